/** The thread in which bots think. It gets what a seat knows, and answers with moves. */

import { type Job, turnOf } from '@quai/games/thinking.ts';

const now = () => performance.now();

export default (job: Job): Promise<readonly string[]> => turnOf(job, now);
