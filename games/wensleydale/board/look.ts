/** How the pieces look: the colours of seats, companies and influence, and paths for SVG. */

import { at } from '@quai/engine/at.ts';

/**
 * Colours of the seats' pieces: unlike any terrain, company, cheese or stone, so that a link is seen wherever it lies. They
 * also differ in lightness, for those who see fewer colours.
 */
const SEATS = ['#2456c9', '#e0489c', '#4fc3d9', '#2b2a33'] as const;

export const seatColour = (seat: number): string => at(SEATS, seat % SEATS.length);

/** The colour of text on a seat's colour. */
export const onSeat = (seat: number) =>
  seat % SEATS.length === 0 || seat % SEATS.length === 3 ? '#fffaee' : '#1d1a16';

export const COMPANY_COLOURS = ['#b4382a', '#2e7d4f'] as const;
export const TERRAIN_COLOURS = { lowland: '#c8d79d', valley: '#f1e3a1', hill: '#c99b78' } as const;
export const INFLUENCE_COLOURS = ['#f7f3e6', '#8a5a2b', '#b4382a', '#2e7d4f'] as const;
/** Letters that tell discs apart without colour. */
/** French calls Train influence Moteur; its initial would be MR’s. */
const LETTERS = { en: ['G', 'T', 'M', 'N'], fr: ['G', 'Mo', 'M', 'N'] } as const;

/** The letter of a kind of influence, in the language of the page. */
export const influenceLetter = (influence: number): string =>
  LETTERS[document.documentElement.lang === 'fr' ? 'fr' : 'en'][influence] ?? '';
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
