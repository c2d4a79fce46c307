/** Pointing at things on a board: the nearest target wins, not whatever was painted last. */

export type Point = readonly [x: number, y: number];

/** A target: its name on the board, and its geometry in the drawing. */
export interface Target {
  /** The `data-place` of what it is. */
  readonly place: string;
  /** Points that belong to it. */
  readonly points: readonly Point[];
  /** The corners of an area, all of which belongs to it. */
  readonly outline?: readonly Point[];
  /** Whether it can be chosen now. Other targets are considered only where no such one is near; the rules then say why not. */
  readonly legal: boolean;
  /** Its label in the chooser. */
  readonly label: string;
}

/** How far from a target a pointer may be, in pixels. */
const REACH = 22;
const REACH_ILLEGAL = 14;
/** Targets within this many pixels open the chooser; so do two whose distances differ by less than half of it. */
const CLOSE = 7;
/** Exactly on a target's centre there is nothing to ask. */
const HIT = 2;
/** Targets nearer to each other than this, in pixels, are too small for a finger. */
const CROWDED = 10;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Pointed {
  readonly target: Target;
  /** The point of the target that is nearest, in units of the drawing. */
  readonly at: Point;
  /** What a card about it should not cover, in units of the drawing. */
  readonly around: Box;
  /** In pixels. */
  readonly distance: number;
}

/** All targets within reach of a point, nearest first; `pixels` is the size of a unit on the screen. */
export function targetsNear(targets: readonly Target[], x: number, y: number, pixels: number): Pointed[] {
  const near: Pointed[] = [];
  for (const target of targets) {
    const found = nearest(target, x, y, pixels);
    if (found !== null && found.distance <= (target.legal ? REACH : REACH_ILLEGAL)) near.push(found);
  }
  // Inside an area one means that area, unless one is about to leave it.
  const inside = near.some(({ target, distance }) => !target.legal && target.outline !== undefined && distance === 0);
  const meant = inside ? near.filter(({ target, distance }) => !target.legal || distance <= CLOSE) : near;
  meant.sort(
    (a, b) =>
      Number(b.target.legal) - Number(a.target.legal) || a.distance - b.distance || sizeOf(a.around) - sizeOf(b.around),
  );
  return meant;
}

/** The target meant by a point; several if they are too close to tell. Empty if nothing is near. */
export function meant(near: readonly Pointed[]): readonly Pointed[] {
  const [first] = near;
  if (first === undefined) return [];
  if (first.distance <= HIT) return [first];
  const limit = Math.max(CLOSE, first.distance + CLOSE / 2);
  return near.filter(({ target, distance }) => target.legal === first.target.legal && distance <= limit);
}

/** Whether targets here are too close for a finger. */
export function crowded(near: readonly Pointed[], pixels: number): boolean {
  const legal = near.filter(({ target }) => target.legal && target.outline === undefined);
  return legal.some((one, i) =>
    legal.slice(i + 1).some((other) => {
      const gaps = one.target.points.flatMap((a) =>
        other.target.points.map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])),
      );
      return Math.min(...gaps) * pixels < CROWDED;
    }),
  );
}

function nearest(target: Target, x: number, y: number, pixels: number): Pointed | null {
  let best: Pointed | null = null;
  const { outline } = target;
  if (outline !== undefined) {
    const at = closestOf(outline, x, y);
    best = { target, at, around: boundsOf(outline), distance: Math.hypot(at[0] - x, at[1] - y) * pixels };
  }
  for (const at of target.points) {
    const distance = Math.hypot(at[0] - x, at[1] - y) * pixels;
    if (best === null || distance < best.distance) best = { target, at, around: boundsOf([at]), distance };
  }
  return best;
}

/** The point of an area that is nearest: the point itself if it is inside. */
function closestOf(outline: readonly Point[], x: number, y: number): Point {
  let inside = false;
  let best: Point = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let distance = Number.POSITIVE_INFINITY;
  for (const [i, b] of outline.entries()) {
    const a = outline[(i || outline.length) - 1] ?? b;
    // Even-odd rule: a ray to the right crosses the border an odd number of times.
    if (a[1] > y !== b[1] > y && x < ((a[0] - b[0]) * (y - b[1])) / (a[1] - b[1]) + b[0]) inside = !inside;
    const at = closestOn(a, b, x, y);
    const far = Math.hypot(at[0] - x, at[1] - y);
    if (far < distance) [best, distance] = [at, far];
  }
  return inside ? [x, y] : best;
}

function closestOn(a: Point, b: Point, x: number, y: number): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
  return [a[0] + share * dx, a[1] + share * dy];
}

function boundsOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const sizeOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** Where a card of this size stands inside a frame: above what it is about, or else below it, or else beside it. */
export function cardPlace(
  frame: Readonly<{ width: number; height: number }>,
  card: Readonly<{ width: number; height: number }>,
  around: Box,
  x: number,
): Readonly<{ left: number; top: number }> {
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));
  const left = within(x - card.width / 2, card.width, frame.width);
  const above = around.top - GAP - card.height;
  if (above >= EDGE) return { left, top: above };
  const below = around.bottom + GAP;
  if (below + card.height <= frame.height - EDGE) return { left, top: below };
  const beside = around.right + GAP + card.width <= frame.width ? around.right + GAP : around.left - GAP - card.width;
  return {
    left: within(beside, card.width, frame.width),
    top: within((around.top + around.bottom - card.height) / 2, card.height, frame.height),
  };
}

/** In pixels: between a card and what it is about, and between a card and the edge of the frame. */
const GAP = 12;
const EDGE = 4;
