/** Notices whether a route has been claimed since. */

import type { RailsState } from '../rules/state.ts';

/** The pieces of all seats together: each claim takes some. */
export function piecesLeft({ pieces }: RailsState): number {
  let sum = 0;
  for (const own of pieces) for (const count of own) sum += count;
  return sum;
}
