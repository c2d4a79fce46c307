/**
 * Every text that people read, in both languages side by side. Texts are found by how they are declared: exported objects with the
 * keys `en` and `fr`, pairs of files (`en.ts` and `fr.ts`, `rules.en.ts` and `rules.fr.ts`), `texts({ en, fr })` of the site,
 * `said('…', '…')` of the checks of editions, and the editions themselves.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Never } from '@quai/engine/words.ts';
import { samplesOf } from './sample.ts';

export interface Text {
  /** `web/text/home.ts playNow`. */
  readonly key: string;
  readonly en: string;
  readonly fr: string;
}

export interface Catalogue {
  /** Words that single games avoid, by folder. */
  readonly never: Readonly<Record<string, readonly Never[]>>;
  readonly texts: readonly Text[];
  /** Keys and texts that one of the languages lacks. */
  readonly gaps: readonly string[];
  /** Files with French in them whose texts were not found. */
  readonly unread: readonly string[];
}

const FOLDERS = ['engine', 'protocol', 'kit', 'table', 'bots', 'games', 'server', 'web'];
/** Letters and marks, but no texts. */
const NO_TEXTS = /^engine\/(typeset\.ts|kit\/)|^web\/before\.ts$|\/(letters|plurals)\.ts$/;
const FRENCH = /['"`][^'"`\n]*([àâçéèêëîïôùûœÉÀÊ«]|\b(l|d|n|s|c|j|m|qu)’)[^'"`\n]*['"`]/;

/** Texts that a game loads by itself are found in their own files. */
const IMPORTS = /\bimport\(/;

type Pair = Readonly<{ en: unknown; fr: unknown; sample?: unknown }>;

export async function readCatalogue(root: string): Promise<Catalogue> {
  const texts: Text[] = [];
  const gaps: string[] = [];
  const unread: string[] = [];
  const never: Record<string, readonly Never[]> = {};
  const suspects = new Map<string, string>();
  const seen = new WeakSet<object>();
  const add = (key: string, en: string, fr: string) => {
    texts.push({ key, en, fr });
    for (const name of holes(en)) if (!holes(fr).includes(name)) gaps.push(`${key}: {${name}} is only in English`);
    for (const name of holes(fr)) if (!holes(en).includes(name)) gaps.push(`${key}: {${name}} is only in French`);
  };

  /** The same place of both languages' tables. */
  function compare(key: string, en: unknown, fr: unknown, sample?: unknown): void {
    if (typeof en === 'object' && en !== null) {
      if (seen.has(en)) return;
      seen.add(en);
    }
    if (typeof en !== typeof fr) gaps.push(`${key} is only in ${en === undefined ? 'French' : 'English'}`);
    else if (typeof en === 'string') add(key, en, fr as string);
    else if (typeof en === 'function') compareCalls(key, en as Call, fr as Call, sample);
    else if (typeof en === 'object' && en !== null && fr !== null)
      for (const part of new Set([...Object.keys(en), ...Object.keys(fr as object)]))
        compare(`${key}.${part}`, (en as never)[part], (fr as never)[part]);
  }

  function compareCalls(key: string, en: Call, fr: Call, sample: unknown): void {
    // A language may leave out the last parameters if it has no use for them.
    const samples = () => [
      ...(en.length >= fr.length ? samplesOf(en) : []),
      ...(fr.length >= en.length ? samplesOf(fr) : []),
    ];
    const calls = sample === undefined ? samples() : [{ label: '', given: [sample] }];
    if (calls.length === 0 && !IMPORTS.test(en.toString()))
      gaps.push(`${key}: no sample fits its parameters; add one to cli/words/sample.ts`);
    const said = new Set<string>();
    for (const { label, given } of calls) {
      const name = label === '' ? key : `${key}(${label})`;
      const [english, french] = [en, fr].map((call) => called(call, given));
      const both = JSON.stringify([english, french]);
      if (!said.has(both)) compare(name, english, french);
      said.add(both);
    }
  }

  /** Looks for pairs anywhere in what a module exports. */
  function search(key: string, value: unknown): void {
    if (typeof value === 'function' && 'tables' in value) search(key, value.tables);
    if (typeof value !== 'object' || value === null || seen.has(value) || '~run' in value) return;
    if ('en' in value && 'fr' in value) {
      const { en, fr, sample } = value as Pair;
      compare(key, en, fr, sample);
      return;
    }
    seen.add(value);
    for (const [name, part] of Object.entries(value)) search(`${key}.${name}`, part);
  }

  for (const path of FOLDERS.flatMap((folder) => filesIn(join(root, folder)))) {
    const file = relative(root, path);
    const before = texts.length;
    if (file.endsWith('.json')) {
      if (file.includes('/editions/') && !file.includes('/earlier/'))
        search(file, JSON.parse(readFileSync(path, 'utf8')));
      continue;
    }
    if (file.endsWith('/text/never.ts')) {
      never[file.replace('/text/never.ts', '')] = (await load(path)).never as readonly Never[];
      continue;
    }
    if (NO_TEXTS.test(file)) continue;
    const source = withoutComments(readFileSync(path, 'utf8'));
    for (const [, en = '', fr = ''] of source.matchAll(/\ben: '([^']*)', fr: '([^']*)'/g)) add(file, en, fr);
    for (const [, en = '', fr = ''] of source.matchAll(/\bsaid\(\s*'([^']*)',\s*'([^']*)',?\s*\)/g)) add(file, en, fr);
    const other = /(^|[./])en\.ts$/.test(path) ? path.replace(/en\.ts$/, 'fr.ts') : null;
    if (other !== null) {
      const [english, french] = [await load(path), await load(other)];
      for (const [name, value] of Object.entries(english))
        if (name === 'default' || typeof value !== 'object') continue;
        else compare(`${file} ${name}`, value, french[inFrench(name)]);
    } else if (
      file.endsWith('.ts') &&
      /\b(fr|french)\b/i.test(source) &&
      FRENCH.test(source) &&
      !file.endsWith('fr.ts')
    )
      for (const [name, value] of Object.entries(await load(path))) search(`${file} ${name}`, value);
    if (texts.length === before && FRENCH.test(source)) suspects.set(file, source);
  }
  // A file's texts may already have been read through another file that imports them.
  const all = texts.map(({ en, fr }) => `${en}\n${fr}`).join('\n');
  for (const [file, source] of suspects)
    if (!quoted(source).some((literal) => FRENCH.test(literal) && all.includes(literal.slice(1, -1))))
      unread.push(file);
  return { texts, gaps, unread, never };
}

type Call = (...given: unknown[]) => unknown;

function called(call: Call, given: readonly unknown[]): unknown {
  try {
    return call(...given);
  } catch {
    return undefined;
  }
}

/** `en` and `fr`, `rulesEn` and `rulesFr`, or the same name in both files. */
const inFrench = (name: string) => (name === 'en' ? 'fr' : name.replace(/En$/, 'Fr'));

const quoted = (source: string) => source.match(/'[^'\n]*'|"[^"\n]*"|`[^`$]*`/g) ?? [];

const holes = (text: string) => [...text.matchAll(/\{(\w+)[^}]*\}/g)].map(([, name]) => name);

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const load = (path: string): Promise<Readonly<Record<string, unknown>>> => import(pathToFileURL(path).href);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return ['test', 'node_modules', 'dist', 'land'].includes(entry.name) ? [] : filesIn(path);
      return /\.(ts|tsx|json)$/.test(entry.name) && !/\.d\.ts$/.test(entry.name) ? [path] : [];
    });
}
