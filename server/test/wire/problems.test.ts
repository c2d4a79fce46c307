/** Why the server says no: every code in both languages, and sentences nowhere but beside their codes. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import berlin from '@quai/games/berlin/editions/berlin.json' with { type: 'json' };
import { ProblemsSchema } from '@quai/protocol/answers/problems.ts';
import { type Problem, type ProblemCode, problems, sentence } from '@quai/protocol/problems.ts';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { No } from '../../wire/refusal.ts';
import type { route } from '../../wire/route.ts';
import { newGuest } from '../support/client.ts';
import { serverOfThisFile } from '../support/running.ts';

const codes = Object.keys(problems) as ProblemCode[];
const LANGUAGES = ['en', 'fr'] as const;
/** Made by others, in the language of the request. */
const PASSED_ON: readonly ProblemCode[] = ['table-invalid', 'body'];

const sample = (code: ProblemCode) => ({ code, ...problems[code].sample }) as Problem;

describe.each(codes)('%s', (code) => {
  const { status, sample: params } = problems[code];

  test('has a sentence in each language, and a status that refuses', () => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    const [en, fr] = LANGUAGES.map((language) => sentence(sample(code), language));
    if (PASSED_ON.includes(code)) return;
    expect(en).not.toBe(fr);
    for (const text of [en!, fr!]) {
      expect(text).toMatch(/^\p{Lu}/u);
      // One sentence has no full stop, several have.
      expect(text.endsWith('.')).toBe(/[.?] \p{Lu}/u.test(text) && !text.endsWith('?'));
      expect(text).not.toMatch(/'/);
    }
    // The colon of an address is not one of a sentence.
    expect(fr!.replace('https:', '')).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/);
  });

  test.each(LANGUAGES)('says each of its parameters (%s)', (language) => {
    const read = new Set<string>();
    const spy = new Proxy(params, { get: (all, name) => read.add(String(name)) && Reflect.get(all, name) });
    (problems[code][language] as (given: object) => string)(spy);
    expect([...read].sort()).toEqual(Object.keys(params).sort());
  });
});

test('the server writes no sentence of its own', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('test'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const refusals = files.flatMap((text) => [...text.matchAll(/new No\(\s*([^,)]+)/g)].map(([, first]) => first!));
  expect(refusals.length).toBeGreaterThan(50);
  expect(
    refusals.filter((first) => /\s/.test(first) && !/^status === 503 \? '[\w-]+' : '[\w-]+'$/.test(first)),
  ).toEqual([]);
  for (const text of files) {
    expect(text).not.toMatch(/refuse\([^()]*(\([^()]*\)[^()]*)*,\s*\d{3}\s*,/);
    expect(text).not.toMatch(/\.send\(\{\s*problems/);
  }
});

test('docs/protocol.md lists every code under its status, with its parameters', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
  const rows = [...doc.matchAll(/^\| (\d{3}) \| (.*) \|$/gm)].flatMap(([, status, list]) =>
    [...list!.matchAll(/`([\w-]+)`(?: \(([\w, ]+)\))?/g)].map(([, code, params]) => [
      code,
      Number(status),
      params ?? '',
    ]),
  );
  const defined = codes.map((code) => [code, problems[code].status, Object.keys(problems[code].sample).join(', ')]);
  expect(rows.sort()).toEqual(defined.sort());
});

test('no code is defined in vain', () => {
  const folder = join(import.meta.dirname, '../..');
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('test'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
});

test('a route cannot refuse with a code that it does not declare', () => {
  type Run = Parameters<typeof route<'/x', 'anyone', 'text', v.GenericSchema, never, 'suspended'>>[1];
  expectTypeOf<() => Promise<No<'suspended'>>>().toExtend<Run>();
  expectTypeOf<() => Promise<No<'fault'>>>().not.toExtend<Run>();
  expectTypeOf<() => Promise<No>>().not.toExtend<Run>();
});

test('several problems of one kind', () => {
  expect(
    new No('body', [
      { at: 'a', detail: 'x' },
      { at: 'b', detail: 'y' },
    ]).problems,
  ).toEqual([
    { code: 'body', at: 'a', detail: 'x' },
    { code: 'body', at: 'b', detail: 'y' },
  ]);
  expect(new No('suspended').problems).toEqual([{ code: 'suspended' }]);
});

const server = await serverOfThisFile();

const ask = async (language: string, body: unknown, cookie = '') => {
  const answer = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    body: JSON.stringify(body),
  });
  return v.parse(ProblemsSchema, await answer.json());
};

test('a problem is told in the language of the request, with its code', async () => {
  const codes = [{ code: 'not-signed-in' }];
  const french = { problems: ['Indiquez d’abord votre nom'], codes };
  expect(await ask('fr', {})).toEqual(french);
  expect(await ask('fr-CA,en;q=0.8', {})).toEqual(french);
  expect(await ask('en-GB,fr;q=0.8', {})).toEqual({ problems: ['Enter your name first'], codes });
});

test('a code comes with its parameters', async () => {
  const cookie = await newGuest(server.address, 'Ada');
  const wanted = { game: 'berlin', seats: 2, bots: ['grandmaster'] };
  expect(await ask('en', wanted, cookie)).toEqual({
    problems: ['There is no bot called grandmaster'],
    codes: [{ code: 'bot-unknown', bot: 'grandmaster' }],
  });
  expect(await ask('fr', { game: 'berlin', bots: 3 }, cookie)).toEqual({
    problems: ['seats\u202f: manque', 'bots\u202f: doit être une liste'],
    codes: [
      { code: 'body', at: 'seats', detail: 'manque' },
      { code: 'body', at: 'bots', detail: 'doit être une liste' },
    ],
  });
});

test('so are the problems of an edition', async () => {
  const cookie = await newGuest(server.address, 'Ada');
  const routes = berlin.routes.map((route, i) => (i === 0 ? { ...route, length: 0 } : route));
  const wanted = { game: 'berlin', seats: 2, options: {}, edition: null, editionData: { ...berlin, routes } };
  for (const [language, detail] of [
    ['fr', 'routes.0.length: doit être 1 ou plus'],
    ['en', 'routes.0.length: must be 1 or more'],
  ] as const)
    expect(await ask(language, wanted, cookie)).toEqual({
      problems: [detail],
      codes: [{ code: 'table-invalid', detail }],
    });
});
