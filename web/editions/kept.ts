/** The edition that is being edited in this browser, as the pages that play or explain it find it. */

import type { Game } from '@quai/engine/contract.ts';
import type { Json } from '@quai/kit/json.ts';
import { recall, remember } from '../kept.ts';

const keyOf = (game: string) => `edition.${game}`;

/** Null if nothing is stored, or nothing that can be read. */
export function keptEdition(game: string): Json | null {
  try {
    return JSON.parse(recall(keyOf(game)) ?? 'null') as Json | null;
  } catch {
    return null;
  }
}

export function keepEdition(game: string, edition: Json | null): void {
  remember(keyOf(game), edition === null ? null : JSON.stringify(edition));
}

/** The same, if it can be played. */
export function playableEdition(game: Game): Json | null {
  const kept = keptEdition(game.id);
  return kept !== null && game.readEdition(kept, 'en').ok ? kept : null;
}
