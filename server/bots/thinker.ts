/** The thread in which bots think. It gets what a seat knows, and answers with moves. */

import { turnOf } from '@quai/games/thinking.ts';
import type { BotJob } from '@quai/table/service.ts';

const now = () => performance.now();

export default (job: BotJob): Promise<readonly string[]> => turnOf(job, now);
