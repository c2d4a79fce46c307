/** Plays random tables as fast as possible: to measure the rules, and for a first look at a game. */

import { playoutChance } from '@quai/engine/chance.ts';
import type { Rules } from '@quai/engine/contract.ts';
import { anyMove, begin, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';

export interface Simulated {
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly scores: Readonly<{ mean: number; min: number; max: number }>;
  readonly endings: Readonly<Record<string, number>>;
}

export function simulate(rules: Rules, games: number, seed: number, progress?: (done: number) => void): Simulated {
  const random = randomFrom(seed);
  const chance = playoutChance(random);
  const endings: Record<string, number> = {};
  let played = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const before = process.hrtime.bigint();
  for (let game = 0; game < games; game++) {
    const state = begin(rules, chance);
    while (state.ended === null) {
      for (let seat = 0; seat < rules.seats && state.ended === null; seat++) {
        if (state.open[seat]?.length === 0) continue;
        play(rules, state, seat, anyMove(rules, state, seat, random), chance);
        played++;
      }
    }
    endings[state.ended] = (endings[state.ended] ?? 0) + 1;
    for (const { total } of rules.standings(state)) {
      sum += total;
      if (total < min) min = total;
      if (total > max) max = total;
    }
    if (progress !== undefined && game % 64 === 0) progress(game);
  }
  const seconds = Number(process.hrtime.bigint() - before) / 1e9;
  return {
    games,
    seconds: round(seconds, 3),
    gamesPerSecond: round(games / seconds, 1),
    movesPerSecond: Math.round(played / seconds),
    scores: { mean: round(sum / (games * rules.seats), 2), min, max },
    endings,
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
