/** The games of the house. To add one: a folder beside this file, and one line here. */

import type { Game } from '@quai/engine/contract.ts';
import type { Meta } from '@quai/engine/meta.ts';
import { meta as berlin } from './berlin/meta.ts';
import { meta as foothills } from './foothills/meta.ts';
import { meta as northernLights } from './northern-lights/meta.ts';
import { meta as railroadInk } from './railroad-ink/meta.ts';
import { meta as rails } from './rails/meta.ts';
import { meta as wensleydale } from './wensleydale/meta.ts';

export interface Listed {
  readonly meta: Meta;
  /** Rules, editions and texts are loaded when the game is wanted. */
  load(): Promise<Game>;
}

export const games: readonly Listed[] = [
  { meta: railroadInk, load: async () => (await import('./railroad-ink/game.ts')).game },
  { meta: berlin, load: async () => (await import('./berlin/game.ts')).game },
  { meta: northernLights, load: async () => (await import('./northern-lights/game.ts')).game },
  { meta: foothills, load: async () => (await import('./foothills/game.ts')).game },
  { meta: wensleydale, load: async () => (await import('./wensleydale/game.ts')).game },
  /** Any map of the family of Berlin and Northern Lights, typed in by its owner: has no edition of its own. */
  { meta: rails, load: async () => (await import('./rails/game.ts')).game },
];

export function listed(id: string): Listed | undefined {
  return games.find((game) => game.meta.id === id);
}
