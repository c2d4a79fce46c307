/** Rivers and lakes: what they are worth on the way, and the drawings of their dice that are better than none. */

import { NEIGHBOUR, SPACES } from '../rules/geometry.ts';
import { FILLED, RIVER } from '../rules/looks.ts';
import { moveOf } from '../rules/move.ts';
import { spend } from '../rules/supply.ts';
import { bestRiver, smallestLake } from '../rules/water.ts';
import type { Anatomy } from './anatomy.ts';
import type { Weights } from './features.ts';
import { blankSketch, copySketch, fillSketch, type Shapes, type Sketch } from './shapes.ts';

/** While rounds are to come an open river may still go on, and reach a border. */
const OPEN_RIVER = -0.4;
const BORDER_RIVER = 1;

/** What the rivers or lakes of a board are worth; `left` rounds are to come. */
export function valueOfWater(shapes: Shapes, board: Sketch, left: number): number {
  const { tables } = shapes;
  if (tables.expansion === 'none') return 0;
  if (tables.expansion === 'lake') return smallestLake(tables, board)?.points ?? 0;
  const { open, border } = riverEnds(shapes, board);
  const hopes = left === 0 ? -open : open * OPEN_RIVER + border * BORDER_RIVER;
  return (bestRiver(tables, board)?.points ?? 0) + hopes;
}

/** River ends that nothing meets: those that may still go on or are lost, and those at the border. */
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

/** The board with the dice of the expansion drawn where that is better than leaving them (RI-20); its value is set. */
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
        const at = looks * faces + 31 - Math.clz32(fitting & -fitting);
        for (let n = from[at]!; n < from[at]! + count[at]!; n++) {
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
