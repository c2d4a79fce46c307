/** Against each level of bot: a whole game on the server, and some turns offline. */

import { LEVELS } from '@quai/bots/bot.ts';
import { drawRound, lastEntry, myTurn, playUntil } from './play.ts';
import { expect, test } from './server.ts';

const ROUNDS = 7;

/** The level that is tested every day: it searches, so it needs a thread. */
const EVERY_DAY = 'strong';

for (const level of LEVELS) {
  const wide = level === EVERY_DAY ? '' : ' @wide';
  test(`a whole game on the server against ${level}, chosen in the lobby${wide}`, async ({ page, server }) => {
    test.setTimeout(120_000);
    await page.goto(`${server.address}/new/railroad-ink`);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await expect(page.getByText('Ann (you)')).toBeVisible();
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByLabel('Bot for this seat').selectOption(level);
    await expect(page.locator('.seat .who').nth(1)).toContainText(level);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    for (let round = 1; round <= ROUNDS; round++) {
      await expect(page.locator('.prompt')).toContainText(`Round ${round}`, { timeout: 20_000 });
      await drawRound(page);
    }
    await expect(page.locator('.result')).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.seat').nth(1)).toContainText(level);
  });

  test(`offline against ${level}${wide}`, async ({ browser, server }) => {
    test.setTimeout(120_000);
    const page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    await page.goto(server.address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    // Offline, the form offers bots.
    await page.goto(`${server.address}/new/berlin`);
    await page.getByLabel('Bot level').selectOption(level);
    await page.locator('form button.main').click();
    await expect(page).toHaveURL(/\/t\/here-/);
    await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
    const before = await lastEntry(page);
    // The bot answers each entry with one of its own.
    await playUntil([page], before + 4);
    await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.seat .who').nth(1)).toHaveText(`Bot 1 (${level})`);
    expect(wrong).toEqual([]);
  });
}
