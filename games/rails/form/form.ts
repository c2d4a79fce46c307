/** The form of the rails family: places, routes and tickets can be changed, added and removed; the drawing follows. */

import { fill } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';
import type { EditionForm, Field, Section } from '@quai/kit/form.ts';
import { at, changed, type Json, listAt, type Path } from '@quai/kit/json.ts';
import { figureSections } from './figures.ts';
import {
  joined,
  seatsOf,
  usersOfPlace,
  withoutPlace,
  withoutRoute,
  withoutTicket,
  withPlace,
  withRoute,
  withTicket,
} from './grow.ts';
import { besides, moved, redrawn } from './redraw.ts';
import { sketched } from './sketch.ts';
import { texts } from './texts.ts';

const ONLY_MAP = '.rails > :not(.rails-map)';
const ONLY_HINT = '.rails > :not(.hint)';

/** Only an edition of the family has this form: a draft may still be empty, or something else. */
export const form: EditionForm = (edition, language) =>
  at(edition, ['family']) === 'rails' ? sectionsOf(edition, language) : [];

export { blank } from './blank.ts';

/** The choices are those of the edition: its places, colours, pieces. */
function sectionsOf(edition: Json, language: Language): readonly Section[] {
  const t = texts[language];
  const f = t.fields;
  const named = (list: Path) =>
    listAt(edition, list).map((record) => {
      const id = String(at(record, ['id']));
      return { value: id, text: inLanguage(at(record, ['name']), language) ?? id };
    });
  const places = named(['places']);
  const placeName = (id: Json | undefined) => places.find(({ value }) => value === id)?.text ?? String(id);
  const colours = [...named(['cards', 'colours']), { value: 'gray', text: f.gray }];
  const marks = marksOf(edition).map((value) => ({ value, text: value }));
  const regions = named(['regions']);
  const ends: readonly Field[] = [
    { path: ['a'], label: f.a, kind: 'choice', options: places },
    { path: ['b'], label: f.b, kind: 'choice', options: places },
  ];
  const title = (record: Json) => `${placeName(at(record, ['a']))} – ${placeName(at(record, ['b']))}`;
  const confirm = (list: Path) => (now: Json, index: number) => changed(now, [...list, index, 'source'], 'confirmed');
  const confirmRoute = confirm(['routes']);
  const confirmPlace = confirm(['places']);
  const isDrawn = at(edition, ['drawing']) !== undefined;
  /** Shows only the map; if there is none yet, offers to draw one. */
  const board = isDrawn
    ? { hide: ONLY_MAP }
    : { hide: ONLY_HINT, draw: { label: t.draw, edition: () => sketched(edition) } };
  /** Routes and tickets need two places to end at. */
  const if2 = (add: () => Json) => (places.length < 2 ? null : add);
  return [
    {
      id: 'routes',
      name: t.sections.routes,
      asUser: t.asUser.routes,
      list: ['routes'],
      title: (record) => `${title(record)} (${at(record, ['id'])})`,
      fields: (_record, index) => [
        ...ends,
        { path: ['length'], label: f.length, kind: 'number' },
        { path: ['colour'], label: f.colour, kind: 'choice', options: colours },
        { path: ['kind'], label: f.kind, kind: 'choice', options: named(['pieces']) },
        { path: ['cards'], label: f.cards, kind: 'number', optional: true },
        { path: ['icons'], label: f.icons, kind: 'number', optional: true },
        { path: ['draw'], label: f.draw, kind: 'number', optional: true },
        ...limits(besides(edition, index).length),
      ],
      after: (now, index, path) => {
        if (path[0] === 'parallel') return changed(now, ['parallel', 'source'], 'confirmed');
        if (path[0] === 'length') return confirmRoute(redrawn(now, index), index);
        return confirmRoute(path[0] === 'a' || path[0] === 'b' ? joined(now, index) : now, index);
      },
      grow: {
        texts: t.grow.routes,
        add: if2(() => withRoute(edition)),
        remove: (index) => withoutRoute(edition, index),
        users: () => [],
      },
      place: (_record, index) => `route-${index}`,
      ...board,
    },
    {
      id: 'places',
      name: t.sections.places,
      list: ['places'],
      title: (record) => String(at(record, ['name'])),
      fields: (record) => [
        { path: ['name'], label: f.name, kind: 'text' },
        { path: ['names', 'en'], label: f.nameEn, kind: 'text', optional: true },
        { path: ['names', 'fr'], label: f.nameFr, kind: 'text', optional: true },
        ...(regions.length === 0
          ? []
          : [
              { path: ['region'], label: f.region, kind: 'choice' as const, options: regions, optional: true as const },
            ]),
        ...(marks.length === 0 ? [] : [{ path: ['marks'], label: f.marks, kind: 'list' as const, options: marks }]),
        ...(at(edition, ['drawing', 'places', String(at(record, ['id']))]) === undefined ? [] : spot(record)),
      ],
      after: (now, index, path, before) => {
        if (path[0] === 'drawing') return moved(now, String(path[2]), before);
        return confirmPlace(withoutEmptyNames(now, index), index);
      },
      grow: {
        texts: t.grow.places,
        add: () => withPlace(edition, newName()),
        remove: (index) => withoutPlace(edition, index),
        users: (index) => usersOfPlace(edition, index),
      },
      ...(isDrawn
        ? {
            move: { label: t.move, hint: t.pointing, on: '.ground', to: moveTo },
            ground: { on: '.ground', before: '.route', width: most('x'), height: most('y') },
          }
        : {}),
      place: (_record, index) => `place-${index}`,
      ...board,
    },
    {
      id: 'tickets',
      name: t.sections.tickets,
      asUser: t.asUser.tickets,
      list: ['tickets', 'list'],
      title: (record) => `${title(record)} (${at(record, ['points'])})`,
      fields: () => [...ends, { path: ['points'], label: f.points, kind: 'number' }],
      after: confirm(['tickets', 'list']),
      grow: {
        texts: t.grow.tickets,
        add: if2(() => withTicket(edition)),
        remove: (index) => withoutTicket(edition, index),
        users: () => [],
      },
      place: () => null,
      ...board,
    },
    ...figureSections(edition, language, board),
  ];

  /** Where a place is on the map: stored in the drawing, but shown like a field of the place. */
  function spot(record: Json): Field[] {
    const id = String(at(record, ['id']));
    return (['x', 'y'] as const).map((key) => ({
      path: ['drawing', 'places', id, key],
      whole: true as const,
      label: f[key],
      kind: 'number' as const,
      within: [0, most(key)],
    }));
  }

  function most(key: 'x' | 'y'): number {
    return Number(at(edition, ['drawing', 'canvas', key === 'x' ? 'width' : 'height']));
  }

  function moveTo(now: Json, index: number, x: number, y: number): Json {
    const id = String(at(now, ['places', index, 'id']));
    const kept = (value: number, key: 'x' | 'y') => Math.round(Math.min(Math.max(value, 0), most(key)));
    const spot = ['drawing', 'places', id];
    return moved(changed(changed(now, [...spot, 'x'], kept(x, 'x')), [...spot, 'y'], kept(y, 'y')), id, now);
  }

  /** How many of a group of parallel routes may be claimed: one figure for all groups of the same size. */
  function limits(size: number): Field[] {
    if (size < 2) return [];
    return seatsOf(edition).map((seats) => ({
      path: ['parallel', 'limits', String(size), String(seats)],
      whole: true as const,
      label: fill(f.limit, { n: size, seats }, language),
      kind: 'number' as const,
    }));
  }

  function newName(): string {
    const names = places.map(({ text }) => text);
    for (let n = 1; ; n++) {
      const name = fill(t.newPlace, { n }, language);
      if (!names.includes(name)) return name;
    }
  }
}

/** The marks that places have, and those that bonuses count. */
function marksOf(edition: Json): readonly string[] {
  const marked = listAt(edition, ['places']).flatMap((place) => listAt(place, ['marks']));
  const asked = listAt(edition, ['bonuses', 'cards']).map((card) => at(card, ['count', 'mark']));
  return [...new Set([...marked, ...asked].filter((mark) => typeof mark === 'string'))];
}

/** A place without names of its own in either language is called as the map prints it. */
function withoutEmptyNames(now: Json, index: number): Json {
  const path: Path = ['places', index, 'names'];
  const names = at(now, path);
  return names !== undefined && Object.keys(names as object).length === 0 ? changed(now, path, undefined) : now;
}

const inLanguage = (name: unknown, language: Language): string | undefined => {
  if (typeof name === 'string') return name;
  const said = (name as Readonly<Record<string, unknown>> | undefined)?.[language];
  return typeof said === 'string' ? said : (said as { one?: string } | undefined)?.one;
};
