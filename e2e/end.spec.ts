/** The end of every game: scored step by step; then the result is visible, focused and announced. */

import { clickHighlighted } from '@quai/bench/hand.ts';
import { noViolations } from './axe.ts';
import { shownGames } from './games.ts';
import { drawRound, foldMoves, myTurn, playToEnd } from './play.ts';
import { expect, test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Only the shortest game is played to its end every day. */
const QUICK = 'railroad-ink';

for (const { id: game } of shownGames)
  test(`${game}: the end is counted, seen, focused and announced${game === QUICK ? '' : ' @wide'}`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(240_000);
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`${server.address}/play/${game}?level=beginner`);
    await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
    await playToEnd(page);
    const result = page.locator('[data-part="result"]');
    await expect(result).toBeVisible();
    // The scoring can be skipped; the winner is announced only after it.
    const skip = result.getByRole('button', { name: 'Skip the scoring' });
    await expect(skip).toBeVisible();
    await expect(result.locator('.winner')).toHaveCount(0);
    await skip.click();
    await expect(result.locator('.winner')).toBeInViewport({ ratio: 1 });
    await expect(result.locator('.uncounted')).toHaveCount(0);
    await expect(result).toBeInViewport({ ratio: 1 });
    expect(await result.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    const live = page.locator('[aria-live="assertive"]', { has: page.locator('.winner') });
    await expect(live.locator('.winner')).not.toHaveText('');
    for (const name of ['Play again', 'Replay', 'Analysis', 'Share a picture'])
      await expect(result.getByRole('button', { name, exact: true })).toBeVisible();
    await noViolations(page);
    if (game === QUICK) {
      // What a bot thinks of the moves: it can be cancelled, and goes through all of them.
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/analyst/, async (route) => {
        await held;
        await route.continue().catch(() => {});
      });
      await result.getByRole('button', { name: 'Analysis', exact: true }).click();
      await expect(result.locator('.analysis-progress progress')).toBeVisible();
      await result.locator('.analysis-progress').getByRole('button', { name: 'Cancel' }).click();
      await expect(result.locator('.analysis-progress')).toHaveCount(0);
      letGo();
      await result.getByRole('button', { name: 'Analyse', exact: true }).click();
      const judged = result.locator('.judged > li');
      await expect(judged.first()).toBeVisible({ timeout: 30_000 });
      await expect(result.locator('.analysis [role="status"]')).toContainText(/Good moves: \d+ of \d+/, {
        timeout: 60_000,
      });
      await expect(judged.first()).toContainText(/as good as any|costs about|did not consider/);
      await judged.first().locator('summary').click();
      await expect(judged.first().locator('ol li').first()).toContainText('points expected');
      await noViolations(page);
      // A move leads to the table as it was then, and back.
      await judged.first().getByRole('button').click();
      await expect(page.locator('[data-part="prompt"] .prompt')).toContainText('Move');
      await foldMoves(page);
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await expect(result.locator('.winner')).toBeVisible();
    }
    // Replay shows the game from its beginning, on the board.
    await result.getByRole('button', { name: 'Replay', exact: true }).click();
    await foldMoves(page);
    await expect(page.locator('[data-part="prompt"] .prompt')).toContainText('Move');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    // The result has been shown: it is not counted again.
    await expect(result.locator('.winner')).toBeVisible();
    await result.getByRole('button', { name: 'Play again', exact: true }).click();
    await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
    await expect(result).toHaveCount(0);
  });

test('while it is counted, the board shows what each line counts, and networks one by one', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${server.address}/play/railroad-ink?level=beginner`);
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => localStorage.setItem('quai.settings', '{"speed":"slow"}'));
  await page.reload();
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  // How much is lit while each line is counted, whenever that changes; and what marks it.
  await page.evaluate(() => {
    const marks = new Set<string>();
    Object.assign(window, { marks });
    new MutationObserver(() => {
      for (const mark of document.querySelectorAll('.ink-stage.counted .ink-band, .ink-stage.counted .ink-false'))
        marks.add(mark.getAttribute('class') ?? '');
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.evaluate(() => {
    const steps: Record<string, number[]> = {};
    Object.assign(window, { steps });
    new MutationObserver(() => {
      const line = document.querySelector('.result tr.now th')?.textContent;
      const count = document.querySelectorAll('[data-part="stage"] [data-lit]').length;
      if (line == null || count === 0) return;
      steps[line] ??= [];
      if (steps[line].at(-1) !== count) steps[line].push(count);
    }).observe(document.body, { subtree: true, attributeFilter: ['data-lit'] });
  });
  for (let round = 0; round < 6; round++) await drawRound(page);
  // The last round on the board, so that the first line is seen from its beginning.
  await foldMoves(page);
  await expect(async () => {
    await clickHighlighted(page, (count) => Math.floor(count / 2));
    await expect(page.locator('.result.counting')).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 30_000, intervals: [50] });
  await expect(page.locator('.winner')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  const steps = await page.evaluate(() => (window as unknown as { steps: Record<string, number[]> }).steps);
  for (const counts of Object.values(steps)) expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  // One step per network of the player's sheet, marked with letters; without any, the bot's are shown.
  await page.keyboard.press('Escape');
  const line = page.locator('.ink-score [data-line="exits"]');
  await line.click();
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  const networks = await page.locator('.ink-letter').count();
  expect(networks === 0 ? 0 : steps.Exits?.length).toBe(networks);
  // There may be no network, but always several loose ends.
  expect(steps['False routes']?.length).toBeGreaterThan(1);
  // Each in the sheet's own way.
  const marks = await page.evaluate(() => [...(window as unknown as { marks: Set<string> }).marks]);
  expect(marks).toContain('ink-false');
  if (networks > 0) expect(marks).toContain('ink-band network');
  expect(wrong).toEqual([]);
});

test('RI-25: alone, one plays for the best score, which is kept, told and shown on the account page', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${server.address}/account`);
  await page.getByLabel('your name').fill('Ann');
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann');
  await page.goto(`${server.address}/new/railroad-ink#alone`);
  await page.locator('form button.main').click();
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  await playToEnd(page);
  const result = page.locator('[data-part="result"]');
  const skip = result.getByRole('button', { name: 'Skip the scoring' });
  await skip.click();
  await expect(result.locator('.own-best')).toHaveText('Your best score so far.');
  const points = /(-?\d+) points?/.exec(await result.locator('.winner').innerText())?.[1];
  await page.reload();
  await expect(page.locator('.own-best')).toContainText(`Your best: ${points}`);
  await page.goto(`${server.address}/account`);
  await expect(page.locator('.solo li')).toContainText(String(points));
  await expect(page.locator('.solo li')).toContainText('Railroad Ink');
});
