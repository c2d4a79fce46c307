/** Phase 1: investment cubes. */

import { add } from '../state.ts';
import type { Phase } from './phase.ts';

/** WD-6. */
const CUBES_A_ROUND = 12;

export const cubes: Phase = {
  id: 'cubes',
  begin(t, s, _chance, tell) {
    tell?.({ kind: 'round', by: null, round: s.round, rounds: t.rounds });
    for (const seat of s.order) {
      const stock = s.stock[seat]!;
      const received = Math.min(CUBES_A_ROUND, stock);
      s.stock[seat] = stock - received;
      add(s.hand, seat, received);
      tell?.({ kind: 'cubes', by: seat, received, hand: s.hand[seat] });
    }
  },
};
