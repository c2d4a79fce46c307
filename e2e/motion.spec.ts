/** Moves are seen: things fly from where they were to where they are, one after another, unless somebody prefers not to. */

import type { Page } from '@playwright/test';
import { shownGames } from './games.ts';
import { lastEntry, myTurn } from './play.ts';
import { expect, type RealServer, test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function playBot(page: Page, server: RealServer, game: string): Promise<void> {
  await page.goto(`${server.address}/play/${game}`);
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.drawn-board')).toBeVisible();
}

/** Counts what moves from now on: layers of things that fly, and how long each was there. */
async function watchFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { entry: string; gone: boolean }[] = [];
    Object.assign(window, { seen });
    const shell = document.querySelector<HTMLElement>('.shell')!;
    const isLayer = (node: Node) => node instanceof HTMLElement && node.className === 'flights';
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        // One that was there before may end first.
        for (const node of removedNodes) if (isLayer(node)) for (const layer of seen) layer.gone = true;
        for (const node of addedNodes) if (isLayer(node)) seen.push({ entry: shell.dataset.entry!, gone: false });
      }
    }).observe(shell, { childList: true });
  });
}

const flights = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { entry: string; gone: boolean }[] }).seen);

/** What a player would tap on the boards. */
const OFFERS =
  '.keep-tickets button.main, .rails .offer, .foothills .offer, .ink-space.fits, .dales .bid, .dales .train-face.open, .dales .choice, .dales .load, .dales-choices button';

/** Plays by what the board offers, until the log has so many more entries. */
async function moveOn(page: Page, entries: number): Promise<void> {
  const goal = (await lastEntry(page)) + entries;
  await expect(async () => {
    await page.evaluate(async (selector) => {
      for (let choice = 0; choice < 6; choice++) {
        const offers = document.querySelectorAll<HTMLElement>(selector);
        const done = document.querySelector<HTMLElement>('.confirm .done:not(:disabled)');
        const offer = done ?? offers[Math.floor(Math.random() * offers.length)];
        offer?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    }, OFFERS);
    expect(await lastEntry(page)).toBeGreaterThanOrEqual(goal);
  }).toPass({ timeout: 45_000, intervals: [50] });
}

const boardBox = (page: Page) => page.locator('[data-part="stage"]').boundingBox();

/** Makes everything slow enough to be looked at. */
async function slowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
}

/** A card from the row: it flies to the hand, and another is turned up. */
async function takeCard(page: Page): Promise<void> {
  const keep = page.locator('.keep-tickets button.main');
  if (await keep.isVisible()) await keep.click();
  await expect(myTurn(page)).toBeVisible();
  await page.locator('.market .offer').first().click();
}

for (const { id: game } of shownGames)
  test(`${game}: what others do is seen, and the board stays where it is`, async ({ browser, server }) => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await playBot(page, server, game);
    const before = await boardBox(page);
    await watchFlights(page);
    await moveOn(page, 4);
    await expect.poll(async () => (await flights(page)).length).toBeGreaterThan(0);
    // In the end everything is in its place.
    await expect.poll(async () => (await flights(page)).every(({ gone }) => gone)).toBe(true);
    await expect(page.locator('[data-moving]')).toHaveCount(0);
    expect(await boardBox(page)).toEqual(before);
  });

test('nothing moves for those who prefer reduced motion', async ({ browser, server }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await playBot(page, server, 'berlin');
  await watchFlights(page);
  await moveOn(page, 4);
  expect(await flights(page)).toEqual([]);
});

test('a press ends a movement and does what it is for', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await playBot(page, server, 'berlin');
  await slowly(page);
  await takeCard(page);
  await expect(page.locator('.flights')).toHaveCount(1);
  await expect(page.locator('[data-moving]')).not.toHaveCount(0);
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await expect(page.locator('.flights')).toHaveCount(0);
  await expect(page.locator('[data-moving]')).toHaveCount(0);
  await expect(page.locator('.hints')).toBeVisible({ timeout: 20_000 });
});

test('a card from the pile flies face down, and is turned over where it lands', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await playBot(page, server, 'berlin');
  await page.locator('.keep-tickets button.main').click();
  await expect(page.locator('.market .blind.offer')).toBeVisible();
  await slowly(page);
  await page.locator('.market .blind.offer').click();
  const own = page.locator('.flight.unseen');
  await expect(own).toHaveCount(1);
  // Its back covers it whole, and hides it.
  const [face, back] = [(await own.boundingBox())!, (await own.locator('.flight-back').boundingBox())!];
  expect(Math.abs(face.width - back.width) + Math.abs(face.height - back.height)).toBeLessThan(4);
  const opacity = () => own.locator('.flight-back').evaluate((part) => Number(getComputedStyle(part).opacity));
  expect(await opacity()).toBe(1);
  // Turned over at last.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) * 0.99;
    }
  });
  expect(await opacity()).toBe(0);
});

test('going back is seen too', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await playBot(page, server, 'berlin');
  await page.locator('.keep-tickets button.main').click();
  await expect(page.locator('.market .blind.offer')).toBeVisible();
  const entry = await lastEntry(page);
  await page.locator('.market .blind.offer').click();
  await expect.poll(() => lastEntry(page)).toBeGreaterThan(entry);
  await watchFlights(page);
  await page.evaluate((at) => {
    location.hash = `#${at}`;
  }, entry);
  await expect.poll(async () => (await flights(page)).length).toBeGreaterThan(0);
});

test('undo and redo are seen', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await playBot(page, server, 'foothills');
  const seen = async () => (await flights(page)).length;
  await watchFlights(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  // Choices until one moves something on the board.
  await expect(async () => {
    await page.locator('.foothills .offer').first().click({ timeout: 1000 });
    await expect(undo).toBeEnabled({ timeout: 1000 });
    await expect.poll(seen, { timeout: 500 }).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
  const before = await seen();
  await undo.click();
  await expect.poll(seen).toBeGreaterThan(before);
});
