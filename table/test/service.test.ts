import { RequestSchema } from '@quai/protocol/messages.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { appendIn, type Room } from '../room.ts';
import { seatBot, sit, start } from '../seating.ts';
import {
  afterFailure,
  answerTo,
  type Bots,
  type BotTurn,
  botAnswerIn,
  type ChangeRequest,
  isOpen,
  jobOf,
  nextOf,
  requestIn,
} from '../service.ts';
import { done, emptyRoom, refusedBy, startedRoom } from './rooms.ts';

const bots: Bots = { isKnown: (name) => ['regular', 'strong'].includes(name), fallback: 'regular' };
const BANK = { kind: 'bank', bank: 60_000, increment: 0 } as const;

const ask = (room: Room, person: string, request: Readonly<Record<string, unknown>>, now = 0) => {
  const parsed = v.parse(RequestSchema, { id: 1, table: 'room', ...request });
  return requestIn(room, { id: person, name: person }, parsed as ChangeRequest, now, bots);
};

/** p0 against a strong bot, which moves first if `first` says so. */
function againstBot(terms = {}): Room {
  let room = done(sit(emptyRoom(2, terms), 'p0', 'Ann', 0, '0a', undefined, 0));
  room = done(seatBot(room, 'p0', 1, 'strong'));
  return done(start(room, 'p0', 0));
}

/** Plays p0's moves until the bot must act. */
function botsTurn(terms = {}): { room: Room; turn: BotTurn } {
  let room = againstBot(terms);
  for (let tries = 0; tries < 50; tries++) {
    const next = nextOf(room);
    if (next !== null && 'bot' in next) return { room, turn: next.bot };
    const table = room.table;
    if (table === null) throw new Error('not started');
    room = done(ask(room, 'p0', { type: 'play', seat: 0, since: table.since[0], moves: [firstMove(room, 0)] }));
  }
  throw new Error('the bot never had to act');
}

function firstMove(room: Room, seat: number): string {
  const { rules, table } = room;
  if (table === null) throw new Error('not started');
  const open = table.state.open[seat]?.at(-1);
  const step = rules.steps[open?.step ?? ''];
  if (open === undefined || step === undefined || 'run' in step) throw new Error('no decision');
  const legal: unknown[] = [];
  step.candidates(table.state, seat, open, (move) => {
    if (step.check(table.state, seat, open, move) === null) legal.push(move);
  });
  return rules.format(legal[0]);
}

describe('requests', () => {
  test('a request for a seat must come from whoever holds it', () => {
    const room = startedRoom(2);
    for (const request of [
      { type: 'play', seat: 1, since: 0, moves: ['s'] },
      { type: 'undo', seat: 1, to: 1 },
      { type: 'ask', seat: 1, to: 1 },
      { type: 'resign', seat: 1 },
    ])
      expect(refusedBy(ask(room, 'p0', request)), request.type).toBe('table:not-yours');
  });

  test('an unknown bot is refused wherever one is named', () => {
    const waiting = emptyRoom(2);
    expect(refusedBy(ask(waiting, 'p0', { type: 'bot', seat: 0, bot: 'nobody' }))).toBe('table:no-bot');
    expect(refusedBy(ask(waiting, 'p0', { type: 'start', fill: 'nobody' }))).toBe('table:no-bot');
    expect(refusedBy(ask(startedRoom(2), 'p0', { type: 'replace', seat: 1, bot: 'nobody' }))).toBe('table:no-bot');
    expect(done(ask(waiting, 'p0', { type: 'bot', seat: 0, bot: 'strong' })).slots[0]?.bot).toBe('strong');
    expect(done(ask(waiting, 'p0', { type: 'start', fill: 'strong' })).table?.holders[1]?.bot).toBe('strong');
  });

  test('a whole game, from the first seat taken to the end', () => {
    let room = done(ask(emptyRoom(3), 'p0', { type: 'sit', seat: 0, contribution: '0a' }));
    room = done(ask(room, 'p1', { type: 'sit', seat: 1, contribution: '0b' }));
    room = done(ask(room, 'p1', { type: 'stand', seat: 1 }));
    expect(room.slots[1]?.person).toBe(null);
    room = done(ask(room, 'p0', { type: 'start', fill: 'regular' }, 5));
    expect(room.table?.entries[0]?.at).toBe(5);
    room = done(ask(room, 'p0', { type: 'resign', seat: 0 }));
    expect(room.table?.holders[0]?.bot).toBe('regular');
    expect(refusedBy(ask(room, 'p1', { type: 'agree', yes: true }))).toBe('table:not-yours');
    expect(refusedBy(ask(room, 'p0', { type: 'agree', yes: true }))).toBe('table:nothing-asked');
    expect(refusedBy(ask(room, 'p0', { type: 'return', seat: 0 }))).toBe('over');
    expect(refusedBy(ask(room, 'p0', { type: 'time', seat: 0, time: 1000 }))).toBe('table:no-clock');
  });

  test('an answer carries the number of entries, or the refusal and the move it is about', () => {
    const room = startedRoom(2);
    expect(answerTo(4, { ok: true, room, entries: [] })).toEqual({ type: 'answer', id: 4, ok: true, seq: 1 });
    const refusal = { rule: 'RI-8', figures: { need: 3 } };
    expect(answerTo(4, { ok: false, refusal, move: 2 })).toEqual({
      type: 'answer',
      id: 4,
      ok: false,
      refusal,
      move: 2,
    });
    const asked = { what: 'die', counts: [1, 1] };
    expect(answerTo(4, { ok: false, refusal, asked })).toMatchObject({ asked });
    expect(answerTo(4, { ok: false, refusal })).toEqual({ type: 'answer', id: 4, ok: false, refusal });
  });
});

