/** The scoring pile: at the pub and at Devil's Bridge a card is scored and replaced (FH-29, FH-35). */

import type { Figures, Seat, Step, Tell } from '@quai/engine/contract.ts';
import { mayStop } from './interpreter.ts';
import { CARD, kindOf, type Move, move, SLOT, STOP, stop, whichOf } from './moves.ts';
import { closeFrame, GOLD, NOBODY, openFrame, SLOTS, type State } from './state.ts';
import { argOf, type Op, opOf, type Tables } from './tables.ts';

/** FH-35, FH-41.6: needs fewer cards in the pile than stations built, and a card to score. */
export function mayEnterPub(s: State, seat: Seat): boolean {
  if (s.pile[seat]!.length >= s.stations[seat]!) return false;
  for (let slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++) if (s.hand[slot] !== NOBODY) return true;
  return false;
}

export function openScoring(s: State, seat: Seat, op: Op, mustScore: boolean): void {
  openFrame(s, seat, { step: 'score', args: [op.id, mustScore ? 1 : 0] });
}

/** For refusals. */
export function pileFigures(s: State, seat: Seat): Figures {
  return { pile: s.pile[seat]!.length, stations: s.stations[seat]! };
}

/** Which card to score? Frame: operation, whether one must be scored (at the pub). */
export function scoreStep(t: Tables): Step<State, Move> {
  return {
    candidates(_s, _seat, _open, each) {
      for (let slot = 0; slot < SLOTS; slot++) each(move(SLOT, slot));
      each(stop);
    },
    check(s, seat, open, m) {
      if (kindOf(m) === STOP) {
        if (open.args[1] === 1) return 'FH-35';
        return mayStop(t, s, seat, opOf(t, open), 0) ? null : 'FH-11';
      }
      if (kindOf(m) !== SLOT) return 'step';
      return s.hand[seat * SLOTS + whichOf(m)] === NOBODY ? 'FH-10' : null;
    },
    details: (s, seat, _open, m) => ({ ...pileFigures(s, seat), letter: t.types[whichOf(m)] ?? '' }),
    apply(s, seat, open, m, _chance, tell) {
      closeFrame(s, seat);
      if (kindOf(m) === SLOT) scoreCard(t, s, seat, argOf(open, 0), whichOf(m), tell);
    },
  };
}

function scoreCard(t: Tables, s: State, seat: Seat, op: number, slot: number, tell?: Tell): void {
  const at = seat * SLOTS + slot;
  const card = s.hand[at]!;
  s.hand[at] = NOBODY;
  s.side[at] = GOLD;
  s.pile[seat]!.push(card);
  s.done = 1;
  // FH-41.7: neither the card in use nor its replacement is flipped. FH-41.27: any other new card may be.
  if (slot === s.used) s.scoredUsed = 1;
  s.flipped &= ~(1 << slot);
  tell?.({ kind: 'scored', by: seat, card });
  let fitting = 0;
  let last = NOBODY;
  for (const spare of s.reserve)
    if (fits(t, spare, card)) {
      fitting++;
      last = spare;
    }
  if (fitting === 1) replace(s, seat, slot, last, tell);
  else if (fitting > 1) openFrame(s, seat, { step: 'replace', args: [op, slot, card] });
}

/** FH-35: a replacement has the same two letters. */
function fits(t: Tables, spare: number, scored: number): boolean {
  return t.cards[spare]!.type === t.cards[scored]!.type && t.cards[spare]!.back === t.cards[scored]!.back;
}

function replace(s: State, seat: Seat, slot: number, card: number, tell?: Tell): void {
  s.reserve.splice(s.reserve.indexOf(card), 1);
  s.hand[seat * SLOTS + slot] = card;
  tell?.({ kind: 'replaced', by: seat, card });
}

/** Which reserve card replaces it? Frame: operation, letter, the card scored. */
export function replaceStep(t: Tables): Step<State, Move> {
  return {
    candidates(s, _seat, _open, each) {
      for (const card of s.reserve) each(move(CARD, card));
    },
    check(s, _seat, open, m) {
      if (kindOf(m) !== CARD) return 'step';
      const card = whichOf(m);
      return s.reserve.indexOf(card) >= 0 && fits(t, card, argOf(open, 2)) ? null : 'FH-35';
    },
    details: pileFigures,
    apply(s, seat, open, m, _chance, tell) {
      closeFrame(s, seat);
      replace(s, seat, argOf(open, 1), whichOf(m), tell);
    },
  };
}
