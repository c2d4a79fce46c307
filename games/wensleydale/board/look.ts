/** How the pieces look: the colours and letters of seats and companies, and paths for SVG. */

import { at } from '@quai/engine/at.ts';

/** By the edition's colour names; an unknown name falls back to a colour by seat. */
const NAMED: Readonly<Record<string, string>> = {
  blue: '#2f6fb5',
  yellow: '#d9a514',
  purple: '#7a4a9c',
  black: '#3b3a38',
  red: '#b4382a',
  green: '#2e7d4f',
  white: '#f7f3e6',
  orange: '#d2691e',
};
const FALLBACK = ['#2f6fb5', '#d9a514', '#7a4a9c', '#3b3a38'];

export function seatColour(names: readonly string[], seat: number): string {
  return NAMED[names[seat] ?? ''] ?? at(FALLBACK, seat % FALLBACK.length);
}

/** The colour of text on a seat's colour. */
export function onSeat(names: readonly string[], seat: number): string {
  return names[seat] === 'yellow' ? '#26221d' : '#fffaee';
}

export const COMPANY_COLOURS = ['#b4382a', '#2e7d4f'] as const;
export const INFLUENCE_COLOURS = ['#f7f3e6', '#8a5a2b', '#b4382a', '#2e7d4f'] as const;
/** Letters that tell discs and figures apart without colour. */
export const INFLUENCE_LETTERS = ['G', 'T', 'M', 'N'] as const;
export const onInfluence = (influence: number) => (influence === 0 ? '#26221d' : '#fffaee');

export const pathOf = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** The outline shrunk towards its centre: a contour line of a hill. */
export function contour(
  points: readonly (readonly [number, number])[],
  [cx, cy]: readonly [number, number],
  share: number,
): string {
  return pathOf(points.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share] as const));
}
