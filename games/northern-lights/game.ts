/** Northern Lights: ferries, draw bonuses and eleven bonus cards. The shared core with the rule numbers of Northern Lights. */

import { railsGame } from '../rails/family.ts';
import type { Numbers } from '../rails/rules/numbers.ts';
import { bench } from './bench.ts';
import botRatings from './bot/ratings.json' with { type: 'json' };
import northernLights from './editions/northern-lights.json' with { type: 'json' };

const numbers: Numbers = {
  start: 'NL-4',
  card: 'NL-5',
  wild: 'NL-5',
  pile: 'NL-6',
  tickets: 'NL-11',
  taken: 'NL-7',
  parallel: 'NL-8',
  claim: ['NL-7'],
  icons: 'NL-9',
  ways: null,
};

export const game = {
  ...railsGame({
    id: 'northern-lights',
    rulesNumber: 1,
    seats: { min: 2, max: 5 },
    numbers,
    rules: { en: () => import('./text/rules.en.ts'), fr: () => import('./text/rules.fr.ts') },
    editions: { 'northern-lights': northernLights },
  }),
  earlier: async () => [
    (await import('./editions/earlier/northern-lights-1.json', { with: { type: 'json' } })).default,
  ],
  botRatings,
  bench,
};
