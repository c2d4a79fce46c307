/** A game against bots at once: the smallest table, every other seat a bot. */

import { isBotName } from '@quai/bots/list.ts';
import type { Meta } from '@quai/engine/meta.ts';
import { recall } from '../kept.ts';
import { filled, language, t } from '../text/text.ts';

/** The level of the bots, unless another was chosen before. */
const USUAL = 'regular';

/** Makes and starts the table; its id. */
export async function quickTable(meta: Meta, level?: string): Promise<string> {
  const { makeLocalTable } = await import('./make.ts');
  const bot = level !== undefined && isBotName(level) ? level : (recall('level') ?? USUAL);
  const places = Array.from({ length: Math.max(meta.seats.min, 2) }, (_, seat) =>
    seat === 0
      ? { name: recall('name') || filled(t().player, { n: 1 }), bot: null }
      : { name: `${t().bot} ${seat}`, bot },
  );
  const edition = meta.editionIn?.[language()];
  return makeLocalTable(meta.id, places, {}, edition === undefined ? {} : { id: edition });
}
