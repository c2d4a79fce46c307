/**
 * What the table remembers of cards it did not see. A seat's past is a list of entries, in order: a card drawn blind (its
 * kind, known to the seat alone), a card of that origin spent for all to see, the end of a pile, a turn skipped.
 * From it each viewer knows what it could work out with a perfect memory: see imagine-cards.ts.
 */

import type { Board } from './board.ts';
import type { RailsState } from './state.ts';

/** Entries: a kind as it is; a hidden one in the view of others; SPENT + kind; SEALED; SKIPPED + index in `skips`. */
export const HIDDEN = -1;
export const SPENT = 32;
export const SEALED = 64;
export const SKIPPED = 128;

export function rememberBlind(state: RailsState, seat: number, kind: number): void {
  state.past[seat]!.push(kind);
}

export function rememberShown(state: RailsState, seat: number, kind: number): void {
  state.shown[seat]![kind]!++;
}

/** Cards of a kind look alike: those that all know of go first, and only what is left tells something new. */
export function rememberSpent(state: RailsState, seat: number, kind: number, count: number): void {
  const shown = state.shown[seat]!;
  const known = Math.min(count, shown[kind]!);
  shown[kind]! -= known;
  for (let i = known; i < count; i++) state.past[seat]!.push(SPENT + kind);
}

/** The pile has run out: what was drawn blind from it is now known in sum. */
export function rememberEnd(state: RailsState): void {
  const { fresh } = state;
  let blind = 0;
  for (let kind = 0; kind < fresh.length; kind++) blind += fresh[kind]!;
  if (blind === 0) return;
  state.sealed.push(fresh.slice());
  fresh.fill(0);
  for (const past of state.past) past.push(SEALED);
}

/** A seat could not pay any of these prices: that says something of its hand. */
export function rememberSkip(state: RailsState, seat: number, prices: readonly number[]): void {
  if (prices.length === 0) return;
  state.past[seat]!.push(SKIPPED + state.skips.length);
  state.skips.push([...state.shown[seat]!, ...prices]);
}

/** At the end tickets lie open, and hands too if a bonus counts them: nothing is left to work out. */
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
