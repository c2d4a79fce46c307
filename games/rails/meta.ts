/** What the site shows of the maps that people type in. */

import type { Meta } from '@quai/engine/meta.ts';

export const meta: Meta = {
  id: 'rails',
  title: 'Rails',
  designers: ['Alan R. Moon'],
  publisher: 'Days of Wonder',
  year: 2004,
  seats: { min: 2, max: 5 },
  minutes: [30, 60],
  // The canvas of a first drawing; a map may have another.
  board: { aspect: 1000 / 700, minWidth: 328 },
  form: true,
  needsEdition: true,
  shop: 'https://www.daysofwonder.com/',
  blurb: {
    en: 'Do you own another Ticket to Ride map? Enter it once as an edition and play it here.',
    fr: 'Vous possédez une autre carte des Aventuriers du Rail ? Saisissez-la une fois comme édition et jouez-y ici.',
  },
};
