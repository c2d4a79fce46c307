/**
 * For every game with secrets and every viewer: two worlds that differ only in what the viewer may not know send the same bytes,
 * whatever is asked for, and the same notices.
 */

import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import { games } from '@quai/games/list.ts';
import { openGame } from '@quai/games/open.ts';
import islandMap from '@quai/games/rails/test/maps/island.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { changesTold, openWorlds, type Setting } from './stage.ts';
import { viewersOf } from './worlds.ts';

const SETTINGS: readonly Setting[] = [
  { game: 'railroad-ink', seats: 3 },
  { game: 'railroad-ink', seats: 2, options: { expansion: 'lake' } },
  { game: 'berlin', seats: 3 },
  { game: 'northern-lights', seats: 3 },
  { game: 'rails', seats: 2, data: islandMap },
];
const ENTRIES = [2, 3, 5, 8];
const WORLDS = 2;

const worlds = await openWorlds();

test('every game with secrets is compared', async () => {
  for (const { meta } of games) {
    const { kitOf } = await import(join(import.meta.dirname, '../../../../games', meta.id, 'test/kit.ts'));
    const { data } = SETTINGS.find(({ game }) => game === meta.id) ?? {};
    const opened = await openGame(meta.id, data === undefined ? {} : { edition: { id: 'own', data } });
    if (!opened.ok) throw new Error(opened.problems.join());
    const compared = SETTINGS.some(({ game }) => game === meta.id);
    expect(compared, meta.id).toBe(kitOf(opened.value.rules).secrets);
  }
});

describe.each(SETTINGS)('$game, $seats seats, $options', (setting) => {
  const viewers = viewersOf(setting.seats);

  test.each(viewers)('viewer %s is sent the same in both worlds', async (viewer) => {
    let compared = 0;
    for (const entries of ENTRIES) {
      const pair = await worlds.pair(setting, entries, viewer, WORLDS);
      if (pair === null) continue;
      for (const other of pair.others) {
        expect(await worlds.difference(await worlds.inBoth(pair.one, other), viewer)).toBeNull();
        const own = pair.one.room.table?.entries ?? [];
        expect(changesTold(pair.one.room, other, viewer)).toEqual(changesTold(pair.one.room, own, viewer));
        compared++;
      }
    }
    // If a view revealed too much, no two worlds would look alike.
    expect(compared).toBeGreaterThan(0);
  });

  test('everybody gets the same notices', async () => {
    await worlds.forgetNotices();
    for (const viewer of viewers) {
      for (const entries of ENTRIES) {
        const pair = await worlds.pair(setting, entries, viewer);
        if (pair !== null) await worlds.inBoth(pair.one, at(pair.others, 0), true);
        await worlds.noticesSent();
      }
    }
    expect(await worlds.noticeDifference(viewers)).toBeNull();
  });
});
