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
  reconstructed: {
    en: 'This board is our reconstruction; the printed one differs.',
    fr: 'Ce plateau est une reconstitution ; le plateau imprimé est différent.',
  },
  blurb: {
    en: 'Build railways through the Yorkshire Dales that are bound to lose money, carry off cheese, stone and passengers, and hand the lines to a big company before they ruin you.',
    fr: 'Construisez dans les Dales du Yorkshire des lignes condamnées à perdre de l’argent, emportez le Fromage, la Pierre et les passagers, puis cédez vos lignes à une grande compagnie avant la ruine.',
  },
};
