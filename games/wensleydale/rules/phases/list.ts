/** The ten phases of a round, in order (WD-5), and how one follows another. */

import type { Chance } from '@quai/engine/chance.ts';
import type { Tell } from '@quai/engine/contract.ts';
import { NOBODY } from '../kinds.ts';
import type { Tables } from '../open.ts';
import type { State } from '../state.ts';
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

/** Nobody decides anything now: gives the phase's next seat its step, or goes on to the next phase. */
export function next(t: Tables, s: State, chance: Chance, tell?: Tell): void {
  const phase = PHASES[s.phase - 1];
  const seat = phase?.nextSeat?.(t, s, tell) ?? NOBODY;
  if (seat !== NOBODY) {
    s.open[seat]!.push(phase!.frame!);
    return;
  }
  phase?.end?.(t, s, tell);
  s.phase = (s.phase % PHASES.length) + 1;
  tell?.({ kind: 'phase', by: null, round: s.round, phase: s.phase });
  PHASES[s.phase - 1]!.begin?.(t, s, chance, tell);
}
