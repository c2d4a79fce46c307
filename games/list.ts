/** The games of the house. To add one: a folder beside this file, and one line here. */

import type { Game } from '@quai/engine/contract.ts';
import type { Meta } from '@quai/engine/meta.ts';
import { meta as foothills } from './foothills/meta.ts';
import { meta as railroadInk } from './railroad-ink/meta.ts';
import { meta as wensleydale } from './wensleydale/meta.ts';

export interface Listed {
  readonly meta: Meta;
  /** Rules, editions and texts are loaded when the game is wanted. */
  load(): Promise<Game>;
}

export const games: readonly Listed[] = [
  { meta: railroadInk, load: async () => (await import('./railroad-ink/game.ts')).game },
  { meta: foothills, load: async () => (await import('./foothills/game.ts')).game },
  { meta: wensleydale, load: async () => (await import('./wensleydale/game.ts')).game },
];

export function listed(id: string): Listed | undefined {
  return games.find((game) => game.meta.id === id);
}
