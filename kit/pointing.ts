/** Pointing at things on a board: the nearest target wins, not whatever was painted last. */

/** Something one can point at: its name on the board, and points of the drawing that belong to it. */
export interface Target {
  /** The `data-place` of what it is. */
  readonly place: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Can it be chosen now? Others are pointed at only where no such target is near; the rules then say why not. */
  readonly legal: boolean;
  /** How a list of close targets calls it. */
  readonly label: string;
}

/** How far from a target one may point, in pixels. */
const REACH = 22;
const REACH_ILLEGAL = 14;
/** Two targets this near, in pixels, are told apart by a list; so are two whose distances differ by less than half of it. */
const CLOSE = 7;
/** Right on the middle of a target there is nothing to ask. */
const HIT = 2;

export interface Pointed {
  readonly target: Target;
  /** The point of the target that is nearest, in units of the drawing. */
  readonly at: readonly [x: number, y: number];
  /** In pixels. */
  readonly distance: number;
}

/** All targets within reach of a point, nearest first; `pixels` is the size of a unit on the screen. */
export function targetsNear(targets: readonly Target[], x: number, y: number, pixels: number): Pointed[] {
  const near: Pointed[] = [];
  for (const target of targets) {
    let best: Pointed | null = null;
    for (const at of target.points) {
      const distance = Math.hypot(at[0] - x, at[1] - y) * pixels;
      if (best === null || distance < best.distance) best = { target, at, distance };
    }
    if (best !== null && best.distance <= (target.legal ? REACH : REACH_ILLEGAL)) near.push(best);
  }
  near.sort((a, b) => Number(b.target.legal) - Number(a.target.legal) || a.distance - b.distance);
  return near;
}

/** The target meant by a point; several if they are too close to tell. Empty if nothing is near. */
export function meant(near: readonly Pointed[]): readonly Pointed[] {
  const [first] = near;
  if (first === undefined) return [];
  if (first.distance <= HIT) return [first];
  const limit = Math.max(CLOSE, first.distance + CLOSE / 2);
  return near.filter(({ target, distance }) => target.legal === first.target.legal && distance <= limit);
}
