/** What the site shows about Last Train to Wensleydale before its rules are loaded. */

import type { Meta } from '@quai/engine/meta.ts';

export const meta: Meta = {
  id: 'wensleydale',
  title: 'Last Train to Wensleydale',
  designers: ['Martin Wallace'],
  publisher: 'Treefrog (Warfrog) Games',
  year: 2009,
  seats: { min: 3, max: 4 },
  minutes: [90, 120],
  board: { aspect: 1, minWidth: 328 },
  lesson: true,
  manual: true,
  outOfPrint: true,
  blurb: {
    en: 'Lay railways through the Yorkshire Dales that can only lose money, carry off their cheese, stone and passengers, and sell the lines to a big company before they ruin you.',
    fr: 'Posez dans les Dales du Yorkshire des voies qui ne peuvent que perdre de l’argent, emportez-en le fromage, la pierre et les voyageurs, puis cédez vos lignes à une grande compagnie avant la ruine.',
  },
};
