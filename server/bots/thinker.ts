/** What the server's threads do: bots think, given what a seat knows; uploaded editions are opened. */

import { turnOf } from '@quai/games/thinking.ts';
import type { BotJob } from '@quai/table/service.ts';

const now = () => performance.now();

export default (job: BotJob): Promise<readonly string[]> => turnOf(job, now);

export { checkUpload } from '../uploads/check.ts';
