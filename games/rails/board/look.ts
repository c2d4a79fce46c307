/** Colours, patterns and shapes of the drawn board. Every card colour has a letter and a pattern of its own. */

import type { Drawing, Track } from './track.ts';

/** Background, ink, and the name of the pattern (card.css). */
const CARDS: Readonly<Record<string, readonly [ground: string, ink: string, pattern: string]>> = {
  purple: ['#5f3488', '#fffaee', 'dots'],
  blue: ['#3a82c6', '#fffaee', 'waves'],
  orange: ['#c2611a', '#fffaee', 'chevrons'],
  white: ['#fbf8ef', '#26221d', 'plain'],
  green: ['#2e7d4f', '#fffaee', 'diagonals'],
  yellow: ['#e3b619', '#26221d', 'grid'],
  black: ['#2f2d2a', '#fffaee', 'solid'],
  red: ['#b4382a', '#fffaee', 'horizontals'],
  pink: ['#e496bc', '#26221d', 'crosses'],
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
const SEATS = ['#c4187c', '#1c9f9e', '#8fc31f', '#7a4b2a', '#6fc3ff', '#ffe7ae'] as const;

/** The colour of a seat's pieces. */
export function seatColour(seat: number): string {
  return SEATS[seat % SEATS.length] ?? SEATS[0];
}

/** Black or white, whichever is more legible on a colour. */
export function inkOn(hex: string): string {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) > 0.55 ? '#26221d' : '#fffaee';
}

const EDGE = 12;

/** The width of a free space. */
export const laneOf = ({ laneGap }: Drawing) => Math.min(16, laneGap * 0.74);

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The canvas, extended as far as needed for routes that run past its edge. */
export function frameOf({ canvas }: Drawing, tracks: readonly Track[]): Frame {
  let [left, top, right, bottom] = [0, 0, canvas.width, canvas.height];
  for (const { bed } of tracks)
    for (const [x, y] of bed) {
      left = Math.min(left, x - EDGE);
      right = Math.max(right, x + EDGE);
      top = Math.min(top, y - EDGE);
      bottom = Math.max(bottom, y + EDGE);
    }
  return { left, top, width: right - left, height: bottom - top };
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

/** A space on the water: a hull with a bow at one end and a rounded stern at the other. */
export function hullPath([x, y, angle]: readonly [number, number, number], length: number, thick: number): string {
  const turn = (angle * Math.PI) / 180;
  const [along, across] = [length / 2, thick / 2];
  const point = (dx: number, dy: number) =>
    `${(x + dx * Math.cos(turn) - dy * Math.sin(turn)).toFixed(1)} ${(y + dx * Math.sin(turn) + dy * Math.cos(turn)).toFixed(1)}`;
  return [
    `M${point(-along + across * 0.6, -across)}L${point(along - across * 1.7, -across)}`,
    `Q${point(along - across * 0.4, -across)} ${point(along, 0)}`,
    `Q${point(along - across * 0.4, across)} ${point(along - across * 1.7, across)}`,
    `L${point(-along + across * 0.6, across)}`,
    `Q${point(-along - across * 0.2, 0)} ${point(-along + across * 0.6, -across)}Z`,
  ].join('');
}
