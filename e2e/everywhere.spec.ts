/** Every game in every way of playing: two browsers, one shared screen, offline, by keyboard alone. */

import type { Page } from '@playwright/test';
import { noViolations } from './axe.ts';
import { boardOf, seatsOf, shownGames } from './games.ts';
import { foldMoves, lastEntry, myTurn, openMenu, openTab, playUntil } from './play.ts';
import { expect, test } from './server.ts';

/** Errors in a page, checked at the end of the test. */
function faults(page: Page): string[] {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  return wrong;
}

/** Presses Tab until the focus is on a match, then Enter. False if it never is. */
async function reach(page: Page, fits: string): Promise<boolean> {
  for (let i = 0; i < 250; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, fits)) {
      const outlined = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle !== 'none');
      expect(outlined, `the focus is seen on ${fits}`).toBe(true);
      await page.keyboard.press('Enter');
      return true;
    }
  }
  return false;
}

/** These are played in the same ways on their drawn boards in hills-and-dales.spec.ts. */
const ON_BOARDS = ['foothills', 'wensleydale'];

for (const [index, meta] of shownGames.entries()) {
  const [game, seats, board] = [meta.id, seatsOf(meta), boardOf(meta)];
  // Every day, one game is played in every way.
  const wide = index === 0 ? '' : ' @wide';
  const elsewhere = ON_BOARDS.includes(game);
  if (!elsewhere)
    test(`${game}: two people on the server, one on a desktop, one on a phone with the dark theme${wide}`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(120_000);
      const ann = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      const bob = await (
        await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'fr-FR' })
      ).newPage();
      const wrong = [faults(ann), faults(bob)];
      await ann.goto(`${server.address}/new/${game}`);
      await ann.getByLabel('Your name').fill('Ann');
      await ann.getByRole('button', { name: 'Create the table' }).click();
      await expect(ann.getByText('Ann (you)')).toBeVisible();
      await bob.goto(ann.url());
      await bob.getByLabel('Votre nom').fill('Bob');
      await bob.getByRole('button', { name: 'S’asseoir ici' }).first().click();
      await expect(ann.getByText('Bob', { exact: true })).toBeVisible();
      if (seats > 2) await ann.getByRole('button', { name: 'Fill with bots and play' }).click();
      else await ann.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(ann.locator(board)).toBeVisible();
      await expect(bob.locator(board)).toBeVisible();
      await playUntil([ann, bob], 6);
      for (const page of [ann, bob]) await noViolations(page);
      expect(await bob.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      // Looking back affects nobody else.
      await openTab(bob, 'replay');
      await noViolations(bob);
      await bob.getByRole('slider').focus();
      await bob.keyboard.press('Home');
      await expect(bob.locator('.prompt')).toContainText('Coup 0');
      await noViolations(bob);
      expect(wrong.flat()).toEqual([]);
    });

  if (!elsewhere)
    test(`${game}: several people sharing a screen${wide}`, async ({ page, server }) => {
      await page.goto(`${server.address}/new/${game}#shared`);
      await page.getByLabel('Player 1').fill('Ann');
      if (seats > 2) await page.getByLabel('Who plays in seat 3?').selectOption('beginner');
      await page.getByRole('button', { name: 'Create the table' }).click();
      await expect(page.locator('.shell, .curtain')).toBeVisible();
      await playUntil([page], 5);
      await expect(page.locator('.shell, .curtain')).toBeVisible();
    });

  test(`${game}: offline, from the home page on${wide}`, async ({ browser, server }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    const wrong = faults(page);
    await page.goto(server.address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('No connection to the server').first()).toBeVisible();
    await page.locator(`.game-${game}`).getByRole('button', { name: 'Play a bot' }).click();
    await expect(page.locator(board)).toBeVisible();
    await openMenu(page);
    await expect(page.getByText('This table is stored in this browser only.')).toBeVisible();
    await page.keyboard.press('Escape');
    await playUntil([page], 4);
    const entries = await lastEntry(page);
    await page.reload();
    await foldMoves(page);
    expect(await lastEntry(page)).toBeGreaterThanOrEqual(entries);
    expect(wrong).toEqual([]);
  });

  if (!elsewhere)
    test(`${game}: by keyboard alone${wide}`, async ({ page, server }) => {
      await page.goto(server.address);
      expect(await reach(page, `.game-${game} button.main`)).toBe(true);
      await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press('t');
      const before = await lastEntry(page);
      for (let choice = 0; choice < 12 && (await lastEntry(page)) === before; choice++) {
        await expect(page.locator('.moves button[data-move], .confirm .done:enabled').first()).toBeAttached();
        const confirm = await page.locator('.confirm .done:enabled').count();
        if (confirm > 0) await reach(page, '.confirm .done');
        else {
          const folded = page.locator('.moves details:not([open])');
          const open = page.locator('.moves details[open] button[data-move]');
          if ((await open.count()) === 0 && (await folded.count()) > 0) await reach(page, '.moves summary');
          // A list that closed in the meantime is opened on the next try.
          await reach(page, '.moves button[data-move]');
        }
      }
      await expect.poll(() => lastEntry(page)).toBeGreaterThan(before);
    });
}
