/** The grid every board is drawn on: spaces, sides, neighbours and their names. */

export const SIZE = 7;
export const SPACES = SIZE * SIZE;

/** Sides go round: north, east, south, west. */
export const SIDES = 'NESW';
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export const opposite = (side: number): number => side ^ 2;

/** `NEIGHBOUR[space * 4 + side]` is the space on the other side, or -1 at the border. */
export const NEIGHBOUR: readonly number[] = Array.from({ length: SPACES * 4 }, (_, i) => {
  const space = i >> 2;
  const [down, right] = STEPS[i & 3]!;
  const row = Math.floor(space / SIZE) + down;
  const column = (space % SIZE) + right;
  return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? -1 : row * SIZE + column;
});

const ROWS = 'ABCDEFG';

/** Row letter and column digit: the top left space is A0. */
export const spaceName = (space: number): string => ROWS[Math.floor(space / SIZE)]! + (space % SIZE);

/** The space of this name, or -1. */
export function spaceNamed(name: string): number {
  if (name.length !== 2) return -1;
  const row = ROWS.indexOf(name[0]!);
  const column = name.charCodeAt(1) - 48;
  return row < 0 || column < 0 || column >= SIZE ? -1 : row * SIZE + column;
}
