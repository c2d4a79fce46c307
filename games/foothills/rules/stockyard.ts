/** Bag and stockyard: taking resources, refilling, and the events that causes (FH-13, FH-14, FH-44). */

import type { Chance } from '@quai/engine/chance.ts';
import type { Seat, Tell } from '@quai/engine/contract.ts';
import { placeCompetitor } from './competitors.ts';
import { FROM_YARD } from './moves.ts';
import { type Cube, IRON, type Resource, STONE, type State, WHITE } from './state.ts';
import { give } from './stock.ts';
import type { Tables } from './tables.ts';

export function yardResources(s: State): number {
  return s.yard[IRON] + s.yard[STONE];
}

export function bagResources(s: State): number {
  return s.bag[IRON] + s.bag[STONE];
}

/** FH-14: taking the last resource refills the yard at once, whatever the action. */
export function takeFromYard(t: Tables, s: State, seat: Seat, resource: Resource, chance: Chance, tell?: Tell): void {
  moveCube(s, seat, FROM_YARD, resource, tell);
  if (yardResources(s) === 0) refill(t, s, chance, tell);
}

/** Moves a resource to a seat without any consequences: FH-9 does not refill. */
export function moveCube(s: State, seat: Seat, source: number, resource: Resource, tell?: Tell): void {
  (source === FROM_YARD ? s.yard : s.bag)[resource]--;
  give(s, seat, resource, 1);
  s.done = 1;
  tell?.({ kind: 'took', by: seat, resource, source });
}

/** FH-44: skipped while the bag holds no resource. */
export function refill(t: Tables, s: State, chance: Chance, tell?: Tell): void {
  if (bagResources(s) > 0) drawToYard(t, s, t.figures.refill, chance, tell);
}

/** FH-14, FH-41.12: that many cubes, or all there are; each white one places a competitor before the next is drawn. */
export function drawToYard(t: Tables, s: State, cubes: number, chance: Chance, tell?: Tell): void {
  for (let i = 0; i < cubes && bagResources(s) + s.bag[WHITE] > 0; i++)
    if (drawCube(s, chance, tell) === WHITE) placeCompetitor(t, s, tell);
}

/** Moves a random cube from the bag to the yard. */
export function drawCube(s: State, chance: Chance, tell?: Tell): Cube {
  const cube = chance.from(s.bag, 'stockyard') as Cube;
  s.bag[cube]--;
  s.yard[cube]++;
  tell?.({ kind: 'drawn', by: null, cube });
  return cube;
}
