/** The ten phases of a round, in order (WD-5), and how one follows another. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Tell } from '@quai/engine/contract.ts';
import { NOBODY } from '../kinds.ts';
import type { Tables } from '../open.ts';
import { openFrame, type State } from '../state.ts';
import { auction } from './auction.ts';
import { build } from './build.ts';
import { cubes } from './cubes.ts';
import { discs } from './discs.ts';
import { orders } from './orders.ts';
import type { Phase } from './phase.ts';
import { profit } from './profit.ts';
import { round } from './round.ts';
import { seatOrder } from './seatOrder.ts';
import { takeover } from './takeover.ts';
import { trains } from './trains.ts';

export const PHASES: readonly Phase[] = [
  cubes,
  discs,
  auction,
  orders,
  build,
  trains,
  profit,
  seatOrder,
  takeover,
  round,
];

/** Opens the step of the phase's next seat, or moves on to the next phase. */
export function next(t: Tables, s: State, chance: Chance, tell?: Tell): void {
  const phase = PHASES[s.phase - 1];
  if (phase?.decisions !== undefined) {
    const seat = phase.decisions.nextSeat(t, s, tell);
    if (seat !== NOBODY) {
      openFrame(s, seat, phase.decisions.frame);
      return;
    }
  }
  phase?.end?.(t, s, tell);
  // After the last phase comes the first one of the next round.
  const following = PHASES[s.phase] ?? cubes;
  s.phase = (s.phase % PHASES.length) + 1;
  tell?.({ kind: 'phase', by: null, round: s.round, phase: s.phase });
  following.begin?.(t, s, chance, tell);
}
