/** Any other map of the family. The game comes without editions: owners of a map write one. */

import { railsGame } from './family.ts';
import type { Numbers } from './rules/numbers.ts';

const numbers: Numbers = {
  start: 'RA-3',
  card: 'RA-4',
  wild: 'RA-5',
  pile: 'RA-7',
  tickets: 'RA-13',
  taken: 'RA-10',
  parallel: 'RA-11',
  claim: ['RA-8'],
  icons: 'RA-9',
  ways: 'RA-19',
};

export const game = railsGame({
  id: 'rails',
  rulesNumber: 1,
  seats: { min: 2, max: 5 },
  numbers,
  rules: { en: () => import('./text/rules.en.ts'), fr: () => import('./text/rules.fr.ts') },
  editions: {},
});
