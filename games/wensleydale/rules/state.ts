/** The state of a table: flat arrays of small whole numbers. Nothing in it is secret, so it is also the view. */

import type { Common, Open, Seat } from '@quai/engine/contract.ts';
import { cloneOpen } from '@quai/engine/play.ts';

export interface State extends Common {
  /** Counted from 1. */
  round: number;
  /** 1 to 10, as the phases are numbered; 0 before the first. */
  phase: number;
  /** Whose turn it is: an index into the order that this phase follows. */
  turn: number;
  /** Seats, first to last. Building and train order last for the whole round (WD-31.21). */
  order: number[];
  buildOrder: number[];
  trainOrder: number[];
  /** The space of each disc: [track * seats + seat]. See piles.ts. */
  space: number[];
  /** Each track's seats, the furthest ahead first: [track * seats + place]. */
  rank: number[];
  /** Investment cubes of each seat: out of play, and in hand. The rest are in its bids. */
  stock: number[];
  hand: number[];
  /** Influence discs in the bag, by influence. */
  bag: number[];
  /** By auction space: the influence drawn for it, the bidder (or NOBODY), and the cubes bid. */
  drawn: number[];
  bidder: number[];
  bid: number[];
  /** By border: the owner of the link there (kinds.ts), or NOBODY. */
  links: number[];
  /** Links not on the board, by seat and by company. */
  linkStock: number[];
  companyStock: [mr: number, ner: number];
  /** The companies of each region's town, as bits. */
  companies: number[];
  /** Stone or cheese in each region. */
  goods: number[];
  /** Figures: [region * FIGURES + piece - RED]. */
  figures: number[];
  /** By train: its owner this round (or NOBODY), and its loads: [train * LOADS + piece]. */
  trainOwner: number[];
  loads: number[];
  /** Locomotives not in use, by seat. */
  locomotives: number[];
  /** 1 for a seat that has passed in phase 6. */
  passed: number[];
  /** The pieces in front of each seat: [seat * LOADS + piece]. */
  held: number[];
  /** Pieces removed from the game, by kind. */
  gone: number[];
  /** The ways of the line being built or chosen for a takeover, and what building it costs so far. */
  line: number[];
  due: number;
  /** The company that takes over the chosen line, or NOBODY. */
  buyer: number;
}

export function add(counts: number[], index: number, count: number): void {
  counts[index]! += count;
}

export function openFrame(s: State, seat: Seat, frame: Open): void {
  s.open[seat]!.push(frame);
}

export function closeFrame(s: State, seat: Seat): void {
  s.open[seat]!.pop();
}

export function cloneState(s: State): State {
  return {
    open: cloneOpen(s.open),
    ended: s.ended,
    round: s.round,
    phase: s.phase,
    turn: s.turn,
    order: s.order.slice(),
    buildOrder: s.buildOrder.slice(),
    trainOrder: s.trainOrder.slice(),
    space: s.space.slice(),
    rank: s.rank.slice(),
    stock: s.stock.slice(),
    hand: s.hand.slice(),
    bag: s.bag.slice(),
    drawn: s.drawn.slice(),
    bidder: s.bidder.slice(),
    bid: s.bid.slice(),
    links: s.links.slice(),
    linkStock: s.linkStock.slice(),
    companyStock: [s.companyStock[0], s.companyStock[1]],
    companies: s.companies.slice(),
    goods: s.goods.slice(),
    figures: s.figures.slice(),
    trainOwner: s.trainOwner.slice(),
    loads: s.loads.slice(),
    locomotives: s.locomotives.slice(),
    passed: s.passed.slice(),
    held: s.held.slice(),
    gone: s.gone.slice(),
    line: s.line.slice(),
    due: s.due,
    buyer: s.buyer,
  };
}
