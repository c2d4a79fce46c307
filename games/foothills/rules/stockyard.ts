/** Bag and stockyard: taking a resource, refilling, and the events that brings (FH-13, FH-14, FH-44). */

import type { Chance } from '@quai/engine/chance.ts';
import type { Seat, Tell } from '@quai/engine/contract.ts';
import { placeCompetitor } from './competitors.ts';
import { FROM_YARD } from './moves.ts';
import { IRON, STONE, type State, WHITE } from './state.ts';
import { ownAt } from './stock.ts';
import type { Tables } from './tables.ts';

export function yardResources(s: State): number {
  return s.yard[IRON]! + s.yard[STONE]!;
}

export function bagResources(s: State): number {
  return s.bag[IRON]! + s.bag[STONE]!;
}

/** FH-14: taking the last resource refills at once, by whatever action. */
export function takeFromYard(t: Tables, s: State, seat: Seat, resource: number, chance: Chance, tell?: Tell): void {
  moveCube(s, seat, FROM_YARD, resource, tell);
  if (yardResources(s) === 0) refill(t, s, chance, tell);
}

/** A resource changes hands, and nothing follows from it: FH-9 does not refill. */
export function moveCube(s: State, seat: Seat, source: number, resource: number, tell?: Tell): void {
  (source === FROM_YARD ? s.yard : s.bag)[resource]!--;
  s.stock[ownAt(seat, resource)]!++;
  s.done = 1;
  tell?.({ kind: 'took', by: seat, resource, source });
}

/** FH-44: left out while the bag holds no resource. */
export function refill(t: Tables, s: State, chance: Chance, tell?: Tell): void {
  if (bagResources(s) > 0) drawToYard(t, s, t.figures.refill, chance, tell);
}

/** FH-14, FH-41.12: so many cubes, or all there are; each white one brings a competitor before the next is drawn. */
export function drawToYard(t: Tables, s: State, cubes: number, chance: Chance, tell?: Tell): void {
  for (let i = 0; i < cubes && bagResources(s) + s.bag[WHITE]! > 0; i++) {
    const cube = chance.from(s.bag, 'stockyard');
    s.bag[cube]!--;
    s.yard[cube]!++;
    tell?.({ kind: 'drawn', by: null, cube });
    if (cube === WHITE) placeCompetitor(t, s, tell);
  }
}
