/** Replay, links from the log to the board, hints, and what comes after the game. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { agreeing } from './agree.ts';
import { noViolations } from './axe.ts';
import {
  clickMove,
  drawRound,
  foldMoves,
  lastEntry,
  myTurn,
  openMenu,
  openTab,
  playToEnd,
  unfoldMoves,
} from './play.ts';
import { expect, test } from './server.ts';

async function playBot(page: Page, address: string, game = 'railroad-ink'): Promise<void> {
  await page.goto(address);
  await page.locator(`.game-${game}`).getByRole('button', { name: 'Play a bot' }).click();
  await expect(myTurn(page)).toBeVisible();
}

const prompt = (page: Page) => page.locator('.prompt');

test('replay by buttons, keys, slider and autoplay; every entry has a link', async ({ page, server }) => {
  await playBot(page, server.address);
  await drawRound(page);
  await expect(prompt(page)).toContainText('Round 2');
  await drawRound(page);
  await expect(prompt(page)).toContainText('Round 3');
  // The start, two rounds of two seats, and the bot's third round.
  const last = 5;
  await openTab(page, 'replay');
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(last));
  await expect(page.getByRole('slider')).toHaveValue(String(last));

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(prompt(page)).toContainText(`Move ${last - 1} of ${last}`);
  expect(page.url()).toMatch(new RegExp(`#${last - 1}$`));
  await page.locator('h1').click();
  await page.keyboard.press('ArrowLeft');
  await expect(prompt(page)).toContainText(`Move ${last - 2} of ${last}`);
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toContainText('Round 3');
  expect(page.url()).not.toContain('#');

  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(prompt(page)).toContainText('Move 0');
  await page.getByLabel('Speed').selectOption('fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(prompt(page)).toContainText('Move 2');
  await expect(prompt(page)).toContainText('Your turn. Round 3');

  await openTab(page, 'log');
  await page.locator('.log').getByRole('link', { name: 'Move 1', exact: true }).click();
  await expect(prompt(page)).toContainText(`Move 1 of ${last}`);
  await noViolations(page);
  await page.reload();
  await expect(prompt(page)).toContainText(`Move 1 of ${last}`);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  // What others did since the player's last turn is one tap away, next to the latest of it.
  const news = page.getByRole('button', { name: /What’s new/ });
  await expect(news).toHaveAttribute('title', /Since your last turn/);
  await news.click();
  await expect(prompt(page)).toContainText('Move');
  await page.getByRole('button', { name: 'Pause' }).click();
  // The buttons of a turn have become those of a replay.
  const paused = Number(/Move (\d+)/.exec((await prompt(page).textContent()) ?? '')?.[1]);
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(prompt(page)).toContainText(`Move ${paused - 1} of ${last}`);
  await agreeing(page);
  await openTab(page, 'replay');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await openMenu(page);
  await page.getByRole('button', { name: 'Go back to this move' }).click();
  await expect(page.getByText('Against bots, you cannot undo a draw.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(prompt(page)).toContainText('Your turn. Round 3');
});

test('a turn of two cards is one line of the log, which unfolds to both', async ({ page, server }) => {
  await playBot(page, server.address, 'berlin');
  await unfoldMoves(page);
  const commit = async (move: string) => {
    const before = await lastEntry(page);
    await clickMove(page, move);
    await expect(async () => {
      const done = page.locator('.confirm .done:enabled');
      if (await done.isVisible()) await done.click();
      expect(await lastEntry(page)).toBeGreaterThan(before);
    }).toPass();
  };
  await commit('keep:1');
  await expect(myTurn(page)).toBeVisible();
  await commit('blind');
  const first = await lastEntry(page);
  await commit('blind');
  await foldMoves(page);
  await openTab(page, 'log');
  // Dealing is one line, whatever it consists of.
  const setup = page.locator('.log li', { has: page.getByRole('link', { name: 'Move 0', exact: true }) });
  await expect(setup.locator('p')).toHaveText('The table is set up.');
  await setup.getByRole('button', { expanded: false }).click();
  await expect(setup.locator('p').nth(1)).toBeVisible();
  const turn = page.locator('.log li', { has: page.getByRole('link', { name: `Move ${first + 1}`, exact: true }) });
  await expect(turn.locator('p')).toHaveText(/^Player 1 takes 2 cards: \w+, \w+\.$/);
  await expect(page.locator('.log').getByRole('link', { name: `Move ${first}`, exact: true })).toHaveCount(0);
  await turn.getByRole('button', { expanded: false }).click();
  await expect(turn.locator('p')).toHaveText([/draws a card from the pile \(/, /draws a card from the pile \(/]);
  await expect(turn.locator('.log-rule').first()).toHaveAttribute('href', /#BE-/);
  await turn.getByRole('link', { name: `Move ${first}`, exact: true }).click();
  await expect(prompt(page)).toContainText(`Move ${first} of`);
  await expect(turn).toHaveClass(/here/);
});

test('names in the log highlight their places on the board', async ({ page, server }) => {
  await playBot(page, server.address);
  await drawRound(page);
  await expect(prompt(page)).toContainText('Round 2');
  await foldMoves(page);
  const name = page.locator('.log .place-name').first();
  const place = (await name.textContent())!;
  await name.focus();
  await expect(page.locator('[data-lit]')).toHaveCount(1);
  await expect(page.locator('[data-lit]')).toHaveAttribute('aria-label', new RegExp(`^${place}\\b`));
  await name.blur();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  // Only what is new is announced.
  await expect(page.locator('.spoken[aria-live]')).toContainText('has finished the round');
});

test('a hint is computed in the browser and can be chosen', async ({ page, server }) => {
  await playBot(page, server.address);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hints = page.locator('.hints li button');
  await expect(hints.first()).toBeVisible({ timeout: 30_000 });
  await noViolations(page);
  await hints.first().click();
  await expect(page.locator('.draft li')).toHaveCount(1);
});

test('on a phone a hint fits the screen, and each move has its figures', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playBot(page, server.address, 'foothills');
  await page.getByRole('button', { name: 'Hint' }).click();
  const hints = page.locator('.hints li');
  await expect(hints.first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Figures' }).click();
  // Depending on the cards, there may be only one move.
  await expect(hints.first()).toContainText(/the only move|wins \d+% · about -?\d+ points/);
  const ends = await hints
    .locator('button, small')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(360);
  await expect(page.getByRole('button', { name: 'Close the hint' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(hints).toHaveCount(0);
});

test('after the game: what scored, the chart, a picture, the record, and the check of every draw', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await playBot(page, server.address);
  await playToEnd(page);
  await expect(page.locator('.winner')).toBeVisible();
  await expect(page.locator('.chart .course')).toHaveCount(2);
  const smallest = () =>
    page
      .locator('.chart svg text')
      .evaluateAll((all) =>
        Math.min(
          ...all.map(
            (text) =>
              Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
          ),
        ),
      );
  const before = page.viewportSize()!;
  for (const width of [360, 390, 600, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(smallest, `figures of the chart at ${width}`).toBeGreaterThanOrEqual(11.9);
  }
  await page.setViewportSize(before);
  await noViolations(page);

  // Closed it leaves the board free; it can be opened again.
  const result = page.getByRole('dialog', { name: 'Result' });
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result).toBeHidden();
  await foldMoves(page);
  await page.locator('[data-part="confirm"]').getByRole('button', { name: 'Result' }).click();
  await expect(result).toBeVisible();

  // While a line is shown, the sheet is beside the board.
  const shown = page.locator('.result .shows').first();
  await shown.click();
  await expect(shown).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.locator('[data-lit]').count()).toBeGreaterThan(0);
  const sheet = (await result.boundingBox())!;
  const lit = (await page.locator('[data-lit]').first().boundingBox())!;
  expect(lit.x + lit.width).toBeLessThanOrEqual(sheet.x);

  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return readFileSync(await download.path());
  };
  const picture = await saved('Share a picture');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(20_000);
  const record = await saved('Download the record');

  await page.getByRole('link', { name: 'Check the draws' }).click();
  await expect(page.getByText('Everything checks out: Railroad Ink.')).toBeVisible();
  await expect(page.locator('.good li')).toHaveCount(3);
  await noViolations(page);
  const bent = record.toString().replace(/"outcomes":\[(\d)/, (_, digit) => `"outcomes":[${(Number(digit) + 1) % 4}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bent.json', mimeType: 'application/json', buffer: Buffer.from(bent) });
  await expect(page.getByText('This record does not check out:')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(prompt(page)).toContainText('Round 1');
});

test('a local table in two pages: what one plays, the other shows', async ({ browser, server }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await playBot(page, server.address);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(prompt(second)).toContainText('Round 1');
  await drawRound(page);
  await expect(prompt(second)).toContainText('Round 2');
  await drawRound(second);
  await expect(prompt(page)).toContainText('Round 3');
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width}x${height}, a replay tells whole sentences, and all of them on demand`, async ({
    browser,
    server,
  }) => {
    const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
    await playBot(page, server.address, 'wensleydale');
    await unfoldMoves(page);
    await foldMoves(page);
    const last = await lastEntry(page);
    let several = 0;
    for (let entry = 0; entry <= last; entry++) {
      await page.evaluate((at) => {
        location.hash = `#${at}`;
      }, entry);
      await expect(prompt(page)).toContainText(`Move ${entry} of`);
      const told = prompt(page).locator('[data-sentence]');
      const more = page.locator('.prompt-more');
      // The first may have to be cut; of the others, none is.
      if ((await told.count()) < 2) continue;
      several++;
      await expect
        .poll(async () =>
          prompt(page).evaluate((line) => {
            const bottom = line.getBoundingClientRect().bottom;
            const shown = [...line.querySelectorAll<HTMLElement>('[data-sentence]')].filter(({ hidden }) => !hidden);
            return shown.slice(1).every((one) => one.getBoundingClientRect().bottom <= bottom + 1);
          }),
        )
        .toBe(true);
      if ((await told.locator('visible=true').count()) === (await told.count())) continue;
      await more.click();
      for (const text of await told.allTextContents())
        await expect(page.locator('.prompt-whole:popover-open')).toContainText(text);
      await page.keyboard.press('Escape');
    }
    expect(several).toBeGreaterThan(0);
  });

test('on a phone, those who only watch see more of the map', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`${server.address}/new/berlin#shared`);
  const places = page.locator('.place-line select');
  for (const place of await places.all()) await place.selectOption('beginner');
  await page.locator('form button.main').click();
  await expect(page.locator('.shell')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.market')).toBeAttached();
  const [dock, market] = await Promise.all(
    ['[data-part="dock"]', '.market'].map((part) =>
      page.locator(part).evaluate((one) => one.getBoundingClientRect().height),
    ),
  );
  expect(dock).toBeLessThan(market! + 40);
});
