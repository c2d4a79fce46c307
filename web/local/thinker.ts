/** The thread in which bots of this browser think. */

import { DEFAULT_BOT } from '@quai/bots/list.ts';
import { type Job, turnOf } from '@quai/games/thinking.ts';

const now = () => performance.now();

addEventListener('message', (event: MessageEvent<Job>) => {
  const job = event.data;
  turnOf(job, now)
    .catch((error: unknown) => {
      // A quicker bot takes the turn: a person should not wait for ever.
      console.error(error);
      return turnOf({ ...job, bot: DEFAULT_BOT }, now);
    })
    .then((moves) => postMessage(moves))
    .catch((error: unknown) => reportError(error));
});
