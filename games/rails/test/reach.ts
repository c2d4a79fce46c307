/** Reachable positions: seats play by a simple habit until a condition holds. */

import { at } from '@quai/engine/at.ts';
import { noted, playoutChance } from '@quai/engine/chance.ts';
import { begin, moves, play, toAct } from '@quai/engine/play.ts';
import { pickOne, type Random, randomFrom } from '@quai/engine/random.ts';
import { BLIND, CLAIM, isClaim, isKeep, isTake, type Move, TICKETS } from '../rules/moves.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsState } from '../rules/state.ts';

/** Chooses among legal moves. */
export type Habit = (legal: readonly Move[], state: RailsState, seat: number, random: Random) => Move;

const isCard = (move: Move) => move === BLIND || isTake(move);
const preferring =
  (...wishes: ((move: Move) => boolean)[]): Habit =>
  (legal, _state, _seat, random) => {
    for (const wish of wishes) {
      const wished = legal.filter(wish);
      if (wished.length > 0) return pickOne(wished, random);
    }
    return pickOne(legal, random);
  };

export const habits = {
  any: preferring(),
  /** Never claims while cards can be drawn. */
  hoard: preferring(isCard),
  /** Never claims while cards or tickets can be drawn. */
  hoardAll: preferring(isCard, (move) => move === TICKETS),
  tickets: preferring((move) => move === TICKETS || isKeep(move)),
  claim: preferring(isClaim),
};

/** Claims only routes of a list; otherwise draws cards, then tickets. */
export function planner(plan: readonly (readonly number[])[]): Habit {
  return (legal, state, seat, random) => {
    const planned = legal.filter((move) => isClaim(move) && at(plan, seat).includes(move - CLAIM));
    if (planned.length > 0) return pickOne(planned, random);
    return habits.hoardAll(legal, state, seat, random);
  };
}

/** Plays from the start until `so` holds, which is checked before each move; null if the game ends first. */
export function reach(
  rules: RailsRules,
  seed: number,
  habit: Habit | readonly Habit[],
  so: (state: RailsState) => boolean,
): RailsState | null {
  const random = randomFrom(seed);
  const chance = noted(playoutChance(random));
  const state = begin(rules, chance);
  while (!so(state)) {
    if (state.ended !== null) return null;
    const seat = pickOne(toAct(state), random);
    const own = Array.isArray(habit) ? at(habit as readonly Habit[], seat) : (habit as Habit);
    play(rules, state, seat, own(moves(rules, state, seat), state, seat, random), chance);
  }
  return state;
}

/** The first seed whose game reaches that. */
export function reachAny(
  rules: RailsRules,
  habit: Habit | readonly Habit[],
  so: (state: RailsState) => boolean,
  seeds = 300,
): RailsState {
  for (let seed = 0; seed < seeds; seed++) {
    const state = reach(rules, seed, habit, so);
    if (state !== null) return state;
  }
  throw new Error(`no table of ${seeds} came to that`);
}
