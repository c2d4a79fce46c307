/** Every distinct way to draw each face, turned and mirrored (RI-6), as a small number. */

import { at } from '@quai/engine/at.ts';
import type { PrintedFace } from '../edition.ts';
import { SIDES } from './geometry.ts';
import { EXIT, HIGHWAY, KINDS, LAKE, NONE, RAILWAY, RIVER, sideBit } from './looks.ts';

export interface Face {
  readonly code: string;
  readonly name: Readonly<{ en: string; fr: string }>;
  /** Its drawings are `first` to `first + count - 1`. */
  readonly first: number;
  readonly count: number;
}

/** Lookup tables for all drawings of the faces in play. */
export interface Drawings {
  readonly faces: readonly Face[];
  readonly faceOf: readonly number[];
  /** The smallest turn digit that gives the drawing: 0 to 3 quarter turns clockwise, 4 to 7 the same after mirroring. */
  readonly turnOf: readonly number[];
  /** `drawingAt[face * 8 + turn]`. */
  readonly drawingAt: readonly number[];
  /** The four ends, packed like what looks into a space. */
  readonly ends: readonly number[];
  /** The sides with a highway or railway end. */
  readonly routeSides: readonly number[];
  /** The exits these ends could reach, packed like the ends. */
  readonly reaches: readonly number[];
  /** `sidesOfKind[kind][drawing]`: the sides with an end of that kind. */
  readonly sidesOfKind: SidesOfKind;
  /** `groupAt[drawing * 4 + side]`: which of the drawing's one or two joined groups the end belongs to. */
  readonly groupAt: readonly number[];
  /** `sidesOfGroup[drawing * 2 + group]`. */
  readonly sidesOfGroup: readonly number[];
}

type Sides = readonly number[];
type SidesOfKind = readonly [none: Sides, highway: Sides, railway: Sides, river: Sides, lake: Sides];

interface Shape {
  /** Kinds of the ends: north, east, south, west. */
  readonly ends: readonly number[];
  readonly groups: readonly number[];
}

export const TURNS = 8;

export function allDrawings(printed: readonly PrintedFace[]): Drawings {
  const faces: Face[] = [];
  const faceOf: number[] = [];
  const turnOf: number[] = [];
  const drawingAt: number[] = [];
  const shapes: Shape[] = [];
  printed.forEach((face, index) => {
    const first = shapes.length;
    const known = new Map<string, number>();
    for (let turn = 0; turn < TURNS; turn++) {
      const shape = turned(shapeOf(face), turn);
      const key = JSON.stringify(shape);
      let drawing = known.get(key);
      if (drawing === undefined) {
        drawing = shapes.length;
        known.set(key, drawing);
        shapes.push(shape);
        faceOf.push(index);
        turnOf.push(turn);
      }
      drawingAt.push(drawing);
    }
    faces.push({ code: face.code, name: face.name, first, count: shapes.length - first });
  });
  const sidesWhere = (shape: Shape, wanted: (kind: number, side: number) => boolean) =>
    shape.ends.reduce((sides, kind, side) => (wanted(kind, side) ? sides | sideBit(side) : sides), 0);
  const sidesOf = (wanted: number) => shapes.map((shape) => sidesWhere(shape, (kind) => kind === wanted));
  return {
    faces,
    faceOf,
    turnOf,
    drawingAt,
    ends: shapes.map((shape) => packed(shape.ends)),
    routeSides: shapes.map((shape) => sidesWhere(shape, isRoute)),
    reaches: shapes.map((shape) => packed(shape.ends.map((kind) => (isRoute(kind) ? kind + EXIT : NONE)))),
    sidesOfKind: [sidesOf(NONE), sidesOf(HIGHWAY), sidesOf(RAILWAY), sidesOf(RIVER), sidesOf(LAKE)],
    groupAt: shapes.flatMap((shape) => shape.groups),
    sidesOfGroup: shapes.flatMap((shape) =>
      [0, 1].map((group) => sidesWhere(shape, (kind, side) => kind !== NONE && shape.groups[side] === group)),
    ),
  };
}

export const isRoute = (kind: number): boolean => kind === HIGHWAY || kind === RAILWAY;

const packed = (kinds: readonly number[]): number => kinds.reduce((bits, kind, side) => bits | (kind << (3 * side)), 0);

function shapeOf(face: PrintedFace): Shape {
  return {
    ends: face.ends.map((kind) => KINDS.indexOf(kind)),
    groups: [...SIDES].map((side) =>
      Math.max(
        0,
        face.joined.findIndex((group) => group.includes(side)),
      ),
    ),
  };
}

/** Turns a shape. Groups are numbered by their first side, so that identical drawings compare equal. */
function turned(shape: Shape, turn: number): Shape {
  const from = [0, 1, 2, 3].map((side) => {
    const before = (side - (turn % 4) + 4) % 4;
    // Mirrored left to right: east and west change places before the turn.
    return turn >= 4 ? (4 - before) % 4 : before;
  });
  const ends = from.map((side) => at(shape.ends, side));
  const groups = from.map((side) => at(shape.groups, side));
  const order = [...new Set(groups.filter((_, side) => ends[side] !== NONE))];
  return { ends, groups: groups.map((group, side) => (ends[side] === NONE ? 0 : order.indexOf(group))) };
}
