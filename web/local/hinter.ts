/** The thread that computes hints: what the person's seat knows goes in, the best moves come out. */

import { type Hint, hintsOf } from '@quai/games/thinking.ts';
import type { HintJob } from './hint.ts';

/** The bot that gives hints. */
const ADVISER = 'strong';
const MOST = 3;

addEventListener('message', (event: MessageEvent<HintJob>) => {
  hintsOf({ ...event.data, bot: ADVISER, pace: 1 }, () => performance.now())
    .then((hints) => postMessage(inOrder(hints.slice(0, MOST))))
    .catch((error: unknown) => reportError(error));
});

/** The search orders moves by how often it tried them; people compare the figures they see. */
function inOrder(hints: readonly Hint[]): Hint[] {
  return [...hints].sort((a, b) => b.win - a.win || b.score - a.score);
}
