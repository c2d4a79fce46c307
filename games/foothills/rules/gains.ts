/** Receiving things outside action A: from the supply, and resources from the stockyard or the bag by choice (FH-32). */

import { at } from '@quai/engine/at.ts';
import type { Chance } from '@quai/engine/chance.ts';
import type { Seat, Step, Tell } from '@quai/engine/contract.ts';
import { CUBE, cubeMove, FROM_BAG, FROM_YARD, kindOf, type Move, resourceOf, sourceOf, whichOf } from './moves.ts';
import type { Gain, GainFigures } from './params.ts';
import { closeFrame, IRON, openFrame, PASSENGER, type Resource, RUBBLE, STONE, type State } from './state.ts';
import { fromSupply, scoreVp } from './stock.ts';
import { bagResources, moveCube, takeFromYard, yardResources } from './stockyard.ts';
import type { Op, Tables } from './tables.ts';

/** Indexes of `GainFigures` after IRON and STONE. */
export const GAIN_ANY = 2;
export const GAIN_RUBBLE = 3;
export const GAIN_PASSENGER = 4;
export const GAIN_VP = 5;

export function gainFigures(gain: Gain): GainFigures {
  const { iron = 0, stone = 0, anyResource = 0, rubble = 0, passenger = 0, vp = 0 } = gain;
  return [iron, stone, anyResource, rubble, passenger, vp];
}

/** Whether any of this gain is available (FH-41.21: a `take` gives what there is). */
export function canReceive(s: State, gain: GainFigures): boolean {
  if (gain[GAIN_RUBBLE] + gain[GAIN_PASSENGER] + gain[GAIN_VP] > 0) return true;
  const iron = s.yard[IRON] + s.bag[IRON];
  const stone = s.yard[STONE] + s.bag[STONE];
  return (gain[IRON] > 0 && iron > 0) || (gain[STONE] > 0 && stone > 0) || (gain[GAIN_ANY] > 0 && iron + stone > 0);
}

/** FH-41.21: whether all of it is available. */
export function canReceiveWhole(s: State, gain: GainFigures): boolean {
  const iron = s.yard[IRON] + s.bag[IRON];
  const stone = s.yard[STONE] + s.bag[STONE];
  return iron >= gain[IRON] && stone >= gain[STONE] && iron + stone >= gain[IRON] + gain[STONE] + gain[GAIN_ANY];
}

/** Receives a gain: first everything from the supply, then the resources one by one. */
export function receive(t: Tables, s: State, seat: Seat, op: Op, gain: GainFigures, chance: Chance, tell?: Tell): void {
  s.done = 1;
  const rubble = gain[GAIN_RUBBLE];
  const passengers = gain[GAIN_PASSENGER];
  const vp = gain[GAIN_VP];
  if (rubble > 0) {
    fromSupply(s, seat, RUBBLE, rubble);
    tell?.({ kind: 'supplied', by: seat, thing: RUBBLE, amount: rubble });
  }
  if (passengers > 0) {
    fromSupply(s, seat, PASSENGER, passengers);
    tell?.({ kind: 'supplied', by: seat, thing: PASSENGER, amount: passengers });
  }
  if (vp > 0) {
    scoreVp(s, seat, vp);
    tell?.({ kind: 'vp', by: seat, vp });
  }
  if (gain[IRON] + gain[STONE] + gain[GAIN_ANY] > 0)
    receiveCubes(t, s, seat, [op.id, gain[IRON], gain[STONE], gain[GAIN_ANY]], chance, tell);
}

/** What can be due: iron, stone, or either. */
type Due = typeof IRON | typeof STONE | typeof GAIN_ANY;
/** The arguments of the frame that asks: the operation, and how many of each are due, by `Due`. */
type Dues = [op: number, iron: number, stone: number, any: number];

function dueOf(dues: readonly number[], kind: Due): number {
  return at(dues, 1 + kind);
}

/**
 * Iron first, then stone, then units of choice, unless the order could make a difference. FH-41.22: asks only where there is
 * more than one way.
 */
