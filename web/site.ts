/** What the operator has configured: titles, hidden games, legal notice. Stored in the browser for use offline. */

import type { Said } from '@quai/engine/meta.ts';
import { games, listed } from '@quai/games/list.ts';
import { type SiteAnswer, SiteSchema } from '@quai/protocol/answers/site.ts';
import { createSignal } from 'solid-js';
import * as v from 'valibot';
import { call } from './api.ts';
import { recall, remember } from './kept.ts';
import { language } from './text/text.ts';

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

/** Asked once per page load; without an answer, what was stored is used. */
export async function loadSite(): Promise<void> {
  const told = await call(SiteSchema, '/api/site').catch(() => null);
  if (told === null) return;
  setSite(told);
  remember(KEY, JSON.stringify(told));
}

/** `called`: the name of the edition, for tables that are called by it. */
export const titleOf = (game: string, called?: Said | null): string =>
  called?.[language()] ?? site()?.games[game]?.title ?? listed(game)?.meta.title ?? game;
const isHidden = (game: string): boolean => site()?.games[game]?.hidden === true;

/** The games to offer: those that ship an edition, unless the operator has hidden them. */
export const shownGames = () => games.filter(({ meta }) => !meta.needsEdition && !isHidden(meta.id));
