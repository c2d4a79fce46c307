/** The games, in the order in which the site shows them. To add one: docs/add-a-game.md. */

import type { Bot, Level } from '@quai/bots/bot.ts';
import type { Why } from '@quai/bots/why.ts';
import type { Game } from '@quai/engine/contract.ts';
import type { Meta } from '@quai/engine/meta.ts';
import type { Puzzles } from '@quai/engine/puzzle.ts';
import { meta as berlin } from './berlin/meta.ts';
import { meta as foothills } from './foothills/meta.ts';
import { meta as northernLights } from './northern-lights/meta.ts';
import { meta as railroadInk } from './railroad-ink/meta.ts';
import { meta as rails } from './rails/meta.ts';
import { meta as wensleydale } from './wensleydale/meta.ts';

export interface Listed {
  readonly meta: Meta;
  /** Rules, editions and texts, loaded on demand. */
  load(): Promise<Game>;
  /** Its own bots; without them it is played by bots that know only the contract. */
  bots?(): Promise<{ bots: Readonly<Record<Level, Bot>>; why?: Why<never, never, never> }>;
  puzzles?(): Promise<{ puzzles: Puzzles }>;
}

export const games: readonly Listed[] = [
  {
    meta: railroadInk,
    load: async () => (await import('./railroad-ink/game.ts')).game,
    bots: () => import('./railroad-ink/bot/bot.ts'),
    puzzles: () => import('./railroad-ink/puzzles/puzzles.ts'),
  },
  {
    meta: berlin,
    load: async () => (await import('./berlin/game.ts')).game,
    bots: () => import('./rails/bot/bot.ts'),
    puzzles: () => import('./berlin/puzzles/puzzles.ts'),
  },
  {
    meta: northernLights,
    load: async () => (await import('./northern-lights/game.ts')).game,
    bots: () => import('./northern-lights/bot/bot.ts'),
    puzzles: () => import('./northern-lights/puzzles/puzzles.ts'),
  },
  {
    meta: foothills,
    load: async () => (await import('./foothills/game.ts')).game,
    bots: () => import('./foothills/bot/bot.ts'),
    puzzles: () => import('./foothills/puzzles/puzzles.ts'),
  },
  {
    meta: wensleydale,
    load: async () => (await import('./wensleydale/game.ts')).game,
    bots: () => import('./wensleydale/bot/bot.ts'),
    puzzles: () => import('./wensleydale/puzzles/puzzles.ts'),
  },
  { meta: rails, load: async () => (await import('./rails/game.ts')).game, bots: () => import('./rails/bot/bot.ts') },
];

export function listed(id: string): Listed | undefined {
  return games.find((game) => game.meta.id === id);
}

/** The game with a board of the day: the first that declares one. */
export const dailyGame: Meta | undefined = games.find(({ meta }) => meta.daily !== undefined)?.meta;
