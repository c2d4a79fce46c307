import { describe, expect, test } from 'vitest';
import { answerAsk as answer, askUndo, rated } from '../consent.ts';
import { playIn, type Room, resignIn, undoIn } from '../room.ts';
import { absent, comeBack, replaceAbsent, seatBot, sit, stand, start } from '../seating.ts';
import { messageFor, positionAt, shutOut } from '../telling.ts';
import { done, emptyRoom, refusedBy, startedRoom } from './rooms.ts';

const play = (room: Room, seat: number, move: string, at = 0) =>
  done(playIn(room, seat, room.table!.since[seat]!, [move], at));
const kept = (seats: number, terms = {}) => {
  let room = startedRoom(seats, terms);
  for (let seat = 0; seat < seats; seat++) room = play(room, seat, 'k0');
  return room;
};

/** An answer to the question that is open. */
const answerAsk = (room: Room, person: string, yes: boolean, at: number) =>
  answer(room, person, { ...room.ask!, seq: room.table!.entries.length }, yes, at);

describe('sitting', () => {
  test('at an invited table, only the host and those with a seat’s key may sit', () => {
    const empty = emptyRoom(2, { visibility: 'invited' });
    const room = { ...empty, slots: empty.slots.map((slot, seat) => ({ ...slot, key: `key${seat}` })) };
    const at = (person: string, seat: number, key?: string) => sit(room, person, person, seat, '00', key, 0);
    expect(refusedBy(at('eve', 0))).toBe('table:invited');
    expect(refusedBy(at('eve', 0, 'key1'))).toBe('table:invited');
    expect(at('p0', 0).ok).toBe(true);
    const seated = done(at('eve', 1, 'key1'));
    expect(messageFor(seated, 'p0').keys).toEqual(['key0', 'key1']);
    expect(messageFor(seated, 'eve').keys).toBeUndefined();
    expect(JSON.stringify(messageFor(seated, 'eve'))).not.toContain('key0');
    // The key stays with the seat.
    expect(done(stand(seated, 'eve', 1)).slots[1]).toMatchObject({ person: null, key: 'key1' });
  });

  test('a reserved seat is only for the person it is reserved for', () => {
    const empty = emptyRoom(2);
    const room = { ...empty, slots: [empty.slots[0]!, { ...empty.slots[1]!, reserved: 'bob' }] };
    expect(refusedBy(sit(room, 'eve', 'Eve', 1, '00', undefined, 0))).toBe('table:reserved');
    expect(sit(room, 'bob', 'Bob', 1, '00', undefined, 0).ok).toBe(true);
    expect(messageFor(room, 'bob').seats[1]).toMatchObject({ kept: true });
    expect(messageFor(room, 'eve').seats[1]).toMatchObject({ kept: false });
  });

  test('a table starts when full, or when its host fills it with bots', () => {
    const room = done(sit(emptyRoom(2, { start: 'full' }), 'p0', 'Ann', 0, '00', undefined, 0));
    expect(room.table).toBeNull();
    expect(done(sit(room, 'p1', 'Bob', 1, '00', undefined, 5)).table!.entries[0]).toMatchObject({
      kind: 'start',
      at: 5,
    });
    const waiting = done(sit(emptyRoom(3), 'p0', 'Ann', 0, '00', undefined, 0));
    expect(refusedBy(start(waiting, 'p0', 0))).toBe('table:not-full');
    const filled = done(start(waiting, 'p0', 0, 'random'));
    expect(filled.slots.map((slot) => slot.bot)).toEqual([null, 'random', 'random']);
    expect(refusedBy(seatBot(filled, 'p0', 1, null))).toBe('table:started');
  });
});

