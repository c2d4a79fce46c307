/** One table between two bots: who sits where, and the result. */

import { hashText } from '@quai/engine/hash.ts';
import { openKind } from '@quai/games/open.ts';
import type { TableKind } from '@quai/table/opening.ts';
import { result } from '@quai/table/result.ts';
import { knownBot, playByBots } from '../recording.ts';

export interface Match {
  readonly opening: TableKind;
  /** The name of the bot in each seat. */
  readonly seats: readonly string[];
  /** Any text; the same gives the same draws. */
  readonly seed: string;
  readonly pace: number;
}

export interface Played {
  readonly seats: readonly string[];
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  /** Seconds of thinking and turns taken, by seat. */
  readonly seconds: readonly number[];
  readonly turns: readonly number[];
}

export async function playMatch({ opening, seats, seed, pace }: Match): Promise<Played> {
  const opened = await openKind(opening);
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  const { rules } = opened.value;
  const bots = await Promise.all(seats.map((name) => knownBot(opening.game, name)));
  const { game, rulesNumber, edition, options } = opening;
  const setup = {
    game,
    rulesNumber,
    edition: { id: edition.id, hash: edition.hash },
    options,
    seats: seats.map((name) => ({ name, bot: name })),
  };
  const seconds = seats.map(() => 0);
  const turns = seats.map(() => 0);
  const table = playByBots(rules, setup, bots, hashText(seed), pace, {
    timed(seat, milliseconds) {
      seconds[seat] = (seconds[seat] ?? 0) + milliseconds / 1000;
      turns[seat] = (turns[seat] ?? 0) + 1;
    },
  });
  const standings = [...result(table)].sort((a, b) => a.seat - b.seat);
  return {
    seats,
    points: standings.map(({ total }) => total),
    ranks: standings.map(({ rank }) => rank),
    seconds,
    turns,
  };
}

/**
 * The `n`-th table of a pair. It goes through all ways to seat both bots, each followed by its mirror image, so that both bots
 * sit equally often in every seat. A seating and its mirror image have the same draws.
 */
export function matchOf(a: string, b: string, seats: number, n: number): Pick<Match, 'seats' | 'seed'> {
  const ways = 2 ** seats - 2;
  const half = (n >> 1) % (ways / 2);
  const bits = half + 1;
  const pattern = n % 2 === 0 ? bits : 2 ** seats - 1 - bits;
  return {
    seats: Array.from({ length: seats }, (_, seat) => ((pattern >> seat) & 1 ? a : b)),
    seed: `${[a, b].sort().join(' ')} ${n >> 1}`,
  };
}
