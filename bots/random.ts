/** Plays a random legal move, each equally likely. */

import { moves } from '@quai/engine/play.ts';
import { pickOne } from '@quai/engine/random.ts';
import type { Bot } from './bot.ts';

export const randomBot: Bot = {
  name: 'random',
  turn: 0,
  sit: (rules, seat) => ({
    think: (view, _effort, random) => ({
      moves: [pickOne(moves(rules, rules.imagine(view, random), seat), random)],
      weighed: [],
    }),
  }),
};
