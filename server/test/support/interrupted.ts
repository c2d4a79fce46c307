/** Stops bots while their thread is loading, as often as it is told. A process of its own, since a failure would crash it. */

import type { BotJob } from '@quai/table/service.ts';
import { BotPool } from '../../bots/pool.ts';

const times = Number(process.argv[2]);
const AT_ONCE = 4;

async function interrupt(): Promise<void> {
  const thinkers = new BotPool(1);
  const answer = thinkers.think({} as BotJob, new AbortController().signal).catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 15 + Math.random() * 150));
  await thinkers.stop();
  await answer;
}

for (let done = 0; done < times; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, interrupt));
process.stdout.write('still here');
