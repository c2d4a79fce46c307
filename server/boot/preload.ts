/** What a browser is told to load along with a table's page: the files of its game, which its scripts would ask for much later. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@quai/engine/words.ts';
import { rowsOf } from '../store/rows.ts';
import { queriesFor } from '../store/schema.ts';
import type { Sql } from '../store/sql.ts';

type Files = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/** Written by the build of the site; without it nothing is preloaded. */
const FILE = 'preload.json';

/** The value of the `link` header for a page, or null. `site` is the folder of the built site. */
export function preloads(site: string, sql: Sql): (path: string, language: Language) => Promise<string | null> {
  const file = join(site, FILE);
  const files: Files = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const query = queriesFor(sql.dialect);
  const gameOf = async (path: string): Promise<string | undefined> => {
    const [, kind, id] = /^\/(t|play|learn)\/([A-Za-z0-9_-]{1,40})$/.exec(path) ?? [];
    if (id === undefined || kind !== 't') return id;
    const rows = await rowsOf<{ game: string }>(
      sql,
      query.selectFrom('game_table').select('game').where('id', '=', id),
    );
    return rows[0]?.game;
  };
  return async (path, language) => {
    const game = await gameOf(path);
    const own = game !== undefined && Object.hasOwn(files, game) ? files[game]?.[language] : undefined;
    if (own === undefined) return null;
    const kind = (name: string) => (name.endsWith('.css') ? 'preload; as=style; crossorigin' : 'modulepreload');
    return own.map((name) => `</${name}>; rel=${kind(name)}`).join(', ');
  };
}
