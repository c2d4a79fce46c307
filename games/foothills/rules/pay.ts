/** Payments: iron and stone go to the bag, rubble and passengers to the supply (FH-26, FH-32, FH-41.21). */

import type { Figures, Seat, Step, Tell } from '@quai/engine/contract.ts';
import { amountOf, kindOf, type Move, move, PAYMENT, whichOf } from './moves.ts';
import { closeFrame, IRON, openFrame, PASSENGER, RUBBLE, STONE, type State } from './state.ts';
import { owned, takeAway, toSupply } from './stock.ts';
import { argOf, type Op, opOf, type Tables } from './tables.ts';

export function affords(s: State, seat: Seat, way: number): boolean {
  return (
    owned(s, seat, IRON) >= amountOf(way, IRON) &&
    owned(s, seat, STONE) >= amountOf(way, STONE) &&
    owned(s, seat, RUBBLE) >= amountOf(way, RUBBLE) &&
    owned(s, seat, PASSENGER) >= amountOf(way, PASSENGER)
  );
}

export function canPay(t: Tables, s: State, seat: Seat, price: number): boolean {
  const ways = waysOf(t, price);
  for (let i = 0; i < ways.length; i++) if (affords(s, seat, ways[i]!)) return true;
  return false;
}

/**
 * Pays an affordable price and returns true if there is only one way to pay it. Otherwise opens the choice, above a work
 * frame that continues once it is paid.
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
  openFrame(s, seat, { step: then, args: [op.id, arg] });
  openFrame(s, seat, { step: 'pay', args: [op.id, price] });
  return false;
}

const SEVERAL = -1;

function onlyWay(t: Tables, s: State, seat: Seat, price: number): number {
  const ways = waysOf(t, price);
  let found = SEVERAL;
  for (let i = 0; i < ways.length; i++) {
    if (!affords(s, seat, ways[i]!)) continue;
    if (found !== SEVERAL) return SEVERAL;
    found = ways[i]!;
  }
  return found;
}

function waysOf(t: Tables, price: number): readonly number[] {
  return t.prices[price]!;
}

function pay(s: State, seat: Seat, way: number, tell?: Tell): void {
  const iron = amountOf(way, IRON);
  const stone = amountOf(way, STONE);
  const rubble = amountOf(way, RUBBLE);
  const passengers = amountOf(way, PASSENGER);
  takeAway(s, seat, IRON, iron);
  takeAway(s, seat, STONE, stone);
  s.bag[IRON] += iron;
  s.bag[STONE] += stone;
  toSupply(s, seat, RUBBLE, rubble);
  toSupply(s, seat, PASSENGER, passengers);
  s.done = 1;
  tell?.({ kind: 'paid', by: seat, iron, stone, rubble, passengers });
}

/** Which way to pay? Frame: operation, price. */
export function payStep(t: Tables): Step<State, Move> {
  return {
    candidates(_s, _seat, open, each) {
      for (const way of waysOf(t, argOf(open, 1))) each(move(PAYMENT, way));
    },
    check(s, seat, open, m) {
      if (kindOf(m) !== PAYMENT) return 'step';
      const way = whichOf(m);
      if (waysOf(t, argOf(open, 1)).indexOf(way) < 0) return 'FH-32';
      return affords(s, seat, way) ? null : 'FH-41.21';
    },
    details: (s, seat, open) => ownFigures(s, seat, opOf(t, open)),
    apply(s, seat, _open, m, _chance, tell) {
      closeFrame(s, seat);
      pay(s, seat, whichOf(m), tell);
    },
  };
}

/** What a seat could pay with, for refusals. */
export function ownFigures(s: State, seat: Seat, op: Op): Figures {
  return {
    iron: owned(s, seat, IRON),
    stone: owned(s, seat, STONE),
    rubble: owned(s, seat, RUBBLE),
    passengers: owned(s, seat, PASSENGER),
    operation: op.name,
  };
}
