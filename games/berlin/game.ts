/** Berlin: streetcars in the centre, subways on the ring. The shared core with Berlin's rule numbers. */

import { railsGame } from '../rails/family.ts';
import type { Numbers } from '../rails/rules/numbers.ts';
import { bench } from './bench.ts';
import botRatings from './bot/ratings.json' with { type: 'json' };
import berlin from './editions/berlin.json' with { type: 'json' };

const numbers: Numbers = {
  start: 'BE-3',
  card: 'BE-4',
  wild: 'BE-5',
  pile: 'BE-7',
  tickets: 'BE-12',
  taken: 'BE-10',
  parallel: 'BE-11',
  claim: ['BE-8', 'BE-9'],
  icons: 'BE-8',
  ways: 'BE-20',
};

export const game = {
  ...railsGame({
    id: 'berlin',
    rulesNumber: 1,
    seats: { min: 2, max: 4 },
    numbers,
    rules: { en: () => import('./text/rules.en.ts'), fr: () => import('./text/rules.fr.ts') },
    editions: { berlin },
  }),
  botRatings,
  bench,
};
