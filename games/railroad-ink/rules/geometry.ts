/** The grid of a board: spaces, sides, neighbours, and the names of spaces. */

export const SIZE = 7;
export const SPACES = SIZE * SIZE;

/** Sides clockwise from the north. */
export const SIDES = 'NESW';
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export const opposite = (side: number): number => side ^ 2;

/** `NEIGHBOUR[space * 4 + side]` is the adjacent space on that side, or -1 at the border. */
export const NEIGHBOUR: readonly number[] = Array.from({ length: SPACES }, (_, space) =>
  STEPS.map(([down, right]) => {
    const row = Math.floor(space / SIZE) + down;
    const column = (space % SIZE) + right;
    return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? -1 : row * SIZE + column;
  }),
).flat();

const ROWS = 'ABCDEFG';

/** Row letter and column digit: the top left space is A0. */
export const spaceName = (space: number): string => ROWS.charAt(Math.floor(space / SIZE)) + (space % SIZE);

/** The space with this name, or -1. */
export function spaceNamed(name: string): number {
  if (name.length !== 2) return -1;
  const row = ROWS.indexOf(name.charAt(0));
  const column = name.charCodeAt(1) - 48;
  return row < 0 || column < 0 || column >= SIZE ? -1 : row * SIZE + column;
}
