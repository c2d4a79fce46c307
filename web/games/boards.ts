/** The boards and guides in the games' folders, each loaded on demand. */

import type { Outcome } from '@quai/kit/board.ts';
import type { Guide } from '@quai/kit/guide.ts';
import type { CreateParts } from '@quai/kit/parts.tsx';

const boards = import.meta.glob<{ default: CreateParts; Outcome?: Outcome }>('../../games/*/board/board.tsx');
const guides = import.meta.glob<{ guide: Guide }>('../../games/*/board/guide.ts');

/** The drawn board of a game; null if it has none yet. */
export async function boardOf(game: string): Promise<CreateParts | null> {
  const load = boards[`../../games/${game}/board/board.tsx`];
  return load === undefined ? null : (await load()).default;
}

/** How the game draws an outcome typed in from a real box; null if it only names it. */
export async function outcomeOf(game: string): Promise<Outcome | null> {
  return (await boards[`../../games/${game}/board/board.tsx`]?.())?.Outcome ?? null;
}

/** The guide to a game's board; null if it has none. */
export async function guideOf(game: string): Promise<Guide | null> {
  return (await guides[`../../games/${game}/board/guide.ts`]?.())?.guide ?? null;
}
