/** What the host chooses: closed lines, first seat, colours (FH-2, FH-9, FH-40). */

import type { Option, Options } from '@quai/engine/contract.ts';
import { LINES } from './printed.ts';

const RANDOM = 'random';

/** All pairs of lines, by index. */
export function pairsOf(lineIds: readonly string[]): [number, number][] {
  return lineIds.flatMap((_, a) => lineIds.slice(a + 1).map((_, i): [number, number] => [a, a + 1 + i]));
}

/** The index of a pair such as `I-IV`; -1 if it is not a pair, which means drawing one. */
export function pairOf(lineIds: readonly string[], name: string): number {
  return pairsOf(lineIds).findIndex(([a, b]) => name === `${lineIds[a]}-${lineIds[b]}`);
}

export const linesOption: Option = {
  id: 'lines',
  values: [RANDOM, ...pairsOf(LINES).map(([a, b]) => `${LINES[a]}-${LINES[b]}`)],
};

export const options: readonly Option[] = [
  linesOption,
  { id: 'first', values: [RANDOM, 'seat1', 'seat2'] },
  { id: 'colours', values: ['blue-green', 'green-blue'] },
];

/** FH-40: the colours are swapped and the first seat is drawn again; after a tie, or if the players like, the lines stay. */
export function rematch(closed: readonly [number, number], played: Options, sameLines: boolean): Options {
  return {
    lines: sameLines ? `${LINES[closed[0]]}-${LINES[closed[1]]}` : RANDOM,
    first: RANDOM,
    colours: played.colours === 'green-blue' ? 'blue-green' : 'green-blue',
  };
}