describe('what must happen next', () => {
  test('nothing before the start, after the end, or while people must act', () => {
    expect(nextOf(emptyRoom(2))).toBe(null);
    expect(nextOf(startedRoom(2))).toBe(null);
    const over = done(ask(startedRoom(2, { clock: BANK }), 'p0', { type: 'resign', seat: 0 }));
    expect(over.table?.over).toBe('resigned');
    expect(nextOf(over)).toBe(null);
  });

  test('a clock runs out', () => {
    expect(nextOf(startedRoom(2, { clock: BANK }, 1000))).toEqual({ clock: 61_000 });
  });

  test('a bot’s turn comes before any clock', () => {
    const { room, turn } = botsTurn({ clock: BANK });
    expect(turn).toEqual({ seat: 1, since: room.table?.since[1], bot: 'strong' });
  });
});

describe('a bot’s turn', () => {
  test('its job holds what the seat knows, never the state', () => {
    const { room, turn } = botsTurn();
    const job = jobOf(room, turn, 9);
    expect(job).toEqual({
      game: 'lanterns',
      rulesNumber: 1,
      edition: room.edition,
      options: {},
      seats: 2,
      bot: 'strong',
      seat: 1,
      view: room.rules.view(room.table?.state ?? (null as never), 1),
      random: 9,
      pace: 1,
    });
    expect(jobOf(emptyRoom(2), turn, 9)).toBe(null);
    expect(jobOf(room, { ...turn, since: turn.since + 1 }, 9)).toBe(null);
  });

  test('its answer is played once, and dropped once the choice is no longer its own', () => {
    const { room, turn } = botsTurn();
    const moves = [firstMove(room, 1)];
    const after = done(botAnswerIn(room, turn, moves, 7));
    expect(after.table?.entries.at(-1)).toMatchObject({ kind: 'moves', seat: 1, moves, at: 7 });
    expect(done(botAnswerIn(after, turn, moves, 8))).toBe(after);
    const holder = { name: 'Bob', bot: null };
    const back = done(appendIn(room, { kind: 'takeover', seat: 1, holder, at: 0 }));
    expect(isOpen(back, turn)).toBe(false);
    expect(done(botAnswerIn(back, turn, moves, 8))).toBe(back);
  });

  test('illegal moves are refused, not played', () => {
    const { room, turn } = botsTurn();
    expect(botAnswerIn(room, turn, ['nonsense'], 7)).toMatchObject({ ok: false, refusal: { rule: 'malformed' } });
  });

  test('after a failure the fallback takes the same turn, once', () => {
    const { room, turn } = botsTurn();
    const second = afterFailure(room, turn, bots);
    expect(second).toEqual({ ...turn, bot: 'regular' });
    expect(afterFailure(room, second ?? turn, bots)).toBe(null);
    const after = done(botAnswerIn(room, turn, [firstMove(room, 1)], 7));
    expect(afterFailure(after, turn, bots)).toBe(null);
  });
});
