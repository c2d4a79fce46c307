/** The games of the house. To add one: a folder beside this file, and one line here. */

import type { Game } from '@quai/engine/contract.ts';
import type { Meta } from '@quai/engine/meta.ts';

export interface Listed {
  readonly meta: Meta;
  /** Rules, editions and texts are loaded when the game is wanted. */
  load(): Promise<Game>;
}

export const games: readonly Listed[] = [];

export function listed(id: string): Listed | undefined {
  return games.find((game) => game.meta.id === id);
}
