/** Further links on the card of a game: only to what the game has. */

import type { Meta } from '@quai/engine/meta.ts';

export type CardLink = 'learn' | 'puzzles' | 'rules' | 'shared' | 'alone' | 'daily' | 'box';

export function linksOf(meta: Meta, dailyGame: Meta | undefined): Readonly<Partial<Record<CardLink, string>>> {
  return {
    ...(meta.lesson ? { learn: `/learn/${meta.id}` } : {}),
    ...(meta.puzzles ? { puzzles: `/puzzles/${meta.id}` } : {}),
    ...(meta.manual ? { rules: `/rules/${meta.id}` } : {}),
    ...(meta.seats.max > 1 ? { shared: `/new/${meta.id}#shared` } : {}),
    ...(meta.seats.min === 1 ? { alone: `/new/${meta.id}#alone` } : {}),
    ...(meta === dailyGame ? { daily: '/daily' } : {}),
    ...(meta.box ? { box: `/new/${meta.id}#box` } : {}),
  };
}
