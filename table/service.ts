/**
 * What a request or a bot's answer does to a room, and what must happen next. Pure, and the same on the server and in an offline
 * browser, which add a store, a clock and threads.
 */

import type { Refusal, Seat } from '@quai/engine/contract.ts';
import type { Answer, Request } from '@quai/protocol/messages.ts';
import { answerAsk, askUndo } from './consent.ts';
import { correctIn } from './correct.ts';
import { acting } from './log.ts';
import type { TableKind } from './opening.ts';
import {
  changed,
  dueOf,
  type Handled,
  heldBy,
  isFull,
  no,
  playIn,
  type Room,
  resignIn,
  seatsOf,
  undoIn,
} from './room.ts';
import { comeBack, giveTime, replaceAbsent, seatBot, sit, stand, start } from './seating.ts';

/** Whoever sent a request. */
export type Asker = Readonly<{ id: string; name: string }>;

/** What tables need to know about bots: which names exist, and which one steps in for a person or for a bot that failed. */
export interface Bots {
  isKnown(name: string): boolean;
  readonly fallback: string;
}

/** Requests that do not change the room. */
type Other = 'watch' | 'unwatch' | 'replay' | 'events' | 'rematch' | 'say' | 'mute' | 'look';
export type ChangeRequest = Exclude<Request, { type: Other }>;

/** The room after a request with the entries to store, or why it is refused. */
export function requestIn(room: Room, asker: Asker, request: ChangeRequest, now: number, bots: Bots): Handled {
  const { id, name } = asker;
  const own = 'seat' in request && seatsOf(room, id).includes(request.seat);
  const mine = (work: () => Handled): Handled => (own ? work() : no('table:not-yours'));
  switch (request.type) {
    case 'sit':
      return sit(room, id, name, request.seat, request.contribution, request.key, now);
    case 'stand':
      return stand(room, id, request.seat);
    case 'bot':
      if (request.bot !== null && !bots.isKnown(request.bot)) return no('table:no-bot');
      return seatBot(room, id, request.seat, request.bot);
    case 'start':
      if (request.fill !== undefined && !bots.isKnown(request.fill)) return no('table:no-bot');
      return start(room, id, now, request.fill, request.outcomes);
    case 'play':
      return mine(() => {
        const { seat, since, moves, outcomes, held } = request;
        return playIn(room, seat, since, moves, now, outcomes, held);
      });
    case 'undo':
      return mine(() => undoIn(room, request.seat, request.to, now));
    case 'ask':
      return mine(() => askUndo(room, id, request.seat, request.to, now));
    case 'correct':
      return mine(() => correctIn(room, request.seat, now, request.outcomes));
    case 'agree':
      return answerAsk(room, id, request.asked, request.yes, now);
    case 'resign':
      return mine(() => resignIn(room, request.seat, bots.fallback, now));
    case 'replace':
      if (!bots.isKnown(request.bot)) return no('table:no-bot');
      return replaceAbsent(room, id, request.seat, request.bot, now);
    case 'return':
      return comeBack(room, id, request.seat, now);
    case 'time':
      return giveTime(room, id, request.seat, request.time);
  }
}

/** The answer to a request, as a message. */
export function answerTo(id: number, handled: Handled): Answer {
  if (handled.ok) return { type: 'answer', id, ok: true, seq: handled.room.table?.entries.length ?? 0 };
  const move = handled.move === undefined ? {} : { move: handled.move };
  const asked = handled.asked === undefined ? {} : { asked: { ...handled.asked, counts: [...handled.asked.counts] } };
  return { ...refusedAnswer(id, handled.refusal.rule, handled.refusal.figures), ...move, ...asked };
}

export function refusedAnswer(id: number | null, rule: Refusal['rule'], figures: Refusal['figures'] = {}): Answer {
  return { type: 'answer', id, ok: false, refusal: { rule, figures } };
}

/** A bot's turn: the seat, the entry at which its choice opened, and which bot plays. */
export type BotTurn = Readonly<{ seat: Seat; since: number; bot: string }>;

/** What must happen next without a request: a bot plays, or a clock runs out at `clock`. */
export type Next = Readonly<{ bot: BotTurn }> | Readonly<{ clock: number }> | null;

export function nextOf(room: Room): Next {
  const { table } = room;
  if (table === null || table.over !== null || isFull(table)) return null;
  for (const seat of acting(table)) {
    const bot = table.holders[seat]?.bot ?? null;
    const since = table.since[seat];
    if (bot !== null && since !== undefined) return { bot: { seat, since, bot } };
  }
  const due = dueOf(room);
  return due === null ? null : { clock: due.at };
}

/** Whether this choice is still open and a bot's. */
export function isOpen({ table }: Room, { seat, since }: BotTurn): boolean {
  return table?.over === null && table.since[seat] === since && table.holders[seat]?.bot != null;
}

/** Everything a thread needs to play a turn: what the seat knows, never the state. */
export interface BotJob extends TableKind {
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** Seeds the bot's own chance, never the table's. */
  readonly random: number;
  /** Multiplies the bot's thinking time. */
  readonly pace: number;
}

/** The job for a turn; null if the turn is no longer open. */
export function jobOf(room: Room, turn: BotTurn, random: number): BotJob | null {
  const { game, rulesNumber, edition, options, rules, table } = room;
  if (table === null || !isOpen(room, turn)) return null;
  const { bot, seat } = turn;
  const view = rules.view(heldBy(room, table, seat).state, seat);
  return { game, rulesNumber, edition, options, seats: rules.seats, bot, seat, view, random, pace: 1 };
}

/** The room after a bot's answer; unchanged if the choice is no longer the bot's. */
export function botAnswerIn(room: Room, turn: BotTurn, moves: readonly string[], now: number): Handled {
  return isOpen(room, turn) ? playIn(room, turn.seat, turn.since, moves, now) : changed(room);
}

/** After a bot failed, the same turn for the fallback bot; null if that is the one that failed or the turn is over. */
export function afterFailure(room: Room, turn: BotTurn, { fallback }: Bots): BotTurn | null {
  return isOpen(room, turn) && turn.bot !== fallback ? { ...turn, bot: fallback } : null;
}
