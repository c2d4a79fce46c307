/** Choosing an action card, and what happens to it afterwards (FH-10 to FH-12). */

import type { Figures, RuleId, Seat, Step, Work } from '@quai/engine/contract.ts';
import { canFlip, flip, openFlips } from './flips.ts';
import { canAny, runList } from './interpreter.ts';
import { ticketCount } from './lines.ts';
import { kindOf, type Move, move, SLOT, whichOf } from './moves.ts';
import { NOBODY, openFrame, SLOTS, type State } from './state.ts';
import type { Tables } from './tables.ts';
import { endTurn } from './turn.ts';

/** Bits of a back's `requires`, in the order of REQUIREMENTS. */
const NEEDS_TICKET = 1;
const NEEDS_TICKET_OR_TRACK = 2;

const FINISH = { step: 'finish', args: [] };
const END_TURN = { step: 'endTurn', args: [] };

/** Why a seat cannot choose the card of this letter; null if it can. */
export function cardRefusal(t: Tables, s: State, seat: Seat, slot: number): RuleId | null {
  const at = seat * SLOTS + slot;
  if (s.hand[at] === NOBODY) return 'FH-10';
  const card = t.cards[s.hand[at]!]!;
  const side = s.side[at]!;
  if (side === 1 && !meets(t, s, seat, card.requires)) return 'FH-36';
  return canAny(t, s, seat, card.lists[side]!) ? null : 'FH-11';
}

function meets(t: Tables, s: State, seat: Seat, requires: number): boolean {
  if (requires === 0) return true;
  const ticket = ticketCount(t, s, seat) > 0;
  if ((requires & NEEDS_TICKET) !== 0 && !ticket) return false;
  return (requires & NEEDS_TICKET_OR_TRACK) === 0 || ticket || s.tracks[seat]! > 0;
}

export function canChooseCard(t: Tables, s: State, seat: Seat): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (cardRefusal(t, s, seat, slot) === null) return true;
  return false;
}

export function cardStep(t: Tables): Step<State, Move> {
  return {
    candidates(_s, _seat, _open, each) {
      for (let slot = 0; slot < SLOTS; slot++) each(move(SLOT, slot));
    },
    check: (s, seat, _open, m) => (kindOf(m) === SLOT ? cardRefusal(t, s, seat, whichOf(m)) : 'step'),
    details: (_s, _seat, _open, m): Figures => ({ letter: t.types[whichOf(m)] ?? '' }),
    apply(s, seat, _open, m, chance, tell) {
      const slot = whichOf(m);
      const at = seat * SLOTS + slot;
      const card = s.hand[at]!;
      const side = s.side[at]!;
      s.used = slot;
      s.action = card * 2 + side;
      s.done = 0;
      tell?.({ kind: 'card', by: seat, card, side });
      s.open[seat]![s.open[seat]!.length - 1] = FINISH;
      runList(t, s, seat, t.cards[card]!.lists[side]!, chance, tell);
    },
  };
}

/** FH-10, step 3: the card in use is flipped, additional flips are made, and the turn ends. */
export function finishWork(t: Tables): Work<State> {
  return {
    run(s, seat, _open, _chance, tell) {
      // FH-41.7: a card that was scored is gone, and its replacement is not flipped.
      if (s.scoredUsed === 0) flip(s, seat, s.used, tell);
      if (s.flips > 0 && canFlip(s, seat)) {
        openFrame(s, seat, END_TURN);
        openFlips(s, seat, s.flips);
      } else endTurn(t, s, tell);
    },
  };
}

export function endTurnWork(t: Tables): Work<State> {
  return {
    run(s, _seat, _open, _chance, tell) {
      endTurn(t, s, tell);
    },
  };
}
