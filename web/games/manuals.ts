/** The manuals in the games' folders, each loaded on demand. */

import type { Manual } from '@quai/engine/manual.ts';

const manuals = import.meta.glob<{ manual: Manual }>('../../games/*/manual/manual.ts');

/** Null for a game without one (`meta.manual`), whose rules page is a plain list. */
export async function manualOf(game: string): Promise<Manual | null> {
  return (await manuals[`../../games/${game}/manual/manual.ts`]?.())?.manual ?? null;
}
