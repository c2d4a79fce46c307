/** Why a move is worth considering, in words, from what the seat knows. A game says it in `bot/why.ts`. */

import type { Rules, Seat } from '@quai/engine/contract.ts';
import type { Language } from '@quai/engine/words.ts';

/** Half a sentence, as after a dash; null if there is nothing in particular to say. `plan`: the move, and what is to follow it in the turn. */
export type Why<R extends Rules = Rules, View = unknown, Move = unknown> = (
  rules: R,
  view: View,
  seat: Seat,
  plan: readonly Move[],
  language: Language,
) => string | null;
