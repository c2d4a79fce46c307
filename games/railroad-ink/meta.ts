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
  box: true,
  daily: true,
  blurb: {
    en: 'Four dice, one sheet, seven rounds: everybody draws the same highways and railways, and no two boards end alike. Link the exits, and leave no end in the air.',
    fr: 'Quatre dés, une feuille, sept rounds : tout le monde trace les mêmes autoroutes et chemins de fer, et aucun plateau ne finit comme un autre. Reliez les sorties, et ne laissez aucune extrémité en l’air.',
  },
};
