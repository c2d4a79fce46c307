import { Store } from '@quai/server/store/store.ts';
import { checkTables } from '@quai/server/tables/check.ts';
import { type Command, print, printProblems } from '../command.ts';
import { progressBar } from '../progress.ts';
import { sourceStore, withStore } from '../stores.ts';

export const checkTablesCommand: Command = {
  usage: 'quai check-tables [options]',
  summary: 'before an upgrade: replays the tables under way with the rules of this program; exit code 1 if one breaks',
  words: [0, 0],
  options: {
    from: { type: 'string', help: 'sqlite:<path> or postgres://... (default: as `quai serve` would use)' },
    all: { type: 'boolean', help: 'finished tables too' },
  },
  async run(_words, given) {
    return withStore(sourceStore(given.from), (sql) => check(new Store(sql), given.all === true));
  },
};

async function check(store: Store, finished: boolean): Promise<number> {
  let [checked, broken] = [0, 0];
  for (const status of finished ? (['playing', 'over'] as const) : (['playing'] as const)) {
    let bar: ReturnType<typeof progressBar> | null = null;
    const result = await checkTables(store, status, (done, of) => {
      bar ??= progressBar(of, 'replaying');
      bar.at(done);
    });
    (bar as ReturnType<typeof progressBar> | null)?.end();
    printProblems(result.broken.map(({ table, problem }) => `${table}: ${problem}`));
    checked += result.checked;
    broken += result.broken.length;
  }
  print(`${checked} tables replayed, ${broken} broken`);
  return broken === 0 ? 0 : 1;
}
