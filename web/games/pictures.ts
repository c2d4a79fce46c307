/** The pictures of options and editions in the games' folders, each loaded on demand. */

import type { Pictured } from '@quai/kit/pictured.ts';

const pictures = import.meta.glob<{ pictured: Pictured }>('../../games/*/pictures.tsx');

/** Null for a game whose options are only named. */
export async function picturedOf(game: string): Promise<Pictured | null> {
  return (await pictures[`../../games/${game}/pictures.tsx`]?.())?.pictured ?? null;
}
