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
  puzzles: true,
  manual: true,
  editionIn: { fr: 'french' },
  box: {
    en: 'Roll your own dice and enter what they show; the site checks the routes and counts the score.',
    fr: 'Lancez vos propres dés et indiquez ce qu’ils montrent ; le site vérifie les tracés et compte les points.',
  },
  daily: {
    en: 'Seven rounds of Railroad Ink with the same dice for everybody. One try each; the best score leads.',
    fr: 'Sept rounds de Railroad Ink, avec les mêmes dés pour tous. Un seul essai chacun ; le meilleur score mène.',
  },
  shop: 'https://horribleguild.com/',
  blurb: {
    en: 'Four dice, one board, seven rounds: everybody draws the same highways and railways, and no two boards end up alike. Link the exits, and leave no loose ends.',
    fr: 'Quatre dés, un Plateau, sept rounds : tout le monde trace les mêmes Autoroutes et Chemins de Fer, et pourtant aucun Plateau ne ressemble à un autre. Reliez les Sorties, sans Fausse Route.',
  },
};
