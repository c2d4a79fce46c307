/** How much compressed JavaScript a first visit loads: the home page, and a table of each game. */

import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { boardOf, seatsOf, shownGames } from './games.ts';
import { expect, test } from './server.ts';

const KB = 1000;

/** Opens an address with an empty cache, and adds up the JavaScript that the page loads. */
async function weigh(browser: Browser, address: string, ready: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  let counting = true;
  page.on('response', (response) => {
    if (counting && /\.js$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  await page.goto(address);
  await expect(page.locator(ready).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  counting = false;
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the home page loads less than 60 KB of JavaScript', async ({ browser, server }) => {
  const size = await weigh(browser, server.address, '.tables, .empty');
  console.log(`first page: ${(size / KB).toFixed(1)} KB`);
  expect(size).toBeLessThan(60 * KB);
});

for (const [index, meta] of shownGames.entries()) {
  const [game, seats, board] = [meta.id, seatsOf(meta), boardOf(meta)];
  const wide = index === 0 ? '' : ' @wide';
  test(`a table of ${game} loads less than 150 KB of JavaScript${wide}`, async ({ browser, server }) => {
    const host = await browser.newContext();
    await host.request.post(`${server.address}/api/me`, { data: { name: 'Ann' } });
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'regular'));
    const made = await host.request.post(`${server.address}/api/tables`, {
      data: { game, seats, bots },
      headers: { origin: server.address },
    });
    const { table } = (await made.json()) as { table: string };
    const page = await host.newPage();
    await page.goto(`${server.address}/t/${table}`);
    await page.getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator(board)).toBeVisible();
    await host.close();
    const size = await weigh(browser, `${server.address}/t/${table}`, board);
    console.log(`a table of ${game}: ${(size / KB).toFixed(1)} KB`);
    expect(size).toBeLessThan(150 * KB);
  });
}

test('assets are compressed and cached for good; the page itself is always revalidated', async ({
  request,
  server,
}) => {
  const page = await request.get(server.address);
  expect(page.headers()['cache-control']).toBe('no-cache');
  const part = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())![1]!;
  const packed = await request.get(`${server.address}${part}`, { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers()['content-encoding']).toBe('gzip');
  expect(packed.headers()['cache-control']).toContain('immutable');
});
