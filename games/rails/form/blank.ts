/**
 * The beginning of a map, with the cards and figures that most maps of the family have. It can be played at once, since only what
 * can be played is shown: a ring of six places, to be renamed, moved and added to.
 */

import { at as elementAt } from '@quai/engine/at.ts';
import type { Json } from '@quai/kit/json.ts';
import { COLOURS } from './colours.ts';
import { sketched } from './sketch.ts';

const source = 'confirmed';
const PLACES = ['A', 'B', 'C', 'D', 'E', 'F'];

export function blank(): Json {
  return sketched({
    family: 'rails',
    id: 'own-map',
    name: { en: 'My map', fr: 'Ma carte' },
    provenance: {
      summary: { en: 'Typed in by its owner.', fr: 'Saisie par son propriétaire.' },
      notes: [],
    },
    seats: { min: 2, max: 5, source },
    pieces: [
      {
        id: 'wagon',
        name: { en: { one: 'wagon', many: 'wagons' }, fr: { one: 'wagon', many: 'wagons' } },
        perSeat: 45,
        points: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 },
        by: 'spaces',
        source,
        pointsSource: source,
      },
    ],
    cards: {
      colours: COLOURS.filter(([id]) => id !== 'purple').map(([id, letter, en, fr]) => ({
        id,
        letter,
        name: { en, fr },
        count: 12,
        source,
      })),
      wild: {
        id: 'locomotive',
        letter: '*',
        name: { en: { one: 'locomotive', many: 'locomotives' }, fr: { one: 'locomotive', many: 'locomotives' } },
        count: 14,
        source,
      },
      dealt: 4,
      row: 5,
      sweep: { wilds: 3, limit: 5 },
      pairs: false,
      source,
    },
    tickets: {
      name: { en: { one: 'ticket', many: 'tickets' }, fr: { one: 'ticket', many: 'tickets' } },
      dealt: 3,
      keepDealt: 2,
      drawn: 3,
      keepDrawn: 1,
      source,
      list: PLACES.flatMap((a, i) => PLACES.slice(i + 1).map((b) => ({ id: `${a}-${b}`, a, b, points: 5, source }))),
    },
    parallel: { limits: { 2: { 2: 1, 3: 1, 4: 2, 5: 2 } }, source },
    end: { piecesLeft: 2, source },
    bonuses: null,
    longestPath: { points: 10, source },
    ties: ['tickets', 'path'],
    places: PLACES.map((id) => ({ id, name: id, source })),
    routes: PLACES.map((a, i) => ({
      id: `R${i + 1}`,
      a,
      b: elementAt(PLACES, (i + 1) % PLACES.length),
      length: 4,
      colour: 'gray',
      kind: 'wagon',
      source,
    })),
  });
}
