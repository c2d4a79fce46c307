import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, readConfig, settings, unknownSettings } from '@quai/server/boot/config.ts';
import { serve } from '@quai/server/boot/serve.ts';
import { StoreFault, StoreGone } from '@quai/server/store/sql.ts';
import { type Command, print, printProblems, UsageError } from '../command.ts';

/** Set by the build; a page made for another build is told so. */
declare const QUAI_BUILD: string | undefined;

export const serveCommand: Command = {
  usage: 'quai serve',
  summary: 'serves the site; settings come from the environment: «quai serve --help» lists them',
  words: [0, 0],
  more: async () => [
    'Settings of the environment:',
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
      printProblems(unread.map((name) => `${name} is no setting and is not read; «quai serve --help» lists them`));
      const server = await serve(config, existsSync(site) ? site : undefined, build);
      print(`Quai is at ${server.address} (data in ${placeOf(config)}; Ctrl-C stops it)`);
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

/** Where the data is, without any password. */
function placeOf({ database, data }: Config): string {
  if (database.startsWith('sqlite:')) return data;
  return URL.canParse(database) ? `PostgreSQL at ${new URL(database).host}` : 'PostgreSQL';
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
