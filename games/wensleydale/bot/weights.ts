/** What the bots take things to be worth, in victory points. */

import type { PerInfluence } from '../rules/kinds.ts';

export interface Weights {
  /** A point of each influence, and a cube, when choosing a move. */
  readonly influence: PerInfluence;
  readonly cube: number;
  /** Factors for the first train influence, and for influence beyond the third point of a kind. */
  readonly firstTrain: number;
  readonly plenty: number;
  /** A cube in a bid, in cubes. */
  readonly bid: number;
  /** A piece: what it brings on the profit track, what completing a set brings, and what each more plentiful kind adds to that. */
  readonly step: number;
  readonly set: number;
  readonly rarer: number;
  /** A piece that can be loaded now, besides its worth. */
  readonly load: number;
  /** A link: its upkeep and the point it costs at the end, its cubes, a company's fee, an objector in government influence. */
  readonly lies: number;
  readonly linkCube: number;
  readonly fee: number;
  readonly objector: number;
  /** What a link opens: the most cheeses that count, a stone, a passenger; factors for now and for the last round; what lies one region on. */
  readonly cheeses: number;
  readonly stone: number;
  readonly passenger: number;
  readonly now: number;
  readonly late: number;
  readonly onward: number;
  /** A train: each slot that will be used, its influence, the influence to exchange for, and a penalty if nothing waits. */
  readonly slot: number;
  readonly trainCost: number;
  readonly exchange: number;
  readonly empty: number;
  /** Selling a link, and each piece lost with it. */
  readonly sale: number;
  readonly sold: number;
}

export function byInfluence(government: number, train: number, company: number): PerInfluence {
  return [government, train, company, company];
}

/** Hand-made. */
export const PLAIN: Weights = {
  influence: byInfluence(0.75, 1.15, 0.8),
  cube: 0.22,
  firstTrain: 1.4,
  plenty: 0.6,
  bid: 1.4,
  step: 0.7,
  set: 0.3,
  rarer: 0.4,
  load: 1,
  lies: 0.9,
  linkCube: 1.3,
  fee: 0.6,
  objector: 0.7,
  cheeses: 2,
  stone: 0.8,
  passenger: 0.6,
  now: 0.7,
  late: 0.6,
  onward: 0.3,
  slot: 0.85,
  trainCost: 0.35,
  exchange: 0.35,
  empty: 2,
  sale: 1.1,
  sold: 0.25,
};

/** Found by self-play of playouts alone, without search, on both maps: train influence and quarries matter most, government least. */
export const LEARNED: Weights = {
  influence: byInfluence(0.4, 1.65, 1.08),
  cube: 0.31,
  firstTrain: 1.53,
  plenty: 0.6,
  bid: 1.96,
  step: 0.7,
  set: 0.26,
  rarer: 0.33,
  load: 1.15,
  lies: 1.17,
  linkCube: 1.23,
  fee: 0.46,
  objector: 0.64,
  cheeses: 1.46,
  stone: 1.83,
  passenger: 0.59,
  now: 0.36,
  late: 1,
  onward: 0.29,
  slot: 0.78,
  trainCost: 0.39,
  exchange: 0.44,
  empty: 1.92,
  sale: 1.47,
  sold: 0.29,
};
