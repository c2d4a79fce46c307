/**
 * Imagines hands that fit a view. Every card that somebody else drew blind is a slot belonging to the pile it came from.
 * What is known about slots: for a pile that ran out, the sum of all cards drawn blind from it; for a seat, the cards it
 * has spent since, which it must have had by then; for a skipped seat, what it could not pay; for the seat whose turn it
 * is, that it can act. With two seats, the other hand is therefore known exactly whenever the pile runs out.
 */

import { at } from '@quai/engine/at.ts';
import { total } from '@quai/engine/chance.ts';
import { type Random, shuffle } from '@quai/engine/random.ts';
import type { Board } from './board.ts';
import { mend, misfits, type Slot, type World, worldOf } from './imagine-fit.ts';
import { addTo, ofSeat } from './lists.ts';
import { HIDDEN, SEALED, SPENT } from './memory.ts';
import { cardsOf, eachWay } from './payment.ts';
import type { RailsView } from './view.ts';

/** A card that a seat has spent or must hold: one of the slots it drew before `at` has this kind. */
interface Debt {
  readonly seat: number;
  readonly kind: number;
  readonly at: number;
}

const ATTEMPTS = 10;
const NODES = 5000;
const MANY = 1_000_000;

export function imagineCards(board: Board, view: RailsView, random: Random): World {
  let world = dealAny(board, view, random);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (mend(board, view, world, random)) return world;
    world = dealAny(board, view, random);
  }
  return dealOneWhoCanPay(board, view, random) ?? world;
}

function dealAny(board: Board, view: RailsView, random: Random): World {
  const world = deal(board, view, [], random);
  if (world === null) throw new Error('no hands fit this view');
  return world;
}

/** For a seat that can only claim: deals it the cards of some way to pay for some route. Null if there is no such seat. */
function dealOneWhoCanPay(board: Board, view: RailsView, random: Random): World | null {
  const { seat, prices } = misfits(board, view).mustPay;
  if (seat < 0) return null;
  const plenty = board.box.slice();
  for (const price of shuffle(prices.slice(), random)) {
    const ways: number[] = [];
    eachWay(board, plenty, at(board.prices, price), (way) => ways.push(way) < 0);
    for (const way of shuffle(ways, random)) {
      const held: Debt[] = [];
      for (let kind = 0; kind < board.kinds; kind++)
        for (let i = at(ofSeat(view.shown, seat), kind); i < cardsOf(way, kind); i++)
          held.push({ seat, kind, at: ofSeat(view.past, seat).length });
      const world = deal(board, view, held, random, 1);
      if (world === null) continue;
      mend(board, view, world, random);
      return world;
    }
  }
  return null;
}

/** Fills all slots so that every debt is met; `held` are debts for cards still in hand. Null if that is impossible. */
function deal(board: Board, view: RailsView, held: readonly Debt[], random: Random, most = 1000): World | null {
  for (let attempt = 0; attempt < most; attempt++) {
    const fresh = view.fresh.slice();
    const piles = [...view.sealed.map((kinds) => kinds.slice()), fresh];
    const slots: Slot[] = [];
    const debts: Debt[] = held.slice();
    view.past.forEach((past, seat) => {
      readPast(board, past, seat, piles, slots, debts);
    });
    const settled = settle(debts, slots, piles, random);
    if (settled === 'impossible') return null;
    if (settled === 'long') continue;
    for (const slot of slots) if (slot.kind < 0) slot.kind = drawFrom(at(piles, slot.pile), random);
    return worldOf(board, view, slots, fresh);
  }
  return null;
}

/** Takes known cards out of their piles, turns hidden ones into slots, and spent ones into debts. */
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
  past.forEach((entry, index) => {
    if (entry === HIDDEN) slots.push({ seat, pile, at: index, kind: -1, fixed: false });
    else if (entry < board.kinds) addTo(at(piles, pile), entry, -1);
    else if (entry === SEALED) pile++;
    else if (hidden && entry >= SPENT && entry < SEALED) debts.push({ seat, kind: entry - SPENT, at: index });
  });
}

/**
 * Chooses for each debt the pile its card came from, starting with debts that have the fewest piles to choose from. Within
 * a pile it takes the latest slot before the debt, which leaves the earlier slots to earlier debts.
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
      if (slot.at < debt.at && at(at(piles, slot.pile), debt.kind) > 0) found.add(slot.pile);
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
    const debt = order[index];
    if (debt === undefined) return true;
    if (++nodes > NODES) return false;
    for (const slot of options(debt, bySeat[debt.seat] ?? [], piles, random)) {
      slot.kind = debt.kind;
      slot.fixed = true;
      const pile = at(piles, slot.pile);
      addTo(pile, debt.kind, -1);
      if (meet(index + 1)) return true;
      slot.kind = -1;
      slot.fixed = false;
      addTo(pile, debt.kind, 1);
    }
    return false;
  }
  if (meet(0)) return 'met';
  return nodes > NODES ? 'long' : 'impossible';
}

/**
 * The latest free slot of each pile the card may have come from, in random order. A pile is more likely to come first the
 * more free slots the seat has in it and the larger that kind's share of it.
 */
function options(debt: Debt, slots: readonly Slot[], piles: readonly number[][], random: Random): Slot[] {
  const latest: { slot: Slot; weight: number }[] = [];
  for (const slot of slots) {
    if (slot.at >= debt.at || slot.kind >= 0) continue;
    const pile = at(piles, slot.pile);
    const count = at(pile, debt.kind);
    if (count === 0) continue;
    const share = count / total(pile);
    const known = latest.find((other) => other.slot.pile === slot.pile);
    if (known === undefined) latest.push({ slot, weight: share });
    else {
      known.slot = slot;
      known.weight += share;
    }
  }
  if (latest.length < 2) return latest.map(({ slot }) => slot);
  return latest
    .map(({ slot, weight }) => ({ slot, key: ((1 + random.below(MANY)) / MANY) ** (1 / weight) }))
    .sort((x, y) => y.key - x.key)
    .map(({ slot }) => slot);
}

function drawFrom(pile: number[], random: Random): number {
  let rest = random.below(total(pile));
  for (let kind = 0; kind < pile.length; kind++) {
    rest -= at(pile, kind);
    if (rest < 0) {
      addTo(pile, kind, -1);
      return kind;
    }
  }
  throw new Error('the pile of a hidden card is empty');
}
