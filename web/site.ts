/** What the one who runs the site says of it: titles, hidden games, legal notice. Kept in the browser for when there is no network. */

import { games, listed } from '@quai/games/list.ts';
import { type SiteAnswer, SiteSchema } from '@quai/protocol/answers/site.ts';
import { createSignal } from 'solid-js';
import * as v from 'valibot';
import { call } from './api.ts';
import { recall, remember } from './kept.ts';

const KEY = 'site';

function kept(): SiteAnswer | null {
  try {
    const read = v.safeParse(SiteSchema, JSON.parse(recall(KEY) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

const [site, setSite] = createSignal<SiteAnswer | null>(kept());

export { site };

/** Asks the server once for the page; without it what was kept serves. */
export async function loadSite(): Promise<void> {
  const told = await call(SiteSchema, '/api/site').catch(() => null);
  if (told === null) return;
  setSite(told);
  remember(KEY, JSON.stringify(told));
}

export const titleOf = (game: string): string => site()?.games[game]?.title ?? listed(game)?.meta.title ?? game;
const isHidden = (game: string): boolean => site()?.games[game]?.hidden === true;

/** Without the family of typed-in maps, which has no edition of its own, and what the one who runs the site has hidden. */
export const shownGames = () => games.filter(({ meta }) => meta.id !== 'rails' && !isHidden(meta.id));
