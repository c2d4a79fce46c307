/** What the site shows of Berlin before its rules are loaded. */

import type { Meta } from '@quai/engine/meta.ts';

export const meta: Meta = {
  id: 'berlin',
  title: 'Berlin',
  designers: ['Alan R. Moon'],
  publisher: 'Days of Wonder',
  year: 2023,
  seats: { min: 2, max: 4 },
  minutes: [15, 30],
  board: { aspect: 1000 / 700, minWidth: 328 },
  lesson: true,
  manual: true,
  form: true,
  shop: 'https://www.daysofwonder.com/',
  reconstructed: {
    en: 'This map is our reconstruction; the printed one differs.',
    fr: 'Ce plan de Berlin est une reconstitution ; le plan imprimé est différent.',
  },
  blurb: {
    en: 'Ticket to Ride: Berlin. Streetcars in the centre, subways on the ring, and just sixteen pieces to connect your destinations.',
    fr: 'Les Aventuriers du Rail : Berlin. Des tramways au centre, des métros sur la ceinture, et seize pièces seulement pour compléter vos cartes Destination.',
  },
};
