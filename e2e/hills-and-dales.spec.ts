/** FootHills and Wensleydale on the full-screen table: drawn, accessible, played on, and looked back at. */

import { noViolations } from './axe.ts';
import { lastEntry, myTurn, playUntil } from './play.ts';
import { expect, test } from './server.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// Every day one size per game, in turn.
for (const [index, game] of ['foothills', 'wensleydale'].entries())
  for (const [number, viewport] of SIZES.entries())
    test(`${game} at ${viewport.width}x${viewport.height}${number === index ? '' : ' @wide'}: nothing scrolls, axe finds nothing, and earlier turns can be seen`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(120_000);
      const page = await (await browser.newContext({ viewport })).newPage();
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      await page.goto(`${server.address}/play/${game}?level=beginner`);
      await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
      await expect(page.locator('.drawn-board')).toBeVisible();
      const scrolls = () =>
        page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return scrollHeight > window.innerHeight || scrollWidth > window.innerWidth;
        });
      expect(await scrolls()).toBe(false);
      await noViolations(page);

      await playUntil([page], (await lastEntry(page)) + 4);
      await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press('t');
      await expect(page.locator('.drawn-board')).toBeVisible();
      expect(await scrolls()).toBe(false);

      // While looking back nothing is offered; Escape returns.
      await page.goto(`${page.url()}#1`);
      await expect(page.locator('.prompt')).toContainText('1 of');
      await expect(page.locator('.drawn-board .offer')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(myTurn(page)).toBeVisible();
      expect(wrong).toEqual([]);
    });

test('on a phone one tap on the opponent of FootHills shows their cards and stock', async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${server.address}/play/foothills?level=beginner`);
  await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
  // The player's own stock is visible without it.
  await expect(page.locator('.hand .owned').first()).toBeInViewport({ ratio: 1 });
  await page.locator('.seat', { hasText: 'Bot 1' }).tap();
  const sheet = page.locator('dialog[open]');
  await expect(sheet.locator('#tab-opponent')).toHaveAttribute('aria-selected', 'true');
  await expect(sheet.locator('.action-card')).toHaveCount(5);
  await expect(sheet.locator('.action-card').first()).toBeInViewport({ ratio: 1 });
  await expect(sheet.locator('.owned').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toHaveCount(0);
});
