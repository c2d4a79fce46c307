/** Undo by consent: what may be asked of the other players, what it costs, and what their answers agree to. */

import type { Refusal, Seat } from '@quai/engine/contract.ts';
import { drewSince, type Table, undoProblem } from './log.ts';
import { appendIn, changed, type Handled, mayUndo, no, type Room, seatsOf } from './room.ts';

/** A question as its answers name it: who asks, back to before which entry, and how many entries there were. */
export type Asked = Readonly<{ seat: Seat; to: number; seq: number }>;

/**
 * Whether the result counts for ratings. It does not once a bot had to play on for somebody, once something drawn was undone,
 * or where somebody holds two seats.
 */
export function rated({ slots, terms, table }: Room): boolean {
  const people = slots.flatMap(({ person }) => person ?? []);
  if (!terms.rated || new Set(people).size < people.length) return false;
  if (table === null) return true;
  return !table.redrawn && table.entries.every(({ kind }) => kind !== 'timeout' && kind !== 'takeover');
}

/** Would agreeing end the rating of this game? */
export function unrates(room: Room): boolean {
  const { ask, table } = room;
  return ask !== null && table !== null && rated(room) && drewSince(table, ask.to);
}

/** Why nobody may be asked to go back to before entry `to`, or null. */
function problem(room: Room, seat: Seat, to: number): Refusal['rule'] | null {
  const { table } = room;
  if (table === null) return 'table:not-started';
  if (table.over !== null) return 'over';
  if (undoProblem(table, seat, to, true) !== null) return 'table:no-undo';
  if (!mayUndo(table)) return 'table:undo-limit';
  return drewSince(table, to) ? problemOfDraws(room, table) : null;
}

/** Why what was drawn or revealed may not be undone: the draws are the day's, a bot plays, or the game is rated and nobody can agree. */
function problemOfDraws(room: Room, { holders }: Table): Refusal['rule'] | null {
  if (room.sealed !== undefined) return 'table:drawn';
  if (holders.some(({ bot }) => bot !== null)) return 'table:drawn-bots';
  return rated(room) && holders.length === 1 ? 'table:drawn' : null;
}

/** Asks everybody to go back further than the proof allows. With nobody to ask, it is done. */
export function askUndo(room: Room, person: string, seat: Seat, to: number, at: number): Handled {
  const rule = problem(room, seat, to);
  if (rule !== null) return no(rule);
  return agreedOr({ ...room, ask: { seat, to, agreed: seatsOf(room, person), at } }, at);
}

/** `asked`: what the answer was given to. Any other question, or none, is not answered by it. */
export function answerAsk(room: Room, person: string, asked: Asked | undefined, yes: boolean, at: number): Handled {
  const { ask, table } = room;
  const own = seatsOf(room, person);
  if (own.length === 0) return no('table:not-yours');
  if (ask === null) return no('table:nothing-asked');
  if (asked?.seat !== ask.seat || asked.to !== ask.to || asked.seq !== table?.entries.length)
    return no('table:other-question');
  if (!yes) return changed({ ...room, ask: null });
  const rule = problem(room, ask.seat, ask.to);
  if (rule !== null) return no(rule);
  return agreedOr({ ...room, ask: { ...ask, agreed: [...new Set([...ask.agreed, ...own])] } }, at);
}

function agreedOr(room: Room, at: number): Handled {
  const { ask } = room;
  if (ask === null || toAnswer(room).length > 0) return changed(room);
  return appendIn(room, { kind: 'undo', seat: ask.seat, to: ask.to, consent: true, at });
}

/** The seats that have not answered what is asked of all. Bots agree to whatever may be asked of them. */
export function toAnswer({ ask, table }: Room): Seat[] {
  if (ask === null || table === null) return [];
  return table.holders.flatMap((holder, seat) => (holder.bot === null && !ask.agreed.includes(seat) ? [seat] : []));
}
