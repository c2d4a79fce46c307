/** The form of FootHills: station cards and action cards. */

import { fill } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';
import type { EditionForm, Field } from '@quai/kit/form.ts';
import { at, changed, type Json, type Path } from '@quai/kit/json.ts';
import { type FormTexts, texts } from './texts.ts';

const LINES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const LETTERS = ['A', 'B', 'C', 'D', 'E'].map((value) => ({ value, text: value }));

export const form: EditionForm = (_edition, language) => {
  const t = texts[language];
  const f = t.fields;
  const named = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([value, text]) => ({ value, text }));
  return [
    {
      id: 'stations',
      name: t.sections.stations,
      list: ['stations'],
      title: (record) => `${(at(record, ['cards']) as readonly string[])[0]} ${at(record, ['name'])}`,
      fields: (record) => [
        { path: ['name'], label: f.name, kind: 'text' },
        { path: ['rubble'], label: f.rubble, kind: 'number' },
        { path: ['tracks'], label: f.tracks, kind: 'number' },
        ...spaceFields(record, t, language),
        { path: ['surveyor'], label: `${f.surveyor} (${t.ops})`, kind: 'json', empty: null },
        { path: ['onBuild'], label: `${f.onBuild} (${t.ops})`, kind: 'json', empty: null },
      ],
      after: (now, index, path) => confirmed(now, ['stations', index], path),
      place: (_record, index) => `station-${index}`,
      hide: '.foothills > :not(.lines)',
      // A pair of lines is closed at every table: choose one that leaves this station open.
      options: (record) => {
        const own = at(record, ['lines']) as readonly string[];
        const [a, b] = LINES.filter((line) => !own.includes(line)).slice(-2);
        return { lines: `${a}-${b}` };
      },
    },
    {
      id: 'cards',
      name: t.sections.cards,
      list: ['actionCards'],
      title: (record) => `${at(record, ['id'])} ${at(record, ['name', language])}`,
      fields: () => [
        { path: ['name', 'en'], label: f.nameEn, kind: 'text' },
        { path: ['name', 'fr'], label: f.nameFr, kind: 'text' },
        { path: ['owner'], label: f.owner, kind: 'choice', options: named(t.owners) },
        { path: ['type'], label: f.type, kind: 'choice', options: LETTERS },
        { path: ['back'], label: f.back, kind: 'choice', options: LETTERS },
        {
          path: ['scoring'],
          label: f.scoring,
          kind: 'choice',
          options: named(t.scorings),
        },
        { path: ['requires'], label: f.requires, kind: 'list', options: named(t.needs) },
        { path: ['ops'], label: `${f.effect} (${t.ops})`, kind: 'json' },
      ],
      after: (now, index, path) => confirmed(now, ['actionCards', index], path),
      place: (_record, index) => `card-${index}`,
      hide: '.foothills > :not(.seat-area, .reserve)',
      shows: (view, index) => {
        const { hand, reserve } = view as Readonly<Record<'hand' | 'reserve', readonly number[]>>;
        return hand.includes(index) || reserve.includes(index);
      },
    },
  ];
};

function spaceFields(record: Json, { fields: f, units: u }: FormTexts, language: Language): Field[] {
  return ((at(record, ['spaces']) ?? []) as readonly Json[]).flatMap((_, space): Field[] => [
    ...(['iron', 'stone', 'rubble', 'passenger'] as const).map(
      (unit): Field => ({
        path: ['spaces', space, 'cost', unit],
        label: fill(f.cost, { n: space + 1, what: u[unit] }, language),
        kind: 'number',
        optional: true,
      }),
    ),
    ...(['vp', 'passenger'] as const).map(
      (unit): Field => ({
        path: ['spaces', space, 'bonus', unit],
        label: fill(f.bonus, { n: space + 1, what: u[unit] }, language),
        kind: 'number',
        optional: true,
      }),
    ),
  ]);
}

/** Marks the source of a field as confirmed, with those of its parts. */
function confirmed(edition: Json, record: Path, path: Path): Json {
  const field = String(path[0]);
  const sources = (at(edition, [...record, 'sources']) ?? {}) as Readonly<Record<string, Json>>;
  const told = Object.keys(sources).filter((name) => name === field || name.startsWith(`${field}.`));
  const whole = path.map(String).join('.');
  const named = told.includes(whole) ? [whole] : told;
  return named.reduce((now, name) => changed(now, [...record, 'sources', name], 'confirmed'), edition);
}
