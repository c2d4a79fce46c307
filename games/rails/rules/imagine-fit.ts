/** Checks imagined hands against what seats were unable to do and who must be able to act, and repairs them. */

import { at } from '@quai/engine/at.ts';
import { pickOne, type Random } from '@quai/engine/random.ts';
import type { Board } from './board.ts';
import { pricesOpenTo } from './course.ts';
import { addTo, ofSeat } from './lists.ts';
import { HIDDEN, SEALED, SKIPPED, SPENT } from './memory.ts';
import { canPay } from './payment.ts';
import type { RailsView } from './view.ts';

/** A hidden card of a seat: the pile it came from and its index in the seat's past. Fixed if a debt determines its kind. */
export interface Slot {
  readonly seat: number;
  readonly pile: number;
  readonly at: number;
  kind: number;
  fixed: boolean;
}

export interface World {
  readonly slots: readonly Slot[];
  readonly hands: number[][];
  readonly past: number[][];
  readonly pile: number[];
}

export function worldOf(board: Board, view: RailsView, slots: readonly Slot[], pile: number[]): World {
  const past = view.past.map((entries) => entries.slice());
  for (const slot of slots) ofSeat(past, slot.seat)[slot.at] = slot.kind;
  const hands = view.hands.map(
    (hand, seat) => hand?.slice() ?? handAfter(board, ofSeat(past, seat), ofSeat(view.shown, seat)),
  );
  return { slots, hands, past, pile: pile.slice() };
}

/** The cards everybody knows of, plus what is left of those drawn blind. */
function handAfter(board: Board, past: readonly number[], shown: readonly number[]): number[] {
  const hand = shown.slice();
  for (const entry of past) {
    if (entry < board.kinds) addTo(hand, entry, 1);
    else if (entry >= SPENT && entry < SEALED) addTo(hand, entry - SPENT, -1);
  }
  return hand;
}

interface Misfits {
  /** The seat whose turn it is, if it can do nothing but claim, and the prices of its routes; otherwise the seat is -1. */
  readonly mustPay: { readonly seat: number; readonly prices: readonly number[] };
  /** The number of known facts about this seat's hand that its cards contradict. */
  of(past: readonly number[], hand: readonly number[], seat: number): number;
  /** Whether there are any such facts. */
  readonly any: boolean;
}

export function misfits(board: Board, view: RailsView): Misfits {
  const mustPay = seatThatMustPay(board, view);
  return {
    mustPay,
    any: mustPay.seat >= 0 || view.skips.length > 0,
    of(past, hand, seat) {
      let count = 0;
      if (seat === mustPay.seat && !mustPay.prices.some((price) => canPay(board, hand, at(board.prices, price))))
        count++;
      const blind = board.box.map(() => 0);
      for (const entry of past) {
        if (entry < board.kinds) addTo(blind, entry, 1);
        else if (entry < SEALED) addTo(blind, entry - SPENT, -1);
        else if (entry >= SKIPPED) count += payable(board, at(view.skips, entry - SKIPPED), blind);
      }
      return count;
    },
  };
}

/** The number of prices these cards could have paid although the seat could not. */
function payable(board: Board, skip: readonly number[], blind: readonly number[]): number {
  const hand = blind.map((count, kind) => count + at(skip, kind));
  return skip.slice(board.kinds).filter((price) => canPay(board, hand, at(board.prices, price))).length;
}

function seatThatMustPay(board: Board, view: RailsView): Misfits['mustPay'] {
  const none = { seat: -1, prices: [] };
  if (view.ended !== null || view.turn < 0 || view.turn === view.viewer) return none;
  if (ofSeat(view.open, view.turn).at(-1)?.step !== 'turn') return none;
  const tickets = view.ticketsLeft + view.returned.length - view.head;
  if (view.pileSize > 0 || tickets > 0 || view.row.some((card) => card >= 0)) return none;
  return { seat: view.turn, prices: pricesOpenTo(board, view, view.turn) };
}

const EXCHANGES = 400;

/** Swaps cards from the same pile between hidden hands until everything fits. False if that does not succeed. */
export function mend(board: Board, view: RailsView, world: World, random: Random): boolean {
  const judge = misfits(board, view);
  if (!judge.any) return true;
  const { past, hands, slots } = world;
  const free = slots.filter((slot) => !slot.fixed);
  const faults = past.map((entries, seat) =>
    ofSeat(view.past, seat).includes(HIDDEN) ? judge.of(entries, ofSeat(hands, seat), seat) : 0,
  );
  for (let i = 0; i < EXCHANGES && faults.some((count) => count > 0); i++) {
    if (free.length < 2) return false;
    const [one, other] = [pickOne(free, random), pickOne(free, random)];
    if (one.pile !== other.pile || one.seat === other.seat || one.kind === other.kind) continue;
    exchange(world, one, other);
    const faultsNow = ({ seat }: Slot) => judge.of(ofSeat(past, seat), ofSeat(hands, seat), seat);
    const [faultsOne, faultsOther] = [faultsNow(one), faultsNow(other)];
    const before = at(faults, one.seat) + at(faults, other.seat);
    if (faultsOne + faultsOther > before) exchange(world, one, other);
    else [faults[one.seat], faults[other.seat]] = [faultsOne, faultsOther];
  }
  return faults.every((count) => count === 0);
}

function exchange({ past, hands }: World, one: Slot, other: Slot): void {
  const kind = one.kind;
  one.kind = other.kind;
  other.kind = kind;
  for (const [slot, before] of [
    [one, other.kind],
    [other, one.kind],
  ] as const) {
    ofSeat(past, slot.seat)[slot.at] = slot.kind;
    const hand = ofSeat(hands, slot.seat);
    addTo(hand, slot.kind, 1);
    addTo(hand, before, -1);
  }
}
