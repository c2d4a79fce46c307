/**
 * Hands that fit a view. Every card drawn blind by somebody else is a slot, and each slot belongs to the pile it came from.
 * What is known of the slots: of a pile that ran out, all cards drawn blind from it together; of a seat, the cards that it
 * spent since and must have had by then; of a seat that was skipped, what it could not pay; of the seat in turn, that it
 * can act. With two seats this makes the other hand known exactly whenever the pile runs out.
 */

import { total } from '@quai/engine/chance.ts';
import { type Random, shuffle } from '@quai/engine/random.ts';
import type { Board } from './board.ts';
import { mend, misfits, type Slot, type World, worldOf } from './imagine-fit.ts';
import { HIDDEN, SEALED, SPENT } from './memory.ts';
import { cardsOf, eachWay } from './payment.ts';
import type { RailsView } from './view.ts';

/** A card that a seat spent, or must hold now: one of its slots drawn before is of this kind. */
interface Debt {
  readonly seat: number;
  readonly kind: number;
  readonly at: number;
}

const ATTEMPTS = 10;
const NODES = 5000;
const MANY = 1_000_000;

export function imagineCards(board: Board, view: RailsView, random: Random): World {
  let world = deal(board, view, [], random)!;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (mend(board, view, world, random)) return world;
    world = deal(board, view, [], random)!;
  }
  return dealOneWhoCanPay(board, view, random) ?? world;
}

/** The seat in turn can only claim: gives it, for some route and some way to pay, the cards of that way. */
function dealOneWhoCanPay(board: Board, view: RailsView, random: Random): World | null {
  const { seat, prices } = misfits(board, view).mustPay;
  if (seat < 0) return null;
  const plenty = board.box.slice();
  for (const price of shuffle(prices.slice(), random)) {
    const ways: number[] = [];
    eachWay(board, plenty, board.prices[price]!, (way) => ways.push(way) < 0);
    for (const way of shuffle(ways, random)) {
      const held: Debt[] = [];
      for (let kind = 0; kind < board.kinds; kind++)
        for (let i = view.shown[seat]![kind]!; i < cardsOf(way, kind); i++)
          held.push({ seat, kind, at: view.past[seat]!.length });
      const world = deal(board, view, held, random, 1);
      if (world === null) continue;
      mend(board, view, world, random);
      return world;
    }
  }
  return null;
}

/** Fills all slots so that every debt is met; `held` are debts of cards that stay in hand. Null if that cannot be. */
function deal(board: Board, view: RailsView, held: readonly Debt[], random: Random, most = 1000): World | null {
  for (let attempt = 0; attempt < most; attempt++) {
    const piles = [...view.sealed.map((kinds) => kinds.slice()), view.fresh.slice()];
    const slots: Slot[] = [];
    const debts: Debt[] = held.slice();
    for (let seat = 0; seat < board.seats; seat++) readPast(board, view.past[seat]!, seat, piles, slots, debts);
    const settled = settle(debts, slots, piles, random);
    if (settled === 'impossible') return null;
    if (settled === 'long') continue;
    for (const slot of slots) if (slot.kind < 0) slot.kind = drawFrom(piles[slot.pile]!, random);
    return worldOf(board, view, slots, piles[piles.length - 1]!);
  }
  return null;
}

/** Own cards leave the piles; hidden ones become slots, and what was spent of them debts. */
function readPast(
  board: Board,
  past: readonly number[],
  seat: number,
  piles: number[][],
  slots: Slot[],
  debts: Debt[],
): void {
  let pile = 0;
  const hidden = past.includes(HIDDEN);
  past.forEach((entry, at) => {
    if (entry === HIDDEN) slots.push({ seat, pile, at, kind: -1, fixed: false });
    else if (entry < board.kinds) piles[pile]![entry]!--;
    else if (entry === SEALED) pile++;
    else if (hidden && entry >= SPENT && entry < SEALED) debts.push({ seat, kind: entry - SPENT, at });
  });
}

/**
 * Chooses for each debt the pile its card came from. Debts with fewest piles to choose from go first. Within a pile the
 * latest slot before the debt is taken: whatever a debt with less time could use, it leaves.
 */
function settle(
  debts: Debt[],
  slots: readonly Slot[],
  piles: number[][],
  random: Random,
): 'met' | 'impossible' | 'long' {
  if (debts.length === 0) return 'met';
  const bySeat: Slot[][] = [];
  for (const slot of slots) (bySeat[slot.seat] ??= []).push(slot);
  const choices = (debt: Debt) => {
    const found = new Set<number>();
    for (const slot of bySeat[debt.seat] ?? [])
      if (slot.at < debt.at && piles[slot.pile]![debt.kind]! > 0) found.add(slot.pile);
    return found.size;
  };
  // With one pile there is nothing to choose.
  const order =
    piles.length === 1
      ? debts
      : debts
          .map((debt) => ({ debt, choices: choices(debt) }))
          .sort((x, y) => x.choices - y.choices)
          .map(({ debt }) => debt);
  let nodes = 0;

  function meet(index: number): boolean {
    if (index === order.length) return true;
    if (++nodes > NODES) return false;
    const debt = order[index]!;
    for (const slot of options(debt, bySeat[debt.seat] ?? [], piles, random)) {
      slot.kind = debt.kind;
      slot.fixed = true;
      piles[slot.pile]![debt.kind]!--;
      if (meet(index + 1)) return true;
      slot.kind = -1;
      slot.fixed = false;
      piles[slot.pile]![debt.kind]!++;
    }
    return false;
  }
  if (meet(0)) return 'met';
  return nodes > NODES ? 'long' : 'impossible';
}

/**
 * For each pile that the card may have come from the latest free slot. A pile is the likelier to be first the more free
 * slots of the seat there are in it and the larger the share of that kind.
 */
function options(debt: Debt, slots: readonly Slot[], piles: readonly number[][], random: Random): Slot[] {
  const latest: Slot[] = [];
  const weight: number[] = [];
  for (const slot of slots) {
    if (slot.at >= debt.at || slot.kind >= 0 || piles[slot.pile]![debt.kind]! === 0) continue;
    const known = latest.findIndex((other) => other.pile === slot.pile);
    const at = known < 0 ? latest.length : known;
    latest[at] = slot;
    weight[at] = (weight[at] ?? 0) + piles[slot.pile]![debt.kind]! / total(piles[slot.pile]!);
  }
  if (latest.length < 2) return latest;
  return latest
    .map((slot, index) => ({ slot, key: ((1 + random.below(MANY)) / MANY) ** (1 / weight[index]!) }))
    .sort((x, y) => y.key - x.key)
    .map(({ slot }) => slot);
}

function drawFrom(pile: number[], random: Random): number {
  let at = random.below(total(pile));
  for (let kind = 0; kind < pile.length; kind++) {
    at -= pile[kind]!;
    if (at < 0) {
      pile[kind]!--;
      return kind;
    }
  }
  throw new Error('a slot without a card');
}
