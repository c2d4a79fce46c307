/** A bot at one seat: searches for whole rounds, ranks the best as far as its level allows, and draws one. */

import type { LineMean, Player, Thought, Weighed } from '@quai/bots/bot.ts';
import type { Effort } from '@quai/bots/effort.ts';
import { at } from '@quai/engine/at.ts';
import { noChance, playoutChance } from '@quai/engine/chance.ts';
import type { Seat } from '@quai/engine/contract.ts';
import { play, refusal } from '@quai/engine/play.ts';
import type { Random } from '@quai/engine/random.ts';
import { boardBefore } from '../rules/board.ts';
import { END, type Move } from '../rules/move.ts';
import { pickMove } from '../rules/pick.ts';
import type { InkRules } from '../rules/rules.ts';
import { boardAt, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Foresight, weigh } from './ahead.ts';
import { Anatomy } from './anatomy.ts';
import { type Judgement, weightsFor } from './judgement.ts';
import { LastRound } from './last.ts';
import { type Breadth, Rounds } from './rounds.ts';
import { type Shapes, type Sketch, shapesOf, sketchOf } from './shapes.ts';
import { drawWater, valueOfWater } from './water.ts';

/** What a level can do. */
export interface Temper {
  readonly breadth: Breadth;
  /** In the last round, where only the score counts. */
  readonly lastBreadth: Breadth;
  /** Null for a level that never looks ahead. */
  readonly foresight: Foresight | null;
  /** Searches the last round exhaustively, as far as the effort allows. */
  readonly solves: boolean;
  /** Misjudges each round by up to this many points. */
  readonly slip: number;
}

/** A whole round and the final score expected from it. */
interface Plan {
  readonly moves: readonly Move[];
  readonly score: number;
}

/** Maximum number of plans reported. */
const TOLD = 5;
/** Number of candidate rounds for which the expansion dice are considered. */
const WATERED = 8;
/** Standard deviation of a seat's final score a round before the end; it grows with the square root of the rounds left. */
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
    const start = sketchOf(this.shapes, boardAt(state, this.seat));
    const plans = this.plans(start, state.roll, left, effort, random);
    const weighed = this.weighed(state, plans, left);
    return { moves: this.legal(state, at(plans, 0).moves, random), weighed };
  }

  /** Whole rounds, best first. */
  private plans(start: Sketch, roll: readonly number[], left: number, effort: Effort, random: Random): Plan[] {
    const { temper, judgement, shapes } = this;
    const { tables } = shapes;
    const weights = weightsFor(judgement, left);
    let ends = this.rounds.best(start, roll, weights, left === 0 ? temper.lastBreadth : temper.breadth);
    if (left === 0 && temper.solves) {
      const { end } = this.last.solve(start, roll, at(ends, 0), effort);
      if (end !== null) ends = [end, ...ends];
    }
    if (tables.expansion !== 'none') {
      const drawn = ends
        .slice(0, WATERED)
        .map((end) => drawWater(shapes, this.anatomy, end, roll, at(weights, weights.length - 1), left));
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

  /** The legal moves of a plan, and whatever else must be drawn before the round may end (RI-9). */
  private legal(state: State, plan: readonly Move[], random: Random): Move[] {
    const { rules, seat } = this;
    const moves: Move[] = [];
    const board = boardAt(state, seat);
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

  /** The seat's score sheet after drawing this plan. */
  private sheetAfter(state: State, plan: readonly Move[]): LineMean[] {
    const { rules, seat } = this;
    const drawn = rules.clone(state);
    for (const move of plan)
      if (move !== END && refusal(rules, drawn, seat, move) === null) play(rules, drawn, seat, move, noChance);
    return at(rules.standings(drawn), seat).lines.map((line) => ({ line, points: line.points }));
  }

  /** The final scores expected of the other seats, judging by their boards before this round. */
  private others(state: State, left: number): number[] {
    const weights = weightsFor(this.judgement, left + 1);
    return state.boards
      .filter((_, seat) => seat !== this.seat)
      .map((board) => boardBefore(this.rules.tables, board, state.round))
      .map((board) => this.anatomy.study(sketchOf(this.shapes, board), at(weights, weights.length - 1)));
  }
}

/** The chance that this score beats all others, assuming a typical spread of final scores. */
function chanceAgainst(others: readonly number[], score: number, left: number): number {
  const spread = SPREAD * Math.sqrt(2 * (left + 0.5));
  // A logistic curve approximates the normal distribution.
  return others.reduce((chance, other) => chance / (1 + Math.exp((-1.7 * (score - other)) / spread)), 1);
}
