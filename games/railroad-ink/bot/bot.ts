/** Railroad Ink's four bot levels. They play for the best score, since no seat can affect another's board. */

import type { Bot, Level } from '@quai/bots/bot.ts';
import type { InkRules } from '../rules/rules.ts';
import { type Judgement, judgementOf } from './judgement.ts';
import { novice } from './novice.ts';
import { InkPlayer, type Temper } from './player.ts';
import { readWeights } from './weights.ts';

const regular: Temper = {
  breadth: { width: 1, specials: 1, keep: 12 },
  lastBreadth: { width: 4, specials: 1, keep: 6 },
  foresight: null,
  solves: false,
  slip: 5,
};

const strong: Temper = {
  breadth: { width: 8, specials: 2, keep: 3 },
  lastBreadth: { width: 32, specials: 8, keep: 4 },
  foresight: {
    answer: { width: 2, specials: 1, keep: 1 },
    lastAnswer: { width: 4, specials: 2, keep: 1 },
    trust: 4,
    least: 3,
    share: 1,
    first: 1,
    most: 1,
  },
  solves: true,
  slip: 0,
};

const expert: Temper = {
  breadth: { width: 48, specials: 12, keep: 64 },
  lastBreadth: { width: 64, specials: 64, keep: 8 },
  foresight: {
    answer: { width: 3, specials: 1, keep: 1 },
    lastAnswer: { width: 6, specials: 3, keep: 1 },
    trust: 4,
    least: 16,
    share: 0.12,
    first: 4,
    most: Number.POSITIVE_INFINITY,
  },
  solves: true,
  slip: 0,
};

/** Built on first use: it takes a moment and some memory. */
let judgement: Judgement | null = null;

function level(name: Level, turn: number, temper: Temper): Bot {
  return {
    name,
    turn,
    sit(rules, seat) {
      judgement ??= judgementOf(readWeights());
      return new InkPlayer(rules as unknown as InkRules, seat, temper, judgement);
    },
  };
}

export const bots: Readonly<Record<Level, Bot>> = {
  beginner: { name: 'beginner', turn: 0, sit: (rules, seat) => novice(rules as unknown as InkRules, seat) },
  regular: level('regular', 0, regular),
  strong: level('strong', 60, strong),
  expert: level('expert', 1300, expert),
};
