/** What is received outside action A: from the supply, and resources from stockyard or bag by choice (FH-32). */

import type { Chance } from '@quai/engine/chance.ts';
import type { Seat, Step, Tell } from '@quai/engine/contract.ts';
import { CUBE, cubeMove, FROM_BAG, FROM_YARD, kindOf, type Move, whichOf } from './moves.ts';
import type { Gain } from './params.ts';
import { IRON, PASSENGER, RUBBLE, STONE, type State } from './state.ts';
import { fromSupply } from './stock.ts';
import { moveCube, takeFromYard } from './stockyard.ts';
import type { Op, Tables } from './tables.ts';

/** Places in a gain: iron, stone, any resource, rubble, passengers, VP. */
export const GAIN_ANY = 2;
export const GAIN_RUBBLE = 3;
export const GAIN_PASSENGER = 4;
export const GAIN_VP = 5;

/** A gain as numbers in that order. */
export function gainFigures(gain: Gain): number[] {
  const { iron = 0, stone = 0, anyResource = 0, rubble = 0, passenger = 0, vp = 0 } = gain;
  return [iron, stone, anyResource, rubble, passenger, vp];
}

/** Is any of this gain to be had? (FH-41.21: a `take` gives what there is.) */
export function canReceive(s: State, gain: readonly number[]): boolean {
  if (gain[GAIN_RUBBLE]! + gain[GAIN_PASSENGER]! + gain[GAIN_VP]! > 0) return true;
  const iron = s.yard[IRON]! + s.bag[IRON]!;
  const stone = s.yard[STONE]! + s.bag[STONE]!;
  return (gain[IRON]! > 0 && iron > 0) || (gain[STONE]! > 0 && stone > 0) || (gain[GAIN_ANY]! > 0 && iron + stone > 0);
}

/** FH-41.21: is all of it to be had? */
export function canReceiveWhole(s: State, gain: readonly number[]): boolean {
  const iron = s.yard[IRON]! + s.bag[IRON]!;
  const stone = s.yard[STONE]! + s.bag[STONE]!;
  return iron >= gain[IRON]! && stone >= gain[STONE]! && iron + stone >= gain[IRON]! + gain[STONE]! + gain[GAIN_ANY]!;
}

/** Receives a gain: at once what comes from the supply, then the resources, unit by unit. */
export function receive(
  t: Tables,
  s: State,
  seat: Seat,
  op: Op,
  gain: readonly number[],
  chance: Chance,
  tell?: Tell,
): void {
  s.done = 1;
  const rubble = gain[GAIN_RUBBLE]!;
  const passengers = gain[GAIN_PASSENGER]!;
  const vp = gain[GAIN_VP]!;
  if (rubble > 0) {
    fromSupply(s, seat, RUBBLE, rubble);
    tell?.({ kind: 'supplied', by: seat, thing: RUBBLE, amount: rubble });
  }
  if (passengers > 0) {
    fromSupply(s, seat, PASSENGER, passengers);
    tell?.({ kind: 'supplied', by: seat, thing: PASSENGER, amount: passengers });
  }
  if (vp > 0) {
    s.vp[seat]! += vp;
    tell?.({ kind: 'vp', by: seat, vp });
  }
  if (gain[IRON]! + gain[STONE]! + gain[GAIN_ANY]! > 0)
    receiveCubes(t, s, seat, op, gain[IRON]!, gain[STONE]!, gain[GAIN_ANY]!, chance, tell);
}

/** Iron first, then stone, then units of choice. FH-41.22: asked only where there are two ways. */
function receiveCubes(
  t: Tables,
  s: State,
  seat: Seat,
  op: Op,
  iron: number,
  stone: number,
  any: number,
  chance: Chance,
  tell?: Tell,
): void {
  const left = [iron, stone, any];
  for (let due = nextDue(left); due >= 0; due = nextDue(left)) {
    const only = onlySource(s, due);
    if (only === SEVERAL) {
      s.open[seat]!.push({ step: 'gain', args: [op.id, left[IRON]!, left[STONE]!, left[GAIN_ANY]!] });
      return;
    }
    if (only === NO_SOURCE) left[due] = 0;
    else {
      left[due]!--;
      receiveCube(t, s, seat, only, chance, tell);
    }
  }
}

function nextDue(left: readonly number[]): number {
  return left[IRON]! > 0 ? IRON : left[STONE]! > 0 ? STONE : left[GAIN_ANY]! > 0 ? GAIN_ANY : -1;
}

const NO_SOURCE = -1;
const SEVERAL = -2;

/** The one way to take a unit that is due (source times two, plus resource), or that there is none, or several. */
function onlySource(s: State, due: number): number {
  let found = NO_SOURCE;
  for (let way = 0; way < 4; way++) {
    if (!isSource(s, due, way)) continue;
    if (found !== NO_SOURCE) return SEVERAL;
    found = way;
  }
  return found;
}

function isSource(s: State, due: number, way: number): boolean {
  const resource = way & 1;
  return (due === GAIN_ANY || due === resource) && (way >> 1 === FROM_YARD ? s.yard : s.bag)[resource]! > 0;
}

function receiveCube(t: Tables, s: State, seat: Seat, way: number, chance: Chance, tell?: Tell): void {
  if (way >> 1 === FROM_BAG) moveCube(s, seat, FROM_BAG, way & 1, tell);
  else takeFromYard(t, s, seat, way & 1, chance, tell);
}

/** FH-32: a resource is received: from the stockyard or from the bag? Frame: operation, iron, stone, any still due. */
export function gainStep(t: Tables): Step<State, Move> {
  return {
    candidates(_s, _seat, _open, each) {
      for (const source of [FROM_YARD, FROM_BAG])
        for (const resource of [IRON, STONE]) each(cubeMove(source, resource));
    },
    check(s, _seat, open, m) {
      if (kindOf(m) !== CUBE) return 'step';
      return isSource(s, nextDueOf(open.args), whichOf(m)) ? null : 'FH-32';
    },
    apply(s, seat, open, m, chance, tell) {
      s.open[seat]!.pop();
      const [id, iron, stone, any] = open.args as [number, number, number, number];
      const due = nextDueOf(open.args);
      receiveCube(t, s, seat, whichOf(m), chance, tell);
      const rest = [iron, stone, any];
      rest[due]!--;
      receiveCubes(t, s, seat, t.ops[id]!, rest[IRON]!, rest[STONE]!, rest[GAIN_ANY]!, chance, tell);
    },
  };
}

function nextDueOf(args: readonly number[]): number {
  return args[1]! > 0 ? IRON : args[2]! > 0 ? STONE : GAIN_ANY;
}
