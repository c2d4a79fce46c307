/** On a map of one's own a score can take a second to add up: it is done once for a table, however many ask for the result. */

import type { Rules } from '@quai/engine/contract.ts';
import { resignIn } from '@quai/table/room.ts';
import { done, startedRoom } from '@quai/table/test/rooms.ts';
import { expect, test } from 'vitest';
import type { Presence } from '../../presence/presence.ts';
import { Replays } from '../../tables/replays.ts';
import { Watchers } from '../../wire/watchers.ts';
import { playedOn } from './two-worlds/worlds.ts';

const presence = { looks: () => {}, left: () => {} } as unknown as Presence;

test('watching, watching again and replaying add the score up once', async () => {
  const begun = startedRoom(2);
  let scored = 0;
  const rules: Rules = {
    ...begun.rules,
    standings: (state) => {
      scored++;
      return begun.rules.standings(state);
    },
  };
  const room = playedOn({ ...begun, rules, table: { ...begun.table!, rules } }, 12, 3);
  const over = done(resignIn(room, 0, 'random', 0));
  scored = 0;
  const watchers = new Watchers(presence);
  const sent: string[] = [];
  for (const person of ['p0', 'p1', null, 'p0', 'p1', null]) {
    const reader = { person, send: (text: string) => void sent.push(text), tables: new Map(), muted: null };
    for (let time = 0; time < 10; time++) watchers.watch(reader, over, { as: time % 2 }, -1, time * 1000);
  }
  expect(sent).toHaveLength(60);
  expect(sent.every((text) => text.includes('"rank":'))).toBe(true);
  const replays = new Replays();
  const last = over.table!.entries.length - 1;
  for (const person of ['p0', null])
    expect(await replays.position(over, person, undefined, last)).toMatchObject({ over: 'resigned' });
  expect(scored).toBe(1);
});
