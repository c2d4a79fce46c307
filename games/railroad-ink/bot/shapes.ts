/** A table's drawings and its grid as typed arrays, the way the search looks them up. */

import { type Board, EMPTY, isFlooded } from '../rules/board.ts';
import { NEIGHBOUR, SPACES } from '../rules/geometry.ts';
import { FILLED, LAKE, lookAt } from '../rules/looks.ts';
import type { Tables } from '../rules/tables.ts';

/**
 * What lies on a side of an empty space, as the judgement tells it apart: nothing, highway, railway, wall, exit of a highway, of a railway.
 * Water, a blank side and the border are all walls.
 */
export const WALL = 3;
export const SIDE_WEIGHT = [1, 6, 36, 216] as const;
/** All patterns of four sides. */
export const PATTERNS = 6 ** 4;

export interface Shapes {
  readonly tables: Tables;
  readonly faces: number;
  /** `endAt[drawing * 4 + side]`: the kind of the end; `groupAt` which joined group it belongs to. */
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
  /** The number of the first special route among the faces. */
  readonly firstSpecial: number;
  /** `key[space * DRAWINGS + drawing]`: what a drawing mixes into the key by which a board is known again. */
  readonly key: Int32Array;
}

/** No table has more drawings than these. */
export const DRAWINGS = 256;

export function shapesOf(tables: Tables): Shapes {
  const { drawings, fits } = tables;
  const count = drawings.ends.length;
  const endAt = new Uint8Array(count * 4);
  for (let i = 0; i < endAt.length; i++) endAt[i] = lookAt(drawings.ends[i >> 2]!, i & 3);
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

/** Numbers without a pattern: the same on every machine. */
function keys(length: number): Int32Array {
  const all = new Int32Array(length);
  let x = 0x9e3779b9;
  for (let i = 0; i < length; i++) {
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    all[i] = Math.imul(x ^ (x >>> 13), 0x297a2d39);
  }
  return all;
}

/** A board in the search: flat, copied rather than undone. */
export interface Sketch {
  readonly looks: Int16Array;
  readonly drawn: Int16Array;
  /** Bits of this round's dice that are drawn, of all crossed-off special routes, and whether one was in this round. */
  dice: number;
  crossed: number;
  crossedNow: number;
  key: number;
  /** What was drawn in this round, in order. */
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

/** A seat's board as a sketch. */
export function sketchOf(shapes: Shapes, board: Board): Sketch {
  const sketch = blankSketch();
  for (let space = 0; space < SPACES; space++) {
    sketch.looks[space] = board.looks[space]!;
    const drawing = board.drawn[space]!;
    sketch.drawn[space] = drawing;
    if (drawing !== EMPTY) sketch.key ^= shapes.key[space * DRAWINGS + drawing]!;
  }
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

/** Draws in the arrays alone; where the lake floods, so do they (RI-24). */
export function fillSketch(shapes: Shapes, sketch: Sketch, space: number, drawing: number): void {
  fill(shapes, sketch, space, drawing);
  const { tables } = shapes;
  if (tables.flooded < 0 || tables.drawings.sidesOfKind[LAKE]![drawing] === 0) return;
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
