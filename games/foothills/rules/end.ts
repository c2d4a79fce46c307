/** How a table ends: what triggers it, and which turn is the last (FH-37). */

import type { Tell } from '@quai/engine/contract.ts';
import { type Ending, GOING_ON, type State } from './state.ts';

/** Names of the endings numbered in state.ts. */
export const ENDINGS = ['', 'buffers', 'competitors', 'stalled'] as const;

/** FH-41.25: only the first trigger counts. */
export function triggerEnd(s: State, why: Ending, tell?: Tell): void {
  if (s.ending !== GOING_ON) return;
  s.ending = why;
  tell?.({ kind: 'triggered', by: s.turn, why: ENDINGS[why] });
}

/** FH-37: the second seat's turn is the last one, whoever triggered the end. */
export function isLastTurn(s: State): boolean {
  return s.ending !== GOING_ON && s.turn !== s.first;
}
