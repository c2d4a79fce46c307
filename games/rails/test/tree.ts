/** Counts move trees: every line of a given depth, with a branch for each outcome of chance. */

import { OutcomeNeeded, scriptedChance } from '@quai/engine/chance.ts';
import { moves, play, toAct } from '@quai/engine/play.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsState } from '../rules/state.ts';

/** A line that ends early counts once. If several seats choose at once, the first of them goes first. */
export function countTree(rules: RailsRules, state: RailsState, depth: number): number {
  const seat = toAct(state)[0];
  if (depth === 0 || seat === undefined) return 1;
  let lines = 0;
  for (const move of moves(rules, state, seat))
    for (const after of outcomes(rules, state, seat, move)) lines += countTree(rules, after, depth - 1);
  return lines;
}

/** The states a move can lead to, one for each sequence of draws. */
function outcomes(
  rules: RailsRules,
  state: RailsState,
  seat: number,
  move: number,
  drawn: number[] = [],
): RailsState[] {
  const after = rules.clone(state);
  try {
    play(rules, after, seat, move, scriptedChance(drawn));
    return [after];
  } catch (error) {
    if (!(error instanceof OutcomeNeeded)) throw error;
    return error.counts.flatMap((count, kind) =>
      count > 0 ? outcomes(rules, state, seat, move, [...drawn, kind]) : [],
    );
  }
}

/** Gives a seat all routes but these, for positions in which little can be claimed. */
export function allBut(rules: RailsRules, free: readonly string[], seat: number): Record<string, number> {
  const taken: Record<string, number> = {};
  for (const { id } of rules.board.edition.routes) if (!free.includes(id)) taken[id] = seat;
  return taken;
}
