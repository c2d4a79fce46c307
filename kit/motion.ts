/**
 * What moves on a table, found by comparing where everything was with where it is now: so undoing, replaying and jumping are
 * animated too. A board marks what can move:
 *
 * - `data-pieces="<name>"`: an area. It is compared only while it is there before and after.
 * - `data-piece="<id>"`: a thing in it, the same wherever it goes. `data-count`: how many it stands for.
 * - `data-kind`: what it is. Where one of a kind goes and another comes, it has flown; `card` may turn out to be `card-red`.
 * - `data-from`, `data-to`: the anchor it comes from or goes to if no other thing says so; `mover` is whoever moved.
 * - `data-way`: how it comes. `data-state`: when this changes, it turns over in place.
 * - `data-anchor="<name>"`: a place to come from or go to; panels of players are `seat-0`, `seat-1` and so on.
 * - `data-token`: the part of a thing that is seen flying.
 */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** drop: from above. roll: along those beside it. draw: as a line. flip, tumble: turning in place. */
export const WAYS = ['drop', 'roll', 'draw', 'flip', 'tumble'] as const;
export type Way = (typeof WAYS)[number];

export interface Piece {
  readonly id: string;
  readonly area: string;
  /** On the screen. */
  readonly box: Box;
  /** In its area, which may have been moved or zoomed as a whole. */
  readonly within: Box;
  readonly kind: string | null;
  readonly count: number;
  readonly state: string | null;
  readonly way: Way;
  readonly from: string | null;
  readonly to: string | null;
}

export interface Snapshot {
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly areas: ReadonlySet<string>;
  readonly anchors: ReadonlyMap<string, Box>;
}

/**
 * fly: what was at `path[0]` arrives as `piece`. come: it appears. go: it was there and leaves. shift: it makes room for others.
 * turn: it changes in place.
 */
export interface Step {
  readonly act: 'fly' | 'come' | 'go' | 'shift' | 'turn';
  readonly piece: string;
  readonly way: Way;
  /** Where it is at first, on its way, and at last; one place only if it does not move. */
  readonly path: readonly Box[];
  /** Was it unseen before? Then it turns over as it arrives. */
  readonly unseen: boolean;
  /** In milliseconds. */
  readonly start: number;
  readonly length: number;
}

const LENGTH: Readonly<Record<Step['act'], number>> = { fly: 320, come: 260, go: 260, shift: 200, turn: 300 };
/** One begins so long after another. */
const GAP = 90;
/** All have begun by then, however many there are. */
const LAST_START = 700;
/** More of one kind than this fly as this many. */
const MOST_ALIKE = 4;
/** What moved by less than this, in pixels, has not moved. */
const STILL = 1.5;

type Unit = { readonly piece: Piece; left: number };
type Draft = Omit<Step, 'start' | 'length'>;
/** In the order of the page: a card is taken before the next is turned up. */
type Departure = Readonly<{ order: number; step: Draft }>;

