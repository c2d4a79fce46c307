/** Settings from the environment. A wrong one is named and stops the start; none is guessed. */

import { join, resolve } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the data. */
  readonly data: string;
  readonly logLevel: string;
  readonly trustProxy: boolean;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>, folder: string): Config {
  const port = env.PORT ?? '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new ConfigError(`PORT must be a number from 0 to 65535, not ${JSON.stringify(port)}`);
  const logLevel = env.QUAI_LOG ?? 'warn';
  if (!LEVELS.includes(logLevel))
    throw new ConfigError(`QUAI_LOG must be one of ${LEVELS.join(', ')}, not ${JSON.stringify(logLevel)}`);
  const proxy = env.QUAI_PROXY ?? '0';
  if (proxy !== '0' && proxy !== '1') throw new ConfigError(`QUAI_PROXY must be 0 or 1, not ${JSON.stringify(proxy)}`);
  const data = env.QUAI_DATA ?? './data';
  if (data.trim() === '') throw new ConfigError('QUAI_DATA must name a folder');
  return {
    port: Number(port),
    host: env.QUAI_HOST ?? '0.0.0.0',
    data: resolve(folder, data),
    logLevel,
    trustProxy: proxy === '1',
  };
}

export const databasePath = (config: Config) => join(config.data, 'quai.sqlite');
