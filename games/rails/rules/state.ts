/** The state of a table of the family: where everything is, and who knows what. */

import type { Common, Open, Seat } from '@quai/engine/contract.ts';
import { cloneOpen, openStep } from '@quai/engine/play.ts';

export interface RailsState extends Common {
  /** Whose turn it is; -1 while the first tickets are being chosen. */
  turn: number;
  /** Turns left in the last round; -1 before it. */
  last: number;
  /** Turns skipped in a row. */
  idle: number;

  /** The face-up cards by place; -1 for an empty place. */
  row: number[];
  /** The cards in the pile by kind, in no order. */
  pile: number[];
  /** The number of cards in the pile. */
  left: number;
  discards: number[];
  /** By seat and kind. */
  hands: number[][];
  /** The part of each hand that everybody knows: cards taken face up and not spent since. */
  shown: number[][];
  /** By seat: the history of its other cards, as entries of memory.ts. */
  past: number[][];
  /** What the pile started with, less what was turned up: the pile plus the cards drawn blind from it. Public. */
  fresh: number[];
  /** For each pile that ran out: what was drawn blind from it. Public. */
  sealed: number[][];
  /** For each turn skipped for lack of cards: what the seat was known to hold, then the prices it could not pay. */
  skips: number[][];

  /** Tickets kept, by seat. */
  tickets: number[][];
  /** Tickets to choose from, by seat. */
  offered: number[][];
  /** Tickets given back while others are still choosing, by seat. */
  back: number[][];
  /** 1 for each ticket in the unknown part of the pile. */
  ticketPile: number[];
  ticketsLeft: number;
  /** Every ticket ever given back, oldest first; those before `head` have been drawn again. */
  returned: number[];
  /** The seats that gave them back. */
  returnedBy: number[];
  head: number;
  redeals: Redeal[];
  /** The bonus cards laid out. */
  bonuses: number[];

  /** By route: the seat that owns it, or -1. */
  owner: number[];
  /** By seat and kind of piece. */
  pieces: number[][];
  score: number[];
  /** By seat and place: the smallest place that the seat's routes join it to. */
  parts: number[][];
}

/**
 * Tickets drawn when the pile was down to those given back. Whoever gave one back knows it, so who drew what and how many
 * were kept is part of what seats know. Never changed in place.
 */
export type Redeal = Readonly<{
  seat: number;
  tickets: readonly number[];
  /** For each ticket, its index in `returned`, or -1 if it came from the unknown part. */
  from: readonly number[];
  /** Which of them were kept, as bits; -1 while the seat is choosing. */
  kept: number;
  /** The index in `returned` of the first one given back. */
  back: number;
}>;

export const TURN: Open = { step: 'turn', args: [] };
export const SECOND: Open = { step: 'second', args: [] };
export const KEEP: Open = { step: 'keep', args: [] };

/** The decision a seat has to make now. */
export function decisionOf(state: RailsState, seat: Seat): Open {
  const open = openStep(state, seat);
  if (open === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return open;
}

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
    // The inner lists of these two never change.
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
  for (const list of lists) copy.push(list.slice());
  return copy;
}
