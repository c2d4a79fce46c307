import { CopyError, copyStore, countRows } from '@quai/server/copy.ts';
import { openDatabase } from '@quai/server/database.ts';
import { migrate } from '@quai/server/migrations.ts';
import { type Command, print, UsageError } from '../command.ts';
import { progressBar } from '../progress.ts';
import { openExisting, reached, storeAddress } from '../stores.ts';

export const moveStoreCommand: Command = {
  usage: 'quai move-store --from … --to …',
  summary: 'copies a site from one store to another that is empty, and checks it by hashes; stop the server first',
  words: [0, 0],
  options: {
    from: { type: 'string', help: 'sqlite:<path> or postgres://...' },
    to: { type: 'string', help: 'sqlite:<path> or postgres://...' },
  },
  async run(_words, given) {
    const [source, target] = [storeAddress(given.from, 'from'), storeAddress(given.to, 'to')];
    if (source === target) throw new UsageError('--from and --to are the same');
    const from = await openExisting(source);
    const to = await reached(() => openDatabase(target));
    try {
      await migrate(from);
      const total = Object.values(await countRows(from)).reduce((sum, count) => sum + count, 0);
      const bar = progressBar(Math.max(1, total), 'copying');
      const counts = await copyStore(from, to, bar.at);
      bar.end();
      print(`copied and checked: ${counts.person} people, ${counts.game_table} tables, ${counts.entry} entries`);
      return 0;
    } catch (error) {
      if (error instanceof CopyError) throw new UsageError(error.message);
      throw error;
    } finally {
      await from.close();
      await to.close();
    }
  },
};
