/** What becomes of a table's log, request by request. Seats are in seating.test.ts, clocks in clock.test.ts. */

import type { Rules } from '@quai/engine/contract.ts';
import { drawKey, seededChance } from '@quai/engine/seed.ts';
import type { ClockTerms, Terms } from '@quai/protocol/terms.ts';
import { describe, expect, test } from 'vitest';
import { leftAt } from '../clock.ts';
import { askUndo } from '../consent.ts';
import { startTable } from '../log.ts';
import {
  begin,
  dueOf,
  extended,
  FREE,
  type Handled,
  loadRoom,
  playIn,
  type Room,
  resignIn,
  seatsOf,
  setupOf,
  statusOf,
  timeOutIn,
  undoIn,
} from '../room.ts';
import { giveTime, replaceAbsent, seatBot, stand } from '../seating.ts';
import { beads } from './beads.ts';
import { done, emptyRoom, refusedBy, startedRoom } from './rooms.ts';

const threads: Rules = beads(2);
const BANK: ClockTerms = { kind: 'bank', bank: 60_000, increment: 5000 };

/** Ann and Bob at a table of beads, before the start. */
function waiting(terms: Partial<Terms> = {}): Room {
  const slots = ['ann', 'bob'].map((person) => ({ ...FREE, person, name: person }));
  return { ...emptyRoom(2, terms), rules: threads, host: 'ann', slots };
}

const threading = (terms: Partial<Terms> = {}) => done(begin(waiting(terms), 0));

/** A seat's moves, as an answer to the choice that is open. */
const play = (room: Room, seat: number, moves: string, at = 0): Handled =>
  playIn(room, seat, room.table!.since[seat]!, moves.split(' '), at);

const entriesOf = (handled: Handled) => (handled as Handled & { ok: true }).entries;
const events = (room: Room) => room.told.map(({ seq, event }) => `${seq} ${event.kind} ${event.by}`);

describe('before the start', () => {
  test('nothing can be played, taken back or resigned, and nobody runs out of time', () => {
    const room = waiting({ clock: BANK });
    expect(refusedBy(playIn(room, 0, 0, ['r'], 0))).toBe('table:not-started');
    expect(refusedBy(undoIn(room, 0, 0, 0))).toBe('table:not-started');
    expect(refusedBy(resignIn(room, 0, 'random', 0))).toBe('table:not-started');
    expect(done(timeOutIn(room, 'random', 1e9))).toBe(room);
    expect(statusOf(room)).toBe('open');
  });

  test('a free seat is nobody’s', () => {
    expect(seatsOf(emptyRoom(2), null)).toEqual([]);
    expect(seatsOf(waiting(), 'bob')).toEqual([1]);
    const left = done(stand(waiting(), 'bob', 1));
    const free = { person: null, name: '', bot: null, contribution: '' };
    expect(left.slots[1]).toEqual(free);
    const bot = done(seatBot(left, 'ann', 1, 'random'));
    expect(done(seatBot(bot, 'ann', 1, null)).slots[1]).toEqual(free);
  });

  test('the log names the edition, and leaves its figures to the table', () => {
    const edition = { id: 'mine', hash: 'abc', data: { lamps: 3 } };
    expect(setupOf({ ...waiting(), edition }).edition).toEqual({ id: 'mine', hash: 'abc' });
  });
});

describe('chance', () => {
  test('draw number n is the same however many moves it took to get there', () => {
    const room = startedRoom(2);
    const key = drawKey(room.seed, ['0a', '0a']);
    const first = startTable(room.rules, setupOf(room), seededChance(key, 0), {}, 0);
    expect(room.table!.entries).toEqual(first.entries);
    const choosing = done(play(done(play(room, 0, 'k0')), 1, 'k0'));
    const { pile } = choosing.table!.state as unknown as { pile: number[] };
    expect(entriesOf(play(choosing, 0, 'l'))).toMatchObject([
      { outcomes: [seededChance(key, 4).from(pile, 'lamp')], moves: ['l'] },
    ]);
  });

  test('from a box: whoever draws is asked, and a draw that cannot have come is refused', () => {
    const room: Room = { ...threading(), box: true };
    expect(play(room, 0, 'r d')).toEqual({
      ok: false,
      refusal: { rule: 'table:box', figures: {} },
      asked: { what: 'bead', counts: [2, 2] },
    });
    expect(refusedBy(playIn(room, 0, 0, ['d'], 0, [2]))).toBe('malformed');
    expect(entriesOf(playIn(room, 0, 0, ['r', 'd', 'g'], 0, [1]))).toMatchObject([
      { moves: ['r', 'd'], outcomes: [1] },
    ]);
  });

  test('a fault in the rules is thrown, and not taken for a question or a refusal', () => {
    const fault = () => {
      throw new Error('a fault');
    };
    const rules = { ...threads, setup: fault };
    expect(() => begin({ ...waiting(), rules }, 0)).toThrow('a fault');
    const room = threading();
    const broken: Room = { ...room, table: { ...room.table!, rules: { ...room.rules, clone: fault } } };
    expect(() => play(broken, 0, 'r')).toThrow('a fault');
  });
});

