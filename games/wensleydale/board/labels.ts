/** Where the names on the map stand: beside the pieces of their region, never on any piece or on each other. */

import { at } from '@quai/engine/at.ts';
import type { Tables } from '../rules/open.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Label {
  readonly region: number;
  readonly lines: readonly string[];
  /** The middle of the label. */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

export type Point = readonly [x: number, y: number];
type Edition = Tables['edition'];
type Region = Edition['regions'][number];

/** Average width of a letter and height of a line, as shares of the font size. */
const LETTER_WIDTH = 0.47;
const LINE_HEIGHT = 1.02;
/** What goes by each piece: the distance between pieces of a row, and half the size of one. */
export const FIGURE_STEP = 13;
export const GOODS_STEP = 17;
export const FIGURES_BELOW = 17;
const PIECE_HALF = 8;

/** The name on the map: the one that prompts and the log use. */
export const nameOf = (region: Region) => region.name;

/** How many pieces a region can have: a row of figures below its town, or of goods at its centre. */
function mostPieces({ town }: Region, edition: Edition): number {
  if (town === null) return edition.setup.cubesPerRegion;
  if (town.companies.length > 0) return 0;
  return town.size === 'large' ? edition.setup.figuresPerLargeTown : edition.setup.figuresPerSmallTown;
}

/** The places of a row of pieces around the centre of their region. */
export function rowOf(count: number, town: boolean): readonly Point[] {
  const step = town ? FIGURE_STEP : GOODS_STEP;
  return Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * step, town ? FIGURES_BELOW : 0] as const);
}

/** Around the middle of a border, where its link lies with the owner's plate. */
const LINK_HALF = 14;
const linkBox = ([x, y]: Point): Box => ({
  left: x - LINK_HALF,
  right: x + LINK_HALF,
  top: y - LINK_HALF,
  bottom: y + LINK_HALF,
});

/** How far the contents of a region may be moved from its centre, to make room for links. */
const MOVES = [0, -5, 5, -10, 10, -15, 15, -20, 20];

/** By region: the middle of what stands in it, at its centre or as near to it as links leave room. */
export function middlesOf(edition: Edition): readonly Point[] {
  const { width, height } = edition.canvas;
  const links = edition.borders.map(({ mid }) => linkBox(mid));
  return edition.regions.map((region) => {
    let best = { middle: region.centre as Point, cost: Number.POSITIVE_INFINITY };
    for (const dx of MOVES)
      for (const dy of MOVES) {
        const middle = [region.centre[0] + dx, region.centre[1] + dy] as const;
        const boxes = boxesAt(region, edition, middle);
        const cost =
          boxes.reduce(
            (total, box) =>
              total +
              sum(links, box) +
              40 * outside(region, box) +
              (box.left < 2 || box.top < 2 || box.right > width - 2 || box.bottom > height - 2 ? 1000 : 0),
            0,
          ) +
          Math.hypot(dx, dy) * 1.5;
        if (cost < best.cost) best = { middle, cost };
      }
    return best.middle;
  });
}

/** Everything that stands in a region when it is full: town, flags, pieces. */
export function boxesAt(region: Region, edition: Edition, [x, y]: Point): Box[] {
  const { town } = region;
  const count = mostPieces(region, edition);
  const boxes: Box[] = [];
  if (town !== null) {
    const half = town.size === 'large' ? 11 : 8;
    boxes.push({ left: x - half, top: y - 10, right: x + half, bottom: y + 8 });
    // A takeover may raise a flag over any town.
    for (let i = 0; i < Math.max(1, town.companies.length); i++)
      boxes.push({ left: x + 3 + i * 10, top: y - 23, right: x + 17 + i * 10, bottom: y - 3 });
  }
  if (count > 0) {
    const row = rowOf(count, town !== null);
    boxes.push({
      left: x + at(row, 0)[0] - PIECE_HALF,
      right: x + at(row, count - 1)[0] + PIECE_HALF,
      top: y + at(row, 0)[1] - PIECE_HALF - 1,
      bottom: y + at(row, 0)[1] + PIECE_HALF + 1,
    });
  }
  return boxes;
}

export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Ways to write a name: in one line, or broken where the halves are most alike. */
function writings(name: string): string[][] {
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  const [best] = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  if (best === undefined) return [[name]];
  const cut = name[best] === '-' ? best + 1 : best;
  return [[name], [name.slice(0, cut), name.slice(cut).trim()]];
}

/** Where the middle of a label may be, seen from the centre of its region. */
const ACROSS = [0, -10, 10, -20, 20, -32, 32, -46, 46];
const FURTHER = [0, 5, 10];

