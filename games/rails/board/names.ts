/**
 * Positions of place names: where the edition puts them, unless that would cover tracks or other places. Translated names
 * can be longer than those the map was drawn for; they are then split into two lines, or moved a little or to the other side.
 */

import { at } from '@quai/engine/at.ts';
import type { Edition } from '../shape.ts';
import { frameOf } from './look.ts';

export type Drawing = NonNullable<Edition['drawing']>;
type Place = Drawing['places'][string];
type Anchor = Drawing['places'][string]['label']['anchor'];

export interface Name {
  readonly lines: readonly string[];
  /** The middle of the lines. */
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

/** The font size that names are placed for, in map units. */
const SIZE = 16;
/** Average width of a letter, relative to the font size. */
const LETTER = 0.4;
const LINE = 1.05 * SIZE;
/** Distance of a name from the middle of its place. */
const BESIDE = 14;
const DOT = 9;

type Box = Readonly<{ left: number; right: number; top: number; bottom: number }>;

/** A place of the drawing. `readEdition` has checked that it is there. */
export function drawnPlace(drawing: Drawing, id: string): Place {
  const place = drawing.places[id];
  if (place === undefined) throw new Error(`place ${id} is not drawn`);
  return place;
}

export function placeNames(drawing: Drawing, ids: readonly string[], names: readonly string[]): readonly Name[] {
  const tracks = trackPoints(drawing);
  const frame = frameOf(drawing);
  const [right, bottom] = [frame.left + frame.width, frame.top + frame.height];
  const reach = Math.min(16, drawing.laneGap * 0.74) / 2;
  const dots = ids.map((id) => drawnPlace(drawing, id));
  const placed: Name[] = dots.map(({ label }, index) => ({ ...label, lines: [at(names, index)] }));
  const covered = (name: Name, own: number) => {
    const box = boxOf(name);
    const on = (x: number, y: number, margin: number) =>
      x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin;
    return (
      tracks.filter(([x, y]) => on(x, y, reach)).length +
      10 * dots.filter(({ x, y }, index) => index !== own && on(x, y, DOT)).length +
      10 * placed.filter((other, index) => index !== own && meet(box, boxOf(other))).length +
      (box.left < frame.left || box.right > right || box.top < frame.top || box.bottom > bottom ? 10 : 0)
    );
  };
  for (const [index, dot] of dots.entries()) {
    const given = at(placed, index);
    let least = covered(given, index);
    for (const name of others(given, at(names, index), dot)) {
      if (least === 0) break;
      const points = covered(name, index);
      if (points >= least) continue;
      least = points;
      placed[index] = name;
    }
  }
  return placed;
}

/** Alternative positions, the smallest changes first. */
function* others(given: Name, text: string, dot: Readonly<{ x: number; y: number }>): Generator<Name> {
  const two = inTwo(text);
  const forms = two === null ? [given] : [given, { ...given, lines: two, y: given.y + lean(given, dot) }];
  for (const form of forms) for (const up of [0, 6, -6, 12, -12]) yield { ...form, y: form.y + up };
  for (const lines of two === null ? [[text]] : [[text], two])
    for (const anchor of ['start', 'end'] as const)
      for (const up of [0, 10, -10, 16, -16])
        yield { lines, anchor, x: dot.x + (anchor === 'start' ? BESIDE : -BESIDE), y: dot.y + up };
}

/** Two lines above or below a place grow away from it. */
const lean = ({ anchor, y }: Name, dot: Readonly<{ y: number }>) =>
  anchor === 'middle' ? (Math.sign(y - dot.y) * LINE) / 2 : 0;

/** Splits a name at the space nearest to its middle; null if it has none. */
function inTwo(text: string): readonly [string, string] | null {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const far = (index: number) => Math.abs(index - text.length / 2);
  const cut = spaces.sort((a, b) => far(a) - far(b))[0];
  return cut === undefined ? null : [text.slice(0, cut), text.slice(cut + 1)];
}

function boxOf({ lines, x, y, anchor }: Name): Box {
  const width = Math.max(...lines.map((line) => line.length)) * SIZE * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const half = (lines.length * LINE) / 2 - 2;
  return { left, right: left + width, top: y - half, bottom: y + half };
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Points along the centre line of every space. */
function trackPoints({ routes }: Drawing): readonly (readonly [number, number])[] {
  return Object.values(routes).flatMap(({ slots, slotLength }) =>
    slots.flatMap(([x, y, angle]) => {
      const turn = (angle * Math.PI) / 180;
      const steps = Math.max(2, Math.ceil(slotLength / 8));
      return Array.from({ length: steps + 1 }, (_, step) => {
        const along = (step / steps - 0.5) * (slotLength - 4);
        return [x + along * Math.cos(turn), y + along * Math.sin(turn)] as const;
      });
    }),
  );
}
