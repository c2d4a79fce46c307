/** The thread in which a hint is thought of: what the person's seat knows goes in, the best moves come out. */

import { hintsOf } from '@quai/games/thinking.ts';
import type { HintJob } from './hint.ts';

/** Who gives hints. */
const ADVISER = 'strong';
const MOST = 3;

addEventListener('message', (event: MessageEvent<HintJob>) => {
  hintsOf({ ...event.data, bot: ADVISER, pace: 1 }, () => performance.now())
    .then((hints) => postMessage(hints.slice(0, MOST)))
    .catch((error: unknown) => reportError(error));
});
