/** `quai`: the command line. Reads the words, runs the command, turns errors into sentences and exit codes. */

import { parseArgs } from 'node:util';
import { type Command, print, UsageError } from './command.ts';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { checkTablesCommand } from './commands/check-tables.ts';
import { editionCommand } from './commands/edition.ts';
import { moveStoreCommand } from './commands/move-store.ts';
import { movesCommand } from './commands/moves.ts';
import { recordCommand } from './commands/record.ts';
import { replayCommand } from './commands/replay.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';

const commands: Readonly<Record<string, Command>> = {
  serve: serveCommand,
  'move-store': moveStoreCommand,
  backup: backupCommand,
  'check-tables': checkTablesCommand,
  simulate: simulateCommand,
  record: recordCommand,
  replay: replayCommand,
  moves: movesCommand,
  verify: verifyCommand,
  edition: editionCommand,
  bench: benchCommand,
};

export async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    help();
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (command === undefined) throw new UsageError(`there is no command ${JSON.stringify(name)}`);
    return await run(command, rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`quai: ${error.message}\n`);
    if (command === undefined) process.stderr.write('«quai help» lists the commands.\n');
    return 2;
  }
}

async function run(command: Command, words: readonly string[]): Promise<number> {
  const options = { ...command.options, help: { type: 'boolean', help: 'this help' } } as const;
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nusage: ${command.usage}`);
  }
  const { values, positionals } = parsed;
  if (values.help === true) {
    helpFor(command);
    return 0;
  }
  const [least, most] = command.words;
  if (positionals.length < least || positionals.length > most) throw new UsageError(`usage: ${command.usage}`);
  return command.run(positionals, values as Record<string, string | boolean | undefined>);
}

function help(): void {
  print('quai: railway board games on the command line\n');
  for (const command of Object.values(commands)) print(`  ${command.usage.padEnd(40)} ${command.summary}`);
  print(
    '\n«quai <command> --help» shows its options. Exit codes: 0 done, 1 the answer is no, 2 a mistake in the words.',
  );
}

function helpFor(command: Command): void {
  print(`${command.usage}\n  ${command.summary}\n`);
  for (const [name, option] of Object.entries(command.options ?? {}))
    print(`  ${`--${name}${option.type === 'string' ? ' …' : ''}`.padEnd(16)} ${option.help}`);
  for (const line of command.more ?? []) print(line);
}
