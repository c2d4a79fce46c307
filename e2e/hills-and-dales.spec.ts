/** The boards of FootHills and Wensleydale in use: two browsers, a shared screen, replay, keyboard and touch. */

import type { Page } from '@playwright/test';
import { noViolations } from './axe.ts';
import { myTurn } from './play.ts';
import { expect, type RealServer, test } from './server.ts';
import { act, entries } from './touch.ts';

const GAMES = [
  { game: 'foothills', seats: 2, board: '.foothills', offers: '.foothills .offer' },
  {
    game: 'wensleydale',
    seats: 3,
    board: '.dales',
    offers: '.dales .bids .bid, .dales .train-face.open, .dales .choice, .dales .load',
  },
];

/** Makes a table for two people and bots; returns its address. */
async function tableFor(ann: Page, server: RealServer, game: string, seats: number): Promise<string> {
  await ann.request.post(`${server.address}/api/me`, { data: { name: 'Ann' } });
  const bots = Array.from({ length: seats }, (_, seat) => (seat < 2 ? null : 'beginner'));
  const made = await ann.request.post(`${server.address}/api/tables`, { data: { game, seats, bots } });
  return `${server.address}/t/${((await made.json()) as { table: string }).table}`;
}

/** Whoever must act does so on the board, until the log has grown. */
async function playBoth(pages: readonly Page[], offers: string, more: number): Promise<void> {
  const goal = (await entries(pages[0]!)) + more;
  await expect(async () => {
    for (const page of pages) if (await myTurn(page).isVisible()) await act(page, offers);
    expect(await entries(pages[0]!)).toBeGreaterThanOrEqual(goal);
  }).toPass({ timeout: 60_000, intervals: [50] });
}

for (const { game, seats, board, offers } of GAMES) {
  test(`${game}: two people play on their boards and look back`, async ({ browser, server }) => {
    test.setTimeout(120_000);
    const ann = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const bob = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    const wrong: string[] = [];
    for (const page of [ann, bob]) page.on('pageerror', (error) => wrong.push(error.message));
    const table = await tableFor(ann, server, game, seats);
    await ann.goto(table);
    await ann.getByRole('button', { name: 'Sit here' }).first().click();
    await bob.goto(table);
    await bob.getByLabel('Your name').fill('Bob');
    await bob.getByRole('button', { name: 'Sit here' }).click();
    await ann.getByRole('button', { name: 'Start', exact: true }).click();
    for (const page of [ann, bob]) await expect(page.locator(board)).toBeVisible();
    await playBoth([ann, bob], offers, 8);

    // Lines of the log link to the rules.
    await expect(ann.locator('.log .log-rule').first()).toHaveAttribute('href', new RegExp(`^/rules/${game}#[A-Z]`));

    // In the past nothing on the board is offered; then back to the present.
    await ann.goto(`${table}#2`);
    await expect(ann.locator(board)).toBeVisible();
    await expect(ann.locator('.prompt')).toContainText('2');
    await expect(ann.locator(offers)).toHaveCount(0);
    await ann.goto(table);
    await expect(ann.locator(board)).toBeVisible();
    expect(wrong).toEqual([]);
  });

  test(`${game}: people sharing a screen play on the board`, async ({ page, server }) => {
    await page.goto(`${server.address}/new/${game}#shared`);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await expect(page.locator(`${board}, .curtain`).first()).toBeVisible();
    const curtains = new Set<string>();
    await expect(async () => {
      const curtain = page.locator('.curtain button');
      if (await curtain.isVisible()) {
        curtains.add((await curtain.textContent())!);
        await curtain.click();
        await expect(page.locator(board)).toBeVisible();
      } else await act(page, offers);
      expect(curtains.size).toBeGreaterThanOrEqual(2);
    }).toPass({ timeout: 45_000, intervals: [50] });
  });

  test(`${game}: by keyboard alone`, async ({ page, server }) => {
    await page.goto(server.address);
    await page.locator(`.game-${game}`).getByRole('button', { name: 'Play a bot' }).click();
    await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(board)).toBeVisible();
    const before = await entries(page);
    for (let step = 0; step < 12 && (await entries(page)) < before + 3; step++) {
      const confirm = page.locator('.confirm .done:enabled');
      await expect(page.locator(`${offers}, .confirm .done:enabled`).first()).toBeVisible();
      const target = (await confirm.isVisible()) ? '.confirm .done:enabled' : offers;
      const focused = () => page.evaluate((fits) => document.querySelector(fits) === document.activeElement, target);
      for (let tab = 0; !(await focused()); tab++) {
        expect(tab).toBeLessThan(150);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    }
    expect(await entries(page)).toBeGreaterThan(before);
  });
}

