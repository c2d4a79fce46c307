/** The rules pages of the games, found by folder and loaded when they are wanted. */

import type { Manual } from '@quai/engine/manual.ts';

const found = import.meta.glob<{ manual: Manual }>('../../games/*/manual/manual.ts');

/** Null for a game whose rules are a plain list. */
export async function manualOf(game: string): Promise<Manual | null> {
  const load = found[`../../games/${game}/manual/manual.ts`];
  return load === undefined ? null : (await load()).manual;
}
