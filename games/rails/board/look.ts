/** Colours and patterns: every card colour has a letter of the edition and a pattern of its own. */

/** Ground, ink, and the pattern's name (cards.css). */
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

const SEATS = ['#e3b619', '#fbf8ef', '#7a4a9c', '#1aa7a0', '#b4382a'];

/** A seat's colour as the edition names it, else by its place. */
export function seatColour(colours: readonly { id: string; hex?: string | undefined }[], seat: number): string {
  const named = colours[seat];
  return named?.hex ?? (named === undefined ? undefined : CARDS[named.id]?.[0]) ?? SEATS[seat % SEATS.length]!;
}

/** Black or white, whichever is read better on a colour. */
export function inkOn(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
  return 0.299 * r + 0.587 * g + 0.114 * b > 0.55 ? '#26221d' : '#fffaee';
}

interface Drawn {
  readonly canvas: Readonly<{ width: number; height: number }>;
  readonly routes: Readonly<
    Record<string, Readonly<{ slots: readonly (readonly [number, number, number])[]; slotLength: number }>>
  >;
}

const EDGE = 12;

/** The canvas, and as much more as the routes need that run past its edge. */
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

/** A thin line from place to place through the spaces, so that one sees where a route leads. */
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
  for (const [one, other] of ends) {
    const here = points.at(-1)!;
    points.push(...(far(here, one) <= far(here, other) ? [one, other] : [other, one]));
  }
  return `M${[...points, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

/** A space as a turned box with round corners. Drawn in the map's own coordinates: hundreds of transforms cost a slow machine much. */
export function slotPath(
  [x, y, angle]: readonly [number, number, number],
  length: number,
  thick: number,
  round: number,
): string {
  const turn = (angle * Math.PI) / 180;
  const [along, across] = [length / 2, thick / 2];
  const at = (dx: number, dy: number) =>
    `${(x + dx * Math.cos(turn) - dy * Math.sin(turn)).toFixed(1)} ${(y + dx * Math.sin(turn) + dy * Math.cos(turn)).toFixed(1)}`;
  const corner = (dx: number, dy: number) => `A${round} ${round} 0 0 1 ${at(dx, dy)}`;
  return [
    `M${at(-along + round, -across)}L${at(along - round, -across)}`,
    `${corner(along, -across + round)}L${at(along, across - round)}`,
    `${corner(along - round, across)}L${at(-along + round, across)}`,
    `${corner(-along, across - round)}L${at(-along, -across + round)}`,
    `${corner(-along + round, -across)}Z`,
  ].join('');
}
