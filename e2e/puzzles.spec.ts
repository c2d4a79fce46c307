/** Puzzles on the real board, and the rules beside it, on a desktop and on a phone. */

import { puzzles as found } from '../games/berlin/puzzles/puzzles.ts';
import { clickMove, unfoldMoves } from './play.ts';
import { expect, test } from './server.ts';

const sizes = [
  {
    name: 'desktop',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    stars: '3 of 3 stars',
    next: 'Next puzzle',
  },
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    stars: '3 étoiles sur 3',
    next: 'Problème suivant',
  },
];

for (const { name, viewport, locale, stars, next } of sizes)
  test(`a puzzle is solved, and its stars stay, ${name}`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    await page.goto(`${server.address}/puzzles/berlin`);
    await expect(page.locator('.puzzle-list li')).toHaveCount(10);
    const index = found.puzzles.findIndex(({ answers }) => /^(take|claim|blind)/.test(answers[0]!.moves));
    await page.locator('.puzzle-list a').nth(index).click();
    await expect(page).toHaveURL(new RegExp(`#${index + 1}$`));
    await expect(page.locator('.drawn-board')).toBeVisible();
    await unfoldMoves(page);
    await clickMove(page, found.puzzles[index]!.answers[0]!.moves);
    await expect(page.locator('.puzzle-step .stars')).toHaveAttribute('aria-label', stars);
    await expect(page.getByRole('link', { name: next })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await page.goBack();
    await expect(page.locator('.puzzle-list .stars').nth(index)).toHaveAttribute('aria-label', stars);
    await page.reload();
    await expect(page.locator('.puzzle-list .stars').nth(index)).toHaveAttribute('aria-label', stars);
    expect(wrong).toEqual([]);
    await context.close();
  });

test('today’s puzzle is the same for two people, and no address is left that leads back to it', async ({
  browser,
  server,
}) => {
  const addresses: string[] = [];
  for (let person = 0; person < 2; person++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${server.address}/puzzles`);
    await page.locator('a[href="/puzzles/today"]').click();
    await expect(page).toHaveURL(/\/puzzles\/[a-z-]+#\d+$/);
    addresses.push(page.url());
    await page.goBack();
    await expect(page).toHaveURL(/\/puzzles$/);
    await context.close();
  }
  expect(addresses[0]).toBe(addresses[1]);
});

test('the rules open beside the board at what is decided, and answer questions', async ({ page, server }) => {
  await page.goto(`${server.address}/play/berlin`);
  await expect(page.locator('.drawn-board')).toBeVisible();
  await page.locator('.rules-tool').click();
  const beside = page.locator('.rules-beside');
  await expect(beside).toContainText('BE-12');
  await beside.getByRole('searchbox').fill('what does a grey route cost');
  await expect(beside.locator('.found li').first()).toContainText('grey');
  await page.keyboard.press('Escape');
  await expect(beside).toBeHidden();
  await expect(page.locator('.drawn-board')).toBeVisible();
});
