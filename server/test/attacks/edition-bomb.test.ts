/** An edition is a few numbers, and a few numbers can ask for any amount of memory: each is refused or opens quickly. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@quai/games/list.ts';
import { openTable } from '@quai/table/opening.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { UploadPool } from '../../uploads/pool.ts';
import { Caller } from '../support/caller.ts';
import { serverOfThisFile } from '../support/running.ts';

const NUMBERS = [0, -1, 1e3, 1e6, 1e9, 1.5];
/** No number of a box comes near these. */
const ALWAYS_REFUSED = [1e6, 1e9];
const LONGEST_LIST = 2000;
/** Far above what was measured (under 60 ms), so that a busy machine does not fail it; without limits it is minutes. */
const DEADLINE = 2000;

type Path = readonly (string | number)[];
type Change = Readonly<{ path: Path; value: unknown }>;

const island = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../games/rails/test/maps/island.json'), 'utf8'),
) as unknown;

/** Every number and every list in a file. */
function* valuesIn(value: unknown, path: Path = []): Generator<Readonly<{ path: Path; value: number | unknown[] }>> {
  if (typeof value === 'number' || Array.isArray(value)) yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* valuesIn(inner, [...path, key]);
}

/** One of each kind: the coordinates of one town are like those of the next. */
function kindsIn(edition: unknown): Readonly<{ path: Path; value: number | unknown[] }>[] {
  const kinds = new Map<string, Readonly<{ path: Path; value: number | unknown[] }>>();
  for (const found of valuesIn(edition)) {
    const kind = found.path.map((key, depth) => (isId(edition, found.path.slice(0, depth), key) ? '#' : key)).join('.');
    if (!kinds.has(kind)) kinds.set(kind, found);
  }
  return [...kinds.values()];
}

/** An index of a list, or a key of a long table. */
function isId(edition: unknown, path: Path, key: string | number): boolean {
  const parent = path.reduce((here, step) => (here as Record<string, unknown>)[step], edition);
  return /^\d+$/.test(String(key)) || Object.keys(parent as object).length > 19;
}

function changed(edition: unknown, { path, value }: Change): unknown {
  const copy = structuredClone(edition) as Record<string, unknown>;
  let here: Record<string, unknown> = copy;
  for (const key of path.slice(0, -1)) here = here[key] as Record<string, unknown>;
  here[path.at(-1)!] = value;
  return copy;
}

const editions = await Promise.all(
  games.map(async ({ meta, load }) => {
    const game = await load();
    return { id: meta.id, game, edition: Object.values(game.editions)[0] ?? island };
  }),
);

test('printed editions have many kinds of numbers to change', () => {
  const most = editions.map(({ edition }) => kindsIn(edition).filter(({ value }) => typeof value === 'number').length);
  expect(most.filter((count) => count > 20).length).toBeGreaterThanOrEqual(6);
});

describe.each(editions)('$id', ({ game, edition }) => {
  /** An expansion is read always, but compiled only if it is chosen. */
  const lastOptions = game.options.map(({ id, values }) => ({ [id]: values.at(-1)! }));
  const open = (change: Change) => {
    const before = performance.now();
    let opened = false;
    const edited = { id: 'own', data: changed(edition, change) };
    for (const options of [{}, ...lastOptions]) opened = openTable(game, { edition: edited, options }).ok || opened;
    return { opened, took: performance.now() - before };
  };

  test('every number, changed to one that makes trouble, is refused or opens at once', () => {
    const numbers = kindsIn(edition).filter(({ value }) => typeof value === 'number');
    expect(numbers.length).toBeGreaterThan(0);
    for (const { path } of numbers)
      for (const value of NUMBERS) {
        const { opened, took } = open({ path, value });
        expect(took, `${path.join('.')} = ${value}`).toBeLessThan(DEADLINE);
        if (ALWAYS_REFUSED.includes(value)) expect(opened, `${path.join('.')} = ${value}`).toBe(false);
      }
  });

  test('every list, made far too long, is refused at once', () => {
    for (const { path, value } of kindsIn(edition)) {
      if (!Array.isArray(value) || value.length === 0) continue;
      const long = Array.from({ length: LONGEST_LIST }, (_, index) => value[index % value.length]);
      const { opened, took } = open({ path, value: long });
      expect(opened, path.join('.')).toBe(false);
      expect(took, path.join('.')).toBeLessThan(DEADLINE);
    }
  });
});

test('the largest dice of all are refused, and the server is as well as before', async () => {
  const server = await serverOfThisFile();
  const eve = await Caller.guest(server.address, 'Eve');
  const { game, edition } = editions.find(({ id }) => id === 'railroad-ink')!;
  const editionData = changed(edition, { path: ['dice', 0, 'count'], value: 1e9 });
  const before = process.memoryUsage().heapUsed;
  expect(await eve.post('/api/tables', { game: game.id, seats: 2, editionData })).toMatchObject({ status: 400 });
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 * 1024);
  expect(await eve.get('/api/ready')).toMatchObject({ status: 200 });
});

describe('the thread for uploads', () => {
  const { edition } = editions.find(({ id }) => id === 'berlin')!;
  const upload = { game: 'berlin', data: edition, options: {}, seats: 2, language: 'en' } as const;

  test('opens what is right, refuses what is not, and never more than a few at once', async () => {
    const pool = new UploadPool();
    onTestFinished(() => pool.stop());
    const good = pool.check(upload);
    const bad = pool.check({ ...upload, seats: 9 });
    const many = Array.from({ length: 40 }, () => pool.check({ ...upload, data: {} }));
    expect(await good).toMatchObject({ ok: true, edition: { id: 'own' } });
    expect(await bad).toMatchObject({ ok: false });
    const told = (await Promise.all(many)).flatMap((checked) => (checked.ok ? [] : checked.problems));
    expect(told.filter((problem) => /too many editions/.test(problem)).length).toBeGreaterThanOrEqual(20);
  });

  test.each([
    ['time', { memory: 256, time: 0, start: 30_000 }],
    ['memory', { memory: 8, time: 20_000, start: 4000 }],
  ])('an edition that takes too much %s is refused, and only its thread is lost', async (_what, limits) => {
    const pool = new UploadPool(limits);
    onTestFinished(() => pool.stop());
    expect(await pool.check(upload)).toMatchObject({ ok: false, problems: [expect.stringContaining('too long')] });
    expect(await pool.check(upload)).toMatchObject({ ok: false, problems: [expect.stringContaining('too long')] });
  });
});
