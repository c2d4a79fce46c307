/** All different ways to draw each face: turned and mirrored (RI-6), each known by a small number. */

import type { PrintedFace } from '../edition.ts';
import { SIDES } from './geometry.ts';
import { EXIT, HIGHWAY, KINDS, NONE, RAILWAY, sideBit } from './looks.ts';

export interface Face {
  readonly code: string;
  readonly name: Readonly<{ en: string; fr: string }>;
  /** Its drawings are `first` to `first + count - 1`. */
  readonly first: number;
  readonly count: number;
}

/** Tables over all drawings of a table's faces. */
export interface Drawings {
  readonly faces: readonly Face[];
  readonly faceOf: readonly number[];
  /** The smallest turn digit that shows the drawing: 0 to 3 quarter turns clockwise, 4 to 7 mirrored and then turned. */
  readonly turnOf: readonly number[];
  /** `drawingAt[face * 8 + turn]`. */
  readonly drawingAt: readonly number[];
  /** The four ends, packed like what looks into a space. */
  readonly ends: readonly number[];
  /** The sides with a highway or railway end, and the exits these would reach, packed like the ends. */
  readonly routeSides: readonly number[];
  readonly reaches: readonly number[];
  /** `sidesOfKind[kind][drawing]`: the sides with an end of that kind. */
  readonly sidesOfKind: readonly (readonly number[])[];
  /** `groupAt[drawing * 4 + side]`: which of its one or two joined groups an end belongs to. */
  readonly groupAt: readonly number[];
  /** `sidesOfGroup[drawing * 2 + group]`. */
  readonly sidesOfGroup: readonly number[];
}

interface Shape {
  /** Kinds of the ends north, east, south, west. */
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
      if (!known.has(key)) {
        known.set(key, shapes.length);
        shapes.push(shape);
        faceOf.push(index);
        turnOf.push(turn);
      }
      drawingAt.push(known.get(key)!);
    }
    faces.push({ code: face.code, name: face.name, first, count: shapes.length - first });
  });
  const sidesWhere = (shape: Shape, wanted: (side: number) => boolean) =>
    shape.ends.reduce((sides, _, side) => (wanted(side) ? sides | sideBit(side) : sides), 0);
  return {
    faces,
    faceOf,
    turnOf,
    drawingAt,
    ends: shapes.map((shape) => packed(shape.ends)),
    routeSides: shapes.map((shape) => sidesWhere(shape, (side) => isRoute(shape.ends[side]!))),
    reaches: shapes.map((shape) => packed(shape.ends.map((kind) => (isRoute(kind) ? kind + EXIT : NONE)))),
    sidesOfKind: KINDS.map((_, kind) => shapes.map((shape) => sidesWhere(shape, (side) => shape.ends[side] === kind))),
    groupAt: shapes.flatMap((shape) => shape.groups),
    sidesOfGroup: shapes.flatMap((shape) =>
      [0, 1].map((group) => sidesWhere(shape, (side) => shape.ends[side] !== NONE && shape.groups[side] === group)),
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

/** The same shape turned; its groups are numbered by their first side, so that equal drawings are equal. */
function turned(shape: Shape, turn: number): Shape {
  const from = (side: number) => {
    const before = (side - (turn % 4) + 4) % 4;
    // Mirrored left to right: east and west change places before the turn.
    return turn >= 4 ? (4 - before) % 4 : before;
  };
  const ends = [0, 1, 2, 3].map((side) => shape.ends[from(side)]!);
  const groups = [0, 1, 2, 3].map((side) => shape.groups[from(side)]!);
  const order: number[] = [];
  ends.forEach((kind, side) => {
    if (kind !== NONE && !order.includes(groups[side]!)) order.push(groups[side]!);
  });
  return { ends, groups: groups.map((group, side) => (ends[side] === NONE ? 0 : order.indexOf(group))) };
}
