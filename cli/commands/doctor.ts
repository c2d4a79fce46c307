import { examine, type Findings } from '@quai/server/store/doctor.ts';
import { unavailableTables } from '@quai/server/tables/check.ts';
import { type Command, print, printProblems } from '../command.ts';
import { sourceStore, withStore } from '../stores.ts';

export const doctorCommand: Command = {
  usage: 'quai doctor [options]',
  summary:
    'says what uses space in the store and what is wrong with it, while the server runs; exit code 1 if anything is',
  words: [0, 0],
  options: { from: { type: 'string', help: 'sqlite:<path> or postgres://... (default: as `quai serve` would use)' } },
  run: (_words, given) =>
    withStore(sourceStore(given.from), async (sql) => {
      const findings = await examine(sql, Date.now());
      const unavailable = await unavailableTables(sql);
      printFindings(findings);
      const problems = [...findings.problems, ...unavailable.map(({ table, problem }) => `table ${table}: ${problem}`)];
      if (problems.length === 0) print('\nnothing is wrong');
      else printProblems(['', ...problems]);
      return problems.length === 0 ? 0 : 1;
    }),
};

function printFindings({ sizes, longest, unused, oldestOpen }: Findings): void {
  print(`${'what'.padEnd(14)}${'rows'.padStart(10)}${'size'.padStart(12)}`);
  for (const { name, rows, bytes } of sizes)
    if (rows > 0) print(`${name.padEnd(14)}${String(rows).padStart(10)}${sizeOf(bytes).padStart(12)}`);
  if (longest.length > 0) print('\nlongest logs');
  for (const { table, game, status, entries, bytes } of longest)
    print(`${table.padEnd(14)}${`${entries} entries`.padStart(14)}${sizeOf(bytes).padStart(12)}  ${game}, ${status}`);
  print(`\n${unused.editions} editions of no table (${sizeOf(unused.bytes)})`);
  if (oldestOpen !== null)
    print(`oldest table waiting for players: ${new Date(oldestOpen).toISOString().slice(0, 10)}`);
}

function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
