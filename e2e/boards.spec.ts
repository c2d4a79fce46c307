/** The drawn boards in a real browser: a part of each game played on the board itself, everybody able to use it. */

import type { Page } from '@playwright/test';
import { noViolations } from './axe.ts';
import { myTurn } from './play.ts';
import { expect, test } from './server.ts';

/** What a person would touch on each board. */
const BOARDS = [
  { game: 'berlin', offers: '.keep-tickets button.main, .rails .offer', board: '.rails' },
  { game: 'northern-lights', offers: '.keep-tickets button.main, .rails .offer', board: '.rails' },
  { game: 'foothills', offers: '.foothills .offer', board: '.foothills' },
  {
    game: 'wensleydale',
    offers: '.dales .bids .bid, .dales .train-face.open, .dales .choice, .dales .load',
    board: '.dales',
  },
];

const entries = async (page: Page) => Number(await page.getByRole('slider').getAttribute('max'));

/** Touches something that glows, and confirms what needs it. */
async function act(page: Page, offers: string): Promise<void> {
  const confirm = page.locator('.action-bar button.main:enabled');
  if (await confirm.isVisible()) return confirm.click();
  const offer = page.locator(offers);
  const count = await offer.count();
  if (count > 0) await offer.nth(Math.floor(Math.random() * count)).click();
  else await page.waitForTimeout(100);
}

for (const { game, offers, board } of BOARDS) {
  for (const [size, colorScheme] of [
    [{ width: 1440, height: 900 }, 'light'],
    [{ width: 360, height: 740 }, 'dark'],
  ] as const) {
    test(`${game} on its drawn board, ${size.width}x${size.height}, ${colorScheme}`, async ({ browser, server }) => {
      const page = await (await browser.newContext({ viewport: size, colorScheme })).newPage();
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      await page.goto(server.address);
      await page.locator(`.game-${game}`).getByRole('button', { name: 'Play a bot' }).click();
      await expect(myTurn(page)).toBeVisible();
      await expect(page.locator(board)).toBeVisible();
      await noViolations(page);
      const before = await entries(page);
      for (let step = 0; step < 60 && (await entries(page)) < before + 12; step++) await act(page, offers);
      expect(await entries(page)).toBeGreaterThan(before + 3);
      await noViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      await page.keyboard.press('t');
      await expect(page.locator('.text-board')).toBeVisible();
      await page.keyboard.press('t');
      await expect(page.locator(board)).toBeVisible();
      expect(wrong).toEqual([]);
    });
  }
}

test('the rules of every game, in both languages, each under its number', async ({ page, server }) => {
  for (const [game, first] of [
    ['railroad-ink', 'RI-1'],
    ['berlin', 'BE-1'],
    ['northern-lights', 'NL-1'],
    ['foothills', 'FH-1'],
    ['wensleydale', 'WD-1'],
  ]) {
    await page.goto(`${server.address}/rules/${game}#${first}`);
    await expect(page.locator(`#${first} dd`)).not.toBeEmpty();
    const english = await page.locator(`#${first} dd`).textContent();
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator(`#${first} dd`)).not.toHaveText(english!);
    await page.getByRole('button', { name: 'English' }).click();
  }
  await noViolations(page);
});
