/** Whether imagined hands explain what seats could not do, and who must be able to act; and how they are made to. */

import type { Random } from '@quai/engine/random.ts';
import type { Board } from './board.ts';
import { pricesOpenTo } from './course.ts';
import { HIDDEN, SEALED, SKIPPED, SPENT } from './memory.ts';
import { canPay } from './payment.ts';
import type { RailsView } from './view.ts';

/** A hidden card: whose, from which pile, where in that seat's past. Fixed if a debt says its kind. */
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
  for (const slot of slots) past[slot.seat]![slot.at] = slot.kind;
  const hands = view.hands.map((hand, seat) => hand?.slice() ?? handAfter(board, past[seat]!, view.shown[seat]!));
  return { slots, hands, past, pile: pile.slice() };
}

/** What is known to all and what is left of the cards drawn blind. */
function handAfter(board: Board, past: readonly number[], shown: readonly number[]): number[] {
  const hand = shown.slice();
  for (const entry of past) {
    if (entry < board.kinds) hand[entry]!++;
    else if (entry >= SPENT && entry < SEALED) hand[entry - SPENT]!--;
  }
  return hand;
}

interface Misfits {
  /** The seat in turn if it has nothing but routes to choose from, and the prices of these; else -1. */
  readonly mustPay: { readonly seat: number; readonly prices: readonly number[] };
  /** How much of what is known of this seat's hand its cards contradict. */
  of(past: readonly number[], hand: readonly number[], seat: number): number;
  /** Whether there is anything of the kind to look at. */
  readonly any: boolean;
}

export function misfits(board: Board, view: RailsView): Misfits {
  const mustPay = seatThatMustPay(board, view);
  return {
    mustPay,
    any: mustPay.seat >= 0 || view.skips.length > 0,
    of(past, hand, seat) {
      let count = 0;
      if (seat === mustPay.seat && !mustPay.prices.some((price) => canPay(board, hand, board.prices[price]!))) count++;
      const blind = board.box.map(() => 0);
      for (const entry of past) {
        if (entry < board.kinds) blind[entry]!++;
        else if (entry < SEALED) blind[entry - SPENT]!--;
        else if (entry >= SKIPPED) count += payable(board, view.skips[entry - SKIPPED]!, blind);
      }
      return count;
    },
  };
}

/** How many of the prices that the seat could not pay these cards would have paid. */
function payable(board: Board, skip: readonly number[], blind: readonly number[]): number {
  const hand = blind.map((count, kind) => count + skip[kind]!);
  return skip.slice(board.kinds).filter((price) => canPay(board, hand, board.prices[price]!)).length;
}

function seatThatMustPay(board: Board, view: RailsView): Misfits['mustPay'] {
  const none = { seat: -1, prices: [] };
  if (view.ended !== null || view.turn < 0 || view.turn === view.viewer) return none;
  if (view.open[view.turn]!.at(-1)?.step !== 'turn') return none;
  const tickets = view.ticketsLeft + view.returned.length - view.head;
  if (view.pileSize > 0 || tickets > 0 || view.row.some((card) => card >= 0)) return none;
  return { seat: view.turn, prices: pricesOpenTo(board, view, view.turn) };
}

const EXCHANGES = 400;

/** Exchanges cards of one pile between hidden seats until everything fits. False if it did not come to that. */
export function mend(board: Board, view: RailsView, world: World, random: Random): boolean {
  const judge = misfits(board, view);
  if (!judge.any) return true;
  const { past, hands, slots } = world;
  const free = slots.filter((slot) => !slot.fixed);
  const faults = past.map((entries, seat) =>
    view.past[seat]!.includes(HIDDEN) ? judge.of(entries, hands[seat]!, seat) : 0,
  );
  for (let i = 0; i < EXCHANGES && faults.some((count) => count > 0); i++) {
    if (free.length < 2) return false;
    const [one, other] = [free[random.below(free.length)]!, free[random.below(free.length)]!];
    if (one.pile !== other.pile || one.seat === other.seat || one.kind === other.kind) continue;
    exchange(world, one, other);
    const now = [one, other].map(({ seat }) => judge.of(past[seat]!, hands[seat]!, seat));
    if (now[0]! + now[1]! > faults[one.seat]! + faults[other.seat]!) exchange(world, one, other);
    else [faults[one.seat], faults[other.seat]] = [now[0]!, now[1]!];
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
    past[slot.seat]![slot.at] = slot.kind;
    hands[slot.seat]![slot.kind]!++;
    hands[slot.seat]![before]!--;
  }
}
