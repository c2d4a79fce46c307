/** What the site shows about FootHills before its rules are loaded. */

import type { Meta } from '@quai/engine/meta.ts';

export const meta: Meta = {
  id: 'foothills',
  title: 'FootHills',
  designers: ['Ben Bateson', 'Tony Boydell'],
  publisher: 'Lookout Games',
  year: 2019,
  seats: { min: 2, max: 2 },
  minutes: [30, 60],
  // Six lines of up to seven stations; the cards lie below them.
  board: { aspect: 1.7, minWidth: 328 },
  lesson: true,
  manual: true,
  form: true,
  shop: 'https://lookout-spiele.de/',
  reconstructed: {
    en: 'This card set is our reconstruction; the printed one differs.',
    fr: 'Ces cartes sont une reconstitution ; les cartes imprimées sont différentes.',
  },
  blurb: {
    en: 'Two foremen push narrow-gauge lines into the Welsh hills. Five cards each, with two sides: every card you use flips into something else, and the pub keeps score.',
    fr: 'Deux contremaîtres poussent leurs voies étroites dans les collines galloises. Cinq cartes chacun, à deux faces : chaque carte jouée se retourne et devient autre chose, et c’est au Pub qu’on compte les points.',
  },
};
