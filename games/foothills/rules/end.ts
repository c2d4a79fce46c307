/** How the end comes: what triggers it, and which turn is the last (FH-37). */

import type { Tell } from '@quai/engine/contract.ts';
import { GOING_ON, type State } from './state.ts';

/** By the numbers of state.ts. */
export const ENDINGS: readonly string[] = ['', 'buffers', 'competitors', 'stalled'];

/** FH-41.25: the first trigger stands. */
export function triggerEnd(s: State, why: number, tell?: Tell): void {
  if (s.ending !== GOING_ON) return;
  s.ending = why;
  tell?.({ kind: 'triggered', by: s.turn, why: ENDINGS[why]! });
}

/** FH-37: the second seat's turn is the last one, whoever triggered the end. */
export function isLastTurn(s: State): boolean {
  return s.ending !== GOING_ON && s.turn !== s.first;
}
