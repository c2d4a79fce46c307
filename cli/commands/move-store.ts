/** `quai move-store`: copies a site to another database. */

import { openDatabase } from '@quai/server/store/database.ts';
import { migrate } from '@quai/server/store/migrations/migrate.ts';
import { type Command, print, UsageError } from '../command.ts';
import { copyWithBar, storeAddress, withOpened, withStore } from '../stores.ts';

export const moveStoreCommand: Command = {
  usage: 'quai move-store --from … --to …',
  summary: 'copies a site from one store into an empty one and verifies the copy; stop the server first',
  words: [0, 0],
  options: {
    from: { type: 'string', help: 'sqlite:<path> or postgres://...' },
    to: { type: 'string', help: 'sqlite:<path> or postgres://...' },
  },
  async run(_words, given) {
    const [source, target] = [storeAddress(given.from, 'from'), storeAddress(given.to, 'to')];
    if (source === target) throw new UsageError('--from and --to are the same');
    return withStore(
      source,
      (from) =>
        withOpened(
          () => openDatabase(target, true),
          async (to) => {
            await migrate(from);
            const counts = await copyWithBar(from, to);
            print(`copied and verified: ${counts.person} people, ${counts.game_table} tables, ${counts.entry} entries`);
            return 0;
          },
        ),
      (address) => openDatabase(address, true),
    );
  },
};
