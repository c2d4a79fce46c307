/** Colours, patterns and shapes of the drawn board. Every card colour has a letter and a pattern of its own. */

/** Background, ink, and the name of the pattern (card.css). */
const CARDS: Readonly<Record<string, readonly [ground: string, ink: string, pattern: string]>> = {
  purple: ['#7a4a9c', '#fffaee', 'dots'],
  blue: ['#2f6fb5', '#fffaee', 'waves'],
  orange: ['#c2611a', '#fffaee', 'chevrons'],
  white: ['#fbf8ef', '#26221d', 'plain'],
  green: ['#2e7d4f', '#fffaee', 'diagonals'],
  yellow: ['#e3b619', '#26221d', 'grid'],
  black: ['#2f2d2a', '#fffaee', 'solid'],
  red: ['#b4382a', '#fffaee', 'horizontals'],
  pink: ['#c95f8e', '#26221d', 'crosses'],
};
const OTHER = ['#8d7a5a', '#fffaee', 'plain'] as const;
const GRAY = ['#9b978d', '#26221d', 'plain'] as const;

export interface Look {
  readonly ground: string;
  readonly ink: string;
  readonly pattern: string;
}

export function lookOf(id: string | null): Look {
  const [ground, ink, pattern] = id === null ? GRAY : (CARDS[id] ?? OTHER);
  return { ground, ink, pattern };
}

export const WILD: Look = { ground: '#fffaee', ink: '#26221d', pattern: 'wheel' };

/** Magenta, teal, lime, brown, sky, cream: no colour of a card, a route or the land. */
const SEATS = ['#d6358f', '#12999e', '#8fc31f', '#7a4b2a', '#6fc3ff', '#fff1cf'] as const;

/** The colour of a seat's pieces. */
export function seatColour(seat: number): string {
  return SEATS[seat % SEATS.length] ?? SEATS[0];
}

/** Black or white, whichever is more legible on a colour. */
export function inkOn(hex: string): string {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) > 0.55 ? '#26221d' : '#fffaee';
}

interface Drawn {
  readonly canvas: Readonly<{ width: number; height: number }>;
  readonly routes: Readonly<
    Record<string, Readonly<{ slots: readonly (readonly [number, number, number])[]; slotLength: number }>>
  >;
}

const EDGE = 12;

/** The canvas, extended as far as needed for routes that run past its edge. */
export function frameOf({
  canvas,
  routes,
}: Drawn): Readonly<{ left: number; top: number; width: number; height: number }> {
  let [left, top, right, bottom] = [0, 0, canvas.width, canvas.height];
  for (const { slots, slotLength } of Object.values(routes))
    for (const [x, y, angle] of slots) {
      const turn = (angle * Math.PI) / 180;
      const wide = Math.abs(Math.cos(turn) * slotLength) / 2 + EDGE;
      const high = Math.abs(Math.sin(turn) * slotLength) / 2 + EDGE;
      left = Math.min(left, x - wide);
      right = Math.max(right, x + wide);
      top = Math.min(top, y - high);
      bottom = Math.max(bottom, y + high);
    }
  return { left, top, width: right - left, height: bottom - top };
}

type Spot = Readonly<{ x: number; y: number }>;

/** A thin line from place to place through the spaces, which shows where a route leads. */
export function bedOf(
  slots: readonly (readonly [number, number, number])[],
  length: number,
  from: Spot,
  to: Spot,
): string {
  const ends = slots.map(([x, y, angle]) => {
    const turn = (angle * Math.PI) / 180;
    const [dx, dy] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * length) / 2];
    return [
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y + dy },
    ] as const;
  });
  const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
  const points: Spot[] = [from];
  let here = from;
  for (const [one, other] of ends) {
    const [near, next] = far(here, one) <= far(here, other) ? [one, other] : [other, one];
    points.push(near, next);
    here = next;
  }
  return `M${[...points, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

/** A space as a rotated box with round corners. Uses map coordinates, since hundreds of transforms are slow on weak machines. */
export function slotPath(
  [x, y, angle]: readonly [number, number, number],
  length: number,
  thick: number,
  round: number,
): string {
  const turn = (angle * Math.PI) / 180;
  const [along, across] = [length / 2, thick / 2];
  const point = (dx: number, dy: number) =>
    `${(x + dx * Math.cos(turn) - dy * Math.sin(turn)).toFixed(1)} ${(y + dx * Math.sin(turn) + dy * Math.cos(turn)).toFixed(1)}`;
  const corner = (dx: number, dy: number) => `A${round} ${round} 0 0 1 ${point(dx, dy)}`;
  return [
    `M${point(-along + round, -across)}L${point(along - round, -across)}`,
    `${corner(along, -across + round)}L${point(along, across - round)}`,
    `${corner(along - round, across)}L${point(-along + round, across)}`,
    `${corner(-along, across - round)}L${point(-along, -across + round)}`,
    `${corner(-along + round, -across)}Z`,
  ].join('');
}
