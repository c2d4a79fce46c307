/**
 * Positions of place names that cover neither tracks nor places nor one another. An edition says where its names stand; a name moves
 * only if it would cover something, as translated names do that are longer than those the map was drawn for. Maps that come with the
 * site have their positions stored (`names.json`, by scripts/names.ts): the search takes a while.
 */

import { at } from '@quai/engine/at.ts';
import type { Edition } from '../shape.ts';
import { widthOf } from './letters.ts';
import { frameOf, laneOf } from './look.ts';
import { type Drawing, drawnPlace, type Point, type Track, tracksOf } from './track.ts';

export interface Name {
  readonly lines: readonly string[];
  /** The point of the text that stays where it is at any size. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** -1: the text stands above the point; 0: beside it; 1: below it. */
  readonly rise: -1 | 0 | 1;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The font size that names of a map are placed for, in its units, unless something else is stored. */
export const NAME_SIZE = 16;
const LINE = 1.02;
/** Around the text: its halo. */
const HALO = 0.06;
const DOT = 10;

export function boxOf({ lines, x, y, anchor, rise }: Name, size: number): Box {
  const width = (Math.max(...lines.map(widthOf)) + 2 * HALO) * size;
  const height = lines.length * LINE * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const top = rise < 0 ? y - height : rise > 0 ? y : y - height / 2;
  return { left, right: left + width, top, bottom: top + height };
}

/** The base line of a line of the text. */
export function baseline(name: Name, size: number, line: number): number {
  return boxOf(name, size).top + (line + 0.78) * LINE * size;
}

/** Things that names keep clear of: tracks, places, and what else is drawn on the map. */
export interface Obstacles {
  readonly tracks: readonly (readonly Point[])[];
  /** Half the width of a track. */
  readonly reach: number;
  readonly dots: readonly Point[];
  readonly boxes: readonly Box[];
  readonly frame: Box;
}

export function obstaclesOf(edition: Edition, drawing: Drawing, boxes: readonly Box[] = []): Obstacles {
  const tracks = tracksOf(edition, drawing);
  const frame = frameOf(drawing, tracks);
  return {
    tracks: tracks.flatMap(({ spaces }: Track) => spaces.flatMap(({ line }) => pieces(line))),
    reach: laneOf(drawing) / 2 + 1,
    dots: edition.places.map(({ id }): Point => {
      const { x, y } = drawnPlace(drawing, id);
      return [x, y];
    }),
    boxes,
    frame: { left: frame.left, top: frame.top, right: frame.left + frame.width, bottom: frame.top + frame.height },
  };
}

/** Cuts a curve into straight pieces. */
const pieces = (line: readonly Point[]) => line.slice(1).map((point, i) => [at(line, i), point] as const);

/** What a box would cover, as a figure: 0 if nothing. */
export function coverOf(box: Box, { tracks, reach, dots, boxes, frame }: Obstacles, own: number): number {
  let cover = 0;
  for (const line of tracks) if (crosses(box, at(line, 0), at(line, 1), reach)) cover += 3;
  dots.forEach(([x, y], index) => {
    const dx = Math.max(box.left - x, x - box.right, 0);
    const dy = Math.max(box.top - y, y - box.bottom, 0);
    if (Math.hypot(dx, dy) < (index === own ? DOT - 1 : DOT)) cover += 8;
  });
  for (const other of boxes) if (meet(box, other)) cover += 4;
  if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom) cover += 20;
  return cover;
}

