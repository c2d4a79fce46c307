/** A first drawing for a map that has none: places in a ring, straight routes between them, for its owner to move. */

import { at, changed, type Json, listAt } from '@quai/kit/json.ts';
import { labelUnder } from './grow.ts';
import { straightened } from './redraw.ts';

const CANVAS = { width: 1000, height: 700 };
const EDGE = 70;

const SEAT_COLOURS: Json = [
  { id: 'yellow', name: { en: 'yellow', fr: 'jaune' }, hex: '#e3b619' },
  { id: 'white', name: { en: 'white', fr: 'blanc' }, hex: '#fbf8ef' },
  { id: 'purple', name: { en: 'purple', fr: 'violet' }, hex: '#7a4a9c' },
  { id: 'turquoise', name: { en: 'turquoise', fr: 'turquoise' }, hex: '#1aa7a0' },
  { id: 'red', name: { en: 'red', fr: 'rouge' }, hex: '#b4382a' },
];

export function sketched(edition: Json): Json {
  const ids = listAt(edition, ['places']).map((place) => String(at(place, ['id'])));
  const { width, height } = CANVAS;
  const places = ids.map((id, i) => {
    const turn = (i / ids.length) * 2 * Math.PI;
    const spot = {
      x: Math.round(width / 2 + (width / 2 - EDGE) * Math.cos(turn)),
      y: Math.round(height / 2 + (height / 2 - EDGE) * Math.sin(turn)),
    };
    return [id, { ...spot, label: labelUnder(spot) }] as const;
  });
  const empty = changed(edition, ['drawing'], {
    canvas: CANVAS,
    via: 'through',
    laneGap: 18,
    source: 'reconstructed',
    seatColours: SEAT_COLOURS,
    places: Object.fromEntries(places),
    routes: {},
  });
  return listAt(edition, ['routes']).reduce((now: Json, _, index) => straightened(now, index), empty);
}
