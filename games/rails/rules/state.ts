/** A table of the family: what lies where, who knows it, and how it is copied. */

import type { Common, Open } from '@quai/engine/contract.ts';
import { cloneOpen } from '@quai/engine/play.ts';

export interface RailsState extends Common {
  /** Whose turn it is; -1 while the first tickets are chosen. */
  turn: number;
  /** Turns left of the last round; -1 before it. */
  last: number;
  /** Turns skipped in a row. */
  idle: number;

  /** The face-up cards by place; -1 where there is none. */
  row: number[];
  /** By kind: what is in the pile, in no order, and how many in all. */
  pile: number[];
  left: number;
  discards: number[];
  /** By seat and kind. */
  hands: number[][];
  /** The part of each hand that everybody knows: taken face up and not spent since. */
  shown: number[][];
  /** By seat: the story of its other cards, in the entries of memory.ts. */
  past: number[][];
  /** What the pile was made of, less what was turned up: pile and cards drawn blind from it together. Known to all. */
  fresh: number[];
  /** For each pile that ran out: what was drawn blind from it. Known to all. */
  sealed: number[][];
  /** For each turn skipped for want of cards: what the seat was known to hold, then the prices it could not pay. */
  skips: number[][];

  /** By seat: tickets kept, tickets to choose from, tickets given back while others still choose. */
  tickets: number[][];
  offered: number[][];
  back: number[][];
  /** 1 for each ticket of the unknown part of the pile, and how many in all. */
  ticketPile: number[];
  ticketsLeft: number;
  /** Every ticket ever given back, first one first, and by whom; those before `head` were drawn again. */
  returned: number[];
  returnedBy: number[];
  head: number;
  redeals: Redeal[];
  /** The bonus cards laid out. */
  bonuses: number[];

  /** By route: the seat that holds it, or -1. */
  owner: number[];
  /** By seat and kind of piece. */
  pieces: number[][];
  score: number[];
  /** By seat and place: the smallest place that the seat's routes join it to. */
  parts: number[][];
}

/**
 * Tickets drawn when the pile was down to those given back. Who gave one back knows it: so who drew what, and how many
 * were kept, is part of what seats know. Never changed in place.
 */
export type Redeal = Readonly<{
  seat: number;
  tickets: readonly number[];
  /** For each ticket its place in `returned`, or -1 if it came from the unknown part. */
  from: readonly number[];
  /** Which of them were kept, as bits; -1 while the seat chooses. */
  kept: number;
  /** The place in `returned` of the first one given back. */
  back: number;
}>;

export const TURN: Open = { step: 'turn', args: [] };
export const SECOND: Open = { step: 'second', args: [] };
export const KEEP: Open = { step: 'keep', args: [] };

export function clone(state: RailsState): RailsState {
  return {
    open: cloneOpen(state.open),
    ended: state.ended,
    turn: state.turn,
    last: state.last,
    idle: state.idle,
    row: state.row.slice(),
    pile: state.pile.slice(),
    left: state.left,
    discards: state.discards.slice(),
    hands: copyEach(state.hands),
    shown: copyEach(state.shown),
    past: copyEach(state.past),
    fresh: state.fresh.slice(),
    // The inner lists of these are never changed once they stand.
    sealed: state.sealed.slice(),
    skips: state.skips.slice(),
    tickets: copyEach(state.tickets),
    offered: copyEach(state.offered),
    back: copyEach(state.back),
    ticketPile: state.ticketPile.slice(),
    ticketsLeft: state.ticketsLeft,
    returned: state.returned.slice(),
    returnedBy: state.returnedBy.slice(),
    head: state.head,
    redeals: state.redeals.slice(),
    bonuses: state.bonuses.slice(),
    owner: state.owner.slice(),
    pieces: copyEach(state.pieces),
    score: state.score.slice(),
    parts: copyEach(state.parts),
  };
}

function copyEach(lists: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i]!.slice());
  return copy;
}