function receiveCubes(t: Tables, s: State, seat: Seat, left: Dues, chance: Chance, tell?: Tell): void {
  for (let due = nextDue(t, s, left); due !== NOTHING_DUE; due = nextDue(t, s, left)) {
    const only = onlySource(s, due, left);
    if (only === SEVERAL) {
      openFrame(s, seat, { step: 'gain', args: left });
      return;
    }
    if (only === NO_SOURCE) left[1 + due] = 0;
    else {
      settleUnit(left, resourceOf(only));
      receiveCube(t, s, seat, only, chance, tell);
    }
  }
}

const NOTHING_DUE = -1;
/** Whatever is due may come next. */
const ANY_ORDER = 3;

function nextDue(t: Tables, s: State, dues: readonly number[]): Due | typeof ANY_ORDER | typeof NOTHING_DUE {
  if (t.freeOrder && orderMatters(s, dueOf(dues, IRON), dueOf(dues, STONE), dueOf(dues, GAIN_ANY))) return ANY_ORDER;
  if (dueOf(dues, IRON) > 0) return IRON;
  if (dueOf(dues, STONE) > 0) return STONE;
  return dueOf(dues, GAIN_ANY) > 0 ? GAIN_ANY : NOTHING_DUE;
}

/**
 * FH-32: units of several kinds are due, and the stockyard could be emptied, and so refilled, before the last of them. What
 * comes after the refill then comes from other cubes than what comes before.
 */
function orderMatters(s: State, iron: number, stone: number, any: number): boolean {
  const kinds = (iron > 0 ? 1 : 0) + (stone > 0 ? 1 : 0) + (any > 0 ? 1 : 0);
  if (kinds < 2 || bagResources(s) === 0) return false;
  const inYard = yardResources(s);
  const beyond = Math.max(0, s.yard[IRON] - iron) + Math.max(0, s.yard[STONE] - stone);
  return inYard > 0 && inYard < iron + stone + any && beyond <= any;
}

/** One unit is received: of its own kind if that is due, else a unit of choice. */
function settleUnit(left: Dues, resource: Resource): void {
  const kind = dueOf(left, resource) > 0 ? resource : GAIN_ANY;
  left[1 + kind] = dueOf(left, kind) - 1;
}

const NO_SOURCE = -1;
const SEVERAL = -2;

/** The only way to take a unit that is due (twice the source plus the resource), or that there is none, or several. */
function onlySource(s: State, due: number, dues: readonly number[]): number {
  let found = NO_SOURCE;
  for (let way = 0; way < 4; way++) {
    if (!isSource(s, due, dues, way)) continue;
    if (found !== NO_SOURCE) return SEVERAL;
    found = way;
  }
  return found;
}

function isSource(s: State, due: number, dues: readonly number[], way: number): boolean {
  const resource = resourceOf(way);
  const wanted =
    due === ANY_ORDER ? dueOf(dues, resource) + dueOf(dues, GAIN_ANY) > 0 : due === GAIN_ANY || due === resource;
  return wanted && (sourceOf(way) === FROM_YARD ? s.yard : s.bag)[resource] > 0;
}

function receiveCube(t: Tables, s: State, seat: Seat, way: number, chance: Chance, tell?: Tell): void {
  if (sourceOf(way) === FROM_BAG) moveCube(s, seat, FROM_BAG, resourceOf(way), tell);
  else takeFromYard(t, s, seat, resourceOf(way), chance, tell);
}

/** FH-32: take a resource from the stockyard or from the bag? Frame: `Dues`. */
export function gainStep(t: Tables): Step<State, Move> {
  return {
    candidates(_s, _seat, _open, each) {
      for (const source of [FROM_YARD, FROM_BAG])
        for (const resource of [IRON, STONE]) each(cubeMove(source, resource));
    },
    check(s, _seat, open, m) {
      if (kindOf(m) !== CUBE) return 'step';
      return isSource(s, nextDue(t, s, open.args), open.args, whichOf(m)) ? null : 'FH-32';
    },
    apply(s, seat, open, m, chance, tell) {
      closeFrame(s, seat);
      const left = [...open.args] as Dues;
      settleUnit(left, resourceOf(whichOf(m)));
      receiveCube(t, s, seat, whichOf(m), chance, tell);
      receiveCubes(t, s, seat, left, chance, tell);
    },
  };
}
