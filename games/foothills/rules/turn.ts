/** What happens between turns, and when they stop (FH-17, FH-37, FH-43). */

import type { Tell } from '@quai/engine/contract.ts';
import { ENDINGS, isLastTurn, triggerEnd } from './end.ts';
import { GOING_ON, NOBODY, other, STALLED, type State, WHITE } from './state.ts';
import type { Tables } from './tables.ts';

export function endTurn(t: Tables, s: State, tell?: Tell): void {
  returnEvents(t, s, tell);
  s.stall = s.placed === 1 ? 0 : s.stall + 1;
  if (s.stall >= t.figures.stallTurns) triggerEnd(s, STALLED, tell);
  s.used = NOBODY;
  s.action = NOBODY;
  s.scoredUsed = 0;
  s.done = 0;
  s.flips = 0;
  s.flipped = 0;
  s.placed = 0;
  if (isLastTurn(s)) {
    s.ended = ENDINGS[s.ending];
    tell?.({ kind: 'ended', by: null, why: s.ended });
    return;
  }
  if (s.ending !== GOING_ON) tell?.({ kind: 'lastTurn', by: other(s.turn) });
  s.turn = other(s.turn);
}

/** FH-17: once three or more white cubes are in the stockyard, all of them go back into the bag. */
function returnEvents(t: Tables, s: State, tell?: Tell): void {
  const white = s.yard[WHITE];
  if (white < t.figures.eventsReturnAt) return;
  s.yard[WHITE] = 0;
  s.bag[WHITE] += white;
  tell?.({ kind: 'eventsBack', by: null, cubes: white });
}
