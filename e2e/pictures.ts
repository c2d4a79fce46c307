/**
 * `npm run pictures`: takes the pictures of the README, and a film strip of a turn of each game, from a real server. Words after it
 * choose among them by their names: `npm run pictures foothills newcomers`.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import type { Meta } from '@quai/engine/meta.ts';
import { animated } from './apng.ts';
import { wholeChromium } from './browsers.mjs';
import { filmed, stripOf } from './film.ts';
import { shownGames } from './games.ts';
import { NEWCOMERS, numbered, playTo, questionsOf } from './newcomers.ts';
import { drawRound, lastEntry, myTurn } from './play.ts';
import { RealServer } from './server.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const only = process.argv.slice(2);
const wanted = (name: string) => only.length === 0 || only.some((part) => name.includes(part));
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
  if (!wanted(name)) return;
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
  await expect(page.locator('.game').first()).toBeVisible();
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
  await expect(page.locator('.prompt')).toContainText('5');
  await page.keyboard.press('t');
  await expect(page.locator('.drawn-board')).toBeVisible();
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

/** What may be chosen on a board or in a dock. */
const OFFERS =
  '[data-part="confirm"] .done:enabled, .keep-tickets button.main, .payments .way, .ink-space.fits, .dock .offer, .stage .offer, .bids .bid, .dales-map [role="button"]';

/** Draws cards for some turns, so that the filmed one can claim a long route: more moves then than when cards are drawn. */
async function drawCards(page: Page): Promise<void> {
  await page.locator('.keep-tickets button.main').click();
  for (let card = 0; card < 16; card++) {
    await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
    await page.locator('.market .blind.offer').click();
    await page.waitForTimeout(100);
  }
  await expect(page.locator(ROUTES).first()).toBeVisible({ timeout: 30_000 });
}

const ROUTES = '[data-place^="route-"][role="button"]';

/** The middle of the longest route that can be claimed, if one can. */
const longest = (page: Page) =>
  page.locator(ROUTES).evaluateAll((routes) => {
    const spaces = (route: Element) => [...route.querySelectorAll('.slot')];
    const [first] = routes.map(spaces).sort((a, b) => b.length - a.length);
    const box = first?.[Math.floor(first.length / 2)]?.getBoundingClientRect();
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

/** One turn against a bot, slowly enough to see what moves. */
async function film(game: string, [width, height] = [1280, 800]): Promise<Buffer[]> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB' });
  const page = await context.newPage();
  // tsx calls this in functions that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => localStorage.setItem('quai.settings', JSON.stringify({ speed: 'slow' })));
  await page.goto(`${server.address}/play/${game}`);
  await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
  await page.waitForTimeout(800);
  // What is asked first may come a little after the prompt.
  if (await page.locator('.keep-tickets').isVisible()) await drawCards(page);
  await page.waitForTimeout(800);
  const frames = await filmed(page, async () => {
    const before = await lastEntry(page);
    for (let choice = 0; choice < 8 && (await lastEntry(page)) === before; choice++) {
      const route = (await page.locator('.payments').isVisible()) ? null : await longest(page);
      const done = page.locator('[data-part="confirm"] .done:enabled');
      if (route !== null && !(await done.isVisible())) await page.mouse.click(route.x, route.y);
      else
        await page
          .locator(OFFERS)
          .first()
          .click({ timeout: 2000 })
          .catch(() => {});
      await page.waitForTimeout(150);
    }
  });
  await context.close();
  return frames;
}

/** The moments of a game with the answers to newcomers' questions numbered, as in docs/newcomers.md. */
async function answers({ id: game, title }: Meta): Promise<Buffer[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // tsx calls this in functions that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const start = `${server.address}/play/${game}?level=beginner`;
  await page.goto(start);
  await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
  const shots: Buffer[] = [];
  const questions = questionsOf(title);
  for (const moment of NEWCOMERS[game] ?? []) {
    await playTo(page, moment, start);
    const pointed = moment.answers.find(({ point }) => point !== undefined)?.point;
    if (pointed !== undefined) await page.locator(pointed).first().hover();
    await page.waitForTimeout(400);
    await numbered(page, moment.answers, questions);
    shots.push(await page.screenshot());
  }
  await context.close();
  return shots;
}

for (const meta of shownGames.filter(({ id }) => NEWCOMERS[id] !== undefined && wanted(`newcomers-${id}`)))
  writeFileSync(join(FOLDER, `newcomers-${meta.id}.png`), await stripOf(browser, await answers(meta), 2));
await shot({ name: 'home', size: [1200, 760] }, async () => {});
await shot({ name: 'table', size: [1280, 800] }, draw);
const onPhone = { size: [390, 740], scheme: 'dark', locale: 'fr-FR' } as const;
await shot({ name: 'phone', ...onPhone }, between('northern-lights', 2, 0.5));
await shot({ name: 'berlin', size: [1280, 800] }, between('berlin', 2, 0.7));
await shot({ name: 'northern-lights', size: [1280, 800], scheme: 'dark' }, between('northern-lights', 2, 0.7));
await shot({ name: 'foothills', size: [1280, 800] }, between('foothills', 2, 0.6));
await shot({ name: 'wensleydale', size: [1280, 800] }, between('wensleydale', 3, 0.55));
for (const { id } of shownGames.filter(({ id }) => wanted(`film-${id}`)))
  writeFileSync(join(FOLDER, `film-${id}.png`), await stripOf(browser, await film(id)));
// Its few colours make small frames.
if (wanted('turn')) writeFileSync(join(FOLDER, 'turn.png'), animated(await film('railroad-ink', [900, 600]), 350));
await browser.close();
await server.end();
