/** Random tables for the kit: uniform choice among the listed moves, every outcome recorded. */

import { type Noted, noted, playoutChance } from '../chance.ts';
import type { Common, Rules, Seat } from '../contract.ts';
import { begin, decisionOf, moves, play, toAct } from '../play.ts';
import { pickOne, type Random, randomFrom } from '../random.ts';

/** A table that has not ended after this many moves never will. */
export const ENDLESS = 20_000;

export interface Ply {
  readonly seat: Seat;
  readonly move: string;
  readonly outcomes: readonly number[];
}

export interface Playout<S extends Common> {
  readonly state: S;
  readonly setup: readonly number[];
  readonly plies: readonly Ply[];
}

export type Watch<S> = (state: S, ply: number) => void;

/** Plays at most `plies` moves from a fresh table. `watch` sees the state before each move and at the end. */
export function playout<S extends Common>(rules: Rules<S>, seed: number, plies: number, watch?: Watch<S>): Playout<S> {
  const random = randomFrom(seed);
  const source = playoutChance(random);
  const setup = noted(source);
  const state = begin(rules, setup);
  const done: Ply[] = [];
  while (state.ended === null && done.length < plies) {
    watch?.(state, done.length);
    done.push(randomPly(rules, state, random, noted(source)));
  }
  watch?.(state, done.length);
  return { state, setup: setup.outcomes, plies: done };
}

function randomPly<S extends Common>(rules: Rules<S>, state: S, random: Random, chance: Noted): Ply {
  const seat = pickOne(toAct(state), random);
  const legal = moves(rules, state, seat);
  if (legal.length === 0) throw new Error(`seat ${seat} must act (${decisionOf(state, seat).step}) and has no move`);
  const move = pickOne(legal, random);
  const text = rules.format(move);
  play(rules, state, seat, move, chance);
  return { seat, move: text, outcomes: chance.outcomes };
}

/** The number of moves in a random table: the kit draws its positions from that range. */
export function usualLength<S extends Common>(rules: Rules<S>): number {
  return playout(rules, 1, ENDLESS).plies.length;
}
