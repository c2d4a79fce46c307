/** A seat's player: looks for whole rounds, weighs the best of them as far as its level goes, and draws one. */

import type { LineMean, Player, Thought, Weighed } from '@quai/bots/bot.ts';
import type { Effort } from '@quai/bots/effort.ts';
import { noChance, playoutChance } from '@quai/engine/chance.ts';
import type { Seat } from '@quai/engine/contract.ts';
import { play, refusal } from '@quai/engine/play.ts';
import type { Random } from '@quai/engine/random.ts';
import { boardBefore } from '../rules/board.ts';
import { END, type Move } from '../rules/move.ts';
import { pickMove } from '../rules/pick.ts';
import type { InkRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Foresight, weigh } from './ahead.ts';
import { Anatomy } from './anatomy.ts';
import { type Judgement, weightsFor } from './judgement.ts';
import { LastRound } from './last.ts';
import { type Breadth, Rounds } from './rounds.ts';
import { type Shapes, type Sketch, shapesOf, sketchOf } from './shapes.ts';
import { drawWater, valueOfWater } from './water.ts';

/** How far a level goes. */
export interface Temper {
  readonly breadth: Breadth;
  /** In the last round, where only the score counts. */
  readonly lastBreadth: Breadth;
  /** Null: it trusts its first judgement. */
  readonly foresight: Foresight | null;
  /** Whether it tries the last round out to the end, for as long as it may think. */
  readonly solves: boolean;
  /** It draws every round as if it were the last: for the score alone. */
  readonly hasty: boolean;
  /** It misjudges each round by up to so many points. */
  readonly slip: number;
}

/** A whole round with the final score that is expected of it. */
interface Plan {
  readonly moves: readonly Move[];
  readonly score: number;
}

/** How many plans a thought tells of. */
const TOLD = 5;
/** For how many rounds the dice of an expansion are looked at. */
const WATERED = 8;
/** By how much final scores of one seat differ, a round before the end; from then on by the root of the rounds. */
const SPREAD = 3;

export class InkPlayer implements Player {
  private readonly rules: InkRules;
  private readonly seat: Seat;
  private readonly temper: Temper;
  private readonly judgement: Judgement;
  private readonly shapes: Shapes;
  private readonly anatomy: Anatomy;
  private readonly rounds: Rounds;
  private readonly answers: Rounds;
  private readonly last: LastRound;

  constructor(rules: InkRules, seat: Seat, temper: Temper, judgement: Judgement) {
    this.rules = rules;
    this.seat = seat;
    this.temper = temper;
    this.judgement = judgement;
    this.shapes = shapesOf(rules.tables);
    this.anatomy = new Anatomy(this.shapes);
    this.rounds = new Rounds(this.shapes, this.anatomy);
    this.answers = new Rounds(this.shapes, this.anatomy);
    this.last = new LastRound(this.shapes, this.anatomy);
  }

  think(view: unknown, effort: Effort, random: Random): Thought {
    const state = this.rules.imagine(view as View, random);
    const left = this.rules.tables.rounds - state.round;
    const start = sketchOf(this.shapes, state.boards[this.seat]!);
    const plans = this.plans(start, state.roll, left, effort, random);
    const weighed = this.weighed(state, plans, left);
    return { moves: this.legal(state, plans[0]!.moves, random), weighed };
  }

  /** Whole rounds, the best first. */
  private plans(start: Sketch, roll: readonly number[], left: number, effort: Effort, random: Random): Plan[] {
    const { temper, judgement, shapes } = this;
    const { tables } = shapes;
    const weights = weightsFor(judgement, temper.hasty ? 0 : left);
    let ends = this.rounds.best(start, roll, weights, left === 0 ? temper.lastBreadth : temper.breadth);
    if (left === 0 && temper.solves) {
      const { end } = this.last.solve(start, roll, ends[0]!, effort);
      if (end !== null) ends = [end, ...ends];
    }
    if (tables.expansion !== 'none') {
      const drawn = ends
        .slice(0, WATERED)
        .map((end) => drawWater(shapes, this.anatomy, end, roll, weights[weights.length - 1]!, left));
      ends = drawn.sort((a, b) => b.value - a.value);
    }
    if (left > 0 && temper.foresight !== null && ends.length > 1) {
      const water = (end: Sketch) => valueOfWater(shapes, end, left);
      const lookout = { rounds: this.answers, tables, judgement, foresight: temper.foresight };
      const weighed = weigh(lookout, ends, water, left, effort, random);
      return weighed.map(({ board, score }) => ({ moves: board.moves, score }));
    }
    const plans = ends.map(({ moves, value }) => ({ moves, score: value }));
    if (temper.slip === 0) return plans;
    const misjudged = plans.map((plan) => ({ plan, seems: plan.score + (temper.slip * random.below(1001)) / 1000 }));
    return misjudged.sort((a, b) => b.seems - a.seems).map(({ plan }) => plan);
  }

  /** The moves of a plan as far as the rules have it, and what else must be drawn before the round may end (RI-9). */
  private legal(state: State, plan: readonly Move[], random: Random): Move[] {
    const { rules, seat } = this;
    const moves: Move[] = [];
    const board = state.boards[seat]!;
    const draw = (move: Move) => {
      play(rules, state, seat, move, playoutChance(random));
      moves.push(move);
    };
    for (const move of plan) if (refusal(rules, state, seat, move) === null) draw(move);
    while (refusal(rules, state, seat, END) !== null) draw(pickMove(rules.tables, state.roll, board, random));
    return [...moves, END];
  }

  private weighed(state: State, plans: readonly Plan[], left: number): Weighed[] {
    const others = this.others(state, left);
    const told: Weighed[] = [];
    for (const { moves, score } of plans) {
      const move = moves[0] ?? END;
      if (told.length === TOLD) break;
      if (told.some((one) => one.move === move)) continue;
      told.push({ move, score, win: chanceAgainst(others, score, left), lines: this.sheetAfter(state, moves) });
    }
    return told;
  }

  /** The sheet of the seat once the round is drawn like this. */
  private sheetAfter(state: State, plan: readonly Move[]): LineMean[] {
    const { rules, seat } = this;
    const drawn = rules.clone(state);
    for (const move of plan)
      if (move !== END && refusal(rules, drawn, seat, move) === null) play(rules, drawn, seat, move, noChance);
    return rules.standings(drawn)[seat]!.lines.map((line) => ({ line, points: line.points }));
  }

  /** The final scores that are expected of the other seats, by what they showed before this round. */
  private others(state: State, left: number): number[] {
    const weights = weightsFor(this.judgement, left + 1);
    return state.boards
      .filter((_, seat) => seat !== this.seat)
      .map((board) => boardBefore(this.rules.tables, board, state.round))
      .map((board) => this.anatomy.study(sketchOf(this.shapes, board), weights[weights.length - 1]!));
  }
}

/** How likely this score beats all others, if each differs from what is expected about as usual. */
function chanceAgainst(others: readonly number[], score: number, left: number): number {
  const spread = SPREAD * Math.sqrt(2 * (left + 0.5));
  // The logistic curve stands in for the normal one.
  return others.reduce((chance, other) => chance / (1 + Math.exp((-1.7 * (score - other)) / spread)), 1);
}
