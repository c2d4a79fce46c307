/** An edition and its options compiled into lookup tables, once, when the rules are opened. */

import { at } from '@quai/engine/at.ts';
import type { Options } from '@quai/engine/contract.ts';
import type { Edition, PrintedDie, PrintedFace } from '../edition.ts';
import { allDrawings, type Drawings } from './drawings.ts';
import { allFits, type Fits, type Fitting } from './fit.ts';
import { SIDES, spaceNamed } from './geometry.ts';
import { emptyLooks, KINDS } from './looks.ts';

export type Expansion = 'none' | 'river' | 'lake';

/** A die: its distinct faces, and how many of its sides show each. */
export interface Die {
  readonly what: string;
  readonly faces: readonly number[];
  readonly counts: readonly number[];
}

export interface Exit {
  readonly space: number;
  readonly side: number;
  readonly kind: number;
}

export interface Tables extends Fitting {
  readonly drawings: Drawings;
  readonly fits: Fits;
  /** Number of faces that can be drawn; only the flooded space comes after them. */
  readonly drawable: number;
  readonly expansion: Expansion;
  /** RI-15: may a longest way enter a space twice? */
  readonly trail: boolean;
  readonly rounds: number;
  /** All dice of a roll; the first `routeDice` of them must be drawn if possible (RI-9). */
  readonly dice: readonly Die[];
  readonly routeDice: number;
  /** A bit for each face that is a special route. */
  readonly specials: number;
  readonly perRound: number;
  readonly perGame: number;
  readonly exits: readonly Exit[];
  readonly centre: readonly number[];
  readonly exitPoints: readonly number[];
  readonly borderBonus: number;
  /** The drawing of a flooded space, or -1 without lakes. */
  readonly flooded: number;
  /** The number of lake sides that flood an empty space. */
  readonly floodedFrom: number;
  /** RI-24: a space is not flooded if a route end or an exit looks into it. */
  readonly floodSpares: boolean;
  /** What looks into the spaces of an empty board. */
  readonly emptyLooks: readonly number[];
}

export function compile(edition: Edition, options: Options, rulesNumber: number): Tables {
  const expansion = (options.expansion ?? 'none') as Expansion;
  const extra = expansion === 'none' ? { faces: [], dice: [], rounds: edition.rounds } : edition.expansions[expansion];
  const routes: PrintedFace[] = [...edition.faces, ...edition.specials.faces];
  const lake = expansion === 'lake';
  const printed = [...routes, ...extra.faces, ...(lake ? [edition.expansions.lake.flooded] : [])];
  const drawings = allDrawings(printed);
  const fitting: Fitting = { drawings, mustJoin: bits(0, routes.length), waterMeets: options.water === 'meet' };
  const drawable = routes.length + extra.faces.length;
  const routeDice = edition.dice.flatMap((die) => singleDice(die, drawings));
  const exits = edition.board.exits.map((exit) => ({
    space: spaceNamed(exit.space),
    side: SIDES.indexOf(exit.side),
    kind: KINDS.indexOf(exit.kind),
  }));
  return {
    ...fitting,
    fits: allFits(fitting, drawable),
    drawable,
    expansion,
    trail: options.longest === 'trail',
    rounds: extra.rounds.count,
    dice: [...routeDice, ...extra.dice.flatMap((die) => singleDice(die, drawings))],
    routeDice: routeDice.length,
    specials: bits(edition.faces.length, routes.length),
    perRound: edition.specials.perRound,
    perGame: edition.specials.perGame,
    exits,
    centre: edition.board.centre.map(spaceNamed),
    exitPoints: edition.scoring.exits,
    borderBonus: edition.expansions.river.borderBonus.points,
    flooded: lake ? at(drawings.faces, printed.length - 1).first : -1,
    floodedFrom: edition.expansions.lake.floodedFrom.sides,
    // Rules number 1 had one option for both: floods spared such spaces where routes could not meet water.
    floodSpares: rulesNumber >= 2 ? options.flood === 'spared' : options.water !== 'meet',
    emptyLooks: emptyLooks(exits),
  };
}

/** The face that this outcome of a die shows; `what` is the die's name in draws. */
export function faceShown({ dice }: Tables, what: string, outcome: number): number {
  const die = dice.find((one) => one.what === what);
  if (die === undefined) throw new Error(`there is no ${what}`);
  return at(die.faces, outcome);
}

const bits = (from: number, to: number): number => (1 << to) - (1 << from);

function singleDice(die: PrintedDie, { faces }: Drawings): Die[] {
  const shown = Object.entries(die.faces);
  return Array.from({ length: die.count }, (_, i) => ({
    what: die.count > 1 ? `${die.id} die ${i + 1}` : `${die.id} die`,
    faces: shown.map(([code]) => faces.findIndex((face) => face.code === code)),
    counts: shown.map(([, count]) => count),
  }));
}