describe('moves', () => {
  test('are one entry, with what they made known', () => {
    const handled = play(threading(), 0, 'r g e', 7);
    expect(entriesOf(handled)).toEqual([{ kind: 'moves', seat: 0, moves: ['r', 'g', 'e'], outcomes: [], at: 7 }]);
    const room = done(handled);
    expect(events(room)).toEqual(['1 strung 0', '1 strung 0']);
    expect(statusOf(room)).toBe('playing');
    expect(statusOf(done(play(room, 1, 'x')))).toBe('over');
  });

  test('that are refused say which one it was', () => {
    expect(play(threading(), 0, 'e')).toEqual({ ok: false, refusal: { rule: 'BD-1', figures: {} }, move: 0 });
    expect(play(threading(), 0, 'r nonsense')).toMatchObject({ refusal: { rule: 'malformed' }, move: 1 });
  });
});

describe('a message that comes twice', () => {
  const again = (room: Room, seat: number, since: number, moves: string) =>
    playIn(room, seat, since, moves.split(' '), 0);

  test('is played once', () => {
    const room = done(play(threading(), 0, 'r g'));
    expect(again(room, 0, 0, 'r g')).toEqual({ ok: true, room, entries: [] });
    const later = done(play(room, 0, 'g'));
    expect(done(again(later, 0, 0, 'r g'))).toBe(later);
    expect(done(again(later, 0, 1, 'g'))).toBe(later);
  });

  test('is another one if any of its moves differ', () => {
    const room = done(play(threading(), 0, 'r g'));
    // A piece of a turn that became one entry with its other pieces.
    expect(done(again(room, 0, 0, 'r'))).toBe(room);
    for (const moves of ['r r', 'g g', 'g r']) expect(refusedBy(again(room, 0, 0, moves)), moves).toBe('stale');
    // Not an answer to the choice before.
    const later = done(play(done(play(threading(), 0, 'r')), 0, 'g'));
    expect(refusedBy(again(later, 0, 1, 'r'))).toBe('stale');
  });

  test('may go on after a draw, where the first one stopped', () => {
    const room = done(play(threading(), 0, 'd r'));
    expect(done(again(room, 0, 0, 'd r'))).toBe(room);
  });

  test('is looked for among the moves of its own seat', () => {
    const both = done(play(done(play(startedRoom(2), 1, 'k1')), 0, 'k0'));
    expect(done(again(both, 0, 0, 'k0'))).toBe(both);
    expect(refusedBy(again(both, 0, 0, 'k1'))).toBe('stale');
    expect(done(again(both, 1, 0, 'k1'))).toBe(both);
    const undone = done(undoIn(done(play(threading(), 0, 'r')), 0, 1, 0));
    expect(refusedBy(again(undone, 0, 1, 'r'))).toBe('stale');
    expect(play(undone, 0, 'r').ok).toBe(true);
  });
});

