/** The sections of the form for everything but the map: figures of the whole game, pieces with their points, colours, bonus cards. */

import type { Language } from '@quai/engine/words.ts';
import type { Field, Section } from '@quai/kit/form.ts';
import { at, changed, type Json, listAt, type Path } from '@quai/kit/json.ts';
import { COLOURS, withBonus, withColour, withoutBonus, withoutColour } from './colours.ts';
import { figureTexts } from './figuretexts.ts';

/** Longest route that a points table has room for. */
const LONGEST = 15;
const SEATS = [2, 5] as const;

export function figureSections(edition: Json, language: Language, board: Pick<Section, 'hide'>): readonly Section[] {
  const t = figureTexts[language];
  const f = t.fields;
  const number = (path: Path, label: string, least: number, most: number): Field => ({
    path,
    label,
    kind: 'number',
    within: [least, most],
  });
  const optional = (path: Path, label: string): Field => ({ path, label, kind: 'number', optional: true });
  const bonuses = listAt(edition, ['bonuses', 'cards']);
  return [
    {
      id: 'figures',
      name: t.sections.figures,
      list: [],
      single: true,
      title: () => t.sections.figures,
      fields: () => [
        { path: ['name', 'en'], label: f.nameEn, kind: 'text' },
        { path: ['name', 'fr'], label: f.nameFr, kind: 'text' },
        ...(at(edition, ['drawing', 'canvas']) === undefined
          ? []
          : [
              number(['drawing', 'canvas', 'width'], f.width, 100, 10_000),
              number(['drawing', 'canvas', 'height'], f.height, 100, 10_000),
            ]),
        number(['seats', 'min'], f.fewest, ...SEATS),
        number(['seats', 'max'], f.most, ...SEATS),
        number(['end', 'piecesLeft'], f.piecesLeft, 0, 20),
        number(['cards', 'dealt'], f.dealt, 0, 12),
        number(['cards', 'row'], f.row, 1, 9),
        number(['cards', 'wild', 'count'], f.wilds, 0, 99),
        { path: ['cards', 'pairs'], label: f.pairs, kind: 'flag' },
        optional(['cards', 'sweep', 'wilds'], f.sweep),
        optional(['cards', 'sweep', 'limit'], f.sweepLimit),
        number(['tickets', 'dealt'], f.ticketsDealt, 1, 6),
        number(['tickets', 'keepDealt'], f.keepDealt, 0, 6),
        number(['tickets', 'drawn'], f.ticketsDrawn, 1, 6),
        number(['tickets', 'keepDrawn'], f.keepDrawn, 1, 6),
        optional(['longestPath', 'points'], f.longestPath),
        ...(bonuses.length === 0 ? [] : [number(['bonuses', 'laidOut'], f.laidOut, 1, bonuses.length)]),
        {
          path: ['ties'],
          label: f.ties,
          kind: 'list',
          options: (['tickets', 'bonuses', 'path'] as const).map((value) => ({ value, text: f.tie[value] })),
        },
      ],
      after: (now, _index, path) => afterFigure(now, path),
      place: () => null,
      ...board,
    },
    {
      id: 'pieces',
      name: t.sections.pieces,
      list: ['pieces'],
      title: (record) => String(at(record, ['name', language, 'many'])),
      fields: (record) => [
        number(['perSeat'], f.perSeat, 1, 99),
        {
          path: ['by'],
          label: f.by,
          kind: 'choice',
          options: (['spaces', 'cards'] as const).map((value) => ({ value, text: f.bys[value] })),
        },
        ...lengthsOf(record).map((length) => optional(['points', String(length)], f.pointsFor(length))),
        ...(['en', 'fr'] as const).flatMap((tongue) =>
          (['one', 'many'] as const).map(
            (form): Field => ({ path: ['name', tongue, form], label: f.noun[tongue][form], kind: 'text' }),
          ),
        ),
      ],
      after: (now, index, path) =>
        changed(now, ['pieces', index, path[0] === 'points' ? 'pointsSource' : 'source'], 'confirmed'),
      place: () => null,
      ...board,
    },
    {
      id: 'colours',
      name: t.sections.colours,
      list: ['cards', 'colours'],
      title: (record) => `${at(record, ['name', language])} (${at(record, ['count'])})`,
      fields: () => [
        number(['count'], f.count, 1, 99),
        { path: ['letter'], label: f.letter, kind: 'text' },
        { path: ['name', 'en'], label: f.nameEn, kind: 'text' },
        { path: ['name', 'fr'], label: f.nameFr, kind: 'text' },
      ],
      after: (now, index) => changed(now, ['cards', 'colours', index, 'source'], 'confirmed'),
      grow: {
        texts: t.grow.colours,
        add: listAt(edition, ['cards', 'colours']).length < COLOURS.length ? () => withColour(edition) : null,
        remove: (index) => withoutColour(edition, index),
        users: (index) => {
          const id = at(edition, ['cards', 'colours', index, 'id']);
          return listAt(edition, ['routes']).flatMap((route, i) =>
            at(route, ['colour']) === id ? [{ section: 'routes', index: i }] : [],
          );
        },
      },
      place: () => null,
      ...board,
    },
    {
      id: 'bonuses',
      name: t.sections.bonuses,
      list: ['bonuses', 'cards'],
      title: (record) => String(at(record, ['name', language])),
      fields: (record) => [
        { path: ['name', 'en'], label: f.nameEn, kind: 'text' },
        { path: ['name', 'fr'], label: f.nameFr, kind: 'text' },
        { path: ['text', 'en'], label: f.textEn, kind: 'text' },
        { path: ['text', 'fr'], label: f.textFr, kind: 'text' },
        number(['points'], f.points, 1, 99),
        {
          path: ['count', 'of'],
          label: f.of,
          kind: 'choice',
          options: (Object.keys(FILTERS) as (keyof typeof FILTERS)[]).map((value) => ({ value, text: f.ofs[value] })),
        },
        ...filtersOf(record).map((filter) => filterField(filter)),
      ],
      after: (now, index, path) => {
        const tidy = path[1] === 'of' ? withoutFilters(now, index) : now;
        return changed(tidy, ['bonuses', 'cards', index, 'source'], 'confirmed');
      },
      grow: {
        texts: t.grow.bonuses,
        add: () => withBonus(edition, t.newBonus),
        remove: (index) => withoutBonus(edition, index),
        users: () => [],
      },
      place: () => null,
      ...board,
    },
  ];

  function filterField(filter: Filter): Field {
    const path = ['count', filter];
    if (filter === 'icons') return { path, label: f.filters.icons, kind: 'flag', optional: true };
    if (filter === 'length' || filter === 'pointsAtMost') return optional(path, f.filters[filter]);
    const values =
      filter === 'region'
        ? listAt(edition, ['regions']).map((region) => String(at(region, ['id'])))
        : [...new Set(listAt(edition, ['places']).flatMap((place) => listAt(place, ['marks']).map(String)))];
    const options = values.map((value) => ({ value, text: value }));
    return { path, label: f.filters[filter], kind: 'choice', options, optional: true };
  }
}

