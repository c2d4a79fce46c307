/** A damaged file is not played on: the start says what to restore, and so do the commands that read it. */

import { closeSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../store/database.ts';
import { StoreGone } from '../../../store/sql.ts';
import { newGuest, newTable } from '../../support/client.ts';
import { scratch, serveHere } from '../../support/running.ts';

const { folder, remove } = scratch();
afterAll(remove);

/** The file of a site with some tables, written over here and there. */
async function damagedFile(name: string): Promise<string> {
  const server = await serveHere(join(folder, `whole-${name}`));
  const cookie = await newGuest(server.address, 'Ann');
  for (let n = 0; n < 40; n++) await newTable(server.address, cookie, { game: 'railroad-ink', seats: 12 });
  const path = join(folder, name, 'quai.sqlite');
  mkdirSync(dirname(path));
  await server.node.sql.run([{ sql: 'vacuum into ?', parameters: [path] }]);
  await server.stop();
  const file = openSync(path, 'r+');
  const { size } = statSync(path);
  // The first page has the schema, which is still read.
  for (let at = 4096; at < size; at += 4096) writeSync(file, Buffer.alloc(1000, 0xab), 0, 1000, at);
  closeSync(file);
  return path;
}

test('stops the start with what to restore', async () => {
  const path = await damagedFile('start');
  const message = /quai\.sqlite is damaged.*restore the last backup/s;
  await expect(serveHere(dirname(path))).rejects.toThrow(message);
  await expect(serveHere(dirname(path))).rejects.toThrow(StoreGone);
  // As `quai backup` and `quai check-tables` open it.
  await expect(openDatabase(`sqlite:${path}`)).rejects.toThrow(message);
});

test('stops the start also if only something is damaged that nobody reads at the start', async () => {
  const home = join(folder, 'hidden');
  const server = await serveHere(home);
  const [[chat]] = (await server.node.sql.run([
    { sql: `select rootpage from sqlite_master where name = 'chat'`, parameters: [] },
  ])) as [[{ rootpage: number }]];
  await server.stop();
  const file = openSync(join(home, 'quai.sqlite'), 'r+');
  writeSync(file, Buffer.alloc(100, 0xab), 0, 100, (chat.rootpage - 1) * 4096);
  closeSync(file);
  await expect(serveHere(home)).rejects.toThrow(/quai\.sqlite is damaged.*restore the last backup/s);
});

test('is noticed while the server runs, which is then not ready and takes no moves', async () => {
  const server = await serveHere(join(folder, 'runs'));
  const ready = async () => (await fetch(`${server.address}/api/ready`)).status;
  expect(await ready()).toBe(200);
  const parameters = [await damagedFile('under')];
  await server.node.sql.run([{ sql: 'attach ? as damaged', parameters }]).catch(() => {});
  const read = server.node.sql.run([{ sql: 'select * from damaged.game_table', parameters: [] }]);
  await expect(read).rejects.toThrow(/damaged.*restore the last backup/);
  expect(await ready()).toBe(503);
  const guest = fetch(`${server.address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });
  expect((await guest).status).toBe(503);
  await server.stop();
});
