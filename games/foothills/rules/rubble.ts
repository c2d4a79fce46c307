/** Rubble on the lines: what is within reach, and clearing it from left to right (FH-19 to FH-21). */

import type { Seat, Tell } from '@quai/engine/contract.ts';
import { RUBBLE, type State } from './state.ts';
import { fromSupply, give, scoreVp } from './stock.ts';
import { layoutOf, type Tables } from './tables.ts';

/**
 * FH-21, FH-41.30: a line has rubble if any of its cards has. Since cubes are taken from the left, a shared card is within
 * reach of a line as soon as that line is clear up to it.
 */
export function hasRubble(t: Tables, s: State, line: number): boolean {
  const stations = layoutOf(t, s).lineStations[line]!;
  for (let i = 0; i < stations.length; i++) if (s.rubble[stations[i]!]! > 0) return true;
  return false;
}

/** Takes up to `cubes` from a line, from left to right; FH-20: VP for each card cleared. Returns how many were taken. */
export function clearLine(t: Tables, s: State, seat: Seat, line: number, cubes: number, tell?: Tell): number {
  const stations = layoutOf(t, s).lineStations[line]!;
  let left = cubes;
  for (let i = 0; i < stations.length && left > 0; i++) {
    const station = stations[i]!;
    const here = s.rubble[station]!;
    if (here === 0) continue;
    const taken = here < left ? here : left;
    left -= taken;
    s.rubble[station] = here - taken;
    give(s, seat, RUBBLE, taken);
    const vp = taken === here ? t.figures.clearVp : 0;
    scoreVp(s, seat, vp);
    tell?.({ kind: 'rubble', by: seat, station, cubes: taken, left: here - taken, vp });
  }
  s.done = 1;
  return cubes - left;
}

export function rubbleFromSupply(s: State, seat: Seat, cubes: number, tell?: Tell): void {
  if (cubes <= 0) return;
  fromSupply(s, seat, RUBBLE, cubes);
  s.done = 1;
  tell?.({ kind: 'supplied', by: seat, thing: RUBBLE, amount: cubes });
}
