/** Whoever asks for changes knows after each of them what a whole message would say, for every game and viewer. */

import { randomFrom } from '@quai/engine/random.ts';
import { games } from '@quai/games/list.ts';
import { openGame } from '@quai/games/open.ts';
import islandMap from '@quai/games/rails/test/maps/island.json' with { type: 'json' };
import { type Change, withChange } from '@quai/protocol/change.ts';
import type { TableMessage } from '@quai/protocol/messages.ts';
import { undoable } from '@quai/table/log.ts';
import { begin, type Room, undoIn } from '@quai/table/room.ts';
import { eventsBefore, messageFor } from '@quai/table/telling.ts';
import { done, emptyRoom, startedRoom } from '@quai/table/test/rooms.ts';
import { expect, test } from 'vitest';
import type { Presence } from '../../presence/presence.ts';
import { Watchers, type Watching } from '../../wire/watchers.ts';
import { playedOn } from '../attacks/two-worlds/worlds.ts';
import { type Heard, subscriber } from '../support/memory.ts';

const presence = { looks: () => {}, left: () => {} } as unknown as Presence;
const AT = 5;

/** What a page knows that was sent these messages: each table as a whole, with all its events. */
function known({ sent }: Heard): TableMessage {
  let table: TableMessage | null = null;
  for (const reply of sent) {
    if (reply.type === 'table') table = reply;
    else if (reply.type === 'change' && table !== null) {
      const { change, from, events } = reply;
      const after: TableMessage = change === null ? table : (withChange(table, change as Change) as TableMessage);
      expect(from).toBe(table.seq);
      table = { ...after, from: table.from, events: [...table.events, ...events] };
    }
  }
  if (table === null) throw new Error('nothing was sent');
  return table;
}

const carried = (value: unknown) => JSON.parse(JSON.stringify(value));

async function begun(game: string, seats: number): Promise<Room> {
  const own = game === 'rails' ? { edition: { id: 'own', data: islandMap } } : {};
  const opened = await openGame(game, { seats, ...own });
  if (!opened.ok) throw new Error(opened.problems.join());
  const { rules, edition } = opened.value;
  const room = { ...emptyRoom(seats), game, rules, edition: { id: 'own', hash: edition.hash, data: { large: true } } };
  const slots = room.slots.map((slot, seat) => ({ ...slot, person: `p${seat}`, name: `P${seat}` }));
  return done(begin({ ...room, slots }, 0));
}

/** Of each game the fewest players that make more than one. */
const SETTINGS = games.map(({ meta }) => [meta.id, Math.max(2, meta.seats.min)] as const);

test.each(SETTINGS)('%s with %i players, move by move, with undo', async (game, seats) => {
  const watchers = new Watchers(presence);
  const readers = [null, 'p0', 'p1'].map((person) => subscriber(person));
  let room = await begun(game, seats);
  for (const reader of readers) watchers.watch(reader, room, { changes: true }, -1, AT);
  const late = subscriber(null);
  const random = randomFrom(7);
  for (let moves = 0; moves < 30 && room.table!.over === null; moves++) {
    const seat = random.below(seats);
    const last = random.below(3) === 0 ? undoable(room.table!, seat) : null;
    room = last === null ? playedOn(room, room.table!.entries.length + 1, moves) : done(undoIn(room, seat, last, AT));
    watchers.tell(room, AT);
    if (moves === 10) watchers.watch(late, room, { changes: true }, -1, AT);
    for (const reader of moves < 10 ? readers : [...readers, late])
      expect(known(reader)).toEqual(carried(messageFor(room, reader.person, undefined, -1, AT)));
  }
  const [spectator, ann] = readers;
  expect(ann!.sent.filter(({ type }) => type === 'table')).toHaveLength(1);
  // Spectators who came at different times are sent the same text.
  expect(late.sent.at(-1)).toEqual(spectator!.sent.at(-1));
  expect(late.sent.at(-1)?.type).toBe('change');
});

test('whoever does not ask for changes is sent whole tables', () => {
  const watchers = new Watchers(presence);
  const bot = subscriber('p0');
  const room = startedRoom(2);
  watchers.watch(bot, room, {}, -1, AT);
  watchers.tell(playedOn(room, 2, 1), AT);
  expect(bot.sent.map(({ type }) => type)).toEqual(['table', 'table']);
});

test('whoever watches anew is sent the whole table again', () => {
  const watchers = new Watchers(presence);
  const ann = subscriber('p0');
  const room = startedRoom(2);
  for (const have of [-1, 0]) watchers.watch(ann, room, { changes: true }, have, AT);
  expect(ann.sent.map(({ type }) => type)).toEqual(['table', 'table']);
});

test('moves: false leaves out the legal moves, and nothing else', async () => {
  const room = startedRoom(2);
  const [listed, not] = [undefined, false].map((moves) => {
    const reader = subscriber('p0');
    new Watchers(presence).watch(reader, room, { changes: true, moves }, -1, AT);
    return known(reader);
  });
  expect(listed!.now!.moves.length).toBeGreaterThan(0);
  expect(not).toEqual({ ...listed, now: { ...listed!.now, moves: [] } });
});

test('recent: the last events at first, and the earlier ones on request, each once', () => {
  const room = playedOn(startedRoom(2), 12, 3);
  const { length } = room.table!.entries;
  const watch = (watching: Watching, have = -1) => {
    const reader = subscriber('p0');
    new Watchers(presence).watch(reader, room, watching, have, AT);
    return known(reader);
  };
  const all = watch({});
  const recent = watch({ changes: true, recent: 3 });
  expect([all.from, recent.from]).toEqual([0, length - 3]);
  const earlier = eventsBefore(room, 'p0', undefined, recent.from);
  expect(earlier.from).toBe(0);
  expect([...carried(earlier.events), ...recent.events]).toEqual(all.events);
  expect(earlier.events.length).toBeGreaterThan(0);
  // Nothing is left out between what somebody has and what they are sent.
  expect(watch({ recent: 3 }, 2).from).toBe(3);
});

test('spectators share a message while its clocks are accurate enough', () => {
  const clock = { kind: 'bank', bank: 600_000, increment: 0 } as const;
  const room = startedRoom(2, { clock });
  const watchers = new Watchers(presence);
  const leftAt = (now: number) => {
    const reader = subscriber(null);
    watchers.watch(reader, room, {}, -1, now);
    return known(reader).clock!.left[0];
  };
  expect([0, 60, 99, 100, 150].map(leftAt)).toEqual([600_000, 600_000, 600_000, 599_900, 599_900]);
});

test('everybody who watches is told that a bot waits, and that it no longer does', () => {
  const watchers = new Watchers(presence);
  const [ann, elsewhere] = [subscriber('p0'), subscriber('p0')];
  watchers.watch(ann, startedRoom(2), {}, -1, AT);
  watchers.watch(elsewhere, { ...startedRoom(2), id: 'hall' }, {}, -1, AT);
  for (const on of [true, false]) watchers.tellQueued('room', on);
  expect(ann.sent.slice(1)).toEqual([true, false].map((on) => ({ type: 'queued', table: 'room', on })));
  expect(elsewhere.sent).toHaveLength(1);
});
