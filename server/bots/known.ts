/** The bots of this site, as tables know them. */

import { DEFAULT_BOT, isBotName } from '@quai/bots/list.ts';
import type { Bots } from '@quai/table/service.ts';

export const BOTS: Bots = { isKnown: isBotName, fallback: DEFAULT_BOT };
