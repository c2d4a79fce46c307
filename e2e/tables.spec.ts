/** People at tables, in real browsers. */

import type { Page } from '@playwright/test';
import { seatsOf, shownGames } from './games.ts';
import { drawRound, lastEntry, myTurn, playToEnd, unfoldMoves } from './play.ts';
import { expect, RealServer, test } from './server.ts';

/** Ann makes a table for two and sits down; returns its address. */
async function annMakesTable(page: Page, address: string, game = 'railroad-ink'): Promise<string> {
  await page.goto(`${address}/new/${game}`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByText('Ann (you)')).toBeVisible();
  return page.url();
}

async function bobJoins(page: Page, table: string): Promise<void> {
  await page.goto(table);
  await page.getByLabel('Your name').fill('Bob');
  await page.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.getByText('Bob (you)')).toBeVisible();
}

test('two browsers finish a game of Railroad Ink on the server', async ({ browser, server }) => {
  const ann = await (await browser.newContext()).newPage();
  const bob = await (await browser.newContext()).newPage();
  const table = await annMakesTable(ann, server.address);
  await bobJoins(bob, table);
  await expect(ann.getByText('Bob')).toBeVisible();
  await ann.getByRole('button', { name: 'Start' }).click();
  for (let round = 1; round <= 7; round++) {
    await expect(ann.locator('.prompt')).toContainText(`Round ${round}`);
    await drawRound(ann);
    if (round < 7) await expect(ann.locator('.prompt')).toContainText('Waiting for Bob');
    await expect(bob.locator('.prompt')).toContainText(`Round ${round}`);
    await drawRound(bob);
  }
  for (const page of [ann, bob]) {
    await expect(page.getByRole('heading', { name: /Result/ })).toBeVisible();
    await expect(page.locator('.result tbody tr')).toHaveCount(6);
  }
  // Every entry has a link to the table as it was then.
  await ann.goto(`${table}#3`);
  await expect(ann.locator('.prompt')).toContainText('Entry 3 of 14');
  await ann.getByRole('button', { name: 'Back to the game' }).click();
  await expect(ann.getByRole('heading', { name: /Result/ })).toBeVisible();
  const record = await ann.request.get(`${server.address}/api/tables/${table.split('/').pop()}/record`);
  expect(record.ok()).toBe(true);
});

