/** What a seat owns, and the unlimited supply of rubble and passengers (FH-30). */

import type { Seat } from '@quai/engine/contract.ts';
import { KINDS, RUBBLE, type State } from './state.ts';

function ownAt(seat: Seat, kind: number): number {
  return seat * KINDS + kind;
}

/** The index of rubble or passengers in the supply. */
export function supplyAt(kind: number): number {
  return kind - RUBBLE;
}

export function owned(s: State, seat: Seat, kind: number): number {
  return s.stock[ownAt(seat, kind)]!;
}

export function give(s: State, seat: Seat, kind: number, amount: number): void {
  s.stock[ownAt(seat, kind)]! += amount;
}

export function takeAway(s: State, seat: Seat, kind: number, amount: number): void {
  s.stock[ownAt(seat, kind)]! -= amount;
}

export function fromSupply(s: State, seat: Seat, kind: number, amount: number): void {
  s.supply[supplyAt(kind)]! -= amount;
  give(s, seat, kind, amount);
}

export function toSupply(s: State, seat: Seat, kind: number, amount: number): void {
  s.supply[supplyAt(kind)]! += amount;
  takeAway(s, seat, kind, amount);
}

export function scoreVp(s: State, seat: Seat, vp: number): void {
  s.vp[seat]! += vp;
}
