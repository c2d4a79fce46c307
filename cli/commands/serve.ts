/** `quai serve`: runs the server. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, readConfig, settings, unknownSettings } from '@quai/server/boot/config.ts';
import { serve } from '@quai/server/boot/serve.ts';
import { StoreFault, StoreGone } from '@quai/server/store/sql.ts';
import { type Command, print, printProblems, UsageError } from '../command.ts';

/** Set by the build, so that pages of another build can be told to reload. */
declare const QUAI_BUILD: string | undefined;

export const serveCommand: Command = {
  usage: 'quai serve',
  summary: 'serves the site; `quai serve --help` lists the settings, which come from the environment',
  words: [0, 0],
  more: async () => [
    'Environment variables:',
    ...settings.map(
      ({ name, fallback, help }) => `  ${name.padEnd(26)} ${fallback === '' ? '' : `[${fallback}] `}${help}`,
    ),
  ],
  async run() {
    const site = fileURLToPath(new URL('../web', import.meta.url));
    const build = typeof QUAI_BUILD === 'string' ? QUAI_BUILD : 'development';
    try {
      const config = readConfig(process.env, process.cwd());
      const unread = unknownSettings(process.env);
      printProblems(unread.map((name) => `unknown setting ${name} is ignored; see \`quai serve --help\``));
      const server = await serve(config, existsSync(site) ? site : undefined, build);
      print(`Quai is running at ${server.address} (data in ${placeOf(config)}; press Ctrl-C to stop)`);
      if (server.adminCode !== null) printFirstCode(config.url ?? server.address, server.adminCode);
      await stopSignal();
      await server.stop();
      return 0;
    } catch (error) {
      if (error instanceof ConfigError || error instanceof StoreGone) throw new UsageError(error.message);
      if (error instanceof StoreFault) throw new UsageError(`the store cannot be used: ${error.message}`);
      throw error;
    }
  },
};

function printFirstCode(site: string, code: string): void {
  print(
    `This site has no administrator yet. To become it, enter the code ${code.replace(/^.{5}/, '$&-')} at ${site}/admin within 24 hours.`,
  );
}

/** Where the data is, without a password. */
function placeOf({ database, data }: Config): string {
  if (database.startsWith('sqlite:')) return data;
  return URL.canParse(database) ? `PostgreSQL at ${new URL(database).host}` : 'PostgreSQL';
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
