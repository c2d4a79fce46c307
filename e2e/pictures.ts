/** `npm run pictures`: takes the pictures of the README from a real server. */

import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { wholeChromium } from './browsers.mjs';
import { drawRound, lastEntry } from './play.ts';
import { RealServer } from './server.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const server = new RealServer();
await server.start();
const browser = await chromium.launch({
  executablePath: wholeChromium,
  args: ['--no-sandbox'],
});

interface Shot {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly scheme?: 'light' | 'dark';
  readonly locale?: string;
}

async function shot(
  { name, size: [width, height], scheme = 'light', locale = 'en-GB' }: Shot,
  go: (page: Page) => Promise<void>,
) {
  const page = await (
    await browser.newContext({
      viewport: { width, height },
      colorScheme: scheme,
      locale,
      deviceScaleFactor: width < 500 ? 2 : 1,
      reducedMotion: 'reduce',
    })
  ).newPage();
  await page.goto(server.address);
  await go(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.context().close();
}

/** Some rounds against a bot. */
async function draw(page: Page): Promise<void> {
  await page.locator('.game-railroad-ink button.main').click();
  for (let round = 0; round < 4; round++) await drawRound(page);
  await expect(page.locator('.prompt')).toContainText('Round 5');
}

/** A game that bots have played, at its middle. */
const between = (game: string, seats: number, part: number) => async (page: Page) => {
  await page.goto(`${server.address}/new/${game}#shared`);
  const places = page.locator('.place-line select');
  await expect(places).toHaveCount(seats);
  for (let seat = 0; seat < seats; seat++) await places.nth(seat).selectOption('regular');
  await page.locator('form button.main').click();
  await expect(page.locator('.result')).toBeVisible({ timeout: 120_000 });
  await page.goto(`${page.url()}#${Math.round((await lastEntry(page)) * part)}`);
  await page.reload();
  await expect(page.locator('.drawn-board')).toBeVisible();
};

await shot({ name: 'home', size: [1200, 760] }, async () => {});
await shot({ name: 'table', size: [1200, 900] }, draw);
await shot({ name: 'phone', size: [390, 740], scheme: 'dark', locale: 'fr-FR' }, draw);
await shot({ name: 'berlin', size: [1200, 900] }, between('berlin', 2, 0.7));
await shot({ name: 'northern-lights', size: [1200, 1000], scheme: 'dark' }, between('northern-lights', 2, 0.7));
await shot({ name: 'foothills', size: [1200, 900] }, between('foothills', 2, 0.6));
await shot({ name: 'wensleydale', size: [1200, 900] }, between('wensleydale', 3, 0.55));
await browser.close();
await server.end();