test('FootHills on a phone: a card opens with both sides, closes, and is chosen', async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await page.goto(`${server.address}/learn/foothills#4`);
  const card = page.locator('.seat-area.own .action-card', { hasText: 'Remove rubble' });
  await card.tap();
  const large = page.locator('dialog[open]');
  await expect(large).toContainText('Take 4 rubble');
  await expect(large).toContainText('Landscaper');
  await noViolations(page);
  await large.getByRole('button', { name: 'Close' }).tap();
  await expect(large).toHaveCount(0);
  await card.tap();
  await large.getByRole('button', { name: 'Choose this card' }).tap();
  // Shows the progress of the action; the line is chosen on the board itself.
  await expect(page.locator('.crumbs')).toContainText('Remove rubble');
  await page.locator('.line-name.offer', { hasText: 'V' }).last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Line V', exact: true }).tap();
  await expect(page).toHaveURL(/#5$/);
  const small = await page
    .locator('.foothills button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().width > 0 && button.getBoundingClientRect().height < 44)
        .map((button) => button.textContent),
    );
  expect(small).toEqual([]);
});

test('Wensleydale: the sheet shows what a bid brings, a border its price; a load is dragged onto a train', async ({
  page,
  server,
}) => {
  // Without animations, since something dragged while the page still scrolls may miss its train.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${server.address}/learn/wensleydale#3`);
  const space5 = page.locator('.lot').nth(4);
  await expect(space5.locator('.would')).toContainText('Train 2→4');
  await space5.getByRole('button', { name: 'More for space 5' }).click();
  await expect(space5.locator('.bid')).toHaveText('Bid 3 on 5');
  await space5.getByRole('button', { name: 'Less for space 5' }).click();
  await space5.getByRole('button', { name: 'Bid 2 on 5' }).click();
  await expect(page.locator('.lot').nth(4).locator('.held-by')).toContainText('Ann · 3 cubes');

  await page.goto(`${server.address}/learn/wensleydale#7`);
  await expect(page.locator('.dales-phases [aria-current]')).toContainText('build');
  await expect(page.locator('.next-phase')).toContainText('trains');
  await page.getByRole('button', { name: /Hawes Junction and Ribblehead|Ribblehead and Hawes Junction/ }).click();
  const link = page.locator('.dales-sheet .choice', { hasText: 'Hawes Junction → Ribblehead' });
  await expect(link).toContainText('cost 2');
  await expect(link).toContainText('1 MR influence');
  await expect(link).toContainText('1 stone (Whernside)');
  await link.click();
  await expect(page).toHaveURL(/#8$/);

  await page.goto(`${server.address}/learn/wensleydale#10`);
  const train = page.locator('.train.ready');
  await expect(train).toHaveCount(1);
  await page.getByRole('button', { name: 'Load stone from Whernside' }).dragTo(train);
  await expect(page).toHaveURL(/#11$/);
  await expect(train.locator('.slot .stone')).toHaveCount(1);
  await expect(page.locator('.dales-if-now')).toContainText('earns 2, pays 3, profit 0 → -1');
  await noViolations(page);
});
