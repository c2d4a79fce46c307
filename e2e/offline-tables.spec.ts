/** Tables in this browser: bots whose thread is gone, and tables of an older version of the site. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashOf } from '@quai/engine/hash.ts';
import berlin from '@quai/games/berlin/editions/berlin.json' with { type: 'json' };
import { openGame } from '@quai/games/open.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import type { Entry } from '@quai/table/entry.ts';
import { begin, NOT_BEGUN, type Slot } from '@quai/table/room.ts';
import { lastEntry, myTurn, playUntil } from './play.ts';
import { expect, test } from './server.ts';

test('a bot whose thread cannot be loaded, as after an upgrade, still plays, and thinks again once it can', async ({
  page,
  server,
}) => {
  const site = await siteWithout(/thinker/, server.address);
  await page.goto(`${site.address}/new/berlin#bots`);
  await page.locator('form button.main').click();
  await expect(page).toHaveURL(/\/t\/here-/);
  await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
  await playUntil([page], (await lastEntry(page)) + 4);
  await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
  // First the chosen level, then the fallback, and only then the thread of the tables.
  expect(site.refused).toBeGreaterThanOrEqual(2);
  expect(site.passed).toBe(0);

  site.whole = true;
  await playUntil([page], (await lastEntry(page)) + 2);
  await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
  expect(site.passed).toBeGreaterThan(0);
  await site.end();
});

/** The site behind a proxy that does not find some of its files until `whole` says otherwise. */
async function siteWithout(missing: RegExp, address: string) {
  const site = { address: '', whole: false, refused: 0, passed: 0, end: async () => {} };
  const proxy = createServer(async (request, response) => {
    const counted = missing.test(request.url ?? '');
    if (counted && !site.whole) {
      site.refused++;
      return response.writeHead(404).end();
    }
    if (counted) site.passed++;
    const answer = await fetch(`${address}${request.url}`, { method: request.method ?? 'GET' });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  site.address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  site.end = async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  };
  return site;
}

/** A table as version 1 of the browser's store saved it: a custom edition inside it, a shipped one only by id and hash. */
async function oldTable(id: string, data: unknown) {
  const opened = await openGame('berlin', { edition: data === undefined ? {} : { id: 'own', data }, seats: 2 });
  if (!opened.ok) throw new Error(opened.problems.join());
  const { rules, edition, options, rulesNumber } = opened.value;
  const slot = (name: string): Slot => ({ person: 'me', name, bot: null, contribution: '' });
  const kind = { id, game: 'berlin', rulesNumber, edition, options, slots: [slot('Ann'), slot('Bob')] };
  const seed = 'ab'.repeat(32);
  const begun = begin({ ...kind, rules, seed, terms: DEFAULT_TERMS, host: 'me', ...NOT_BEGUN }, 1);
  if (!begun.ok) throw new Error('the table was not started');
  return { ...kind, seed, status: 'playing', updated: Date.now(), entries: begun.entries as readonly Entry[] };
}

test('tables of an older version keep their figures, custom or shipped', async ({ page, server }) => {
  const own = structuredClone(berlin);
  for (const ticket of own.tickets.list) ticket.points += 3;
  const tables = [await oldTable('here-own', own), await oldTable('here-shipped', undefined)];
  // A page of the same origin that runs none of our code.
  await page.goto(`${server.address}/api/health`);
  await page.evaluate(async (saved) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('quai', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const store = db.transaction('tables', 'readwrite').objectStore('tables');
    for (const table of saved) store.put(table);
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
    db.close();
  }, tables);

  for (const id of ['here-own', 'here-shipped']) {
    await page.goto(`${server.address}/t/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Berlin');
    await expect(page.locator('[data-part="prompt"]')).toBeVisible();
  }
  const kept = async () =>
    page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('quai');
        opening.onsuccess = () => resolve(opening.result);
      });
      const all = (name: string) =>
        new Promise<Record<string, unknown>[]>((resolve) => {
          const asked = db.transaction(name).objectStore(name).getAll();
          asked.onsuccess = () => resolve(asked.result);
        });
      const [editions, tables] = [await all('editions'), await all('tables')];
      db.close();
      return { hashes: editions.map(({ hash }) => hash), editions: tables.map(({ edition }) => edition) };
    });
  await expect
    .poll(async () => (await kept()).hashes.sort(), { timeout: 15_000 })
    .toEqual([hashOf(berlin), hashOf(own)].sort());
  expect((await kept()).editions).toEqual([
    { id: 'own', hash: hashOf(own) },
    { id: 'berlin', hash: hashOf(berlin) },
  ]);
});