describe('consent', () => {
  test('undoes more than a seat may by itself, once everybody agrees', () => {
    const room = play(kept(3), 0, 's');
    const seq = room.table!.entries.length - 1;
    const on = play(room, 1, 's');
    expect(refusedBy(undoIn(on, 0, seq, 0))).toBe('table:no-undo');
    const asked = done(askUndo(on, 'p0', 0, seq, 0));
    expect(asked.table).toBe(on.table);
    expect(messageFor(asked, 'p2').ask).toEqual({ seat: 0, to: seq, agreed: [0], unrates: false });
    expect(refusedBy(answerAsk(asked, 'eve', true, 0))).toBe('table:not-yours');
    const half = done(answerAsk(asked, 'p1', true, 0));
    expect(half.ask!.agreed).toEqual([0, 1]);
    const back = done(answerAsk(half, 'p2', true, 7));
    expect(back.ask).toBeNull();
    expect(back.table!.entries.at(-1)).toEqual({ kind: 'undo', seat: 0, to: seq, consent: true, at: 7 });
    expect(back.table!.live.every((live) => live.seq < seq)).toBe(true);
  });

  test('one no, or a move, ends the request', () => {
    const room = play(kept(3), 0, 's');
    const asked = done(askUndo(room, 'p0', 0, 1, 0));
    expect(done(answerAsk(asked, 'p1', false, 0)).ask).toBeNull();
    expect(play(asked, 1, 's').ask).toBeNull();
    expect(refusedBy(answerAsk(room, 'p1', true, 0))).toBe('table:nothing-asked');
    expect(refusedBy(askUndo(room, 'p0', 0, 99, 0))).toBe('table:no-undo');
  });

  test('a rated game stays so unless something drawn or revealed is undone', () => {
    const room = play(kept(3, { rated: true }), 0, 's');
    const seq = room.table!.entries.length - 1;
    const plain = done(askUndo(room, 'p0', 0, seq, 0));
    expect(messageFor(plain, 'p1')).toMatchObject({ rated: true, ask: { unrates: false } });
    const back = done(answerAsk(done(answerAsk(plain, 'p1', true, 0)), 'p2', true, 0));
    expect(rated(back)).toBe(true);
    const drawn = play(back, 0, 'l');
    const asked = done(askUndo(drawn, 'p0', 0, drawn.table!.entries.length - 1, 0));
    expect(messageFor(asked, 'p1')).toMatchObject({ rated: true, ask: { unrates: true } });
    expect(rated(done(answerAsk(done(answerAsk(asked, 'p1', true, 0)), 'p2', true, 0)))).toBe(false);
  });

  test.each([true, false])(
    'bots agree to what drew and revealed nothing, and to nothing else (rated: %s)',
    (isRated) => {
      const withBot = () => done(resignIn(kept(3, { rated: isRated }), 2, 'random', 0));
      const on = play(withBot(), 0, 's');
      const seq = on.table!.entries.length - 1;
      expect(done(answerAsk(done(askUndo(on, 'p0', 0, seq, 0)), 'p1', true, 0)).table!.live).toHaveLength(3);
      expect(refusedBy(askUndo(play(withBot(), 0, 'l'), 'p0', 0, seq, 0))).toBe('table:drawn-bots');
    },
  );

  test('a bot that takes over while people answer does not agree either', () => {
    const drawn = play(kept(3), 0, 'l');
    const seq = drawn.table!.entries.length - 1;
    const asked = done(askUndo(drawn, 'p0', 0, seq, 0));
    const { ask } = asked;
    const replaced = { ...done(resignIn(asked, 2, 'random', 0)), ask };
    expect(refusedBy(answerAsk(replaced, 'p1', true, 0))).toBe('table:drawn-bots');
  });

  test('people who all agree go back past a draw where nothing is rated', () => {
    const drawn = play(kept(2), 0, 'l');
    const seq = drawn.table!.entries.length - 1;
    const back = done(answerAsk(done(askUndo(drawn, 'p0', 0, seq, 0)), 'p1', true, 0));
    expect(back.table!.entries.at(-1)).toMatchObject({ kind: 'undo', to: seq, consent: true });
  });

  test('with nobody but a bot to ask, what drew nothing is undone at once', () => {
    const alone = done(replaceAbsent(kept(2), 'p0', 0, 'random', 3600_000));
    const on = play(alone, 0, 's');
    const seq = on.table!.entries.length - 1;
    expect(done(askUndo(on, 'p1', 1, seq, 0)).table!.entries.at(-1)).toMatchObject({ kind: 'undo', consent: true });
  });
});

describe('absent people', () => {
  test('the host may replace a player who has not acted for ten minutes; they may come back', () => {
    const room = kept(3);
    expect(absent(room, 0, 9 * 60_000)).toBe(false);
    expect(absent(room, 0, 10 * 60_000)).toBe(true);
    expect(absent(room, 1, 10 * 60_000)).toBe(false);
    expect(refusedBy(replaceAbsent(room, 'p0', 0, 'random', 60_000))).toBe('table:not-absent');
    expect(refusedBy(replaceAbsent(room, 'p1', 0, 'random', 3600_000))).toBe('table:not-host');
    const replaced = done(replaceAbsent(room, 'p0', 0, 'random', 3600_000));
    expect(replaced.table!.holders[0]).toEqual({ name: 'Ann 0', bot: 'random' });
    const back = done(comeBack(replaced, 'p0', 0, 3700_000));
    expect(back.table!.holders[0]!.bot).toBeNull();
    expect(done(comeBack(back, 'p0', 0, 3700_000))).toBe(back);
  });

  test('with three seats, a bot plays on for who resigned; they cannot come back and are ranked last', () => {
    const room = done(resignIn(kept(3), 0, 'random', 0));
    expect(room.table!.over).toBeNull();
    expect(refusedBy(comeBack(room, 'p0', 0, 0))).toBe('over');
    expect(messageFor(room, 'p1').seats[0]).toMatchObject({ resigned: true, bot: 'random' });
    const over = done(resignIn(room, 1, 'random', 0));
    expect(messageFor(over, 'p2').now!.result!.map((row) => row.rank)).toEqual([2, 2, 1]);
  });
});

describe('watching', () => {
  test('is not allowed once the game starts, if the host says so', () => {
    const closed = { spectators: false };
    expect(shutOut(emptyRoom(2, closed), 'eve', 0)).toBe(false);
    for (const [person, out] of [
      ['p0', false],
      ['p1', false],
      ['eve', true],
      [null, true],
    ] as const)
      expect(shutOut(startedRoom(2, closed), person, 0)).toBe(out);
    expect(shutOut(startedRoom(2), null, 0)).toBe(false);
  });

  test('a spectator knows only what every seat knows; once it is over, anybody may look from any seat', () => {
    const room = kept(2);
    expect(messageFor(room, 'eve', 1)).toMatchObject({ as: null, seed: null });
    expect(messageFor(room, 'eve').events.some(({ event }) => 'only' in event)).toBe(false);
    const mine = messageFor(room, 'p1').events.filter(({ event }) => 'only' in event);
    expect(mine.every(({ event }) => (event.only as { seat: number }).seat === 1)).toBe(true);
    const over = done(resignIn(room, 0, 'random', 0));
    expect(messageFor(over, 'eve', 1)).toMatchObject({ as: 1, seed: room.seed });
    expect(messageFor(over, 'eve').events.some(({ event }) => 'only' in event)).toBe(true);
    expect(positionAt(over, null, 0, 0)!.view).toMatchObject({ viewer: 0 });
    expect(positionAt(room, null, 0, 0)!.view).toMatchObject({ viewer: null });
  });
});
