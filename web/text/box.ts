/** What the site says at a table with a real box. */

import { texts } from './text.ts';

const en = {
  later: 'Not yet',
  look: 'Is this what you rolled?',
  correctable: 'Tap a die to correct it.',
  given: 'So far',
  correct: 'Correct this one',
  agree: 'Everything drawn since this roll will be erased. Does everybody agree?',
  agreed: 'Everybody agrees',
};
const fr: typeof en = {
  later: 'Pas encore',
  look: 'Est-ce bien ce que vous avez lancé ?',
  correctable: 'Touchez un dé pour le corriger.',
  given: 'Jusqu’ici',
  correct: 'Corriger celui-ci',
  agree: 'Tout ce qui a été tracé depuis ce lancer sera effacé. Tout le monde est d’accord ?',
  agreed: 'Tout le monde est d’accord',
};

export const boxTexts = texts({ en, fr });
