import { at } from '@quai/engine/at.ts';
import type { Language } from '@quai/engine/words.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { islandMap } from './island.ts';

type Raw = typeof islandMap;

/** The problems of the island after a change. */
function problems(change: (raw: Raw & Record<string, unknown>) => void, language?: Language): readonly string[] {
  const raw = structuredClone(islandMap) as Raw & Record<string, unknown>;
  change(raw);
  const read = game.readEdition(raw, language);
  return read.ok ? [] : read.problems;
}

describe('RA-1 an edition is read whole, and every problem is a sentence with its path', () => {
  test('the island is good', () => {
    expect(problems(() => {})).toEqual([]);
    expect(problems((raw) => (raw.provenance.summary.en = 'Two lines:\nthis is the second.'))).toEqual([]);
  });

  const cases: [string, string, (raw: Raw & Record<string, unknown>) => void][] = [
    ['something missing', 'end: is missing', (raw) => delete (raw as Partial<Raw>).end],
    ['a name nobody knows', 'colour: is an unknown name', (raw) => (raw.colour = 1)],
    ['a text for a number', 'cards.dealt: must be a number', (raw) => (raw.cards.dealt = 'two' as never)],
    ['another family', 'family: must be rails', (raw) => (raw.family = 'wheels')],
    [
      'an unknown source',
      'seats.source: must be one of confirmed, recalled, reconstructed',
      (raw) => (raw.seats.source = 'guessed'),
    ],
    [
      'a name that turns the letters after it',
      'name.fr: must contain only visible characters',
      (raw) => (raw.name.fr = 'L’île\u202Etob[ '),
    ],
    ['a name that nobody can see', 'name.en: must contain only visible characters', (raw) => (raw.name.en = '\u3164')],
    ['too many seats', 'seats.max: must be 5 or less', (raw) => (raw.seats.max = 6)],
    [
      'seats the wrong way round',
      'seats.min: 3 is more than seats.max, 2',
      (raw) => Object.assign(raw.seats, { min: 3, max: 2 }),
    ],
    [
      'more pieces than a longest path is found for',
      'pieces: gives each player 101 pieces in all; at most 99 are allowed',
      (raw) => (at(raw.pieces, 0).perSeat = 99),
    ],
    ['the same place twice', 'places: harbour is listed twice', (raw) => (at(raw.places, 1).id = 'harbour')],
    [
      'the same letter twice',
      'cards.colours (letters): R is listed twice',
      (raw) => (at(raw.cards.colours, 1).letter = 'R'),
    ],
    ['a route to nowhere', 'routes.2.b: there is no place moon', (raw) => (at(raw.routes, 2).b = 'moon')],
    ['a route in a circle', 'routes.6.b: the route d1 ends where it begins', (raw) => (at(raw.routes, 6).b = 'church')],
    ['an unknown colour', 'routes.0.colour: there is no colour pink', (raw) => (at(raw.routes, 0).colour = 'pink')],
    ['an unknown piece', 'routes.0.kind: there is no piece sled', (raw) => (at(raw.routes, 0).kind = 'sled')],
    [
      'no points for a length',
      'routes.0: pieces cart give no points for 5 spaces',
      (raw) => (at(raw.routes, 0).length = 5),
    ],
    [
      'longer than the pieces',
      'routes.10.length: 4 spaces, but a player has only 2 of boat',
      (raw) => (at(raw.routes, 10).length = 4),
    ],
    [
      'more icons than cards',
      'routes.10.icons: 3 icons on a route of 2 cards',
      (raw) => Object.assign(at(raw.routes, 10), { icons: 3 }),
    ],
    [
      'a price nobody can pay',
      'routes.10: the cards in the box can never pay for h1',
      (raw) => (raw.cards.wild.count = 0),
    ],
    [
      'a parallel route without its group',
      'routes.1.group: 2 routes connect harbour and mill: they must name the same group',
      (raw) => delete (raw.routes[1] as { group?: string }).group,
    ],
    [
      'a group of two places',
      'routes.6.group: hm connects harbour and mill, not church and quarry',
      (raw) => Object.assign(at(raw.routes, 6), { group: 'hm' }),
    ],
    [
      'no limit for a number of seats',
      'parallel.limits.3.2: is missing; 3 routes connect church and market',
      (raw) => delete (raw.parallel.limits['3'] as { '2'?: number })['2'],
    ],
    ['a ticket to nowhere', 'tickets.list.0.a: there is no place moon', (raw) => (at(raw.tickets.list, 0).a = 'moon')],
    [
      'a ticket that cannot be completed',
      'tickets.list.0: no routes connect harbour and atoll',
      (raw) => {
        raw.places.push({ ...at(raw.places, 0), id: 'atoll' });
        at(raw.tickets.list, 0).b = 'atoll';
      },
    ],
    [
      'too few tickets',
      'tickets.list: too few tickets: there are 5, but 3 players are dealt 6',
      (raw) => raw.tickets.list.splice(5),
    ],
    ['keeping more than is dealt', 'tickets.keepDealt: cannot keep 3 of 2 dealt', (raw) => (raw.tickets.keepDealt = 3)],
    [
      'too few cards',
      'cards: too few cards: there are 20, but 3 players and the face-up row take 39',
      (raw) => (raw.cards.dealt = 12),
    ],
    ['a sweep that cannot be', 'cards.sweep.wilds: 4 is more than the row of 3', (raw) => (raw.cards.sweep.wilds = 4)],
    [
      'an end before the beginning',
      'end.piecesLeft: 7 would end the game at once: a player has 7 pieces',
      (raw) => (raw.end.piecesLeft = 7),
    ],
    [
      'a region nobody knows',
      'places.0.region: there is no region east',
      (raw) => Object.assign(at(raw.places, 0), { region: 'east' }),
    ],
    [
      'more bonus cards than there are',
      'bonuses.laidOut: cannot lay out 2 of 1 card',
      (raw) => Object.assign(raw, { bonuses: bonus(2, { of: 'hand' }) }),
    ],
    [
      'a bonus for what nobody is',
      'bonuses.cards.0.count.mark: no place is marked polar',
      (raw) => Object.assign(raw, { bonuses: bonus(1, { of: 'routes', mark: 'polar' }) }),
    ],
    [
      'a bonus for regions without regions',
      'bonuses.cards.0.count: every place must have a region',
      (raw) => Object.assign(raw, { bonuses: bonus(1, { of: 'regions' }) }),
    ],
    [
      'a drawing that forgets a place',
      'drawing.places.islet: is missing',
      (raw) => Object.assign(raw, { drawing: drawing(['islet']) }),
    ],
    [
      'a drawing off the canvas',
      'drawing.places.mill: is outside the map',
      (raw) => Object.assign(raw, { drawing: drawing([], { mill: 2000 }) }),
    ],
  ];
  test.each(cases)('%s', (_name, problem, change) => {
    expect(problems(change)).toContain(problem);
    // The same in French, with no English left but the path.
    const french = problems(change, 'fr').map((told) => told.slice(told.indexOf(': ')));
    expect(french.length).toBeGreaterThan(0);
    for (const told of french) expect(told).not.toMatch(/\b(the|is|must|of|Invalid|Expected)\b|!0|>=|<=/);
  });

  test('what a form can leave behind is said plainly in French', () => {
    expect(problems((raw) => (at(raw.places, 0).name = ''), 'fr')).toEqual(['places.0.name: ne doit pas être vide']);
    expect(problems((raw) => (at(raw.routes, 0).length = 1.5), 'fr')).toEqual([
      'routes.0.length: doit être un nombre entier',
    ]);
    expect(problems((raw) => (at(raw.routes, 0).length = 'x' as never), 'fr')).toEqual([
      'routes.0.length: doit être un nombre',
    ]);
    expect(problems((raw) => (at(raw.routes, 0).length = 0), 'fr')).toEqual(['routes.0.length: doit être 1 ou plus']);
  });

  test('several problems are all told', () => {
    const found = problems((raw) => {
      at(raw.routes, 0).colour = 'pink';
      raw.end.piecesLeft = 20;
      at(raw.tickets.list, 0).a = 'moon';
    });
    expect(found).toHaveLength(3);
  });

  test('what is no edition at all is no accident', () => {
    for (const raw of [null, undefined, 7, 'map', [], {}]) expect(game.readEdition(raw).ok).toBe(false);
  });
});

function bonus(laidOut: number, count: Record<string, unknown>) {
  const text = { en: 'x', fr: 'y' };
  const source = 'reconstructed';
  return { laidOut, source, cards: [{ id: 'one', name: text, text, points: 3, count, source }] };
}

function drawing(without: string[], moved: Record<string, number> = {}) {
  const places = Object.fromEntries(
    islandMap.places
      .filter(({ id }) => !without.includes(id))
      .map(({ id }) => [id, { x: moved[id] ?? 10, y: 10, label: { x: 10, y: 10, anchor: 'middle' } }]),
  );
  const routes = Object.fromEntries(
    islandMap.routes.map(({ id, length }) => [id, { slots: new Array(length).fill([1, 2, 3]), slotLength: 9 }]),
  );
  const colour = { id: 'red', name: { en: 'red', fr: 'rouge' } };
  return {
    canvas: { width: 1000, height: 700 },
    via: 'through',
    laneGap: 9,
    source: 'reconstructed',
    seatColours: [colour, colour, colour],
    places,
    routes,
  };
}
