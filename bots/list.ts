/** The bots that can sit at any table, by name. */

import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export const bots: Readonly<Record<string, Bot>> = { random: randomBot, greedy: greedyBot };

export const DEFAULT_BOT = 'greedy';
