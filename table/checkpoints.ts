/** The states that a table keeps on its way, so that undo plays on from the nearest one and not from the start. */

import type { Common } from '@quai/engine/contract.ts';
import { type Grow, pushed } from './grow.ts';

/** The state after so many moves that were not undone. */
export type Checkpoint = Readonly<{ moves: number; state: Common }>;
/** Of the last few moves the state is kept; before that, every so many moves. */
const RECENT = 4;
const EVERY = 32;

/** With one more state. */
export function withState(
  checkpoints: readonly Checkpoint[],
  moves: number,
  state: Common,
  grow: Grow,
): readonly Checkpoint[] {
  return grow(withoutOld(checkpoints, moves - RECENT, grow), { moves, state });
}

/** The state after `moves` moves is no longer one of the last few: it is dropped, unless it is kept for good. */
function withoutOld(checkpoints: readonly Checkpoint[], moves: number, grow: Grow): readonly Checkpoint[] {
  const old = moves % EVERY === 0 ? -1 : checkpoints.findLastIndex((kept) => kept.moves <= moves);
  if (checkpoints[old]?.moves !== moves) return checkpoints;
  const rest = grow === pushed ? (checkpoints as Checkpoint[]) : [...checkpoints];
  rest.splice(old, 1);
  return rest;
}
