/** Drawings and grid as typed arrays for the search, and the boards it works on. */

import { at } from '@quai/engine/at.ts';
import { type Board, EMPTY, isFlooded } from '../rules/board.ts';
import { NEIGHBOUR, SPACES } from '../rules/geometry.ts';
import { FILLED, LAKE, lookAt } from '../rules/looks.ts';
import type { Tables } from '../rules/tables.ts';

/**
 * What lies on a side of an empty space, as six codes: nothing, highway, railway, wall, highway exit, railway exit.
 * Water, a blank side and the border are all walls.
 */
export const WALL = 3;
export const SIDE_WEIGHT = [1, 6, 36, 216] as const;
/** Number of patterns of four sides. */
export const PATTERNS = 6 ** 4;

export interface Shapes {
  readonly tables: Tables;
  readonly faces: number;
  /** `endAt[drawing * 4 + side]`: the kind of the end; `groupAt` is the joined group it belongs to. */
  readonly endAt: Uint8Array;
  readonly groupAt: Uint8Array;
  readonly faceOf: Uint8Array;
  readonly neighbour: Int8Array;
  /** 1 for the spaces of the centre. */
  readonly centre: Uint8Array;
  readonly exitPoints: Int32Array;
  readonly facesAt: Int32Array;
  readonly from: Int32Array;
  readonly count: Uint8Array;
  readonly list: Uint8Array;
  /** The index of the first special route among the faces. */
  readonly firstSpecial: number;
  /** `key[space * DRAWINGS + drawing]`: Zobrist hash of a drawing in a space. */
  readonly key: Int32Array;
}

/** Upper bound on the number of drawings. */
export const DRAWINGS = 256;

export function shapesOf(tables: Tables): Shapes {
  const { drawings, fits } = tables;
  const endAt = Uint8Array.from(drawings.ends.flatMap((ends) => [0, 1, 2, 3].map((side) => lookAt(ends, side))));
  const centre = new Uint8Array(SPACES);
  for (const space of tables.centre) centre[space] = 1;
  return {
    tables,
    faces: drawings.faces.length,
    endAt,
    groupAt: Uint8Array.from(drawings.groupAt),
    faceOf: Uint8Array.from(drawings.faceOf),
    neighbour: Int8Array.from(NEIGHBOUR),
    centre,
    exitPoints: Int32Array.from(tables.exitPoints),
    facesAt: fits.facesAt,
    from: fits.from,
    count: fits.count,
    list: fits.list,
    firstSpecial: 31 - Math.clz32(tables.specials & -tables.specials),
    key: keys(SPACES * DRAWINGS),
  };
}

/** Pseudorandom numbers, the same on every machine. */
function keys(length: number): Int32Array {
  const all = new Int32Array(length);
  let x = 0x9e3779b9;
  for (let i = 0; i < length; i++) {
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    all[i] = Math.imul(x ^ (x >>> 13), 0x297a2d39);
  }
  return all;
}

/** A board as the search uses it: flat, and copied rather than undone. */
export interface Sketch {
  readonly looks: Int16Array;
  readonly drawn: Int16Array;
  /** As in `Board`. */
  dice: number;
  crossed: number;
  crossedNow: number;
  key: number;
  /** This round's drawings, in order. */
  moves: number[];
  value: number;
}

export function blankSketch(): Sketch {
  return {
    looks: new Int16Array(SPACES),
    drawn: new Int16Array(SPACES).fill(EMPTY),
    dice: 0,
    crossed: 0,
    crossedNow: 0,
    key: 0,
    moves: [],
    value: 0,
  };
}

export function sketchOf(shapes: Shapes, board: Board): Sketch {
  const sketch = blankSketch();
  sketch.looks.set(board.looks);
  sketch.drawn.set(board.drawn);
  for (const [space, drawing] of board.drawn.entries())
    if (drawing !== EMPTY) sketch.key ^= at(shapes.key, space * DRAWINGS + drawing);
  sketch.dice = board.dice;
  sketch.crossed = board.crossed;
  sketch.crossedNow = board.crossedNow;
  return sketch;
}

export function copySketch(from: Sketch, to: Sketch): Sketch {
  to.looks.set(from.looks);
  to.drawn.set(from.drawn);
  to.dice = from.dice;
  to.crossed = from.crossed;
  to.crossedNow = from.crossedNow;
  to.key = from.key;
  to.moves = from.moves;
  to.value = from.value;
  return to;
}

/** Draws on the board alone, without spending anything, and floods what must be flooded (RI-24). */
export function fillSketch(shapes: Shapes, sketch: Sketch, space: number, drawing: number): void {
  fill(shapes, sketch, space, drawing);
  const { tables } = shapes;
  if (tables.flooded < 0 || tables.drawings.sidesOfKind[LAKE][drawing] === 0) return;
  for (let again = true; again; ) {
    const spaces: number[] = [];
    for (let one = 0; one < SPACES; one++) if (isFlooded(tables, sketch.looks[one]!)) spaces.push(one);
    for (const one of spaces) fill(shapes, sketch, one, tables.flooded);
    again = spaces.length > 0;
  }
}

function fill({ endAt, neighbour, key }: Shapes, sketch: Sketch, space: number, drawing: number): void {
  const { looks } = sketch;
  sketch.drawn[space] = drawing;
  sketch.key ^= key[space * DRAWINGS + drawing]!;
  looks[space]! |= FILLED;
  for (let side = 0; side < 4; side++) {
    const end = endAt[drawing * 4 + side]!;
    const next = neighbour[space * 4 + side]!;
    if (end !== 0 && next >= 0) looks[next]! |= end << (3 * (side ^ 2));
  }
}
