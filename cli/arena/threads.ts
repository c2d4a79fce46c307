/** Tables of the arena, several at once: each in a thread of its own. */

import { Piscina } from 'piscina';
import { type Match, type Played, playMatch } from './match.ts';

export interface Pool {
  play(match: Match): Promise<Played>;
  stop(): Promise<void>;
}

export function matchThreads(threads: number): Pool {
  if (threads === 1) return { play: playMatch, stop: async () => {} };
  const pool = new Piscina({ filename: new URL('./arena.mjs', import.meta.url).href, maxThreads: threads });
  return { play: (match) => pool.run(match), stop: () => pool.destroy() };
}