/** Whether a box touches a band of `reach` to both sides of the line from a to b. */
export function crosses(box: Box, a: Point, b: Point, reach: number): boolean {
  const [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
  if (Math.max(a[0], b[0]) + reach <= left || Math.min(a[0], b[0]) - reach >= right) return false;
  if (Math.max(a[1], b[1]) + reach <= top || Math.min(a[1], b[1]) - reach >= bottom) return false;
  // Separating axes: along the line and across it.
  const whole = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [ux, uy] = [(b[0] - a[0]) / whole, (b[1] - a[1]) / whole];
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  const across = corners.map(([x, y]) => (x - a[0]) * -uy + (y - a[1]) * ux);
  if (Math.min(...across) >= reach || Math.max(...across) <= -reach) return false;
  const lengthwise = corners.map(([x, y]) => (x - a[0]) * ux + (y - a[1]) * uy);
  return Math.max(...lengthwise) > 0 && Math.min(...lengthwise) < whole;
}

export const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

interface Candidate {
  readonly name: Name;
  readonly box: Box;
  /** What it covers besides other names, and how far it lies from the best place. */
  readonly cost: number;
}

/** `rounds` of improvement: many when positions are stored, few while somebody waits. */
export function placeNames(
  edition: Edition,
  drawing: Drawing,
  names: readonly string[],
  { size = NAME_SIZE, boxes = [] as readonly Box[], rounds = QUICK } = {},
): readonly Name[] {
  const obstacles = obstaclesOf(edition, drawing, boxes);
  const choicesOf = (index: number, all: boolean): readonly Candidate[] => {
    const { x, y, label } = drawnPlace(drawing, at(edition.places, index).id);
    const given: Name = { lines: [at(names, index)], x: label.x, y: label.y, anchor: label.anchor, rise: 0 };
    return [...positions(given, at(names, index), [x, y], all)]
      .map(({ name, far }): Candidate => {
        const box = boxOf(name, size);
        const cover = coverOf(box, obstacles, index);
        return { name, box, cost: cover + (cover > 0 && far === 0 ? 0.5 : far) + strange(box, obstacles, index) };
      })
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 90);
  };
  const choices = names.map((_, index) => choicesOf(index, rounds > QUICK));
  const chosen = choices.map((list) => at(list, 0));
  const clash = (box: Box, own: number) =>
    chosen.reduce((sum, other, index) => sum + (index !== own && meet(box, other.box) ? 12 : 0), 0);
  const improve = (index: number): boolean => {
    const before = at(chosen, index);
    let best = before;
    let least = best.cost + clash(best.box, index);
    for (const candidate of at(choices, index)) {
      if (candidate.cost >= least) break;
      const cost = candidate.cost + clash(candidate.box, index);
      if (cost < least) [best, least] = [candidate, cost];
    }
    chosen[index] = best;
    return best !== before;
  };
  for (let round = 0; round < rounds; round++) {
    let better = false;
    for (const index of names.keys()) better = improve(index) || better;
    if (!better) break;
  }
  // Whoever still covers something looks further around.
  for (const index of names.keys())
    if (rounds <= QUICK && at(chosen, index).cost + clash(at(chosen, index).box, index) >= 3) {
      choices[index] = choicesOf(index, true);
      improve(index);
    }
  return chosen.map(({ name }) => name);
}

/** So many rounds, and few positions, while somebody waits. */
const QUICK = 4;
const DISTANCES = [12, 19, 30, 15, 24, 38, 48, 60] as const;

/** The given position, and others around the place; `far` says how much worse they look. */
function* positions(given: Name, text: string, [x, y]: Point, all: boolean): Generator<{ name: Name; far: number }> {
  yield { name: given, far: 0 };
  const turns = all ? 36 : 12;
  const two = inTwo(text);
  for (const lines of two === null ? [[text]] : [[text], two])
    for (const reach of all ? DISTANCES : DISTANCES.slice(0, 3))
      for (let turn = 0; turn < turns; turn++) {
        const angle = (turn / turns) * 2 * Math.PI;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const anchor = cos > 0.3 ? 'start' : cos < -0.3 ? 'end' : 'middle';
        const rise = sin > 0.45 ? 1 : sin < -0.45 ? -1 : 0;
        // A text beside its place is the easiest to match with it, one slantwise below the hardest.
        const look = (rise === 0 ? 0 : 0.15) + (anchor !== 'middle' && rise !== 0 ? 0.1 : 0) + (sin > 0.3 ? 0.05 : 0);
        yield {
          name: { lines, anchor, rise, x: round(x + cos * reach), y: round(y + sin * reach) },
          far: 0.1 + (reach - 12) * 0.04 + look + (lines.length - 1) * 0.2,
        };
      }
}

/** A name nearer to another place than to its own misleads. */
function strange(box: Box, { dots }: Obstacles, own: number): number {
  const far = ([x, y]: Point) =>
    Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0));
  const mine = far(at(dots, own));
  return dots.some((dot, index) => index !== own && far(dot) < mine) ? 2 : 0;
}

/** Splits a name at the space nearest to its middle; null if it has none. */
function inTwo(text: string): readonly [string, string] | null {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const far = (index: number) => Math.abs(index - text.length / 2);
  const cut = spaces.sort((a, b) => far(a) - far(b))[0];
  return cut === undefined ? null : [text.slice(0, cut), text.slice(cut + 1)];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** At a larger size than they were placed for, only the names that cover nothing; the first ones matter most. */
export function fittingNames(
  names: readonly Name[],
  size: number,
  obstacles: Obstacles,
  first: readonly number[],
): Set<number> {
  const shown: Box[] = [];
  const fitting = new Set<number>();
  const order = [...first, ...names.keys()];
  for (const index of order) {
    if (fitting.has(index)) continue;
    const box = boxOf(at(names, index), size);
    if (coverOf(box, obstacles, index) > 0 || shown.some((other) => meet(box, other))) continue;
    shown.push(box);
    fitting.add(index);
  }
  return fitting;
}
