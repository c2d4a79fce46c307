/** A random legal move for playouts, without listing all: walks the board in random order to a space where a face fits. */

import type { Random } from '@quai/engine/random.ts';
import type { Board } from './board.ts';
import { SPACES } from './geometry.ts';
import { END, type Move, moveOf } from './move.ts';
import { countBits, extrasLeft, routesLeft, specialsLeft } from './supply.ts';
import type { Tables } from './tables.ts';

/** How often a special route or an expansion die is tried before the route dice. */
const SPECIAL_ONE_IN = 16;
const EXTRA_ONE_IN = 4;
/** How often the round simply ends once no route die fits. */
const END_ONE_IN = 2;

/** Step sizes that visit every space: those coprime to the number of spaces. */
const STRIDES: readonly number[] = Array.from({ length: SPACES }, (_, n) => n).filter((n) => n % 7 !== 0);

export function pickMove(tables: Tables, roll: readonly number[], board: Board, random: Random): Move {
  const specials = specialsLeft(tables, board);
  if (specials !== 0 && random.below(SPECIAL_ONE_IN) === 0) {
    const move = someFit(tables, board, specials, random);
    if (move !== END) return move;
  }
  const extras = roll.length === tables.routeDice ? 0 : extrasLeft(tables, roll, board);
  if (extras !== 0 && random.below(EXTRA_ONE_IN) === 0) {
    const move = someFit(tables, board, extras, random);
    if (move !== END) return move;
  }
  const routes = routesLeft(tables, roll, board);
  if (routes !== 0) {
    const move = someRoute(tables, roll, board, routes, random);
    if (move !== END) return move;
  }
  return random.below(END_ONE_IN) === 0 ? END : someFit(tables, board, specials | extras, random);
}

/** Draws a random route die, or another if that one fits nowhere. */
function someRoute(tables: Tables, roll: readonly number[], board: Board, routes: number, random: Random): Move {
  let die = random.below(tables.routeDice);
  while ((board.dice >> die) & 1) die = die === 0 ? tables.routeDice - 1 : die - 1;
  const first = 1 << roll[die]!;
  const move = someFit(tables, board, first, random);
  return move !== END || routes === first ? move : someFit(tables, board, routes & ~first, random);
}

/** A random drawing of one of these faces that fits, or END if there is none. */
function someFit({ fits, drawings }: Tables, board: Board, faces: number, random: Random): Move {
  const { looks } = board;
  const order = random.below(SPACES * STRIDES.length);
  const stride = STRIDES[order % STRIDES.length]!;
  let space = Math.trunc(order / STRIDES.length);
  for (let tried = 0; tried < SPACES; tried++) {
    const fitting = fits.facesAt[looks[space]!]! & faces;
    if (fitting !== 0) {
      const face = (fitting & (fitting - 1)) === 0 ? 31 - Math.clz32(fitting) : someBit(fitting, random);
      const entry = looks[space]! * drawings.faces.length + face;
      return moveOf(fits.list[fits.from[entry]! + random.below(fits.count[entry]!)]!, space);
    }
    space += stride;
    if (space >= SPACES) space -= SPACES;
  }
  return END;
}

function someBit(bits: number, random: Random): number {
  let rest = bits;
  for (let skip = random.below(countBits(bits)); skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
