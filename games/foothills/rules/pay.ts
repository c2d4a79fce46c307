/** Paying: iron and stone go to the bag, rubble and passengers to the supply (FH-26, FH-32, FH-41.21). */

import type { Figures, Seat, Step, Tell } from '@quai/engine/contract.ts';
import { amountOf, kindOf, type Move, move, PAYMENT, whichOf } from './moves.ts';
import { IRON, PASSENGER, RUBBLE, STONE, type State } from './state.ts';
import { ownAt, supplyAt } from './stock.ts';
import type { Op, Tables } from './tables.ts';

export function affords(s: State, seat: Seat, way: number): boolean {
  return (
    s.stock[ownAt(seat, IRON)]! >= amountOf(way, IRON) &&
    s.stock[ownAt(seat, STONE)]! >= amountOf(way, STONE) &&
    s.stock[ownAt(seat, RUBBLE)]! >= amountOf(way, RUBBLE) &&
    s.stock[ownAt(seat, PASSENGER)]! >= amountOf(way, PASSENGER)
  );
}

export function canPay(t: Tables, s: State, seat: Seat, price: number): boolean {
  const ways = t.prices[price]!;
  for (let i = 0; i < ways.length; i++) if (affords(s, seat, ways[i]!)) return true;
  return false;
}

/**
 * Pays a price that can be paid, if there is one way only, and says so. Else opens the choice, above a work frame that goes
 * on once it is paid.
 */
export function charge(
  t: Tables,
  s: State,
  seat: Seat,
  op: Op,
  price: number,
  then: string,
  arg: number,
  tell?: Tell,
): boolean {
  const way = onlyWay(t, s, seat, price);
  if (way !== SEVERAL) {
    pay(s, seat, way, tell);
    return true;
  }
  s.open[seat]!.push({ step: then, args: [op.id, arg] }, { step: 'pay', args: [op.id, price] });
  return false;
}

const SEVERAL = -1;

function onlyWay(t: Tables, s: State, seat: Seat, price: number): number {
  const ways = t.prices[price]!;
  let found = SEVERAL;
  for (let i = 0; i < ways.length; i++) {
    if (!affords(s, seat, ways[i]!)) continue;
    if (found !== SEVERAL) return SEVERAL;
    found = ways[i]!;
  }
  return found;
}

function pay(s: State, seat: Seat, way: number, tell?: Tell): void {
  const iron = amountOf(way, IRON);
  const stone = amountOf(way, STONE);
  const rubble = amountOf(way, RUBBLE);
  const passengers = amountOf(way, PASSENGER);
  s.stock[ownAt(seat, IRON)]! -= iron;
  s.stock[ownAt(seat, STONE)]! -= stone;
  s.stock[ownAt(seat, RUBBLE)]! -= rubble;
  s.stock[ownAt(seat, PASSENGER)]! -= passengers;
  s.bag[IRON]! += iron;
  s.bag[STONE]! += stone;
  s.supply[supplyAt(RUBBLE)]! += rubble;
  s.supply[supplyAt(PASSENGER)]! += passengers;
  s.done = 1;
  tell?.({ kind: 'paid', by: seat, iron, stone, rubble, passengers });
}

/** Which way to pay? Frame: operation, price. */
export function payStep(t: Tables): Step<State, Move> {
  return {
    candidates(_s, _seat, open, each) {
      for (const way of t.prices[open.args[1]!]!) each(move(PAYMENT, way));
    },
    check(s, seat, open, m) {
      if (kindOf(m) !== PAYMENT) return 'step';
      const way = whichOf(m);
      if (t.prices[open.args[1]!]!.indexOf(way) < 0) return 'FH-32';
      return affords(s, seat, way) ? null : 'FH-41.21';
    },
    details: (s, seat, open) => ownFigures(s, seat, t.ops[open.args[0]!]!),
    apply(s, seat, _open, m, _chance, tell) {
      s.open[seat]!.pop();
      pay(s, seat, whichOf(m), tell);
    },
  };
}

/** What a seat has to pay with, for refusals. */
export function ownFigures(s: State, seat: Seat, op: Op): Figures {
  return {
    iron: s.stock[ownAt(seat, IRON)]!,
    stone: s.stock[ownAt(seat, STONE)]!,
    rubble: s.stock[ownAt(seat, RUBBLE)]!,
    passengers: s.stock[ownAt(seat, PASSENGER)]!,
    operation: op.name,
  };
}
