/** What the site shows of Northern Lights before its rules are loaded. */

import type { Meta } from '@quai/engine/meta.ts';

export const meta: Meta = {
  id: 'northern-lights',
  title: 'Northern Lights',
  designers: ['Alan R. Moon'],
  publisher: 'Days of Wonder',
  year: 2022,
  seats: { min: 2, max: 5 },
  minutes: [30, 60],
  board: { aspect: 1000 / 1400, minWidth: 328 },
  lesson: true,
  puzzles: true,
  manual: true,
  form: true,
  shop: 'https://www.daysofwonder.com/',
  blurb: {
    en: 'Ticket to Ride: Northern Lights. From Gdańsk to the North Cape, by rail and by ferry, with four bonus cards that change every game.',
    fr: 'Les Aventuriers du Rail : Aurores boréales. De Gdańsk au cap Nord, par le rail et par ferry, avec quatre cartes bonus qui changent à chaque partie.',
  },
};
