import type { ClockTerms } from '@quai/protocol/terms.ts';
import { describe, expect, test } from 'vitest';
import { advance, type Clock, leftAt, nextDue, startClock } from '../clock.ts';
import { answerAsk, askUndo, rated } from '../consent.ts';
import { dueOf, loadRoom, playIn, type Room, timeOutIn, undoIn } from '../room.ts';
import { comeBack, giveTime } from '../seating.ts';
import { messageFor } from '../telling.ts';
import { done, emptyRoom, refusedBy, startedRoom } from './rooms.ts';

const BANK: ClockTerms = { kind: 'bank', bank: 60_000, increment: 5000 };
const DAY = 24 * 3600_000;

const play = (room: Room, seat: number, move: string, at: number) =>
  playIn(room, seat, room.table!.since[seat]!, [move], at);
const left = (room: Room, at: number) => leftAt(room.clock!, at, room.pauses);

/** Both have kept a card; seat 0 must lift or stop. */
function choosing(clock: ClockTerms): Room {
  const room = startedRoom(2, { clock }, 1000);
  return done(play(done(play(room, 0, 'k0', 2000)), 1, 'k0', 4000));
}

describe('bank and increment', () => {
  test('the clocks of all seats that must act run at once, the others do not', () => {
    const room = startedRoom(2, { clock: BANK }, 1000);
    expect(left(room, 3000)).toEqual([58_000, 58_000]);
    const after = done(play(room, 0, 'k0', 2000));
    // One second used, five earned; only seat 1's clock runs on.
    expect(left(after, 12_000)).toEqual([64_000, 49_000]);
    expect(dueOf(after)).toEqual({ seat: 1, at: 61_000 });
  });

  test('undoing a turn takes back what it earned and returns no time', () => {
    let room = choosing(BANK);
    expect(left(room, 4000)).toEqual([64_000, 62_000]);
    room = done(play(room, 0, 's', 10_000));
    expect(left(room, 10_000)).toEqual([63_000, 62_000]);
    room = done(undoIn(room, 0, 3, 11_000));
    expect(left(room, 11_000)).toEqual([58_000, 61_000]);
    // Repeating it gains nothing.
    for (let at = 12_000; at < 20_000; at += 2000)
      room = done(undoIn(done(play(room, 0, 's', at)), 0, room.table!.entries.length, at + 1000));
    expect(left(room, 20_000)[0]).toBeLessThan(58_000);
  });

  test('a move received in time counts even if handled late; a late one is refused', () => {
    const room = choosing(BANK);
    const due = dueOf(room)!;
    expect(due.seat).toBe(0);
    expect(play(room, 0, 's', due.at).ok).toBe(true);
    expect(refusedBy(play(room, 0, 's', due.at + 1))).toBe('table:late');
  });

  test('a time-out is an entry: a bot plays on, the game is no longer rated, and the person may come back', () => {
    const room = { ...choosing(BANK), terms: { ...startedRoom(2).terms, clock: BANK, rated: true } };
    const due = dueOf(room)!;
    expect(rated(room)).toBe(true);
    expect(done(timeOutIn(room, 'random', due.at - 1))).toBe(room);
    const out = done(timeOutIn(room, 'random', due.at + 1000));
    expect(out.table!.entries.at(-1)).toEqual({ kind: 'timeout', seat: 0, bot: 'random', at: due.at + 1000 });
    expect(out.table!.holders[0]).toEqual({ name: 'Ann 0', bot: 'random' });
    expect(rated(out)).toBe(false);
    expect(dueOf(out)).toBeNull();
    expect(messageFor(out, 'p1').seats[0]).toMatchObject({ name: 'Ann 0', bot: 'random', away: true });
    expect(out.told.at(-1)!.event).toEqual({ kind: 'table:timeout', by: 0 });
    expect(refusedBy(comeBack(out, 'p1', 0, due.at + 9000))).toBe('table:not-yours');
    const back = done(comeBack(out, 'p0', 0, due.at + 9000));
    expect(back.table!.holders[0]).toEqual({ name: 'Ann 0', bot: null });
    expect(left(back, due.at + 9000)[0]).toBe(30_000);
    expect(back.told.at(-1)!.event).toEqual({ kind: 'table:return', by: 0 });
  });

  test('the host adds time', () => {
    const room = choosing(BANK);
    const { at } = dueOf(room)!;
    expect(refusedBy(giveTime(room, 'p1', 0, 60_000))).toBe('table:not-host');
    const more = done(giveTime(room, 'p0', 0, 60_000));
    expect(dueOf(more)).toEqual({ seat: 0, at: at + 60_000 });
    expect(messageFor(more, null, undefined, -1, at).clock).toEqual({ left: [60_000, 62_000], running: [true, false] });
    expect(refusedBy(giveTime(startedRoom(2), 'p0', 0, 60_000))).toBe('table:no-clock');
  });

  test('no clock runs while no server is running', () => {
    const room: Room = { ...choosing(BANK), pauses: [[10_000, 50_000]] };
    expect(left(room, 30_000)[0]).toBe(64_000 - 6000);
    expect(left(room, 55_000)[0]).toBe(64_000 - 11_000);
    expect(dueOf(room)!.at).toBe(4000 + 64_000 + 40_000);
    const after = done(play(room, 0, 's', 60_000));
    expect(left(after, 60_000)[0]).toBe(64_000 - 16_000 + 5000);
    // A pause before the last entry has already been counted.
    expect(dueOf(after)!.at).toBe(60_000 + 62_000);
  });

  test('the clocks follow from the log alone', () => {
    const room = { ...done(play(choosing(BANK), 0, 's', 9000)) };
    const again = loadRoom({ ...emptyRoom(2, { clock: BANK }), slots: room.slots }, room.table!.entries);
    expect(again.clock).toEqual(room.clock);
    expect(again.told).toEqual(room.told);
  });
});

