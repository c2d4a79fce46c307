/** What the one who runs the site says of it: titles, hidden games, legal notice. Kept in the browser for when there is no network. */

import { listed } from '@quai/games/list.ts';
import { createSignal } from 'solid-js';
import * as v from 'valibot';
import { call } from './api.ts';
import { recall, remember } from './kept.ts';

const Texts = v.object({ en: v.array(v.string()), fr: v.array(v.string()) });
const SiteSchema = v.object({
  games: v.record(v.string(), v.object({ title: v.string(), hidden: v.boolean() })),
  legal: Texts,
  privacy: Texts,
  mail: v.boolean(),
  hooks: v.boolean(),
  push: v.string(),
});
export type Site = v.InferOutput<typeof SiteSchema>;

const KEY = 'site';

function kept(): Site | null {
  try {
    const read = v.safeParse(SiteSchema, JSON.parse(recall(KEY) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

const [site, setSite] = createSignal<Site | null>(kept());

export { site };

/** Asks the server once for the page; without it what was kept serves. */
export async function loadSite(): Promise<void> {
  const told = await call(SiteSchema, '/api/site').catch(() => null);
  if (told === null) return;
  setSite(told);
  remember(KEY, JSON.stringify(told));
}

export const titleOf = (game: string): string => site()?.games[game]?.title ?? listed(game)?.meta.title ?? game;
export const isHidden = (game: string): boolean => site()?.games[game]?.hidden === true;
