/** What each subscriber is sent, and what presence hears of it; rooms of a tiny game, no server. */

import { playIn, type Room } from '@quai/table/room.ts';
import { done, emptyRoom, startedRoom } from '@quai/table/test/rooms.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Presence } from '../../presence/presence.ts';
import type { Said } from '../../tables/chat.ts';
import { Watchers } from '../../wire/watchers.ts';
import { type Heard, subscriber } from '../support/memory.ts';

const presence = { looks: vi.fn(), left: vi.fn() };
let watchers: Watchers;
beforeEach(() => {
  watchers = new Watchers(presence as unknown as Presence);
  presence.looks.mockClear();
  presence.left.mockClear();
});

const room = startedRoom(2);
const later = done(playIn(room, 0, 0, ['k0'], 0));
const watching = (person: string | null, at: Room = room, have = -1): Heard => {
  const one = subscriber(person);
  watchers.watch(one, at, {}, have, 5);
  return one;
};
const tablesIn = ({ sent }: Heard) => sent.flatMap((reply) => (reply.type === 'table' ? [reply] : []));

describe('a table', () => {
  test('is sent at once, from the entry after the last one known', () => {
    expect(tablesIn(watching(null))).toMatchObject([{ table: 'room', as: null, from: 0, seq: 1 }]);
    expect(tablesIn(watching('p1', later, 0))).toMatchObject([{ as: 1, from: 1, seq: 2 }]);
    const eve = subscriber('p0');
    watchers.watch(eve, startedRoom(2), { as: 1 }, -1, 5);
    expect(tablesIn(eve)).toMatchObject([{ as: 0 }]);
  });

  test('is sent after every change to those who watch it, each entry once', () => {
    const [ann, eve] = [watching('p0'), watching(null)];
    const elsewhere = watching('p0', { ...room, id: 'hall' });
    watchers.tell(later, 5);
    for (const one of [ann, eve])
      expect(tablesIn(one).map(({ from, seq }) => [from, seq])).toEqual([
        [0, 1],
        [1, 2],
      ]);
    expect(tablesIn(elsewhere)).toHaveLength(1);
  });

  test('is sent again when people sit down, before there are entries', () => {
    const waiting = { ...emptyRoom(2), id: 'open' };
    const eve = watching(null, waiting);
    watchers.tell({ ...waiting, slots: room.slots }, 5);
    watchers.tell({ ...room, id: 'open' }, 5);
    expect(tablesIn(eve).map(({ status, from }) => [status, from])).toEqual([
      ['open', 0],
      ['open', 0],
      ['playing', 0],
    ]);
  });

  test('is not sent again to those for whom nothing has changed', () => {
    const [ann, eve] = [watching('p0'), watching(null)];
    watchers.tell({ ...room }, 5);
    expect([ann.sent.length, eve.sent.length]).toEqual([1, 1]);
    watchers.tell({ ...room, rematch: 'next' }, 5);
    expect([ann.sent.length, eve.sent.length]).toEqual([2, 2]);
    // Whoever asks for it is sent it.
    watchers.watch(eve, { ...room, rematch: 'next' }, {}, 0, 5);
    expect(eve.sent).toHaveLength(3);
  });

  test('is no longer sent to those who stopped watching', () => {
    const [ann, bob] = [watching('p0'), watching('p1')];
    watchers.unwatch(ann, 'room', 7);
    watchers.tell(later, 8);
    expect([ann.sent.length, bob.sent.length, ann.tables.size]).toEqual([1, 2, 0]);
    expect([watchers.has('room'), watchers.tables()]).toEqual([true, ['room']]);
    // Somebody who did not watch does not end it for the others.
    watchers.unwatch(ann, 'room', 7);
    watchers.unwatch(ann, 'nowhere', 7);
    expect(watchers.has('room')).toBe(true);
    watchers.unwatch(bob, 'room', 9);
    expect([watchers.has('room'), watchers.tables()]).toEqual([false, []]);
  });

  test('that no longer has spectators says so, once, and goes on for its players', () => {
    const [ann, eve] = [watching('p0'), watching('eve')];
    const closed = { ...later, terms: { ...later.terms, spectators: false } };
    watchers.tell(closed, 7);
    watchers.tell(closed, 7);
    expect(eve.sent.slice(1)).toEqual([
      { type: 'answer', id: null, ok: false, refusal: { rule: 'table:no-spectators', figures: {} } },
    ]);
    expect([eve.tables.size, tablesIn(ann).length]).toEqual([0, 2]);
    expect(presence.left.mock.calls).toEqual([['eve', 'room', eve, false, 7]]);
  });
});