/** Labels are placed one by one, then again with all others in place, until hardly any is in another's way. */
const PASSES = 4;
/** What covering a piece or a name costs, by area; and a link, which may never be built. */
const COVERED = 40;
const LINK_COVERED = 0.5;
/** Standing in another region, for each of six points of a label. */
const OUTSIDE = 24;

/** Names of the regions that `shown` accepts, at a font size in units of the map. */
export function placeLabels(
  edition: Edition,
  middles: readonly Point[],
  size: number,
  shown: (region: number) => boolean,
): Label[] {
  const { width, height } = edition.canvas;
  const pieces = edition.regions.map((region, index) => boxesAt(region, edition, at(middles, index)));
  const solid = pieces.flat();
  const links = edition.borders.map(({ mid }) => linkBox(mid));
  const placed = new Map<number, Label>();
  const place = (index: number) => {
    const region = at(edition.regions, index);
    const [x, y] = at(middles, index);
    placed.delete(index);
    const others = [...placed.values()].map((label) => label.box);
    let best: { label: Label; cost: number } | null = null;
    for (const lines of writings(nameOf(region))) {
      const half = (Math.max(...lines.map(({ length }) => length)) * size * LETTER_WIDTH) / 2;
      const tall = (lines.length * size * LINE_HEIGHT) / 2;
      const boxes = spots(at(middles, index), at(pieces, index), half, tall).flatMap(([across, middle]) => {
        const left = Math.min(Math.max(x + across - half, 2), width - 2 - 2 * half);
        const box = { left, right: left + 2 * half, top: middle - tall, bottom: middle + tall };
        return box.top < 1 || box.bottom > height - 1 ? [] : [{ across, middle, box }];
      });
      // Nearly everything on the map is out of reach of this label.
      const reach = around(boxes.map(({ box }) => box));
      const near = (all: readonly Box[]) => all.filter((other) => overlap(other, reach) > 0);
      const [nearSolid, nearOthers, nearLinks] = [near(solid), near(others), near(links)];
      for (const { across, middle, box } of boxes) {
        const cost =
          COVERED * (sum(nearSolid, box) + sum(nearOthers, box)) +
          LINK_COVERED * sum(nearLinks, box) +
          OUTSIDE * outside(region, box) +
          0.8 * Math.abs(across) +
          0.5 * Math.abs(middle - y) +
          (lines.length - 1) * 6 +
          (middle < y ? 4 : 0);
        if (best === null || cost < best.cost)
          best = { label: { region: index, lines, x: box.left + half, y: middle, box }, cost };
      }
    }
    if (best !== null) placed.set(index, best.label);
  };
  const order = edition.regions
    .map((_, region) => region)
    .filter(shown)
    .sort((a, b) => rankOf(at(edition.regions, a)) - rankOf(at(edition.regions, b)));
  for (let pass = 0; pass < PASSES; pass++) order.forEach(place);
  return [...placed.values()];
}

/** Where the middle of a label may be: below, above or beside what stands in its region. */
function spots([x, y]: Point, own: readonly Box[], half: number, tall: number): Point[] {
  const above = Math.min(y - 2, ...own.map(({ top }) => top));
  const below = Math.max(y + 2, ...own.map(({ bottom }) => bottom));
  const beside = Math.max(...own.map(({ right }) => right)) - x + half + 3;
  return [
    ...ACROSS.flatMap((across) =>
      FURTHER.flatMap((further): Point[] => [
        [across, below + tall + further],
        [across, above - tall - further],
      ]),
    ),
    ...[0, 8, -8].flatMap((up): Point[] => [
      [beside, y + up],
      [-beside, y + up],
    ]),
  ];
}

/** Large towns, small towns, country; among them long names first. */
const rankOf = ({ town, name }: Region) => (town === null ? 200 : town.size === 'large' ? 0 : 100) - name.length;

/** The smallest box around all of these. */
const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const sum = (boxes: readonly Box[], box: Box) => boxes.reduce((total, other) => total + overlap(other, box), 0);

/** How many of the corners and the ends of a box lie outside the region's outline. */
function outside({ outline }: Region, { left, top, right, bottom }: Box): number {
  const middle = (top + bottom) / 2;
  const points = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [left, middle],
    [right, middle],
  ] as const;
  return points.filter(([x, y]) => !inside(outline, x, y)).length;
}

function inside(outline: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let within = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = at(outline, (i + outline.length - 1) % outline.length);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}
