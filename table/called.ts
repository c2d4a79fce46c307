/** What a table is called: by its game, or by its edition where the game ships none of its own. */

import type { Meta, Said } from '@quai/engine/meta.ts';

/** In each language; null if the table is called by its game. Figures that were typed in may have any shape. */
export function calledAfter(meta: Pick<Meta, 'needsEdition'> | undefined, edition: unknown): Said | null {
  if (meta?.needsEdition !== true) return null;
  const { name } = (edition ?? {}) as { name?: Readonly<Record<string, unknown>> };
  const [en, fr] = [name?.en, name?.fr];
  return typeof en === 'string' && typeof fr === 'string' ? { en, fr } : null;
}
