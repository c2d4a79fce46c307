/** Rivers and lakes: their value during the game, and which expansion dice are worth drawing. */

import { NEIGHBOUR, SPACES } from '../rules/geometry.ts';
import { FILLED, RIVER } from '../rules/looks.ts';
import { moveOf } from '../rules/move.ts';
import { spend } from '../rules/supply.ts';
import { bestRiver, smallestLake } from '../rules/water.ts';
import type { Anatomy } from './anatomy.ts';
import type { Weights } from './features.ts';
import { blankSketch, copySketch, fillSketch, type Shapes, type Sketch } from './shapes.ts';

/** Values of river ends while there are rounds to come: an open one may still grow and reach the border. */
const OPEN_RIVER = -0.4;
const BORDER_RIVER = 1;

/** The value of a board's rivers or lakes with `left` rounds to come. */
export function valueOfWater(shapes: Shapes, board: Sketch, left: number): number {
  const { tables } = shapes;
  if (tables.expansion === 'none') return 0;
  if (tables.expansion === 'lake') return smallestLake(tables, board)?.points ?? 0;
  const { open, border } = riverEnds(shapes, board);
  const hopes = left === 0 ? -open : open * OPEN_RIVER + border * BORDER_RIVER;
  return (bestRiver(tables, board)?.points ?? 0) + hopes;
}

/** Counts the river ends that meet nothing: those at the border, and the others, lost or not. */
function riverEnds({ endAt }: Shapes, { drawn, looks }: Sketch): { open: number; border: number } {
  let open = 0;
  let border = 0;
  for (let space = 0; space < SPACES; space++) {
    if ((looks[space]! & FILLED) === 0) continue;
    for (let side = 0; side < 4; side++) {
      if (endAt[drawn[space]! * 4 + side] !== RIVER) continue;
      if (NEIGHBOUR[space * 4 + side]! < 0) border++;
      else if (((looks[space]! >> (3 * side)) & 7) !== RIVER) open++;
    }
  }
  return { open, border };
}

/** Draws the expansion dice where that beats leaving them out (RI-20), and sets the board's value. */
export function drawWater(
  shapes: Shapes,
  anatomy: Anatomy,
  end: Sketch,
  roll: readonly number[],
  weights: Weights,
  left: number,
): Sketch {
  const { tables, facesAt, from, count, list, faces, faceOf } = shapes;
  const best = copySketch(end, blankSketch());
  const here = blankSketch();
  const next = blankSketch();
  best.value = anatomy.study(best, weights) + valueOfWater(shapes, best, left);
  for (let again = true; again; ) {
    again = false;
    copySketch(best, here);
    let wanted = 0;
    for (let die = tables.routeDice; die < roll.length; die++)
      if (((here.dice >> die) & 1) === 0) wanted |= 1 << roll[die]!;
    for (let space = 0; space < SPACES && wanted !== 0; space++) {
      const looks = here.looks[space]!;
      for (let fitting = facesAt[looks]! & wanted; fitting !== 0; fitting &= fitting - 1) {
        const entry = looks * faces + 31 - Math.clz32(fitting & -fitting);
        for (let n = from[entry]!; n < from[entry]! + count[entry]!; n++) {
          copySketch(here, next);
          spend(tables, roll, next, faceOf[list[n]!]!);
          fillSketch(shapes, next, space, list[n]!);
          next.value = anatomy.study(next, weights) + valueOfWater(shapes, next, left);
          if (next.value <= best.value) continue;
          copySketch(next, best);
          best.moves = [...here.moves, moveOf(list[n]!, space)];
          again = true;
        }
      }
    }
  }
  return best;
}
