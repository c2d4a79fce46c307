/** Explains in words what is wrong with the shape of a file: which value, and what was expected there. */

import * as v from 'valibot';
import type { Language } from './words.ts';

/** An issue as valibot reports it. */
interface Issue {
  readonly type: string;
  readonly expected: string | null;
  readonly received: string;
  readonly message: string;
  readonly input: unknown;
  readonly requirement?: unknown;
  readonly path?: readonly Readonly<{ key: unknown }>[] | undefined;
}

const en = {
  unknown: 'is an unknown name',
  missing: 'is missing',
  noKind: 'is of an unknown kind',
  other: ({ message }: Issue) => message,
};

const fr: typeof en = {
  unknown: 'est un nom inconnu',
  missing: 'manque',
  noKind: 'est d’un type inconnu',
  other: (issue) =>
    inFrench[issue.type]?.(issue) ??
    `doit être ${(issue.expected ?? '…').replaceAll(' | ', ' ou ')}, et non ${issue.received}`,
};

const count = ({ input, requirement }: Issue) =>
  `${requirement} ${typeof input === 'string' ? 'caractères' : 'éléments'}`;

/** By the kind of check; for any other, the sentence says what was expected. */
const inFrench: Readonly<Record<string, (issue: Issue) => string>> = {
  string: () => 'doit être du texte',
  number: () => 'doit être un nombre',
  finite: () => 'doit être un nombre',
  integer: () => 'doit être un nombre entier',
  boolean: () => 'doit être true ou false',
  array: () => 'doit être une liste',
  tuple: () => 'doit être une liste',
  strict_object: () => 'doit être un objet',
  record: () => 'doit être un objet',
  non_empty: () => 'ne doit pas être vide',
  min_value: ({ requirement }) => `doit être ${requirement} ou plus`,
  max_value: ({ requirement }) => `doit être ${requirement} ou moins`,
  min_length: (issue) => `doit avoir au moins ${count(issue)}`,
  max_length: (issue) => `doit avoir au plus ${count(issue)}`,
};

export const shapeTexts: Readonly<Record<Language, typeof en>> = { en, fr };

/** The message of a custom check, in the language the file is read in. */
export const said = (english: string, french: string) => (issue: Readonly<{ lang?: string | undefined }>) =>
  issue.lang === 'fr' ? french : english;

/** A whole number with both limits: what a file counts is also what somebody has to open, keep and send. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A list with limits. Its length is checked first, so that nobody reads what is too long. */
export const listOf = <T extends v.GenericSchema>(item: T, most: number, least = 0) =>
  v.pipe(v.array(v.unknown()), v.minLength(least), v.maxLength(most), v.array(item));

/** The path is null for the file as a whole; a game may write paths into lists in its own way. */
export function shapeProblem(issue: Issue, language: Language): [path: string | null, sentence: string] {
  const t = shapeTexts[language];
  const sentence = () => {
    if (issue.type === 'strict_object' && issue.expected === 'never') return t.unknown;
    if (issue.received === 'undefined') return t.missing;
    if (issue.type === 'union') return t.noKind;
    // A pattern means nothing to most readers, so checks with one have their own message.
    if (issue.type === 'regex') return issue.message;
    return t.other(issue);
  };
  return [issue.path?.map(({ key }) => String(key)).join('.') ?? null, sentence()];
}
