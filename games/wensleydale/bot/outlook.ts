/** Where a playout stops, and what a seat can expect there beyond its score sheet. */

import type { Seat } from '@quai/engine/contract.ts';
import { influence } from '../rules/influence.ts';
import { EACH_INFLUENCE, EACH_LOAD, NOBODY, type PerInfluence, type PerLoad, PROFIT } from '../rules/kinds.ts';
import { linksOf } from '../rules/network.ts';
import type { Tables } from '../rules/open.ts';
import { spaceOf } from '../rules/piles.ts';
import type { State } from '../rules/state.ts';
import { byInfluence, PLAIN } from './weights.ts';
import { pieceWorths, roundsLeft, withinReach } from './worth.ts';

export interface Outlook {
  /** The least number of moves in a playout. */
  readonly depth: number;
  /** Whether it may stop here. */
  quiet(s: State): boolean;
  expects(s: State, seat: Seat): number;
}

/** What a point of each influence, or a cube, is worth for the rounds to come. */
const HOPED = byInfluence(0.75, 1.15, 0.8);
const HOPED_CUBE = 0.22;
/** The worth of a piece that can be loaded next round, if nobody takes it first and there is a train for it. */
const WITHIN_REACH = 0.55;
/** What a link costs in each round it stays, and at the end. */
const UPKEEP = 0.7;

/** Hand-made, for any point of a round. */
export function judged(t: Tables): Outlook {
  const counts: PerLoad = [0, 0, 0, 0];
  const worths: PerLoad = [0, 0, 0, 0];
  return {
    depth: 60,
    quiet: () => true,
    expects(s, seat) {
      const rounds = roundsLeft(t, s);
      // Phases 1 to 5 come before the trains of this round.
      const trains = rounds + (s.phase <= 6 ? 1 : 0);
      if (trains === 0) return 0;
      withinReach(t, s, seat, counts);
      let sum = HOPED_CUBE * s.hand[seat]! - UPKEEP * linksOf(t, s, seat) * Math.min(rounds, 2);
      pieceWorths(t, PLAIN, s, seat, worths);
      let left = trains > 1 ? 8 : 5;
      for (const piece of EACH_LOAD) {
        const count = Math.min(left, counts[piece]);
        left -= count;
        sum += WITHIN_REACH * count * worths[piece];
      }
      for (const kind of EACH_INFLUENCE)
        sum += HOPED[kind] * Math.min(4, influence(s, seat, kind)) * (rounds > 0 ? 1 : 0.5);
      return sum;
    },
  };
}

/** What can be expected at the beginning of a round, in victory points: by every seat, and for what a seat has. */
interface Prospect {
  readonly all: number;
  readonly influence: PerInfluence;
  readonly cube: number;
  readonly link: number;
  /** Per piece within reach. */
  readonly reach: Readonly<PerLoad>;
  /** Per space on the profit track, besides its points: a seat far ahead tends to fall back. */
  readonly profit: number;
}

/** By the number of rounds that follow: a linear fit to the results of 3,000 tables of playouts, half of them with four seats. */
const PROSPECTS: readonly Prospect[] = [
  {
    all: -4.59,
    influence: byInfluence(0.2, 0.16, 0.1),
    cube: 0.37,
    link: -0.63,
    reach: [0.11, 0.41, 0.55, 0.94],
    profit: -0.23,
  },
  {
    all: -1.11,
    influence: byInfluence(0.25, 0.22, 0.11),
    cube: 0.21,
    link: -0.77,
    reach: [0.1, 0.13, 0.78, 1.2],
    profit: -0.25,
  },
  {
    all: -2.15,
    influence: byInfluence(0.23, 0.43, 0.18),
    cube: 0.33,
    link: -0.5,
    reach: [-0.09, -0.62, 1.27, 1.85],
    profit: -0.18,
  },
  {
    all: 4.06,
    influence: byInfluence(0.3, 0.56, 0.48),
    cube: -0.09,
    link: -0.44,
    reach: [0.63, -0.13, 1.91, 1.82],
    profit: 0.09,
  },
];

/** Learned, for the beginning of a round: in the middle of one too much is unfinished. */
export function learned(t: Tables): Outlook {
  const counts: PerLoad = [0, 0, 0, 0];
  return {
    depth: 10,
    quiet: (s) => s.phase === 3 && s.bidder.every((seat) => seat === NOBODY),
    expects(s, seat) {
      const w = PROSPECTS[Math.min(roundsLeft(t, s), PROSPECTS.length - 1)]!;
      withinReach(t, s, seat, counts);
      let sum = w.all + w.cube * s.hand[seat]! + w.link * linksOf(t, s, seat) + w.profit * spaceOf(s, PROFIT, seat);
      for (const kind of EACH_INFLUENCE) sum += w.influence[kind] * influence(s, seat, kind);
      for (const piece of EACH_LOAD) sum += w.reach[piece] * counts[piece];
      return sum;
    },
  };
}
