/** The thread in which a hint is thought of: what the person's seat knows goes in, the best moves come out. */

import { time } from '@quai/bots/effort.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { botNamed } from '@quai/games/bots.ts';
import { rulesOf } from '@quai/games/thinking.ts';
import type { Hinted, HintJob } from './hint.ts';

/** Who gives hints. */
const ADVISER = 'strong';
const MOST = 3;

async function think(job: HintJob): Promise<Hinted[]> {
  const rules = await rulesOf(job);
  const bot = (await botNamed(job.game, ADVISER))!;
  const effort = time(Math.max(1, bot.turn), () => performance.now());
  const { moves, weighed } = bot.sit(rules, job.seat).think(job.view, effort, randomFrom(job.random));
  if (weighed.length === 0)
    return moves.slice(0, 1).map((move) => ({ move: rules.format(move), score: null, win: null }));
  return weighed.slice(0, MOST).map(({ move, score, win }) => ({ move: rules.format(move), score, win }));
}

addEventListener('message', (event: MessageEvent<HintJob>) => {
  think(event.data)
    .then((hints) => postMessage(hints))
    .catch((error: unknown) => reportError(error));
});