test('days per move: every turn starts with all of them', () => {
  let room = choosing({ kind: 'days', days: 3 });
  expect(dueOf(room)).toEqual({ seat: 0, at: 4000 + 3 * DAY });
  room = done(play(room, 0, 's', 2 * DAY));
  expect(dueOf(room)).toEqual({ seat: 1, at: 2 * DAY + 3 * DAY });
  room = done(undoIn(room, 0, 3, 2 * DAY + 1000));
  // Two days of the turn are used up, undone or not.
  expect(dueOf(room)).toEqual({ seat: 0, at: 3 * DAY + 5000 });
});

test('what all agreed to take back leaves nobody without time', () => {
  const back = (room: Room, at: number) => {
    const asked = { seat: 0, to: 1, seq: room.table!.entries.length };
    return done(answerAsk(done(askUndo(room, 'p0', 0, 1, at)), 'p1', asked, true, at));
  };
  let days = startedRoom(2, { clock: { kind: 'days', days: 3 } }, 0);
  // Two days for the card and two for the next choice: more than one turn has, and all of it is undone.
  days = done(play(done(play(days, 0, 'k0', 2 * DAY)), 1, 'k0', 2 * DAY));
  days = back(done(play(days, 0, 's', 4 * DAY)), 4 * DAY);
  expect(left(days, 4 * DAY)).toEqual([3 * DAY, 3 * DAY]);
  expect(dueOf(days)!.at).toBe(7 * DAY);
  let bank = startedRoom(2, { clock: BANK }, 0);
  bank = done(play(done(play(bank, 0, 'k0', 50_000)), 1, 'k0', 50_000));
  bank = back(done(play(bank, 0, 's', 64_000)), 64_000);
  expect(left(bank, 64_000)).toEqual([30_000, 30_000]);
});

test('without a clock nothing is ever due', () => {
  const room = startedRoom(2);
  expect(dueOf(room)).toBeNull();
  expect(messageFor(room, 'p0').clock).toBeNull();
});

describe('clocks by themselves', () => {
  const both = [true, true];
  const clock: Clock = { last: 1000, left: [60_000, 60_000], running: both, earned: [] };
  const terms: ClockTerms = { ...BANK, bank: 600_000 };

  test('a clock begins with nothing earned', () => {
    expect(startClock(BANK, [true, false], 5)).toEqual({
      last: 5,
      left: [60_000, 60_000],
      running: [true, false],
      earned: [],
    });
    expect(startClock({ kind: 'none' }, both, 5)).toBeNull();
  });

  test('the seat with the least time is due first, and the first seat among equals', () => {
    const due = (left: number[], extra: number[] = []) => nextDue({ ...clock, left }, extra, []);
    expect(due([500, 400])).toEqual({ seat: 1, at: 1400 });
    expect(due([400, 500])).toEqual({ seat: 0, at: 1400 });
    expect(due([400, 400])).toEqual({ seat: 0, at: 1400 });
    expect(due([400, 500], [200])).toEqual({ seat: 1, at: 1500 });
    expect(nextDue({ ...clock, running: [false, false] }, [], [])).toBeNull();
  });

  test('an undo takes away what was earned since, and remembers what was earned before', () => {
    const earned = [
      { seq: 2, seat: 0, time: 5000 },
      { seq: 3, seat: 1, time: 6000 },
      { seq: 4, seat: 0, time: 7000 },
    ];
    const back = advance({ ...clock, earned }, BANK, { seq: 5, at: 1000, running: both, undoneTo: 3 }, []);
    expect(back.left).toEqual([53_000, 54_000]);
    expect(back.earned).toEqual([earned[0]]);
    // The same entries are not taken away twice.
    expect(advance(back, BANK, { seq: 6, at: 1000, running: both, undoneTo: 3 }, []).left).toEqual(back.left);
  });

  test('an entry that earns nothing and undoes nothing only lets the time run', () => {
    const earned = [{ seq: 2, seat: 0, time: 5000 }];
    const next = advance({ ...clock, earned }, BANK, { seq: 3, at: 2000, running: both }, []);
    expect(next).toEqual({ last: 2000, left: [59_000, 59_000], running: both, earned });
    expect(Object.keys(next.left)).toEqual(['0', '1']);
  });

  test('who comes back has a tenth of a long bank, and keeps what they have if it is more', () => {
    const back = (left: number) => advance({ ...clock, left: [left, 7] }, terms, { ...step, back: 0 }, []).left;
    const step = { seq: 3, at: 1000, running: both };
    expect(back(-5)).toEqual([60_000, 7]);
    expect(back(60_001)).toEqual([60_001, 7]);
    expect(advance({ ...clock, left: [0, 1] }, terms, { ...step, agreed: true }, []).left).toEqual([60_000, 60_000]);
  });

  test('a pause that is over before the last entry, or begins after now, changes nothing', () => {
    expect(leftAt(clock, 3000, [[0, 900]])).toEqual([58_000, 58_000]);
    expect(leftAt(clock, 3000, [[4000, 5000]])).toEqual([58_000, 58_000]);
    expect(nextDue(clock, [], [[0, 900]])).toEqual({ seat: 0, at: 61_000 });
  });

  test('an entry before the last one, from a node whose clock is behind, takes no time', () => {
    const next = advance(clock, BANK, { seq: 3, at: 500, running: both }, []);
    expect([next.last, next.left]).toEqual([1000, [60_000, 60_000]]);
  });
});
