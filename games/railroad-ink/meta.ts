/** What the site shows about Railroad Ink before its rules are loaded. */

import type { Meta } from '@quai/engine/meta.ts';

export const meta: Meta = {
  id: 'railroad-ink',
  title: 'Railroad Ink',
  designers: ['Hjalmar Hach', 'Lorenzo Silva'],
  publisher: 'Horrible Guild (Horrible Games) / Edge',
  year: 2018,
  seats: { min: 1, max: 12 },
  minutes: [20, 30],
  // A space is 100 of the sheet's 780 units, and at least 44 px wide.
  board: { aspect: 1, minWidth: 344 },
  lesson: true,
  manual: true,
  box: {
    en: 'You roll your own dice and type in what they show; the site checks what is drawn and counts the score.',
    fr: 'Vous lancez vos propres dés et dites ce qu’ils montrent ; le site vérifie les tracés et compte les points.',
  },
  daily: {
    en: 'Everybody who plays today gets the same dice in the same seven rounds of Railroad Ink. One sheet each; the best score leads.',
    fr: 'Tous ceux qui jouent aujourd’hui ont les mêmes dés dans les mêmes sept rounds de Railroad Ink. Une feuille chacun ; le meilleur score mène.',
  },
  shop: 'https://horribleguild.com/',
  blurb: {
    en: 'Four dice, one sheet, seven rounds: everybody draws the same highways and railways, and no two boards end alike. Link the exits, and leave no end in the air.',
    fr: 'Quatre dés, une feuille, sept rounds : tout le monde trace les mêmes autoroutes et chemins de fer, et aucun plateau ne finit comme un autre. Reliez les sorties, et ne laissez aucune extrémité en l’air.',
  },
};
