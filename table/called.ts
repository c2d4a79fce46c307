/** What a table is called: by its game, or by its edition where the game ships none of its own. */

import type { Meta, Said } from '@quai/engine/meta.ts';

/** In each language; null if the table is called by its game. Figures that were typed in may have any shape. */
export function calledAfter(meta: Pick<Meta, 'needsEdition'> | undefined, edition: unknown): Said | null {
  if (meta?.needsEdition !== true) return null;
  const { name } = (edition ?? {}) as { name?: Readonly<Record<string, unknown>> };
  const [en, fr] = [name?.en, name?.fr];
  return typeof en === 'string' && typeof fr === 'string' ? { en, fr } : null;
}

/** The name of a record's file: after the game or its map, in letters that every file system takes. */
export function recordName(game: string, called: Said | null, table: string): string {
  const plain = (called?.en ?? '')
    .normalize('NFKD')
    .replace(/[^\p{ASCII}]/gu, '')
    .toLowerCase();
  const map = plain
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 40);
  return `quai-${map || game}-${table}.json`;
}