describe('entries that are no moves', () => {
  test('are told to everybody', () => {
    const room = done(play(threading(), 0, 'r'));
    const undone = undoIn(room, 0, 1, 5);
    expect(entriesOf(undone)).toEqual([{ kind: 'undo', seat: 0, to: 1, consent: false, at: 5 }]);
    expect(done(undone).told.slice(room.told.length)).toEqual([
      { seq: 2, event: { kind: 'table:undo', by: 0, to: 1 } },
    ]);
    expect(events(done(replaceAbsent(room, 'ann', 0, 'random', 3600_000))).at(-1)).toBe('2 table:takeover 0');
    expect(events(done(resignIn(room, 1, 'random', 0))).at(-1)).toBe('2 table:resign 1');
  });

  test('nothing is taken back once the table is over', () => {
    const over = done(play(done(play(threading(), 0, 'r')), 0, 'x'));
    expect(refusedBy(undoIn(over, 0, 2, 0))).toBe('over');
  });

  test('a seat resigns once, and not when the table is over', () => {
    const three = done(resignIn(startedRoom(3), 1, 'random', 0));
    expect(done(resignIn(three, 1, 'random', 0))).toBe(three);
    const over = done(resignIn(threading(), 1, 'random', 0));
    expect(refusedBy(resignIn(over, 0, 'random', 0))).toBe('over');
  });
});

describe('clocks', () => {
  const left = (room: Room, at: number) => leftAt(room.clock!, at, room.pauses);

  test('a move earns its increment if it ends the turn, or draws', () => {
    const room = threading({ clock: BANK });
    const strung = done(play(room, 0, 'r', 1000));
    expect(left(strung, 1000)).toEqual([59_000, 60_000]);
    const drawn = done(play(strung, 0, 'd', 2000));
    expect(left(drawn, 2000)).toEqual([63_000, 60_000]);
    const more = done(play(drawn, 0, 'g', 3000));
    expect(left(more, 3000)).toEqual([62_000, 60_000]);
    const again = done(play(more, 0, 'd', 4000));
    expect(left(again, 4000)).toEqual([66_000, 60_000]);
    expect(left(done(play(again, 0, 'e', 5000)), 5000)).toEqual([70_000, 60_000]);
  });

  test('time that the host gave counts', () => {
    const more = done(giveTime(threading({ clock: BANK }), 'ann', 0, 10_000));
    expect(play(more, 0, 'r', 70_000).ok).toBe(true);
    expect(refusedBy(play(more, 0, 'r', 70_001))).toBe('table:late');
  });

  test('a bot that plays on for somebody absent gets no more time', () => {
    const room = threading({ clock: { kind: 'bank', bank: 601_000, increment: 0 } });
    const replaced = done(replaceAbsent(room, 'ann', 0, 'random', 600_000));
    expect(left(replaced, 600_000)).toEqual([1000, 601_000]);
  });

  test('time is up at the very moment that is said, once', () => {
    const room = threading({ clock: BANK });
    const { at } = dueOf(room)!;
    const out = timeOutIn(room, 'random', at);
    expect(entriesOf(out)).toEqual([{ kind: 'timeout', seat: 0, bot: 'random', at }]);
    expect(events(done(out))).toEqual(['1 table:timeout 0']);
    expect(done(timeOutIn(done(out), 'random', at + 1e9))).toBe(done(out));
    const over = done(resignIn(room, 0, 'random', 0));
    expect(done(timeOutIn(over, 'random', 1e9))).toBe(over);
    const free = threading();
    expect(done(timeOutIn(free, 'random', 1e9))).toBe(free);
  });
});

describe('a room from its log', () => {
  test('is as it was, with what is asked of its seats', () => {
    let room = done(play(threading({ clock: BANK }), 0, 'r d', 1000));
    room = done(askUndo(done(play(room, 0, 'g e', 2000)), 'ann', 0, 1, 3000));
    const stored: Room = { ...waiting({ clock: BANK }), ask: room.ask };
    expect(loadRoom(stored, room.table!.entries)).toEqual(room);
    const beginning = done(begin(waiting(), 0));
    expect(loadRoom(waiting(), beginning.table!.entries)).toEqual(beginning);
    expect(loadRoom(stored, [])).toBe(stored);
  });

  test('of a time without times begins its clocks at nought', () => {
    const entries = [{ kind: 'start', outcomes: [] }] as const;
    expect(loadRoom(waiting({ clock: BANK }), entries).clock!.last).toBe(0);
  });

  test('gets what others added', () => {
    const room = threading();
    const after = done(play(done(play(room, 0, 'r e', 5)), 1, 'g', 6));
    expect(extended(room, after.table!.entries.slice(1))).toEqual(after);
    expect(extended(room, [])).toBe(room);
  });
});
