/** What a finished or cut-off playout is worth to each seat. */

import type { Common, Rules } from '@quai/engine/contract.ts';
import type { Knowledge } from './knowledge.ts';

/** The result of one playout; the same object is filled in each time. */
export interface Payoff {
  /** Final points, or what `value` expects. */
  readonly points: number[];
  /** The chance of finishing first. */
  readonly win: number[];
  /** What the search maximises, from 0 to 1: winning, and by as much as possible. */
  readonly worth: number[];
}

/** The share of the worth that comes from winning; the rest comes from the lead. */
const FOR_WINNING = 0.6;
const THREE_TO_ONE = Math.log(3);

export function payoffs(rules: Rules, knowledge: Knowledge): { readonly of: (state: Common) => Payoff } {
  const seats = rules.seats;
  const payoff: Payoff = { points: zeros(seats), win: zeros(seats), worth: zeros(seats) };
  const steep = THREE_TO_ONE / knowledge.scale;

  /** A finished table: ranks say who won, and a tie shares the win. */
  function finished(state: Common): void {
    let winners = 0;
    for (const { seat, total, rank } of rules.ranking?.(state) ?? rules.standings(state)) {
      payoff.points[seat] = total;
      payoff.win[seat] = rank === 1 ? 1 : 0;
      if (rank === 1) winners++;
    }
    for (let seat = 0; seat < seats; seat++) payoff.win[seat]! /= winners;
  }

  /** Winning chances from the expected points: a lead of one `scale` wins three times out of four. */
  function expected(): void {
    let sum = 0;
    const most = Math.max(...payoff.points);
    for (let seat = 0; seat < seats; seat++) {
      const weight = Math.exp((payoff.points[seat]! - most) * steep);
      payoff.win[seat] = weight;
      sum += weight;
    }
    for (let seat = 0; seat < seats; seat++) payoff.win[seat]! /= sum;
  }

  return {
    of(state) {
      if (state.ended !== null || knowledge.value === undefined) finished(state);
      else {
        knowledge.value(state, payoff.points);
        expected();
      }
      for (let seat = 0; seat < seats; seat++) {
        const lead = sigmoid(leadOf(payoff.points, seat) * steep);
        payoff.worth[seat] = seats === 1 ? lead : FOR_WINNING * payoff.win[seat]! + (1 - FOR_WINNING) * lead;
      }
      return payoff;
    },
  };
}

/** The seat's points minus those of the best other seat; in a solo game, the points. */
function leadOf(points: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other]! > best) best = points[other]!;
  return points.length === 1 ? points[0]! : points[seat]! - best;
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const zeros = (n: number): number[] => new Array(n).fill(0);
