/** After somebody has moved, the board shows where, and a sentence says what. */

import { shownGames } from './games.ts';
import { foldMoves, lastEntry, myTurn, playUntil } from './play.ts';
import { expect, test } from './server.ts';

for (const { id: game } of shownGames)
  test(`${game}: a bot’s move is marked where it happened, and told in a few words`, async ({ browser, server }) => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`${server.address}/play/${game}`);
    await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
    // Setting up is over by then, and the bot has made a move of its own.
    await playUntil([page], (await lastEntry(page)) + 6);
    await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
    await foldMoves(page);
    const marks = page.locator(':is([data-part="stage"], [data-part="dock"]) [data-mark]');
    await expect.poll(() => marks.count()).toBeGreaterThan(0);
    const colours = await marks.evaluateAll((list) =>
      list.map((mark) => getComputedStyle(mark).getPropertyValue('--mark')),
    );
    expect(colours).not.toContain('');
    const last = page.locator('[data-part="prompt"] .last');
    await expect(last.locator('.seat-emblem')).toBeVisible();
    await expect(last).toContainText('Bot');
  });

test('what was missed is played on the board, from before it happened up to now', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${server.address}/play/foothills`);
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  await playUntil([page], (await lastEntry(page)) + 3);
  const since = page.locator('[data-part="prompt"] .since');
  await expect(async () => {
    if (!(await since.isVisible())) await playUntil([page], (await lastEntry(page)) + 1);
    await expect(since).toBeVisible({ timeout: 500 });
  }).toPass();
  await foldMoves(page);
  const now = await lastEntry(page);
  await since.click();
  await expect(page.locator('[data-part="prompt"] .prompt')).toContainText('Move');
  expect(Number(new URL(page.url()).hash.slice(1))).toBeLessThan(now);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(myTurn(page)).toBeVisible();
});