test('one person plays a local game against a bot to the end', async ({ page, server }) => {
  await page.goto(server.address);
  await page.locator('.game-railroad-ink').getByRole('button', { name: 'Play a bot' }).click();
  await drawRound(page);
  await expect(page.locator('.prompt')).toContainText('Round 2');
  await playToEnd(page);
  await expect(page.getByRole('heading', { name: /Result/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^quai-railroad-ink-.*\.json$/);
});

test('two people share a screen, with a curtain between them', async ({ page, server }) => {
  await page.goto(`${server.address}/new/railroad-ink#shared`);
  await page.getByLabel('Player 1').fill('Ann');
  await page.getByLabel('Player 2').fill('Bob');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await drawRound(page);
  await expect(page.locator('.curtain')).toContainText('Pass the screen to Bob');
  await expect(page.locator('.text-board')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bob' }).click();
  await expect(page.getByText('Bob (you)')).toBeVisible();
  await drawRound(page);
  // Bob continues; then it is Ann's turn.
  await expect(page.locator('.prompt')).toContainText('Round 2');
  await drawRound(page);
  await expect(page.locator('.curtain')).toContainText('Pass the screen to Ann');
  await playToEnd(page);
});

test('a draft has undo, redo and refusals, and survives a reload in the middle of a step', async ({
  browser,
  server,
}) => {
  const ann = await (await browser.newContext()).newPage();
  const bob = await (await browser.newContext()).newPage();
  const table = await annMakesTable(ann, server.address);
  await bobJoins(bob, table);
  await ann.getByRole('button', { name: 'Start' }).click();
  await expect(myTurn(ann)).toBeVisible();
  await unfoldMoves(ann);
  const first = ann.locator('.moves details').first();
  await first.locator('summary').click();
  await first.locator('button[data-move]').first().click();
  await expect(ann.locator('.draft li')).toHaveCount(1);
  const drawn = await ann.locator('.draft li').first().textContent();
  await ann.getByRole('button', { name: 'Undo' }).click();
  await expect(ann.locator('.draft li')).toHaveCount(0);
  await ann.getByRole('button', { name: 'Redo' }).click();
  await expect(ann.locator('.draft li')).toHaveText([drawn!]);
  await ann.reload();
  await expect(ann.locator('.draft li')).toHaveText([drawn!]);
  await ann.locator('.why-not summary').click();
  await expect(ann.locator('.why-not li').first()).toContainText(/Rule RI-\d+/);
  // Nothing of the draft has reached Bob.
  await expect(bob.locator('.prompt')).toContainText('Round 1');
  await expect(bob.locator('.log li')).toHaveCount(1);
});

test('a lost connection is restored by itself, and play goes on', async ({ browser, server }) => {
  const context = await browser.newContext();
  const ann = await context.newPage();
  const table = await annMakesTable(ann, server.address);
  await ann.getByRole('button', { name: 'Add a bot' }).click();
  await ann.getByRole('button', { name: 'Start' }).click();
  await drawRound(ann);
  await expect(ann.locator('.prompt')).toContainText('Round 2');
  await context.setOffline(true);
  await ann.evaluate(() => fetch('/api/health').catch(() => {}));
  await context.setOffline(false);
  await ann.reload();
  await expect(ann.locator('.prompt')).toContainText('Round 2');
  await drawRound(ann);
  await expect(ann.locator('.prompt')).toContainText('Round 3');
  expect(ann.url()).toBe(table);
});

test('the server is killed in the middle of a game: nothing acknowledged is lost, and play goes on', async ({
  browser,
}) => {
  const server = new RealServer();
  await server.start();
  try {
    const ann = await (await browser.newContext()).newPage();
    await annMakesTable(ann, server.address);
    await ann.getByRole('button', { name: 'Add a bot' }).click();
    await ann.getByRole('button', { name: 'Start' }).click();
    for (let round = 1; round <= 3; round++) {
      await expect(ann.locator('.prompt')).toContainText(`Round ${round}`);
      await drawRound(ann);
    }
    await expect(ann.locator('.prompt')).toContainText('Round 4');
    // The start, three rounds of two seats, and the bot's fourth.
    await expect.poll(() => lastEntry(ann)).toBe(7);
    const { port } = server;
    await server.kill();
    await expect(ann.locator('.link-status')).toContainText('Connection lost');
    await server.start(port);
    await expect(ann.locator('.link-status')).not.toContainText('Connection lost', { timeout: 30_000 });
    await ann.reload();
    await expect(ann.locator('.prompt')).toContainText('Round 4');
    await expect.poll(() => lastEntry(ann)).toBe(7);
    await drawRound(ann);
    await expect(ann.locator('.prompt')).toContainText('Round 5');
  } finally {
    await server.end();
  }
});

test('offline, the page reloads, the table is still there, and the game is played to its end', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.locator('.game-railroad-ink').getByRole('button', { name: 'Play a bot' }).click();
  await drawRound(page);
  await expect(page.locator('.prompt')).toContainText('Round 2');
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.prompt')).toContainText('Round 2');
  await playToEnd(page);
  await page.getByRole('dialog', { name: 'Result' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('No connection to the server')).toBeVisible();
  await expect(page.locator('.tables').getByRole('link', { name: 'Railroad Ink' })).toBeVisible();
  await page.locator('.game-railroad-ink').getByRole('button', { name: 'Play a bot' }).click();
  await expect(page.locator('.prompt')).toContainText('Round 1');
});

// Railroad Ink is played to its end above.
for (const [index, meta] of shownGames.filter(({ id }) => id !== 'railroad-ink').entries()) {
  const [game, seats] = [meta.id, seatsOf(meta)];
  const wide = index === 0 ? '' : ' @wide';
  test(`a whole game of ${game} by text board and list of moves${wide}`, async ({ page, server }) => {
    test.setTimeout(300_000);
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    await page.goto(server.address);
    await page.locator(`.game-${game}`).getByRole('button', { name: 'Play a bot' }).click();
    await expect(myTurn(page)).toBeVisible({ timeout: 60_000 });
    await playToEnd(page);
    await expect(page.getByRole('heading', { name: /Result/ })).toBeVisible();
    await expect(page.locator('.result thead th')).toHaveCount(seats + 1);
    expect(wrong).toEqual([]);
  });
}
