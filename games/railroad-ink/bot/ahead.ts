/**
 * Judges whole rounds by what may follow: the next rolls are sampled, the same for all, and for each the best answer is
 * looked up; the worse half is dropped again and again, so that most of the effort goes to those between which it is close.
 */

import type { Effort } from '@quai/bots/effort.ts';
import { pickOne, type Random, shuffle } from '@quai/engine/random.ts';
import type { Tables } from '../rules/tables.ts';
import { type Judgement, weightsFor } from './judgement.ts';
import type { Breadth, Rounds } from './rounds.ts';
import { blankSketch, copySketch, type Sketch } from './shapes.ts';

/** A whole round that was weighed. */
export interface Prospect {
  readonly board: Sketch;
  /** The expected final score. */
  score: number;
  /** What of it the sampled rounds do not see: the points of its water. */
  readonly water: number;
  sum: number;
  rolls: number;
}

export interface Foresight {
  /** How broadly the answer to a sampled roll is looked for, and in the last round. */
  readonly answer: Breadth;
  readonly lastAnswer: Breadth;
  /** The judgement made before looking ahead counts as so many sampled rolls. */
  readonly trust: number;
  /** At least so many rounds are compared, and as many more as can be shown a first roll in this share of the effort. */
  readonly least: number;
  readonly share: number;
  /** So many rolls are sampled for all before the first half is dropped. */
  readonly first: number;
  /** No more rolls than these, however much effort is left. */
  readonly most: number;
}

/** What does not change from round to round. */
export interface Lookout {
  readonly rounds: Rounds;
  readonly tables: Tables;
  readonly judgement: Judgement;
  readonly foresight: Foresight;
}

/** Weighs whole rounds after which `left` are still to come, at least one. Best first. `water` is what their water is worth. */
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
      answers[i] = rounds.best(prospects[i]!.board, rolls[n]!, weights, breadth)[0]!.value;
      used = effort.used();
      if (n === 0 && i + 1 >= foresight.least && used - begin > foresight.share * (1 - begin)) alive = i + 1;
    }
    // A roll that not all have seen would be luck for some.
    if (used >= 1) break;
    for (let i = 0; i < alive; i++) {
      const prospect = prospects[i]!;
      prospect.sum += answers[i]! + prospect.water;
      prospect.rolls++;
    }
    if (n === 0) compared = alive;
    // As many halvings as the effort has such parts, but not before all have seen a few rolls.
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

/** Puts those alive in the order of their scores. Of those dropped before, none is told to be better than they are. */
function settle(prospects: Prospect[], alive: number): void {
  const rest = prospects.splice(alive);
  for (const prospect of prospects) prospect.score = prospect.sum / Math.max(1e-9, prospect.rolls);
  prospects.sort((a, b) => b.score - a.score);
  const worst = prospects[alive - 1]!.score;
  for (const prospect of rest) prospect.score = Math.min(prospect.score, worst);
  prospects.push(...rest.sort((a, b) => b.score - a.score));
}

/** The same board before the next roll. */
function fresh(board: Sketch): Sketch {
  const copy = copySketch(board, blankSketch());
  copy.dice = 0;
  copy.crossedNow = 0;
  return copy;
}

/** With more outcomes than these, a sample is drawn. */
const MOST_OUTCOMES = 1000;

/** Every outcome of the route dice as often as it is likely, or a sample of them, in a random order. */
function someRolls({ dice, routeDice }: Tables, random: Random): number[][] {
  const sides = dice
    .slice(0, routeDice)
    .map(({ faces, counts }) => faces.flatMap((face, i) => Array<number>(counts[i]!).fill(face)));
  const outcomes = sides.reduce((product, faces) => product * faces.length, 1);
  if (outcomes > MOST_OUTCOMES)
    return Array.from({ length: MOST_OUTCOMES }, () => sides.map((faces) => pickOne(faces, random)));
  let rolls: number[][] = [[]];
  for (const faces of sides) rolls = rolls.flatMap((roll) => faces.map((face) => [...roll, face]));
  return shuffle(rolls, random);
}
