/** The bots of a game by name: its own levels, or those that know only the contract. */

import type { Bot } from '@quai/bots/bot.ts';
import { plainLevels, rolloutBot } from '@quai/bots/levels.ts';
import { plainBots } from '@quai/bots/list.ts';
import { listed } from './list.ts';

/** Also `rollout`, which is only for measuring. */
export async function botNamed(game: string, name: string): Promise<Bot | undefined> {
  const own = (await listed(game)?.bots?.())?.bots ?? plainLevels;
  const known: Readonly<Record<string, Bot>> = { ...plainBots, rollout: rolloutBot, ...own };
  return Object.hasOwn(known, name) ? known[name] : undefined;
}
