/** Finds the games and what is in their folders, so that a new game is tested from its first day. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game } from '@quai/engine/contract.ts';
import type { Meta } from '@quai/engine/meta.ts';
import type { Wanted } from '@quai/table/test/wanted.ts';

const GAMES = fileURLToPath(new URL('..', import.meta.url));

export const folderOf = (id: string): string => join(GAMES, id);
export const recordsOf = (id: string): string => join(GAMES, id, 'test', 'records');

/** Every folder with a game.ts. */
export function gameFolders(): string[] {
  return readdirSync(GAMES)
    .filter((id) => existsSync(join(GAMES, id, 'game.ts')))
    .sort();
}

export async function loadGame(id: string): Promise<Game> {
  return (await load(join(GAMES, id, 'game.ts'))).game as Game;
}

/** The tables to be recorded for a game. */
export async function wantedOf(id: string): Promise<readonly Wanted[]> {
  return (await partOf<{ wanted: Wanted[] }>(id, 'test/records.ts'))?.wanted ?? [];
}

/** The names of a game's recorded tables. */
export function recordNames(id: string): string[] {
  if (!existsSync(recordsOf(id))) return [];
  return readdirSync(recordsOf(id))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

const load = (path: string): Promise<Record<string, unknown>> => import(pathToFileURL(path).href);
