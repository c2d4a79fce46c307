/** Receiving things outside action A: from the supply, and resources from the stockyard or the bag by choice (FH-32). */

import type { Chance } from '@quai/engine/chance.ts';
import type { Open, Seat, Step, Tell } from '@quai/engine/contract.ts';
import { CUBE, cubeMove, FROM_BAG, FROM_YARD, kindOf, type Move, resourceOf, sourceOf, whichOf } from './moves.ts';
import type { Gain, GainFigures } from './params.ts';
import { closeFrame, IRON, openFrame, PASSENGER, RUBBLE, STONE, type State } from './state.ts';
import { fromSupply, scoreVp } from './stock.ts';
import { moveCube, takeFromYard } from './stockyard.ts';
import { argOf, type Op, opOf, type Tables } from './tables.ts';

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
    receiveCubes(t, s, seat, op, gain[IRON], gain[STONE], gain[GAIN_ANY], chance, tell);
}

/** What can be due: iron, stone, or either. */
type Due = typeof IRON | typeof STONE | typeof GAIN_ANY;
type Cubes = [iron: number, stone: number, any: number];

/** Iron first, then stone, then units of choice. FH-41.22: asks only where there is more than one way. */
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
  const left: Cubes = [iron, stone, any];
  for (let due = nextDue(left); due !== NOTHING_DUE; due = nextDue(left)) {
    const only = onlySource(s, due);
    if (only === SEVERAL) {
      openFrame(s, seat, { step: 'gain', args: [op.id, left[IRON], left[STONE], left[GAIN_ANY]] });
      return;
    }
    if (only === NO_SOURCE) left[due] = 0;
    else {
      left[due]--;
      receiveCube(t, s, seat, only, chance, tell);
    }
  }
}

const NOTHING_DUE = -1;

function nextDue(left: Cubes): Due | typeof NOTHING_DUE {
  return left[IRON] > 0 ? IRON : left[STONE] > 0 ? STONE : left[GAIN_ANY] > 0 ? GAIN_ANY : NOTHING_DUE;
}

const NO_SOURCE = -1;
const SEVERAL = -2;

/** The only way to take a unit that is due (twice the source plus the resource), or that there is none, or several. */
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
  const resource = resourceOf(way);
  return (due === GAIN_ANY || due === resource) && (sourceOf(way) === FROM_YARD ? s.yard : s.bag)[resource] > 0;
}

function receiveCube(t: Tables, s: State, seat: Seat, way: number, chance: Chance, tell?: Tell): void {
  if (sourceOf(way) === FROM_BAG) moveCube(s, seat, FROM_BAG, resourceOf(way), tell);
  else takeFromYard(t, s, seat, resourceOf(way), chance, tell);
}

/** FH-32: take a resource from the stockyard or from the bag? Frame: operation, iron, stone, any still due. */
export function gainStep(t: Tables): Step<State, Move> {
  return {
    candidates(_s, _seat, _open, each) {
      for (const source of [FROM_YARD, FROM_BAG])
        for (const resource of [IRON, STONE]) each(cubeMove(source, resource));
    },
    check(s, _seat, open, m) {
      if (kindOf(m) !== CUBE) return 'step';
      return isSource(s, nextDueOf(open), whichOf(m)) ? null : 'FH-32';
    },
    apply(s, seat, open, m, chance, tell) {
      closeFrame(s, seat);
      const [, iron, stone, any] = open.args as [number, number, number, number];
      const due = nextDueOf(open);
      receiveCube(t, s, seat, whichOf(m), chance, tell);
      const rest: Cubes = [iron, stone, any];
      rest[due]--;
      receiveCubes(t, s, seat, opOf(t, open), rest[IRON], rest[STONE], rest[GAIN_ANY], chance, tell);
    },
  };
}

function nextDueOf(open: Open): Due {
  return argOf(open, 1) > 0 ? IRON : argOf(open, 2) > 0 ? STONE : GAIN_ANY;
}
