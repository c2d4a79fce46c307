/** The command line, `quai`: parses arguments, runs a command, turns errors into messages and exit codes. */

import { parseArgs } from 'node:util';
import { type Command, print, UsageError } from './command.ts';

/** Loaded on demand, so that reading a record need not load the web server. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  'move-store': async () => (await import('./commands/move-store.ts')).moveStoreCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  'check-tables': async () => (await import('./commands/check-tables.ts')).checkTablesCommand,
  admin: async () => (await import('./commands/admin.ts')).adminCommand,
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  record: async () => (await import('./commands/record.ts')).recordCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  moves: async () => (await import('./commands/moves.ts')).movesCommand,
  position: async () => (await import('./commands/position.ts')).positionCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  think: async () => (await import('./commands/think.ts')).thinkCommand,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzlesCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  balance: async () => (await import('./commands/balance.ts')).balanceCommand,
  edition: async () => (await import('./commands/edition.ts')).editionCommand,
  words: async () => (await import('./commands/words.ts')).wordsCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
};

/** A reader that closes early (head, less) is not an error; a full disk is one the user can fix. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`quai: cannot write the output: ${error.code ?? error.message}\n`);
  process.exit(2);
});

const HELP = ['help', '--help', '-h'];

export async function main(argv: readonly string[]): Promise<number> {
  const [first, second] = argv;
  const isHelp = first !== undefined && HELP.includes(first);
  const [name, ...rest] = isHelp && second !== undefined ? [second, '--help'] : argv;
  if (name === undefined || HELP.includes(name)) {
    await help();
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (load === undefined) throw new UsageError(`unknown command ${JSON.stringify(name)}`);
    return await run(await load(), rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`quai: ${error.message}\n`);
    if (load === undefined) process.stderr.write('Run `quai help` for a list of commands.\n');
    return 2;
  }
}

async function run(command: Command, words: readonly string[]): Promise<number> {
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${wrongOption(error as Error)}\nusage: ${command.usage}`);
  }
  const { values, positionals } = parsed;
  if (values.help === true) {
    await helpFor(command);
    return 0;
  }
  const [least, most] = command.words;
  if (positionals.length < least || positionals.length > most) throw new UsageError(`usage: ${command.usage}`);
  return command.run(positionals, values as Record<string, string | boolean | undefined>);
}

/** Node's message about an option, reworded. */
function wrongOption({ message }: Error): string {
  const name = /'(-[^' ]*)/.exec(message)?.[1];
  if (name === undefined) return message;
  if (message.startsWith('Unknown option')) return `unknown option ${name}`;
  if (message.includes('does not take an argument')) return `${name} takes no value`;
  return `${name} needs a value (write ${name}=-… if it starts with a dash)`;
}

async function help(): Promise<void> {
  print('quai: railway board games on the command line\n');
  for (const load of Object.values(commands)) {
    const { usage, summary } = await load();
    print(`  ${usage.padEnd(40)} ${summary}`);
  }
  print('\nRun `quai <command> --help` for its options. Exit codes: 0 success, 1 the check failed, 2 a usage error.');
}

async function helpFor(command: Command): Promise<void> {
  print(`${command.usage}\n  ${command.summary}\n`);
  for (const [name, option] of Object.entries(command.options ?? {}))
    print(`  ${`--${name}${option.type === 'string' ? ' …' : ''}`.padEnd(16)} ${option.help}`);
  for (const line of (await command.more?.()) ?? []) print(line);
}
