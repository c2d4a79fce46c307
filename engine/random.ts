/** A small fast generator for playouts and bots. Never used for a real table's draws: see seed.ts. */

import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
}

const WARM_UP = 16;
const UNIT = 2 ** -32;

/** The same seed gives the same numbers, everywhere. */
export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0);
  // Neighbouring seeds start with similar numbers.
  for (let i = 0; i < WARM_UP; i++) generator.next();
  return {
    // Scaling instead of a remainder: no division, and the weak low bits hardly matter.
    below: (n) => Math.floor((generator.next() >>> 0) * UNIT * n),
  };
}

export function pickOne<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[random.below(items.length)]!;
}

/** Fisher-Yates, in place. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}
