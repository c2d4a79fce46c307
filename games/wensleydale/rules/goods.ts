/** Goods and passengers: who may load what, and what is removed from the game. */

import type { RuleId, Seat, Tell } from '@quai/engine/contract.ts';
import {
  bitOf,
  CHEESE,
  companyOfPassenger,
  FIGURES,
  GREEN,
  isPassenger,
  LOADS,
  NO_TOWN,
  NOBODY,
  RED,
  STONE,
} from './kinds.ts';
import { companyLinkAt, regionsNear, survey } from './network.ts';
import type { Tables } from './open.ts';
import type { State } from './state.ts';

/** How many pieces of a kind stand in a region. */
export function piecesAt(t: Tables, s: State, region: number, piece: number): number {
  if (isPassenger(piece)) return s.figures[region * FIGURES + piece - RED]!;
  return t.goods[region] === piece ? s.goods[region]! : 0;
}

/** Null if the seat whose network was surveyed may take the piece, else the rule against it. Trains are not considered. */
export function refuseLoad(t: Tables, s: State, region: number, piece: number): RuleId | null {
  if (piece === STONE) return stoneWithin(t, s, region) ? null : 'WD-22';
  if (piece === CHEESE) {
    const linked = t.scratch.reach[region] !== NOBODY && !companyLinkAt(t, s, region);
    return linked && piecesAt(t, s, region, CHEESE) > 0 ? null : 'WD-21';
  }
  const bit = bitOf(companyOfPassenger(piece));
  const reach = t.scratch.reach[region]!;
  if (reach === NOBODY || (reach & bit) === 0 || (s.companies[region]! & bit) !== 0) return 'WD-23';
  return piecesAt(t, s, region, piece) > 0 ? null : 'WD-23';
}

/** WD-22: stone is loaded through a town next to the hill that the seat's links touch and no company owns. */
function stoneWithin(t: Tables, s: State, hill: number): boolean {
  if (piecesAt(t, s, hill, STONE) === 0) return false;
  const towns = t.townsBeside[hill]!;
  for (let i = 0; i < towns.length; i++)
    if (t.scratch.reach[towns[i]!] !== NOBODY && s.companies[towns[i]!] === 0) return true;
  return false;
}

/** Calls `each` with every loadable kind of piece in every region: cubes and passengers. */
export function eachPiece(t: Tables, s: State, each: (region: number, piece: number) => void): void {
  for (let region = 0; region < t.regions; region++) {
    if (s.goods[region]! > 0) each(region, t.goods[region]!);
    for (let piece = RED; piece <= GREEN; piece++) if (piecesAt(t, s, region, piece) > 0) each(region, piece);
  }
}

/** Calls `each` with what the seat, whose network was surveyed last, may take, in the same order: goods, passengers, or both. */
export function eachLoad(
  t: Tables,
  s: State,
  seat: Seat,
  goods: boolean,
  passengers: boolean,
  each: (region: number, piece: number) => void,
): void {
  const { reach } = t.scratch;
  const near = regionsNear(t, s, seat);
  for (let i = 0; i < near.length; i++) {
    const region = near[i]!;
    const companies = reach[region]!;
    if (goods && s.goods[region]! > 0 && (companies !== NOBODY || t.goods[region] === STONE))
      if (refuseLoad(t, s, region, t.goods[region]!) === null) each(region, t.goods[region]!);
    if (passengers && companies > 0)
      for (let piece = RED; piece <= GREEN; piece++) if (refuseLoad(t, s, region, piece) === null) each(region, piece);
  }
}

/** Whether the seat's links give it access to any goods, or to any passengers, of those asked for. */
export function anyLoad(t: Tables, s: State, seat: Seat, goods: boolean, passengers: boolean): boolean {
  if (!goods && !passengers) return false;
  survey(t, s, seat);
  const near = regionsNear(t, s, seat);
  for (let i = 0; i < near.length; i++) {
    const region = near[i]!;
    if (goods && s.goods[region]! > 0 && refuseLoad(t, s, region, t.goods[region]!) === null) return true;
    if (passengers && t.scratch.reach[region]! > 0)
      for (let piece = RED; piece <= GREEN; piece++) if (refuseLoad(t, s, region, piece) === null) return true;
  }
  return false;
}

/** The seat's first train with a free slot for the piece, or NOBODY. Which train it is makes no difference. */
export function trainFor(t: Tables, s: State, seat: Seat, piece: number): number {
  for (let train = 0; train < s.trainOwner.length; train++)
    if (s.trainOwner[train] === seat && freeSlots(t, s, train, piece) > 0) return train;
  return NOBODY;
}

/** A train's free slots for this kind of piece: passengers or goods. */
export function freeSlots(t: Tables, s: State, train: number, piece: number): number {
  const first = train * LOADS;
  return isPassenger(piece)
    ? t.passengerSlots[train]! - s.loads[first + RED]! - s.loads[first + GREEN]!
    : t.goodsSlots[train]! - s.loads[first + STONE]! - s.loads[first + CHEESE]!;
}

/** Takes one piece off the board. */
export function lift(s: State, region: number, piece: number): void {
  if (isPassenger(piece)) s.figures[region * FIGURES + piece - RED]!--;
  else s.goods[region]!--;
}

/** Removes all pieces of a kind in a region from the game. */
export function remove(t: Tables, s: State, region: number, piece: number, by: Seat | null, tell?: Tell): void {
  const count = piecesAt(t, s, region, piece);
  if (count === 0) return;
  if (isPassenger(piece)) s.figures[region * FIGURES + piece - RED] = 0;
  else s.goods[region] = 0;
  s.gone[piece]! += count;
  tell?.({ kind: 'removed', by, region, piece, count });
}

/** WD-22: stone that only company towns could load is removed; so is stone with no town next to it (WD-31.30). */
export function removeStrandedStone(t: Tables, s: State, hill: number, by: Seat | null, tell?: Tell): void {
  for (const town of t.townsBeside[hill]!) if (s.companies[town] === 0) return;
  remove(t, s, hill, STONE, by, tell);
}

/** WD-21 to WD-23: what is removed once a company's link has reached the region and its town belongs to the company. */
export function removeAfterTakeover(t: Tables, s: State, region: number, company: number, by: Seat, tell?: Tell): void {
  remove(t, s, region, CHEESE, by, tell);
  if (t.town[region] === NO_TOWN) return;
  remove(t, s, region, RED + company, by, tell);
  for (const hill of t.quarriesBeside[region]!) removeStrandedStone(t, s, hill, by, tell);
}
