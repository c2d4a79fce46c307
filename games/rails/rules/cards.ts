/** The pile, the face-up row and the discards, and how cards move between them. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Tell } from '@quai/engine/contract.ts';
import type { Board } from './board.ts';
import { ofSeat } from './lists.ts';
import { rememberBlind, rememberEnd, rememberShown } from './memory.ts';
import type { RailsState } from './state.ts';

/** BE-7, NL-6: whether any card is available. Face-up cards count even if pile and discards are empty. */
export function canDraw(state: RailsState): boolean {
  return state.left > 0 || hasFaceUp(state);
}

/** BE-5, NL-5: whether a second card is available, which may not be a face-up wild card. */
export function canDrawSecond(board: Board, state: RailsState): boolean {
  if (state.left > 0) return true;
  for (const card of state.row) if (card >= 0 && card !== board.wild) return true;
  return false;
}

function hasFaceUp(state: RailsState): boolean {
  for (const card of state.row) if (card >= 0) return true;
  return false;
}

/** Gives the seat a face-up card and replaces it. */
export function takeFaceUp(
  board: Board,
  state: RailsState,
  seat: number,
  kind: number,
  chance: Chance,
  tell?: Tell,
): void {
  const place = state.row.indexOf(kind);
  state.row[place] = -1;
  ofSeat(state.hands, seat)[kind]!++;
  rememberShown(state, seat, kind);
  tell?.({ kind: 'took', by: seat, card: kind, place });
  fillRow(board, state, chance, tell);
}

/** Gives the seat the top card of the pile, which only it sees. */
export function takeBlind(state: RailsState, seat: number, chance: Chance, tell?: Tell): void {
  const kind = chance.from(state.pile, 'a card drawn blind');
  state.pile[kind]!--;
  state.left--;
  ofSeat(state.hands, seat)[kind]!++;
  rememberBlind(state, seat, kind);
  tell?.({ kind: 'blind', by: seat, only: { seat, card: kind } });
  renewPile(state, tell);
}

/** BE-7, NL-6: after cards were discarded, renews an empty pile and fills a short row. */
export function afterDiscard(board: Board, state: RailsState, chance: Chance, tell?: Tell): void {
  renewPile(state, tell);
  fillRow(board, state, chance, tell);
}

/** Fills the row as far as the pile allows. If that changed it, sweeps it as often as BE-6 demands. */
export function fillRow(board: Board, state: RailsState, chance: Chance, tell?: Tell): void {
  if (!fillPlaces(state, chance, tell)) return;
  const sweep = board.edition.cards.sweep;
  if (sweep === null) return;
  for (let times = 0; times < sweep.limit && mustSweep(board, state, sweep.wilds); times++) {
    sweepRow(state, tell);
    fillPlaces(state, chance, tell);
  }
}

function fillPlaces(state: RailsState, chance: Chance, tell?: Tell): boolean {
  const { row } = state;
  let changed = false;
  for (let place = 0; place < row.length && state.left > 0; place++) {
    if (row[place]! >= 0) continue;
    const kind = chance.from(state.pile, 'a card turned up');
    state.pile[kind]!--;
    state.fresh[kind]!--;
    state.left--;
    row[place] = kind;
    changed = true;
    tell?.({ kind: 'turned', by: null, card: kind, place });
    renewPile(state, tell);
  }
  return changed;
}

/** Whether a full row has too many wild cards, and there are enough other cards to make a better one. */
function mustSweep(board: Board, state: RailsState, limit: number): boolean {
  const { row } = state;
  let wilds = 0;
  for (const card of row) {
    if (card < 0) return false;
    if (card === board.wild) wilds++;
  }
  if (wilds < limit) return false;
  let others = row.length - wilds;
  for (let kind = 0; kind < board.wild; kind++) others += state.pile[kind]! + state.discards[kind]!;
  return others > row.length - limit;
}

function sweepRow(state: RailsState, tell?: Tell): void {
  tell?.({ kind: 'swept', by: null, cards: state.row.slice() });
  for (const card of state.row) state.discards[card]!++;
  state.row.fill(-1);
  renewPile(state, tell);
}

/** BE-7, NL-6: an empty pile is renewed from the discards at once, or as soon as there are any. */
function renewPile(state: RailsState, tell?: Tell): void {
  if (state.left > 0) return;
  rememberEnd(state);
  const { pile, discards, fresh } = state;
  let cards = 0;
  for (let kind = 0; kind < discards.length; kind++) {
    const count = discards[kind]!;
    cards += count;
    pile[kind] = count;
    fresh[kind] = count;
    discards[kind] = 0;
  }
  state.left = cards;
  if (cards > 0) tell?.({ kind: 'reshuffled', by: null, cards });
}
