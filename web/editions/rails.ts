/** The form of the rails family: places, routes and tickets. The drawing follows. */

import type { Language } from '@quai/engine/words.ts';
import { editionTexts as e } from '../text/editions.ts';
import type { Field, Section } from './fields.ts';
import { at, changed, type Json, type Path } from './json.ts';
import { redrawn } from './redraw.ts';

const ONLY_MAP = '.rails > :not(.rails-map)';

type Named = Readonly<{ id: string; name: unknown }>;

/** The sections for this edition; its own words fill the choices. */
export function railsSections(edition: Json, language: Language): readonly Section[] {
  const places = (at(edition, ['places']) ?? []) as unknown as readonly Named[];
  const f = e().fields;
  const placeName = (id: unknown) => String(places.find((place) => place.id === id)?.name ?? id);
  const placeOptions = places.map(({ id, name }) => ({ value: id, text: String(name) }));
  const named = (list: Json | undefined) =>
    ((list ?? []) as unknown as readonly Named[]).map(({ id, name }) => ({
      value: id,
      text: inLanguage(name, language) ?? id,
    }));
  const colours = [...named(at(edition, ['cards', 'colours'])), { value: 'gray', text: 'gray' }];
  const ends: readonly Field[] = [
    { path: ['a'], label: f.a, kind: 'choice', options: placeOptions },
    { path: ['b'], label: f.b, kind: 'choice', options: placeOptions },
  ];
  const title = (record: Json) => `${placeName(at(record, ['a']))} – ${placeName(at(record, ['b']))}`;
  const confirm = (list: Path) => (now: Json, index: number) => changed(now, [...list, index, 'source'], 'confirmed');
  return [
    {
      id: 'routes',
      list: ['routes'],
      title: (record) => `${title(record)} (${at(record, ['id'])})`,
      fields: () => [
        ...ends,
        { path: ['length'], label: f.length, kind: 'number' },
        { path: ['colour'], label: f.colour, kind: 'choice', options: colours },
        { path: ['kind'], label: f.kind, kind: 'choice', options: named(at(edition, ['pieces'])) },
        { path: ['cards'], label: f.cards, kind: 'number', optional: true },
        { path: ['icons'], label: f.icons, kind: 'number', optional: true },
        { path: ['draw'], label: f.draw, kind: 'number', optional: true },
      ],
      after: (now, index, path) =>
        confirm(['routes'])(
          ['a', 'b', 'length'].includes(String(path[0])) ? redrawn(now, index, path[0] !== 'length') : now,
          index,
        ),
      place: (_record, index) => `route-${index}`,
      hide: ONLY_MAP,
    },
    {
      id: 'places',
      list: ['places'],
      title: (record) => String(at(record, ['name'])),
      fields: (record) => [
        { path: ['name'], label: f.name, kind: 'text' },
        { path: ['names', 'en'], label: f.nameEn, kind: 'text' },
        { path: ['names', 'fr'], label: f.nameFr, kind: 'text' },
        ...(at(edition, ['drawing', 'places', String(at(record, ['id']))]) === undefined ? [] : spot(record)),
      ],
      after: confirm(['places']),
      place: (_record, index) => `place-${index}`,
      hide: ONLY_MAP,
    },
    {
      id: 'tickets',
      list: ['tickets', 'list'],
      title: (record) => `${title(record)} (${at(record, ['points'])})`,
      fields: () => [...ends, { path: ['points'], label: f.points, kind: 'number' }],
      after: confirm(['tickets', 'list']),
      add: (now) => {
        const list = at(now, ['tickets', 'list']) as readonly Json[];
        const [a, b] = places;
        const id = freeId('N', list);
        const ticket = { id, a: a!.id, b: b!.id, points: 1, source: 'confirmed' };
        return changed(now, ['tickets', 'list'], [...list, ticket]);
      },
      remove: (now, index) => changed(now, ['tickets', 'list', index], undefined),
      place: () => null,
      hide: ONLY_MAP,
    },
  ];

  /** Where a place stands on the map: not in its own record, but said like a field of it. */
  function spot(record: Json): Field[] {
    const id = String(at(record, ['id']));
    return (['x', 'y'] as const).map((key) => ({
      path: ['drawing', 'places', id, key],
      whole: true as const,
      label: f[key],
      kind: 'number' as const,
    }));
  }
}

const inLanguage = (name: unknown, language: Language): string | undefined => {
  if (typeof name === 'string') return name;
  const said = (name as Readonly<Record<string, unknown>> | undefined)?.[language];
  return typeof said === 'string' ? said : (said as { one?: string } | undefined)?.one;
};

function freeId(letter: string, list: readonly Json[]): string {
  for (let n = 1; ; n++) if (!list.some((record) => at(record, ['id']) === `${letter}${n}`)) return `${letter}${n}`;
}
