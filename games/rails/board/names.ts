/**
 * Where the names of places stand: where the edition says, unless a name would lie on tracks or other places there. Translated names may be
 * longer than those the map was drawn with: they are then written in two lines, or moved a little, or to the other side.
 */

import type { Edition } from '../shape.ts';
import { frameOf } from './look.ts';

type Drawing = NonNullable<Edition['drawing']>;
type Anchor = Drawing['places'][string]['label']['anchor'];

export interface Name {
  readonly lines: readonly string[];
  /** The middle of the lines. */
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

/** The size that names are placed for, in units of the map, and their letters' width as a part of it. */
const SIZE = 16;
const LETTER = 0.4;
const LINE = 1.05 * SIZE;
/** From the middle of a place. */
const BESIDE = 14;
const DOT = 9;

type Box = Readonly<{ left: number; right: number; top: number; bottom: number }>;

export function placeNames(drawing: Drawing, ids: readonly string[], names: readonly string[]): readonly Name[] {
  const tracks = trackPoints(drawing);
  const frame = frameOf(drawing);
  const [right, bottom] = [frame.left + frame.width, frame.top + frame.height];
  const reach = Math.min(16, drawing.laneGap * 0.74) / 2;
  const dots = ids.map((id) => drawing.places[id]!);
  const placed: Name[] = ids.map((id, index) => ({ ...drawing.places[id]!.label, lines: [names[index]!] }));
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
  for (const [index, id] of ids.entries()) {
    let least = covered(placed[index]!, index);
    for (const name of others(placed[index]!, drawing.places[id]!)) {
      if (least === 0) break;
      const points = covered(name, index);
      if (points >= least) continue;
      least = points;
      placed[index] = name;
    }
  }
  return placed;
}

/** What else may be tried, the least change first. */
function* others(given: Name, at: Readonly<{ x: number; y: number }>): Generator<Name> {
  const [text] = given.lines as [string];
  const two = inTwo(text);
  const forms = two === null ? [given] : [given, { ...given, lines: two, y: given.y + lean(given, at) }];
  for (const form of forms) for (const up of [0, 6, -6, 12, -12]) yield { ...form, y: form.y + up };
  for (const lines of two === null ? [[text]] : [[text], two])
    for (const anchor of ['start', 'end'] as const)
      for (const up of [0, 10, -10, 16, -16])
        yield { lines, anchor, x: at.x + (anchor === 'start' ? BESIDE : -BESIDE), y: at.y + up };
}

/** Two lines above or below a place grow away from it. */
const lean = ({ anchor, y }: Name, at: Readonly<{ y: number }>) =>
  anchor === 'middle' ? (Math.sign(y - at.y) * LINE) / 2 : 0;

/** Cut at the space nearest to the middle. */
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

/** Points along the middle of every space. */
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
