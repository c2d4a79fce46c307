/** Opens puzzles on real tables, and says how many stars an answer earns. Pure, and the same in the page and in the tests. */

import type { Game, Read, Seat } from '@quai/engine/contract.ts';
import type { Puzzle } from '@quai/engine/puzzle.ts';
import { openPosition } from './lesson.ts';
import { withEarlier } from './opening.ts';
import { result } from './result.ts';
import type { Room } from './room.ts';

export const MOST_STARS = 3;
/** How many points an answer may be worth less than the best for three, two and one stars: expected ones, or those of a whole turn. */
const LOSSES = { expected: [0.5, 2.5, 6], turn: [0, 2, 6] } as const;

/** With the figures the puzzle was made with, even if the game ships others now. */
export async function openPuzzle(
  game: Game,
  puzzle: Puzzle,
  id: string,
  names: readonly string[],
  figures?: unknown,
): Promise<Read<Room>> {
  const { edition, position, rulesNumber } = puzzle;
  const wanted = await withEarlier(game, {
    edition: figures === undefined ? edition : { ...edition, data: figures },
    rulesNumber,
  });
  return openPosition(game, position, id, names, wanted);
}

/** What an answer by first move is worth; undefined if the search did not think it worth a second look. */
export const worthOf = ({ answers }: Puzzle, move: string): number | undefined =>
  answers.find(({ moves }) => moves === move)?.value;

/** The points that a seat has at the table as it stands. */
export function pointsOf({ rules, table }: Room, seat: Seat): number {
  if (table === null) throw new Error('the puzzle has no table');
  const standings = table.over === null ? rules.standings(table.state) : result(table);
  return standings.find((row) => row.seat === seat)?.total ?? 0;
}

export function starsFor({ answers, turn }: Puzzle, value: number | undefined): number {
  const best = answers[0]?.value;
  if (value === undefined || best === undefined) return 0;
  const lost = LOSSES[turn === true ? 'turn' : 'expected'].findIndex((most) => best - value <= most);
  return lost < 0 ? 0 : MOST_STARS - lost;
}

/** The number of days since 1970 in UTC: everybody has the same puzzle on the same day. */
export const dayOf = (now: number): number => Math.floor(now / 86_400_000);

/** Cycles through all puzzles before one repeats, and changes lists every day. */
export function ofDay(day: number, counts: readonly number[]): Readonly<{ list: number; at: number }> | null {
  const lists = counts.flatMap((count, list) => (count > 0 ? [{ list, count }] : []));
  const today = lists[day % lists.length];
  return today === undefined ? null : { list: today.list, at: Math.floor(day / lists.length) % today.count };
}
