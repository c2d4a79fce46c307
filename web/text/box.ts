/** What the site says at a table with a real box. */

import { texts } from './text.ts';

const en = { later: 'Not yet', look: 'Is this the roll?', given: 'So far', correct: 'Correct this one' };
const fr: typeof en = {
  later: 'Pas encore',
  look: 'Est-ce bien le lancer ?',
  given: 'Jusqu’ici',
  correct: 'Corriger celui-ci',
};

export const boxTexts = texts({ en, fr });
