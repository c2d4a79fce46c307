/** Positions for tests, described as they appear on a table, and moves in notation. */

import { at } from '@quai/engine/at.ts';
import { type Noted, noted, scriptedChance } from '@quai/engine/chance.ts';
import type { Game, GameEvent, Refusal } from '@quai/engine/contract.ts';
import { moves, openStep, play, refusal } from '@quai/engine/play.ts';
import { joinParts } from '../rules/claim.ts';
import { letters } from '../rules/moves.ts';
import type { RailsRules } from '../rules/rails.ts';
import { emptyTable } from '../rules/setup.ts';
import { type RailsState, TURN } from '../rules/state.ts';
import type { Edition } from '../shape.ts';

/** The game's first edition, or another one. */
export function open(game: Game<Edition>, seats: number, raw: unknown = Object.values(game.editions)[0]): RailsRules {
  const read = game.readEdition(raw);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return game.open(read.value, {}, seats) as unknown as RailsRules;
}

/** Everything left out is empty: no cards, no tickets, no routes claimed. Cards are letters, `*` is wild. */
export interface Setting {
  turn?: number;
  hands?: readonly string[];
  row?: string;
  pile?: string;
  discards?: string;
  /** Routes by id, and who owns them. */
  routes?: Readonly<Record<string, number>>;
  /** Pieces left, if not those the routes leave. */
  pieces?: readonly (readonly number[])[];
  tickets?: readonly (readonly string[])[];
  /** Tickets in the unknown part of the pile; `rest` for all that are not elsewhere. */
  ticketPile?: readonly string[] | 'rest';
  /** Tickets under the pile: who gave them back, and which. */
  under?: readonly (readonly [seat: number, ticket: string])[];
  bonuses?: readonly string[];
  last?: number;
}

/** A seat's turn at a table as described. All cards in hand count as drawn blind from the current pile. */
export function position(rules: RailsRules, setting: Setting): RailsState {
  const { board } = rules;
  const state = emptyTable(board);
  const ticketAt = (id: string) => found(board.edition.tickets.list, id);
  state.turn = setting.turn ?? 0;
  state.last = setting.last ?? -1;
  at(state.open, state.turn).push(TURN);
  state.row = state.row.map((_, place) => kindsIn(rules, setting.row ?? '')[place] ?? -1);
  state.pile = counts(rules, setting.pile ?? '');
  state.left = (setting.pile ?? '').length;
  state.discards = counts(rules, setting.discards ?? '');
  state.fresh = state.pile.slice();
  setting.hands?.forEach((hand, seat) => {
    state.hands[seat] = counts(rules, hand);
    state.past[seat] = kindsIn(rules, hand);
    for (const kind of at(state.past, seat)) state.fresh[kind]!++;
  });
  for (const [id, seat] of Object.entries(setting.routes ?? {})) {
    const route = at(board.routes, found(board.edition.routes, id));
    state.owner[route.index] = seat;
    at(state.pieces, seat)[route.kind]! -= route.length;
    state.score[seat]! += route.points;
    joinParts(at(state.parts, seat), route);
  }
  setting.pieces?.forEach((pieces, seat) => {
    state.pieces[seat] = pieces.slice();
  });
  setting.tickets?.forEach((ids, seat) => {
    state.tickets[seat] = ids.map(ticketAt);
  });
  for (const [seat, id] of setting.under ?? []) {
    state.returned.push(ticketAt(id));
    state.returnedBy.push(seat);
  }
  const elsewhere = new Set([...state.tickets.flat(), ...state.returned]);
  const pile = setting.ticketPile ?? [];
  const inPile = pile === 'rest' ? null : new Set(pile.map(ticketAt));
  state.ticketPile = board.tickets.map((_, ticket) =>
    (inPile === null ? !elsewhere.has(ticket) : inPile.has(ticket)) ? 1 : 0,
  );
  state.ticketsLeft = state.ticketPile.filter((count) => count > 0).length;
  state.bonuses = (setting.bonuses ?? []).map((id) => found(board.edition.bonuses!.cards, id));
  return state;
}

function found(list: readonly { id: string }[], id: string): number {
  const index = list.findIndex((item) => item.id === id);
  if (index < 0) throw new Error(`there is no ${id}`);
  return index;
}

export function kindsIn(rules: RailsRules, cards: string): number[] {
  const known = letters(rules.board);
  return [...cards].map((card) => {
    if (!known.includes(card)) throw new Error(`there is no card ${card}`);
    return known.indexOf(card);
  });
}

export function counts(rules: RailsRules, cards: string): number[] {
  const sums = rules.board.box.map(() => 0);
  for (const kind of kindsIn(rules, cards)) sums[kind]!++;
  return sums;
}

/** Counts by kind as letters. */
export function cardsIn(rules: RailsRules, sums: readonly number[]): string {
  return letters(rules.board)
    .map((letter, kind) => letter.repeat(at(sums, kind)))
    .join('');
}

/** The face-up row as letters, `-` for a gap. */
export function rowOf(rules: RailsRules, state: RailsState): string {
  return state.row.map((kind) => (kind < 0 ? '-' : letters(rules.board)[kind])).join('');
}

export const routeAt = (rules: RailsRules, id: string) => found(rules.board.edition.routes, id);
export const ticketAt = (rules: RailsRules, id: string) => found(rules.board.edition.tickets.list, id);
export const ticketIds = (rules: RailsRules, tickets: readonly number[]) =>
  tickets.map((ticket) => at(rules.board.edition.tickets.list, ticket).id);

/** The legal moves of a seat, in notation. */
export function legal(rules: RailsRules, state: RailsState, seat = state.turn): string[] {
  return moves(rules, state, seat).map((move) => rules.format(move));
}

/** Why the seat may not play this, or null. */
export function refused(rules: RailsRules, state: RailsState, text: string, seat = state.turn): Refusal | null {
  return refusal(rules, state, seat, parsed(rules, text));
}

function parsed(rules: RailsRules, text: string): number {
  const move = rules.parse(text);
  if (move === null) throw new Error(`${text} is no move`);
  return move;
}

export interface Played {
  readonly events: readonly GameEvent[];
  readonly kinds: readonly string[];
  readonly touched: boolean;
}

/** Plays moves of one seat in place. `drawn` lists the outcomes: cards as letters, or numbers for anything else. */
export function plays(
  rules: RailsRules,
  state: RailsState,
  texts: string,
  drawn: string | readonly number[] = '',
  seat = state.turn,
): Played {
  const script = scriptedChance(typeof drawn === 'string' ? kindsIn(rules, drawn) : drawn);
  const chance: Noted = noted(script);
  const events: GameEvent[] = [];
  for (const text of texts.split(' ')) {
    const why = refused(rules, state, text, seat);
    if (why !== null) throw new Error(`${text} is refused by ${why.rule}`);
    play(rules, state, seat, parsed(rules, text), chance, (event) => events.push(event));
  }
  if (script.used() !== drawn.length) throw new Error(`${script.used()} outcomes were used of ${drawn.length}`);
  return { events, kinds: events.map((event) => event.kind), touched: chance.touched };
}

/** The step the seat has to decide now. */
export function stepNow(state: RailsState, seat = state.turn): string | undefined {
  return openStep(state, seat)?.step;
}
