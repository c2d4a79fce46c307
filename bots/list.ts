/** The bots that can sit at a table, by name. Each game has its own four levels; the ones here play any game. */

import { type Bot, LEVELS } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export const plainBots: Readonly<Record<string, Bot>> = { random: randomBot, greedy: greedyBot };

export const botNames: readonly string[] = [...LEVELS, ...Object.keys(plainBots)];

export const isBotName = (name: string): boolean => botNames.includes(name);

/** Steps in for a person who is away. It answers at once. */
export const DEFAULT_BOT = 'regular';

/** Roughly how long bots think per turn, in milliseconds; others answer at once. */
export const THINKS: Readonly<Record<string, number>> = { strong: 1000, expert: 5000 };
