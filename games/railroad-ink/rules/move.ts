/** A move as a single integer (a drawing in a space, or the end of the round), and its notation. */

import { at } from '@quai/engine/at.ts';
import { TURNS } from './drawings.ts';
import { spaceName, spaceNamed } from './geometry.ts';
import type { Tables } from './tables.ts';

export type Move = number;

/** The round is over for this seat (RI-9). */
export const END: Move = -1;

export const moveOf = (drawing: number, space: number): Move => (drawing << 6) | space;
export const drawingOf = (move: Move): number => move >> 6;
export const spaceOf = (move: Move): number => move & 63;

/** The face's code, the space, and the smallest turn digit that gives the drawing: `A3D61`. The end of a round is a full stop. */
export function formatMove({ drawings }: Tables, move: Move): string {
  if (move === END) return '.';
  const drawing = drawingOf(move);
  const face = at(drawings.faces, at(drawings.faceOf, drawing));
  return face.code + spaceName(spaceOf(move)) + at(drawings.turnOf, drawing);
}

/** Accepts any turn digit that gives the drawing; null if the text is not a move at this table. */
export function parseMove({ drawings, drawable }: Tables, text: string): Move | null {
  if (text === '.') return END;
  if (!/^[A-Z][0-9][A-G][0-6][0-7]$/.test(text)) return null;
  const face = drawings.faces.findIndex((one) => one.code === text.slice(0, 2));
  if (face < 0 || face >= drawable) return null;
  return moveOf(at(drawings.drawingAt, face * TURNS + Number(text[4])), spaceNamed(text.slice(2, 4)));
}
