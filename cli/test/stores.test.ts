/** quai move-store, backup and check-tables, on real stores. */

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { noPostgres, startPostgres } from '@quai/bench/services.ts';
import type { Server } from '@quai/server/boot/serve.ts';
import { copyStore, countRows } from '@quai/server/store/copy.ts';
import { openDatabase } from '@quai/server/store/database.ts';
import { Store } from '@quai/server/store/store.ts';
import { Client, newGuest } from '@quai/server/test/support/client.ts';
import { Player, startedTable } from '@quai/server/test/support/player.ts';
import { scratch, serveHere } from '@quai/server/test/support/running.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { main } from '../main.ts';

const { folder, remove } = scratch();
const original = `sqlite:${join(folder, 'data', 'quai.sqlite')}`;
let server: Server;
let table: string;

/** Runs a command; returns its exit code and all its output. */
async function quai(...words: string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const hear = (text: string | Uint8Array) => {
    said += String(text);
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(hear);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(hear);
  try {
    return { code: await main(words), said };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

beforeAll(async () => {
  server = await serveHere(join(folder, 'data'));
  const made = await startedTable(server.address, 'railroad-ink', 2);
  table = made.table;
  const players = made.cookies.map(
    (cookie, seat) => new Player(() => [server.address], cookie, table, seat, made.rules, seat, 0),
  );
  const { client } = await Client.open(server.address, null, made.cookies[0]);
  await client.ask(table, { type: 'watch' });
  await client.ask(table, { type: 'say', text: 'ça va ? 🚂' });
  // Not to the end, so that one game is in progress.
  let moves = 0;
  await Promise.all(players.map((player) => player.play(() => ++moves > 20)));
  await startedTable(server.address, 'railroad-ink', 3);
});
afterAll(async () => {
  await server.stop();
  remove();
});

describe('backup and check-tables', () => {
  test('a backup of a running site opens as a site, and never overwrites anything', async () => {
    const file = join(folder, 'backup.sqlite');
    const made = await quai('backup', file, '--from', original);
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/5 people, 2 tables, \d+ entries/) });
    expect((await quai('backup', file, '--from', original)).code).toBe(2);
    // It holds seeds and hashes of sessions.
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copy = new Store(await openDatabase(`sqlite:${file}`));
    expect(await copy.entries(table)).toEqual(await server.node.store.entries(table));
    await copy.close();
  });

  test('a damaged store is neither backed up nor checked: it says what to restore', async () => {
    const [whole, broken] = [join(folder, 'backup.sqlite'), join(folder, 'damaged.sqlite')];
    const bytes = readFileSync(whole);
    for (let at = 4096; at < bytes.length; at += 4096) bytes.fill(0xab, at, at + 1000);
    writeFileSync(broken, bytes);
    const into = join(folder, 'of-damaged.sqlite');
    for (const words of [['check-tables'], ['backup', into]])
      expect(await quai(...words, '--from', `sqlite:${broken}`)).toMatchObject({
        code: 2,
        said: expect.stringMatching(/damaged\.sqlite is damaged.*restore the last backup/),
      });
    expect(existsSync(into)).toBe(false);
  });

  test('the doctor lists what uses space, and says what is wrong', async () => {
    const well = await quai('doctor', '--from', original);
    expect(well).toMatchObject({ code: 0, said: expect.stringMatching(/entry +\d+ +[\d.]+ KB/) });
    expect(well.said).toMatch(new RegExp(`${table} +\\d+ entries`));
    expect(well.said).toContain('nothing is wrong');
    const file = join(folder, 'ill.sqlite');
    expect((await quai('backup', file, '--from', original)).code).toBe(0);
    const sql = await openDatabase(`sqlite:${file}`);
    const run = (text: string) => sql.run([{ sql: text, parameters: [] }]);
    await run(`delete from entry where table_id = '${table}' and seq = 1`);
    await run("insert into seat (table_id, seat, name, contribution) values ('nowhere', 0, '', '')");
    await run("update game_table set edition_hash = 'lost'");
    await sql.close();
    const ill = await quai('doctor', '--from', `sqlite:${file}`);
    expect(ill.code).toBe(1);
    for (const problem of ['1 tables have a gap', '1 seats belong to no table', 'neither stored nor shipped'])
      expect(ill.said).toContain(problem);
  });

  test('its folder is created; a failed backup leaves nothing behind', async () => {
    const file = join(folder, 'backups', 'of', 'today.sqlite');
    expect((await quai('backup', file, '--from', original)).code).toBe(0);
    expect(readdirSync(dirname(file))).toEqual(['today.sqlite']);
    // Leftovers of a backup that was killed do not matter.
    const again = join(folder, 'backups', 'again.sqlite');
    writeFileSync(`${again}.part`, 'half of it');
    expect((await quai('backup', again, '--from', original)).code).toBe(0);
    expect(readdirSync(dirname(again)).sort()).toEqual(['again.sqlite', 'of']);
    const under = await quai('backup', join(file, 'x.sqlite'), '--from', original);
    expect(under).toMatchObject({ code: 2, said: expect.stringMatching(/cannot create .*: (ENOTDIR|EEXIST)/) });
    expect((await quai('backup', join(folder, 'none', 'x.sqlite'), '--from', 'sqlite:nowhere')).code).toBe(2);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  test('a file or database that is not a store is refused and left as it was', async () => {
    const [empty, text, other] = ['empty', 'text', 'other.sqlite'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(empty, '');
    writeFileSync(text, 'a text, as long as the head of a database, and longer than that: a text');
    const sql = await openDatabase(`sqlite:${other}`);
    await sql.run([{ sql: 'create table song (name text)', parameters: [] }]);
    await sql.close();
    const into = join(folder, 'into.sqlite');
    for (const [path, why] of [
      [empty, /empty is not a SQLite database/],
      [text, /text is not a SQLite database/],
      [folder, /is not a SQLite database/],
      [other, /not a Quai store: no such table: migration/],
    ] as const)
      for (const words of [['check-tables'], ['backup', into], ['move-store', '--to', `sqlite:${into}`]])
        expect(await quai(...words, '--from', `sqlite:${path}`)).toMatchObject({
          code: 2,
          said: expect.stringMatching(why),
        });
    expect([readFileSync(empty, 'utf8'), existsSync(into)]).toEqual(['', false]);
    const whole = `sqlite:${join(folder, 'backup.sqlite')}`;
    expect(await quai('move-store', '--from', whole, '--to', `sqlite:${text}`)).toMatchObject({
      code: 2,
      said: expect.stringMatching(/text cannot be opened: it is not a SQLite database/),
    });
    expect(readFileSync(text, 'utf8')).toMatch(/^a text/);
  });

  test('check-tables replays games in progress and names a table that breaks', async () => {
    expect(await quai('check-tables', '--from', original, '--all')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/tables replayed, 0 broken/),
    });
    const file = join(folder, 'broken.sqlite');
    await quai('backup', file, '--from', original);
    const sql = await openDatabase(`sqlite:${file}`);
    await sql.run([
      {
        sql: `update entry set body = '{"kind":"moves","seat":0,"moves":["nonsense"],"outcomes":[]}' where table_id = ? and seq = 1`,
        parameters: [table],
      },
    ]);
    await sql.close();
    // With --all, since the players may have finished the game by now.
    const found = await quai('check-tables', '--from', `sqlite:${file}`, '--all');
    expect(found.code).toBe(1);
    expect(found.said).toMatch(new RegExp(`^${table}: entry 1: `, 'm'));
  });

  test.each([
    [['check-tables', '--from', 'mysql://x'], /sqlite:<path> or postgres/],
    [['check-tables', '--from', 'sqlite:/nowhere/at/all.sqlite'], /there is no file/],
    [['move-store', '--from', 'sqlite:a'], /--to/],
    [['move-store', '--from', 'sqlite:a', '--to', 'sqlite:a'], /the same/],
    [['backup'], /usage/],
    [['backup', '/tmp/x.sqlite', '--from', 'postgres://quai@127.0.0.1:1/none'], /cannot be reached/],
  ])('%j is a mistake that is explained', async (words, said) => {
    const answer = await quai(...words);
    expect(answer.code).toBe(2);
    expect(answer.said).toMatch(said);
  });

  test('serve --help lists every setting', async () => {
    const { code, said } = await quai('serve', '--help');
    expect(code).toBe(0);
    for (const name of ['PORT', 'QUAI_DATA', 'DATABASE_URL', 'REDIS_URL', 'QUAI_LOG', 'QUAI_PROXY', 'QUAI_METRICS'])
      expect(said).toContain(name);
  });
});

describe.skipIf(noPostgres !== '')(`move-store${noPostgres}`, () => {
  test('from SQLite to PostgreSQL and back, with the same rows', async () => {
    const postgres = await startPostgres();
    const before = join(folder, 'before.sqlite');
    await quai('backup', before, '--from', original);
    const there = await quai('move-store', '--from', `sqlite:${before}`, '--to', postgres.url);
    expect(there).toMatchObject({ code: 0, said: expect.stringContaining('copied and verified: 5 people, 2 tables') });
    const after = join(folder, 'after.sqlite');
    expect((await quai('move-store', '--from', postgres.url, '--to', `sqlite:${after}`)).code).toBe(0);
    const [a, b] = [await openDatabase(`sqlite:${before}`), await openDatabase(`sqlite:${after}`)];
    expect(await countRows(b)).toEqual(await countRows(a));
    for (const name of ['person', 'game_table', 'seat', 'entry', 'chat']) {
      const all = { sql: `select * from ${name} order by 1, 2`, parameters: [] };
      expect(await b.run([all])).toEqual(await a.run([all]));
    }
    // Never into a store that is not empty.
    await expect(copyStore(a, b, () => {})).rejects.toThrow(/not empty/);
    await a.close();
    await b.close();
    // The site continues on PostgreSQL; a backup of the running site is a file again.
    const moved = await serveHere(join(folder, 'moved'), { DATABASE_URL: postgres.url });
    expect((await moved.node.freshRoom(table))!.table!.entries.length).toBeGreaterThan(1);
    const file = join(folder, 'from-postgres.sqlite');
    expect((await quai('backup', file, '--from', postgres.url)).code).toBe(0);
    expect(existsSync(file)).toBe(true);
    await moved.stop();
    await postgres.end();
  });
});

describe('admin', () => {
  const health = async (cookie: string) =>
    (await fetch(`${server.address}/api/admin/health`, { headers: { cookie } })).status;

  test('names an account by its name or page, while the server runs', async () => {
    const [zoe, twin] = [await newGuest(server.address, 'Zoë'), await newGuest(server.address, 'Zoë')];
    expect(await quai('admin', 'Nobody', '--from', original)).toMatchObject({ code: 1 });
    const several = await quai('admin', 'Zoë', '--from', original);
    expect(several).toMatchObject({ code: 1, said: expect.stringContaining('2 people are called Zoë') });
    expect([await health(zoe), await health(twin)]).toEqual([403, 403]);
    const me = await (await fetch(`${server.address}/api/me`, { headers: { cookie: twin } })).json();
    const { page } = (me as { me: { page: string } }).me;
    expect(several.said).toContain(page);
    expect(await quai('admin', page, '--from', original)).toMatchObject({ code: 0 });
    expect([await health(zoe), await health(twin)]).toEqual([403, 200]);
  });
});