type Filter = 'length' | 'icons' | 'mark' | 'region' | 'pointsAtMost';

/** What a bonus card may count, and how each can be narrowed down. */
const FILTERS = {
  tickets: ['pointsAtMost', 'mark', 'region'],
  routes: ['length', 'icons', 'mark', 'region'],
  path: [],
  regions: [],
  pieces: [],
  hand: [],
} as const satisfies Readonly<Record<string, readonly Filter[]>>;

const filtersOf = (record: Json): readonly Filter[] =>
  FILTERS[String(at(record, ['count', 'of'])) as keyof typeof FILTERS] ?? [];

function withoutFilters(edition: Json, index: number): Json {
  const count: Path = ['bonuses', 'cards', index, 'count'];
  return changed(edition, count, { of: at(edition, [...count, 'of']) ?? 'tickets' });
}

/** Every length that has points, and one more. */
function lengthsOf(piece: Json): readonly number[] {
  const lengths = Object.keys((at(piece, ['points']) ?? {}) as object).map(Number);
  const most = Math.min(LONGEST, Math.max(0, ...lengths) + 1);
  return Array.from({ length: most }, (_, i) => i + 1);
}

/** Parts that an edition may be without are whole or `null`; what a figure belongs to counts as confirmed. */
function afterFigure(edition: Json, path: Path): Json {
  const [part, key] = path;
  if (part === 'cards' && key === 'sweep') {
    const wilds = at(edition, ['cards', 'sweep', 'wilds']);
    const limit = at(edition, ['cards', 'sweep', 'limit']) ?? 5;
    return changed(edition, ['cards', 'sweep'], wilds === undefined ? null : { wilds, limit });
  }
  if (part === 'longestPath') {
    const points = at(edition, ['longestPath', 'points']);
    return changed(edition, ['longestPath'], points === undefined ? null : { points, source: 'confirmed' });
  }
  if (part === 'seats') return withLimits(changed(edition, ['seats', 'source'], 'confirmed'));
  return part === 'name' || part === 'ties' || part === 'drawing'
    ? edition
    : changed(edition, [part ?? '', 'source'], 'confirmed');
}

/** Every group of parallel routes has a limit for every number of players. */
function withLimits(edition: Json): Json {
  const [min, max] = [at(edition, ['seats', 'min']), at(edition, ['seats', 'max'])].map(Number) as [number, number];
  const sizes = Object.keys((at(edition, ['parallel', 'limits']) ?? {}) as object);
  let now = edition;
  for (const size of sizes)
    for (let seats = min; seats <= max; seats++) {
      const path: Path = ['parallel', 'limits', size, String(seats)];
      if (at(now, path) === undefined) now = changed(now, path, seats < 4 ? 1 : Math.min(2, Number(size)));
    }
  return now;
}
