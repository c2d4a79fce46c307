/** The thread in which a hint is thought of: what the person's seat knows goes in, the best moves come out. */

import { type Hint, hintsOf } from '@quai/games/thinking.ts';
import type { HintJob } from './hint.ts';

/** Who gives hints. */
const ADVISER = 'strong';
const MOST = 3;

addEventListener('message', (event: MessageEvent<HintJob>) => {
  hintsOf({ ...event.data, bot: ADVISER, pace: 1 }, () => performance.now())
    .then((hints) => postMessage(inOrder(hints.slice(0, MOST))))
    .catch((error: unknown) => reportError(error));
});

/** They come by how much they were tried. After the move that the bot would play, the others by what a person is told of them. */
function inOrder([first, ...others]: readonly Hint[]): Hint[] {
  return [first!, ...others.sort((a, b) => b.win - a.win || b.score - a.score)];
}
