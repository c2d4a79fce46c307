/** What is fuzzed: every game with its editions, opened with random options. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import type { Common, Game, Options, Rules } from '@quai/engine/contract.ts';
import type { Kit } from '@quai/engine/kit/conform.ts';
import { pickOne, type Random } from '@quai/engine/random.ts';
import { games } from '@quai/games/list.ts';
import { openTable } from '@quai/table/opening.ts';

export const ROOT = join(import.meta.dirname, '../..');
const GAMES = join(ROOT, 'games');

/** A game's test kit. */
export type KitOf = (rules: Rules) => Kit<Common>;

export interface Fuzzed {
  readonly game: Game;
  /** The editions it ships; for a game that ships none, the maps of its tests. */
  readonly editions: readonly unknown[];
  readonly kitOf: KitOf;
}

export async function fuzzedGames(): Promise<readonly Fuzzed[]> {
  return Promise.all(
    games.map(async ({ meta, load }) => {
      const game = await load();
      const shipped = Object.values(game.editions);
      const { kitOf } = (await import(join(GAMES, meta.id, 'test/kit.ts'))) as { kitOf: KitOf };
      return { game, editions: shipped.length > 0 ? shipped : filesIn(meta.id, 'maps').map(parsed), kitOf };
    }),
  );
}

/** The text of every JSON file in a folder of a game's tests. */
export function filesIn(game: string, name: string): string[] {
  const folder = join(GAMES, game, 'test', name);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

const parsed = (text: string): unknown => JSON.parse(text);

/** A table to open: the edition by its place in the list. */
export interface Kind {
  readonly game: string;
  readonly edition: number;
  readonly options: Options;
  readonly seats: number;
}

export function anyKind({ game, editions }: Fuzzed, random: Random): Kind {
  return {
    game: game.id,
    edition: random.below(editions.length),
    options: Object.fromEntries(game.options.map(({ id, values }) => [id, pickOne(values, random)])),
    seats: game.seats.min + random.below(game.seats.max - game.seats.min + 1),
  };
}

/** Null if the edition does not allow these options or this number of seats. */
export function rulesOf({ game, editions }: Fuzzed, { edition, options, seats }: Kind): Rules | null {
  const opened = openTable(game, { edition: { id: 'own', data: at(editions, edition) }, options, seats });
  return opened.ok ? opened.value.rules : null;
}
