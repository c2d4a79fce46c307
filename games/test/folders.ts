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

export async function loadMeta(id: string): Promise<Meta> {
  return (await load(join(GAMES, id, 'meta.ts'))).meta as Meta;
}

/** The games that declare this in their meta.ts. */
export async function gamesWith(part: keyof Meta): Promise<string[]> {
  const metas = await Promise.all(gameFolders().map(loadMeta));
  return metas.filter((meta) => meta[part] !== undefined).map(({ id }) => id);
}

/** The game's folder, and those of the games whose rules it shares. */
export function rulesFolders(id: string): string[] {
  const source = readFileSync(join(GAMES, id, 'game.ts'), 'utf8');
  const shared = [...source.matchAll(/from '\.\.\/([\w-]+)\//g)].map((match) => match[1]!);
  return [...new Set([id, ...shared])].map(folderOf);
}

/** A module of the game's folder that it may have or not. */
export async function partOf<T>(id: string, path: string): Promise<T | null> {
  const file = join(GAMES, id, path);
  return existsSync(file) ? ((await load(file)) as T) : null;
}

/** The tables that the game wants recorded. */
export async function wantedOf(id: string): Promise<readonly Wanted[]> {
  return (await partOf<{ wanted: Wanted[] }>(id, 'test/records.ts'))?.wanted ?? [];
}

/** The names of its recorded tables. */
export function recordNames(id: string): string[] {
  if (!existsSync(recordsOf(id))) return [];
  return readdirSync(recordsOf(id))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

const load = (path: string): Promise<Record<string, unknown>> => import(pathToFileURL(path).href);
