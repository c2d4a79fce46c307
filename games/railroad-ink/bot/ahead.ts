/**
 * Judges whole rounds by what may follow: samples the next rolls, the same for all candidates, and finds the best reply to
 * each. The worse half is dropped repeatedly, so most of the effort goes to the close contenders.
 */

import type { Effort } from '@quai/bots/effort.ts';
import { at } from '@quai/engine/at.ts';
import { pickOne, type Random, shuffle } from '@quai/engine/random.ts';
import type { Tables } from '../rules/tables.ts';
import { type Judgement, weightsFor } from './judgement.ts';
import type { Breadth, Rounds } from './rounds.ts';
import { blankSketch, copySketch, type Sketch } from './shapes.ts';

/** A whole round under consideration. */
export interface Prospect {
  readonly board: Sketch;
  /** The expected final score. */
  score: number;
  /** The value of its water, which the sampled rounds ignore. */
  readonly water: number;
  sum: number;
  rolls: number;
}

export interface Foresight {
  /** How broadly to search for the reply to a sampled roll. */
  readonly answer: Breadth;
  /** The same when that reply is in the last round. */
  readonly lastAnswer: Breadth;
  /** The weight of the judgement made before looking ahead, in sampled rolls. */
  readonly trust: number;
  /** The minimum number of rounds to compare. */
  readonly least: number;
  /** More rounds are compared as long as their first roll takes no more than this share of the effort. */
  readonly share: number;
  /** Number of rolls sampled for all candidates before the first half is dropped. */
  readonly first: number;
  /** Upper limit on sampled rolls, however much effort is left. */
  readonly most: number;
}

/** Everything that stays the same from round to round. */
export interface Lookout {
  readonly rounds: Rounds;
  readonly tables: Tables;
  readonly judgement: Judgement;
  readonly foresight: Foresight;
}

/** Ranks whole rounds, best first, with `left` (at least one) rounds to come after them. `water` values a board's water. */
export function weigh(
  { rounds, tables, judgement, foresight }: Lookout,
  boards: readonly Sketch[],
  water: (board: Sketch) => number,
  left: number,
  effort: Effort,
  random: Random,
): Prospect[] {
  const prospects: Prospect[] = boards.map((board) => ({
    board: fresh(board),
    score: board.value,
    water: water(board),
    sum: board.value * foresight.trust,
    rolls: foresight.trust,
  }));
  const rolls = someRolls(tables, random);
  const weights = weightsFor(judgement, left - 1);
  const breadth = left === 1 ? foresight.lastAnswer : foresight.answer;
  let alive = prospects.length;
  let compared = alive;
  let used = 0;
  const begin = effort.used();
  const answers = new Float64Array(alive);
  for (let n = 0; alive > 1 && n < Math.min(rolls.length, foresight.most); n++) {
    for (let i = 0; i < alive && used < 1; i++) {
      answers[i] = at(rounds.best(at(prospects, i).board, at(rolls, n), weights, breadth), 0).value;
      used = effort.used();
      if (n === 0 && i + 1 >= foresight.least && used - begin > foresight.share * (1 - begin)) alive = i + 1;
    }
    // A roll that only some candidates have seen would favour or hurt those by luck.
    if (used >= 1) break;
    for (let i = 0; i < alive; i++) {
      const prospect = at(prospects, i);
      prospect.sum += at(answers, i) + prospect.water;
      prospect.rolls++;
    }
    if (n === 0) compared = alive;
    // Halvings are spread evenly over the effort, but start only once all candidates have seen a few rolls.
    const due = Math.floor(((used - begin) / (1 - begin)) * Math.ceil(Math.log2(compared)));
    const keep = n + 1 < foresight.first ? alive : Math.max(2, Math.ceil(compared / 2 ** due));
    if (keep < alive) {
      settle(prospects, alive);
      alive = keep;
    }
  }
  settle(prospects, alive);
  return prospects;
}

/** Sorts the candidates still alive by score. Those dropped earlier never rank above them. */
function settle(prospects: Prospect[], alive: number): void {
  const rest = prospects.splice(alive);
  for (const prospect of prospects) prospect.score = prospect.sum / Math.max(1e-9, prospect.rolls);
  prospects.sort((a, b) => b.score - a.score);
  const worst = at(prospects, alive - 1).score;
  for (const prospect of rest) prospect.score = Math.min(prospect.score, worst);
  prospects.push(...rest.sort((a, b) => b.score - a.score));
}

/** A copy of the board, ready for the next roll. */
function fresh(board: Sketch): Sketch {
  const copy = copySketch(board, blankSketch());
  copy.dice = 0;
  copy.crossedNow = 0;
  return copy;
}

/** Above this number of outcomes, rolls are sampled instead of enumerated. */
const MOST_OUTCOMES = 1000;

/** Every outcome of the route dice, repeated by likelihood, or a sample of them; in random order. */
function someRolls({ dice, routeDice }: Tables, random: Random): number[][] {
  const sides = dice
    .slice(0, routeDice)
    .map(({ faces, counts }) => faces.flatMap((face, i) => Array<number>(at(counts, i)).fill(face)));
  const outcomes = sides.reduce((product, faces) => product * faces.length, 1);
  if (outcomes > MOST_OUTCOMES)
    return Array.from({ length: MOST_OUTCOMES }, () => sides.map((faces) => pickOne(faces, random)));
  let rolls: number[][] = [[]];
  for (const faces of sides) rolls = rolls.flatMap((roll) => faces.map((face) => [...roll, face]));
  return shuffle(rolls, random);
}
