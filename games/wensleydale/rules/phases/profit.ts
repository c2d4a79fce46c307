/** Phase 7: profit and loss of the round; loads go in front of the seats, locomotives return. */

import type { Seat, Tell } from '@quai/engine/contract.ts';
import { EACH_LOAD, LOADS, NOBODY, type PerLoad, PROFIT } from '../kinds.ts';
import { linksOf } from '../network.ts';
import type { Tables } from '../open.ts';
import { land, spaceOf } from '../piles.ts';
import type { State } from '../state.ts';
import type { Phase } from './phase.ts';

/** WD-24. */
const INCOME: Readonly<PerLoad> = [2, 1, 1, 1];
const UPKEEP = 1;

export const profit: Phase = {
  id: 'profit',
  begin: (t, s, _chance, tell) => settleAll(t, s, tell),
};

export function settleAll(t: Tables, s: State, tell?: Tell): void {
  for (const seat of s.order) {
    settle(t, s, seat, tell);
    bringHome(s, seat);
  }
}

/** How many pieces of a kind are on the seat's trains. */
export function loadsOf(s: State, seat: Seat, piece: number): number {
  let count = 0;
  for (let train = 0; train < s.trainOwner.length; train++)
    if (s.trainOwner[train] === seat) count += s.loads[train * LOADS + piece]!;
  return count;
}

export function incomeOf(s: State, seat: Seat): number {
  let income = 0;
  for (const piece of EACH_LOAD) income += INCOME[piece] * loadsOf(s, seat, piece);
  return income;
}

export function upkeepOf(t: Tables, s: State, seat: Seat): number {
  return UPKEEP * linksOf(t, s, seat);
}

/** WD-31.17: the disc lands on top of its pile even if it does not move or stops at the end of the track. */
function settle(t: Tables, s: State, seat: Seat, tell?: Tell): void {
  const from = spaceOf(s, PROFIT, seat);
  const income = incomeOf(s, seat);
  const upkeep = upkeepOf(t, s, seat);
  const to = Math.max(t.profitMin, Math.min(t.profitMax, from + income - upkeep));
  land(s, PROFIT, seat, to);
  tell?.({ kind: 'profit', by: seat, income, upkeep, from, to });
}

/** WD-25. */
function bringHome(s: State, seat: Seat): void {
  for (let train = 0; train < s.trainOwner.length; train++) {
    if (s.trainOwner[train] !== seat) continue;
    for (let piece = 0; piece < LOADS; piece++) {
      s.held[seat * LOADS + piece]! += s.loads[train * LOADS + piece]!;
      s.loads[train * LOADS + piece] = 0;
    }
    s.trainOwner[train] = NOBODY;
    s.locomotives[seat]!++;
  }
}
