/** Flipping action cards other than the one in use (FH-12, FH-28, FH-41.10, FH-41.27). */

import type { RuleId, Seat, Step, Tell } from '@quai/engine/contract.ts';
import { kindOf, type Move, move, SLOT, STOP, stop, whichOf } from './moves.ts';
import { LETTERS } from './printed.ts';
import { BACK, closeFrame, GOLD, NOBODY, openFrame, SLOTS, type State } from './state.ts';
import { argOf } from './tables.ts';

function flipRefusal(s: State, seat: Seat, slot: number): RuleId | null {
  if (s.hand[seat * SLOTS + slot] === NOBODY) return 'FH-12';
  if (slot === s.used) return 'FH-41.10';
  return (s.flipped & (1 << slot)) !== 0 ? 'FH-41.27' : null;
}

export function canFlip(s: State, seat: Seat): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (flipRefusal(s, seat, slot) === null) return true;
  return false;
}

/** Asks for up to `flips` additional flips, if any card can be flipped. */
export function openFlips(s: State, seat: Seat, flips: number): void {
  if (flips > 0 && canFlip(s, seat)) openFrame(s, seat, { step: 'flip', args: [flips] });
}

export function flip(s: State, seat: Seat, slot: number, tell?: Tell): void {
  const at = seat * SLOTS + slot;
  s.side[at] = s.side[at] === GOLD ? BACK : GOLD;
  tell?.({ kind: 'flipped', by: seat, card: s.hand[at], side: s.side[at] });
}

/** Which other card to flip? Frame: flips left. */
export const flipStep: Step<State, Move> = {
  candidates(_s, _seat, _open, each) {
    for (let slot = 0; slot < SLOTS; slot++) each(move(SLOT, slot));
    each(stop);
  },
  check(s, seat, _open, m) {
    if (kindOf(m) === STOP) return null;
    return kindOf(m) === SLOT ? flipRefusal(s, seat, whichOf(m)) : 'step';
  },
  details: (_s, _seat, _open, m) => ({ letter: LETTERS[whichOf(m)] ?? '' }),
  apply(s, seat, open, m, _chance, tell) {
    closeFrame(s, seat);
    if (kindOf(m) === STOP) return;
    flip(s, seat, whichOf(m), tell);
    s.flipped |= 1 << whichOf(m);
    openFlips(s, seat, argOf(open, 0) - 1);
  },
};
