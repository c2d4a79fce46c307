/** What the site says at a table with a real box. */

import { texts } from './text.ts';

const en = { later: 'Not yet', look: 'Is this what you rolled?', given: 'So far', correct: 'Correct this' };
const fr: typeof en = {
  later: 'Pas encore',
  look: 'Est-ce bien ce que vous avez lancé ?',
  given: 'Jusqu’ici',
  correct: 'Corriger',
};

export const boxTexts = texts({ en, fr });