export function planOf(before: Snapshot, after: Snapshot, mover: number | null): Step[] {
  const areas = new Set([...before.areas].filter((area) => after.areas.has(area)));
  const gone: Unit[] = [];
  const come: Unit[] = [];
  const still: Draft[] = [];
  for (const was of before.pieces.values()) {
    if (!areas.has(was.area)) continue;
    const now = after.pieces.get(was.id);
    const lost = was.count - (now?.count ?? 0);
    if (lost > 0) gone.push({ piece: was, left: Math.min(lost, MOST_ALIKE) });
    if (now === undefined) continue;
    if (was.area !== now.area || moved(was.within, now.within))
      still.push({ act: 'shift', piece: was.id, way: now.way, path: [was.box, now.box], unseen: false });
    else if (was.state !== now.state)
      still.push({ act: 'turn', piece: was.id, way: now.way, path: [now.box], unseen: false });
  }
  for (const now of after.pieces.values()) {
    const more = now.count - (before.pieces.get(now.id)?.count ?? 0);
    if (more > 0 && areas.has(now.area)) come.push({ piece: now, left: Math.min(more, MOST_ALIKE) });
  }
  const anchor = (name: string | null) =>
    name === null ? undefined : after.anchors.get(name === 'mover' ? `seat-${mover}` : name);
  const flights = matched(gone, come);
  const leaving = gone.flatMap(({ piece, left }, order): Departure[] => {
    const to = anchor(piece.to);
    const one: Draft = {
      act: 'go',
      piece: piece.id,
      way: piece.way,
      path: to === undefined ? [piece.box] : [piece.box, to],
      unseen: false,
    };
    return Array.from({ length: left }, () => ({ order, step: one }));
  });
  const departing = [...flights, ...leaving].sort((a, b) => a.order - b.order).map(({ step }) => step);
  const arriving = inOrder(come).flatMap(({ piece, left }): Draft[] => {
    const from = anchor(piece.from);
    const path = piece.way === 'roll' ? rolled(piece, come) : from === undefined ? [piece.box] : [from, piece.box];
    const one: Draft = { act: 'come', piece: piece.id, way: piece.way, path, unseen: false };
    // Only what is new appears: a stack that grows from nowhere swells once.
    return left === 0 ? [] : [one];
  });
  return [
    ...still.map((step) => ({ ...step, start: 0, length: LENGTH[step.act] })),
    ...timed([...departing, ...arriving]),
  ];
}

const moved = (a: Box, b: Box) => Math.abs(a.x - b.x) > STILL || Math.abs(a.y - b.y) > STILL;

/** Pairs what is gone with what has come: of the very same kind first, then what was unseen with what it turned out to be. */
function matched(gone: readonly Unit[], come: readonly Unit[]): Departure[] {
  const found: Departure[] = [];
  const match = (fits: (kind: string, other: string) => boolean, unseen: boolean) => {
    for (const [order, from] of gone.entries())
      for (const to of come) {
        const [kind, other] = [from.piece.kind, to.piece.kind];
        if (kind === null || other === null || !fits(kind, other)) continue;
        for (; from.left > 0 && to.left > 0; from.left--, to.left--) {
          const step: Draft = {
            act: 'fly',
            piece: to.piece.id,
            way: to.piece.way,
            path: [from.piece.box, to.piece.box],
            unseen,
          };
          found.push({ order, step });
        }
      }
  };
  match((kind, other) => kind === other, false);
  match((kind, other) => other.startsWith(`${kind}-`), true);
  match((kind, other) => kind.startsWith(`${other}-`), false);
  return found;
}

const rowOf = (id: string) => id.slice(0, id.lastIndexOf('-'));

/** What rolls in: the one that goes furthest first. */
function inOrder(come: readonly Unit[]): readonly Unit[] {
  return come.some(({ piece }) => piece.way === 'roll') ? [...come].reverse() : come;
}

/** Over the places of those before it in its row. */
function rolled(piece: Piece, come: readonly Unit[]): Box[] {
  const row = come.filter((other) => rowOf(other.piece.id) === rowOf(piece.id)).map((other) => other.piece);
  const boxes = row.slice(0, row.indexOf(piece) + 1).map(({ box }) => box);
  const [first, second] = row;
  if (first === undefined) return boxes;
  // It enters from before the first place.
  const [dx, dy] =
    second === undefined ? [0, -first.box.height] : [first.box.x - second.box.x, first.box.y - second.box.y];
  return [{ ...first.box, x: first.box.x + dx, y: first.box.y + dy }, ...boxes];
}

function timed(steps: readonly Draft[]): Step[] {
  const gap = Math.min(GAP, LAST_START / Math.max(1, steps.length - 1));
  return steps.map((step, index) => ({ ...step, start: Math.round(index * gap), length: LENGTH[step.act] }));
}
