/** Names the part of the board something lies in, for step-by-step hints. */

export type Quarter = 'north' | 'south' | 'east' | 'west' | 'middle' | 'hand';

/** Nearer to the middle than this share of the board's width or height is the middle. */
const MIDDLE = 1 / 6;

/** Where on its part of the table something lies; `hand` for what is not on the board. */
export function quarterOf(
  thing: Readonly<{ x: number; y: number }>,
  board: Readonly<{ left: number; top: number; width: number; height: number }>,
): Quarter {
  const x = (thing.x - board.left) / board.width - 0.5;
  const y = (thing.y - board.top) / board.height - 0.5;
  if (Math.abs(x) > 0.5 || Math.abs(y) > 0.5) return 'hand';
  if (Math.abs(x) < MIDDLE && Math.abs(y) < MIDDLE) return 'middle';
  if (Math.abs(y) >= Math.abs(x)) return y < 0 ? 'north' : 'south';
  return x < 0 ? 'west' : 'east';
}