describe('presence', () => {
  test('hears when somebody stops watching, and whether the connection broke', () => {
    const [ann, bob] = [watching('p0'), watching('p1')];
    watchers.unwatch(ann, 'room', 7);
    watchers.unwatch(bob, 'room', 8, true);
    expect(presence.left.mock.calls).toEqual([
      ['p0', 'room', ann, false, 7],
      ['p1', 'room', bob, true, 8],
    ]);
  });

  test('hears who looks at a table they watch, and who no longer does', () => {
    const ann = watching('p0');
    watchers.look(ann, 'room', true, 6);
    watchers.look(ann, 'room', false, 7);
    watchers.look(ann, 'hall', true, 8);
    expect(presence.looks.mock.calls).toEqual([['p0', 'room', ann, 6]]);
    expect(presence.left.mock.calls).toEqual([['p0', 'room', ann, false, 7]]);
  });

  test('knows nobody without an account', () => {
    const eve = watching(null);
    watchers.look(eve, 'room', true, 6);
    watchers.look(eve, 'room', false, 6);
    watchers.unwatch(eve, 'room', 7);
    expect([presence.looks, presence.left].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  test('is sent to everybody at the table', () => {
    const [eve, elsewhere] = [watching(null), watching('p0', { ...room, id: 'hall' })];
    watchers.tellPresent('room', [1]);
    watchers.tellPresent('nowhere', [1]);
    expect(eve.sent.at(-1)).toEqual({ type: 'present', table: 'room', seats: [1] });
    expect(elsewhere.sent).toHaveLength(1);
  });
});

describe('chat', () => {
  const line = (n: number, more: Partial<Said> = {}): Said => ({
    table_id: 'room',
    n,
    person_id: 'p1',
    seat: 1,
    name: 'Ann 1',
    body: `line ${n}`,
    at: 9,
    ...more,
  });
  const linesIn = ({ sent }: Heard) => sent.flatMap((reply) => (reply.type === 'chat' ? [reply.lines] : []));
  const numbersIn = (one: Heard) => linesIn(one).map((lines) => lines.map(({ n }) => n));
  const reading = (person: string) => {
    const one = watching(person);
    watchers.openChat(one, 'room');
    return one;
  };

  test('is sent as it was said', () => {
    const ann = reading('p0');
    watchers.tellChat('room', [line(0)]);
    expect(linesIn(ann)).toEqual([[{ n: 0, seat: 1, name: 'Ann 1', text: 'line 0', at: 9 }]]);
  });

  test('is for those at the table who have a seat and opened it', () => {
    const ann = reading('p0');
    const [eve, bob] = [reading('eve'), watching('p1')];
    watchers.openChat(subscriber('p0'), 'room');
    watchers.tellChat('room', [line(0)]);
    watchers.tellChat('nowhere', [line(0)]);
    watchers.tellRemoved(line(0));
    watchers.tellRemoved(line(0, { table_id: 'nowhere' }));
    expect([ann, eve, bob].map((one) => linesIn(one).length)).toEqual([2, 0, 0]);
  });

  test('ends for whoever leaves their seat', () => {
    const bob = reading('p1');
    const { slots } = room;
    watchers.tell({ ...later, slots: slots.map((slot, seat) => (seat === 1 ? { ...slot, person: 'eve' } : slot)) }, 5);
    watchers.tellChat('room', [line(0)]);
    expect(linesIn(bob)).toEqual([]);
  });

  test('is sent line by line, each once, whatever is read again', () => {
    const ann = reading('p0');
    watchers.tellChat('room', [line(0), line(1)]);
    watchers.tellChat('room', [line(0), line(1)]);
    watchers.tellChat('room', []);
    watchers.tellLines(ann, 'room', [line(1), line(2), line(3)]);
    expect(numbersIn(ann)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    // Watching again keeps what was read.
    watchers.watch(ann, room, {}, 0, 5);
    watchers.tellChat('room', [line(3), line(4)]);
    expect(numbersIn(ann).slice(2)).toEqual([[4]]);
    watchers.unwatch(ann, 'room', 5);
    watchers.tellLines(ann, 'room', [line(5)]);
    expect(numbersIn(ann)).toHaveLength(3);
  });

  test('leaves out whom the reader has muted', () => {
    const ann = reading('p0');
    ann.muted = new Set(['p1']);
    watchers.tellChat('room', [line(0), line(1, { person_id: 'p0', seat: 0 })]);
    expect(numbersIn(ann)).toEqual([[1]]);
  });

  test('a line that was removed comes again without its text', () => {
    const ann = reading('p0');
    watchers.tellChat('room', [line(0)]);
    watchers.tellRemoved(line(0));
    expect(linesIn(ann)[1]).toMatchObject([{ n: 0, text: '' }]);
  });
});
