/** `quai check-tables`: finds tables that would break after an upgrade. */

import type { Sql } from '@quai/server/store/sql.ts';
import { type Checked, checkTables, unavailableTables } from '@quai/server/tables/check.ts';
import { type Command, print, printProblems } from '../command.ts';
import { progressBar } from '../progress.ts';
import { sourceStore, withStore } from '../stores.ts';

export const checkTablesCommand: Command = {
  usage: 'quai check-tables [options]',
  summary:
    'before an upgrade: replays the games in progress and lists tables this version cannot open; exit code 1 if any',
  words: [0, 0],
  options: {
    from: { type: 'string', help: 'sqlite:<path> or postgres://... (default: the store `quai serve` would use)' },
    all: { type: 'boolean', help: 'also replays finished games' },
  },
  async run(_words, given) {
    return withStore(sourceStore(given.from), (sql) => check(sql, given.all === true));
  },
};

async function check(sql: Sql, finished: boolean): Promise<number> {
  const unavailable = await unavailableTables(sql);
  const known = new Set(unavailable.map(({ table }) => table));
  printTables(unavailable);
  let [checked, broken] = [0, unavailable.length];
  for (const status of finished ? (['playing', 'over'] as const) : (['playing'] as const)) {
    let bar: ReturnType<typeof progressBar> | null = null;
    const result = await checkTables(sql, status, (done, of) => {
      bar ??= progressBar(of, 'replaying');
      bar.at(done);
    });
    (bar as ReturnType<typeof progressBar> | null)?.end();
    const more = result.broken.filter(({ table }) => !known.has(table));
    printTables(more);
    checked += result.checked;
    broken += more.length;
  }
  print(`${checked} tables replayed, ${broken} broken`);
  return broken === 0 ? 0 : 1;
}

const printTables = (tables: readonly Checked[]) =>
  printProblems(tables.map(({ table, problem }) => `${table}: ${problem}`));
