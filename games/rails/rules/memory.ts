/**
 * What the table remembers about hidden cards. A seat's past is a list of entries in order: a card drawn blind (its kind is
 * known to the seat alone), such a card spent openly, the end of a pile, a skipped turn. It gives each viewer what a
 * player with a perfect memory could work out: see imagine-cards.ts.
 */

import type { Board } from './board.ts';
import { ofSeat } from './lists.ts';
import type { RailsState } from './state.ts';

/** Entries of a past: a kind, HIDDEN instead of it in the views of others, SPENT + kind, SEALED, SKIPPED + index in `skips`. */
export const HIDDEN = -1;
export const SPENT = 32;
export const SEALED = 64;
export const SKIPPED = 128;

export function rememberBlind(state: RailsState, seat: number, kind: number): void {
  ofSeat(state.past, seat).push(kind);
}

export function rememberShown(state: RailsState, seat: number, kind: number): void {
  ofSeat(state.shown, seat)[kind]!++;
}

/** Cards of a kind are alike, so publicly known ones are spent first; only the rest reveals anything. */
export function rememberSpent(state: RailsState, seat: number, kind: number, count: number): void {
  const shown = ofSeat(state.shown, seat);
  const known = Math.min(count, shown[kind]!);
  shown[kind]! -= known;
  const past = ofSeat(state.past, seat);
  for (let i = known; i < count; i++) past.push(SPENT + kind);
}

/** When the pile runs out, the sum of all cards drawn blind from it becomes known. */
export function rememberEnd(state: RailsState): void {
  const { fresh } = state;
  let blind = 0;
  for (const count of fresh) blind += count;
  if (blind === 0) return;
  state.sealed.push(fresh.slice());
  fresh.fill(0);
  for (const past of state.past) past.push(SEALED);
}

/** A seat that cannot pay any of these prices reveals something about its hand. */
export function rememberSkip(state: RailsState, seat: number, prices: readonly number[]): void {
  if (prices.length === 0) return;
  ofSeat(state.past, seat).push(SKIPPED + state.skips.length);
  state.skips.push([...ofSeat(state.shown, seat), ...prices]);
}

/** At the end tickets are revealed, and hands too if a bonus counts them, so nothing is left to work out. */
export function forget(board: Board, state: RailsState): void {
  state.redeals = [];
  state.returned = state.returned.slice(state.head);
  state.returnedBy = state.returnedBy.slice(state.head);
  state.head = 0;
  if (!board.handsCount) return;
  state.past = state.past.map(() => []);
  state.sealed = [];
  state.skips = [];
  state.fresh = state.pile.slice();
}
