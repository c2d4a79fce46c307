/** The state of a table: flat arrays of small whole numbers. Nothing in it is secret: it is its own view. */

import type { Common } from '@quai/engine/contract.ts';
import { cloneOpen } from '@quai/engine/play.ts';

export interface State extends Common {
  /** From 1 on. */
  round: number;
  /** 1 to 10, as the phases are numbered; 0 before the first. */
  phase: number;
  /** Whose go it is: a place in the order that this phase follows. */
  turn: number;
  /** Seats, first to last. Building and train order stay for the round (WD-31.21). */
  order: number[];
  buildOrder: number[];
  trainOrder: number[];
  /** Where each disc stands: [track * seats + seat]. See piles.ts. */
  space: number[];
  /** Each track's seats, the furthest ahead first and in one space the top disc first: [track * seats + place]. */
  rank: number[];
  /** Investment cubes of each seat: off play, and at hand. The rest lies in its bids. */
  stock: number[];
  hand: number[];
  /** Influence discs in the bag, by influence. */
  bag: number[];
  /** By auction space: the influence drawn for it, who bids (or NOBODY), and with how many cubes. */
  drawn: number[];
  bidder: number[];
  bid: number[];
  /** Whose link lies on each border: NOBODY, a seat, or a company's (kinds.ts). */
  links: number[];
  /** Links not on the board: each seat's, each company's. */
  linkStock: number[];
  companyStock: number[];
  /** The companies of each region's town, as bits. */
  companies: number[];
  /** Stone or cheese in each region. */
  goods: number[];
  /** Figures: [region * FIGURES + piece - RED]. */
  figures: number[];
  /** By train: who has it this round (or NOBODY), and its loads: [train * LOADS + piece]. */
  trainOwner: number[];
  loads: number[];
  /** Locomotives at home. */
  locomotives: number[];
  /** 1 for a seat that has passed in phase 6. */
  passed: number[];
  /** What lies in front of a seat: [seat * LOADS + piece]. */
  held: number[];
  /** Out of the game, by piece. */
  gone: number[];
  /** The ways of the line that is being built, or chosen for a takeover; what the built one costs so far. */
  line: number[];
  due: number;
  /** The company that takes over the chosen line, or NOBODY. */
  buyer: number;
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
    companyStock: s.companyStock.slice(),
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
