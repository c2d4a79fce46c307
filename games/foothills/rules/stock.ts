/** What a seat owns, and the supply of rubble and passengers, which is not limited (FH-30). */

import type { Seat } from '@quai/engine/contract.ts';
import { KINDS, RUBBLE, type State } from './state.ts';

export function ownAt(seat: Seat, kind: number): number {
  return seat * KINDS + kind;
}

/** The place of rubble or passengers in the supply. */
export function supplyAt(kind: number): number {
  return kind - RUBBLE;
}

export function fromSupply(s: State, seat: Seat, kind: number, amount: number): void {
  s.supply[supplyAt(kind)]! -= amount;
  s.stock[ownAt(seat, kind)]! += amount;
}
