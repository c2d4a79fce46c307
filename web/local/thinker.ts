/** The thread in which bots think. It answers each job with moves; a failure shows as the worker's error event. */

import { turnOf } from '@quai/games/thinking.ts';
import type { BotJob } from '@quai/table/service.ts';

addEventListener('message', (event: MessageEvent<BotJob>) => {
  turnOf(event.data, () => performance.now())
    .then((moves) => postMessage(moves))
    .catch((error: unknown) => reportError(error));
});
