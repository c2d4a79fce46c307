/** A data folder made by the first release: it opens, scores as it did, and its games go on. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Game } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { listed } from '@quai/games/list.ts';
import { rulesOf } from '@quai/games/open.ts';
import { result } from '@quai/table/result.ts';
import { loadRoom } from '@quai/table/room.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../boot/config.ts';
import { serve } from '../../boot/serve.ts';
import { openDatabase } from '../../store/database.ts';
import { pinEditions } from '../../store/editions.ts';
import { migrate, StoreTooNew } from '../../store/migrations/migrate.ts';
import { queriesFor } from '../../store/schema.ts';
import { type Sql, statement } from '../../store/sql.ts';
import { Store } from '../../store/store.ts';
import { checkTables, unavailableTables } from '../../tables/check.ts';
import { emptyRoom } from '../../tables/opening.ts';
import { Player } from '../support/player.ts';

interface Expected {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly hash: string;
  readonly status: string;
  readonly entries: number;
  readonly totals: readonly number[] | null;
  readonly state: string | null;
  readonly cookies: readonly string[];
}

const FIXTURE = join(import.meta.dirname, '../fixtures/first-release');
const expected = JSON.parse(readFileSync(join(FIXTURE, 'expected.json'), 'utf8')) as Expected[];
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of the data folder. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quai-first-'));
  folders.push(folder);
  writeFileSync(join(folder, 'quai.sqlite'), gunzipSync(readFileSync(join(FIXTURE, 'quai.sqlite.gz'))));
  return folder;
}

const openCopy = (): Promise<Sql> => openDatabase(`sqlite:${join(dataFolder(), 'quai.sqlite')}`);

/** A table as this program scores it: totals and the hash of its state. */
async function scored(sql: Sql, id: string) {
  const store = new Store(sql);
  const read = await store.tableFrom(id, 0);
  if (read === null) throw new Error(`table ${id} is gone`);
  const room = loadRoom(await emptyRoom(read.stored, (hash) => store.edition(hash)), read.entries);
  return {
    entries: read.entries.length,
    totals: room.table === null ? null : result(room.table).map(({ total }) => total),
    state: room.table === null ? null : hashOf(room.table.state),
  };
}

const only = ({ entries, totals, state }: Expected) => ({ entries, totals, state });

/** Corrects a shipped edition for the length of a test: every ticket of the map is worth five points less. */
const restored: (() => void)[] = [];
afterEach(() => {
  for (const restore of restored.splice(0)) restore();
});
async function correctEdition(): Promise<Game> {
  const game = (await listed('berlin')?.load()) as Game;
  const editions = game.editions as Record<string, { tickets: { list: { points: number }[] } }>;
  const shipped = editions.berlin;
  if (shipped === undefined) throw new Error('the map is gone');
  const corrected = structuredClone(shipped);
  for (const ticket of corrected.tickets.list) ticket.points -= 5;
  editions.berlin = corrected;
  restored.push(() => {
    editions.berlin = shipped;
  });
  return game;
}

const ofBerlin = expected.filter(({ game, totals }) => game === 'berlin' && totals !== null);

describe('a store of the first release', () => {
  // First: rules that were opened once are found again by the hash of their figures.
  test('names tables whose figures are not available, and never opens them with others', async () => {
    await correctEdition();
    const sql = await openCopy();
    await migrate(sql);
    const lost = ofBerlin.filter(({ edition }) => edition === 'berlin').map(({ id }) => id);
    expect(lost.length).toBe(2);
    const unmatched = await pinEditions(sql);
    expect(unmatched).toEqual([expect.objectContaining({ game: 'berlin', edition: 'berlin', tables: lost.sort() })]);
    for (const id of lost) await expect(scored(sql, id)).rejects.toThrow(/are not those the game started with/);
    expect((await unavailableTables(sql)).map(({ table }) => table)).toEqual(lost);
    await sql.close();
  });

  test('opens and scores every table as before', async () => {
    const sql = await openCopy();
    await migrate(sql);
    expect(await pinEditions(sql)).toEqual([]);
    for (const table of expected) expect(await scored(sql, table.id), table.game).toEqual(only(table));
    expect(expected.length).toBe(12);
    await sql.close();
  });

  test('keeps the figures of its tables when a shipped edition is corrected later', async () => {
    const sql = await openCopy();
    await migrate(sql);
    await pinEditions(sql);
    const game = await correctEdition();
    expect(hashOf(game.editions.berlin)).not.toBe(ofBerlin[0]?.hash);
    expect(ofBerlin.length).toBe(3);
    for (const table of ofBerlin) expect(await scored(sql, table.id)).toEqual(only(table));
    expect(await unavailableTables(sql)).toEqual([]);
    await sql.close();
  });

  test('is checked before the upgrade without being changed', async () => {
    const sql = await openCopy();
    const before = await sql.run([{ sql: 'select * from migration order by name', parameters: [] }]);
    for (const status of ['playing', 'over'] as const)
      expect(await checkTables(sql, status, () => {})).toMatchObject({ broken: [] });
    expect(await unavailableTables(sql)).toEqual([]);
    expect(await sql.run([{ sql: 'select * from migration order by name', parameters: [] }])).toEqual(before);
    await correctEdition();
    const broken = (await unavailableTables(sql)).map(({ table }) => table);
    expect(broken).toEqual(
      ofBerlin
        .filter(({ edition }) => edition === 'berlin')
        .map(({ id }) => id)
        .sort(),
    );
    await sql.close();
  });

  test('is served, and its games are played to the end by the same people', { timeout: 120_000 }, async () => {
    const env = { QUAI_DATA: dataFolder(), PORT: '0', QUAI_HOST: '127.0.0.1', QUAI_LOG: 'silent' };
    const server = await serve(readConfig({ ...env, QUAI_MESSAGES_PER_SECOND: '5000' }, '.'), undefined, 'test');
    try {
      for (const { id, game, status, edition, cookies } of expected) {
        if (status !== 'playing' || edition === 'own') continue;
        // The figures and rules that the table began with, as a page is sent them.
        const { row } = (await server.node.store.table(id))!;
        const data = await server.node.store.edition(row.edition_hash);
        const rules = await rulesOf(game, {
          seats: cookies.length,
          options: JSON.parse(row.options),
          rulesNumber: row.rules_number,
          edition: { data },
        });
        const players = cookies.map(
          (cookie, seat) => new Player(() => [server.address], cookie, id, seat, rules, seat, 0),
        );
        await Promise.all(players.map((player) => player.play()));
        expect((await server.node.store.table(id))?.row.status, game).toBe('over');
      }
    } finally {
      await server.stop();
    }
  });
});

test('a store of a newer version is refused, with the migrations that are unknown', async () => {
  const sql = await openCopy();
  await migrate(sql);
  await sql.run([statement(queriesFor('sqlite').insertInto('migration').values({ name: '999 from the future' }))]);
  await expect(migrate(sql)).rejects.toThrow(StoreTooNew);
  await expect(migrate(sql)).rejects.toThrow(/newer version of Quai.*999 from the future/s);
  await sql.close();
});
