/** The marks of a score line on the sheet: networks and longest ways along their routes, areas, and loose ends. */

import { at } from '@quai/engine/at.ts';
import { type Board, EMPTY } from '../rules/board.ts';
import { NEIGHBOUR, opposite, SIZE } from '../rules/geometry.ts';
import { lookAt, NONE, sameSides } from '../rules/looks.ts';
import type { Tables } from '../rules/tables.ts';
import { type Point, turnPoint } from './paths.ts';

/** The width of a space on the sheet. */
export const SPACE = 100;

/** The north-west corner of a space on the sheet. */
export const cornerOf = (space: number): Point => [(space % SIZE) * SPACE, Math.floor(space / SIZE) * SPACE];

/** A point of a space on the sheet. */
function onSheet(space: number, [x, y]: Point): string {
  const [left, top] = cornerOf(space);
  return `${left + x} ${top + y}`;
}

const gate = (space: number, side: number): string => onSheet(space, turnPoint([50, 0], side));
const middle = (space: number): string => onSheet(space, [50, 50]);

/** Where a false route ends: the middle of a side. The mark is `space * 4 + side`. */
export function looseEnd(mark: number): Point {
  const [left, top] = cornerOf(mark >> 2);
  const [x, y] = turnPoint([50, 0], mark & 3);
  return [left + x, top + y];
}

/** The squares of an area as one path. */
export function areaPath(spaces: readonly number[]): string {
  return spaces.map((space) => `M ${onSheet(space, [4, 4])} h 92 v 92 h -92 Z`).join(' ');
}

/** From side to side, or to the middle if `to` is null. Adjacent sides are joined by a bend, like the routes. */
function through(space: number, from: number, to: number | null): string {
  if (to === null) return `M ${gate(space, from)} L ${middle(space)}`;
  if (to === opposite(from)) return `M ${gate(space, from)} L ${gate(space, to)}`;
  return `M ${gate(space, from)} Q ${middle(space)} ${gate(space, to)}`;
}

/** A longest way, space by space in order (RI-15). */
export function wayPath({ drawings }: Tables, board: Board, kind: number, spaces: readonly number[]): string {
  const towards = (space: number, next: number | undefined): number | null => {
    if (next === undefined) return null;
    return [0, 1, 2, 3].find((side) => NEIGHBOUR[space * 4 + side] === next) ?? null;
  };
  return spaces
    .map((space, i) => {
      const from = towards(space, spaces[i - 1]);
      const to = towards(space, spaces[i + 1]);
      if (from !== null && to !== null) return through(space, from, to);
      const inner = from ?? to;
      const sides = [0, 1, 2, 3].filter((side) => lookAt(at(drawings.ends, at(board.drawn, space)), side) === kind);
      if (inner === null) return joining(space, sides);
      // If the route has only one other end in its last space, the way runs on to that end.
      const [other = null, ...more] = sides.filter((side) => side !== inner);
      return through(space, inner, more.length === 0 ? other : null);
    })
    .join(' ');
}

/** Joins sides of a space: two by one course, any other number by arms from the middle. */
function joining(space: number, sides: readonly number[]): string {
  const [from, to, ...more] = sides;
  if (from !== undefined && to !== undefined && more.length === 0) return through(space, from, to);
  return sides.map((side) => through(space, side, null)).join(' ');
}

/** A part of a network: the sides of a space that are joined there. */
export interface Part {
  readonly space: number;
  readonly sides: readonly number[];
}

/** The parts of a network, with only the level of an overpass that belongs to it. Starts at the exit in its first space. */
export function networkParts({ drawings }: Tables, board: Board, spaces: readonly number[]): Part[] {
  const start = spaces[0];
  if (start === undefined) return [];
  const groupAt = (space: number, side: number) => at(drawings.groupAt, at(board.drawn, space) * 4 + side);
  const drawing = at(board.drawn, start);
  const exits = sameSides(at(board.looks, start), at(drawings.reaches, drawing)) & at(drawings.routeSides, drawing);
  const exit = [0, 1, 2, 3].find((side) => (exits >> (3 * side)) & 1);
  const first = { space: start, group: groupAt(start, exit ?? 0) };
  const queue = [first];
  const seen = new Set([`${first.space}.${first.group}`]);
  const parts: Part[] = [];
  for (const { space, group } of queue) {
    const ends = at(drawings.ends, at(board.drawn, space));
    const sides = [0, 1, 2, 3].filter((side) => lookAt(ends, side) !== NONE && groupAt(space, side) === group);
    parts.push({ space, sides });
    for (const side of sides) {
      const next = at(NEIGHBOUR, space * 4 + side);
      if (next < 0 || board.drawn[next] === EMPTY) continue;
      if (lookAt(at(board.looks, space), side) !== lookAt(ends, side)) continue;
      const part = { space: next, group: groupAt(next, opposite(side)) };
      const key = `${next}.${part.group}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(part);
    }
  }
  return parts;
}

export function networkPath(tables: Tables, board: Board, spaces: readonly number[]): string {
  return networkParts(tables, board, spaces)
    .map(({ space, sides }) => joining(space, sides))
    .join(' ');
}
