/** The bots of a game, by name: its own levels, or those that know only the contract. */

import type { Bot, Level } from '@quai/bots/bot.ts';
import { plainLevels, rolloutBot } from '@quai/bots/levels.ts';
import { plainBots } from '@quai/bots/list.ts';

type Levels = Readonly<Record<Level, Bot>>;

/** Loaded when a bot is wanted. A game that is not here plays by the contract alone. */
const levels: Readonly<Record<string, () => Promise<{ bots: Levels }>>> = {
  'railroad-ink': () => import('./railroad-ink/bot/bot.ts'),
  berlin: () => import('./rails/bot/bot.ts'),
  'northern-lights': () => import('./northern-lights/bot/bot.ts'),
  foothills: () => import('./foothills/bot/bot.ts'),
  wensleydale: () => import('./wensleydale/bot/bot.ts'),
  rails: () => import('./rails/bot/bot.ts'),
};

/** Also `rollout`, which is only for measuring. */
export async function botNamed(game: string, name: string): Promise<Bot | undefined> {
  const own = (await levels[game]?.())?.bots ?? plainLevels;
  const known: Readonly<Record<string, Bot>> = { ...plainBots, rollout: rolloutBot, ...own };
  return Object.hasOwn(known, name) ? known[name] : undefined;
}
