/** Around the table: what a page shows before its scripts run, what returning players see first, the way to the next table. */

import { shownGames } from './games.ts';
import { expect, test } from './server.ts';

test('no page is blank before its scripts run', async ({ browser, server }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(server.address);
  await expect(page.getByText('Railway board games')).toBeVisible();
  await expect(page.locator('.before-card')).toHaveCount(5);
  await page.goto(`${server.address}/play/${shownGames[0]?.id}`);
  await expect(page.locator('.before-board')).toBeVisible();
  await page.goto(`${server.address}/ratings`);
  await expect(page.locator('.before-bar')).toBeVisible();
});

test('a game against bots is one tap away for every game, above the fold', async ({ browser, server }) => {
  for (const [locale, name] of [
    ['en-GB', 'Play a bot'],
    ['fr-FR', 'Contre un robot'],
  ] as const) {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale })).newPage();
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(server.address);
      for (const { id } of shownGames)
        await expect(page.locator(`.game-${id}`).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`who comes back goes on with one tap, at ${viewport.width}x${viewport.height}`, async ({ browser, server }) => {
    const page = await (await browser.newContext({ viewport })).newPage();
    const [game] = shownGames;
    await page.goto(`${server.address}/play/${game?.id}`);
    await expect(page.locator('[data-part="prompt"]')).toBeVisible({ timeout: 20_000 });
    const table = page.url();
    await page.goto(server.address);
    const card = page.getByRole('region', { name: 'Continue' }).getByRole('link');
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Continue' }).locator('.poster')).toBeVisible();
    await card.click();
    await expect(page).toHaveURL(table);
  });

test('a table that waits for players is the first thing its host sees', async ({ page, server }) => {
  await page.goto(`${server.address}/new/${shownGames[0]?.id}`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByText('Ann (you)')).toBeVisible();
  const table = page.url();
  await page.goto(server.address);
  const card = page.getByRole('region', { name: 'Continue' }).getByRole('link');
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.hero')).toHaveCount(0);
  await card.click();
  await expect(page).toHaveURL(table);
});

test('the tab says that it is your turn, and the bar leads to the next table that waits for you', async ({
  page,
  server,
}) => {
  const origin = { origin: server.address };
  await page.goto(server.address);
  await page.request.post(`${server.address}/api/me`, { data: { name: 'Ann' }, headers: origin });
  await page.evaluate(() => localStorage.setItem('quai.name', 'Ann'));
  const tables: string[] = [];
  for (let made = 0; made < 2; made++) {
    const data = { game: 'railroad-ink', seats: 2, bots: [null, 'beginner'] };
    const answer = await page.request.post(`${server.address}/api/tables`, { data, headers: origin });
    tables.push(`${server.address}/t/${((await answer.json()) as { table: string }).table}`);
  }
  for (const table of tables) {
    await page.goto(table);
    await page.getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator('[data-part="prompt"]')).toBeVisible({ timeout: 20_000 });
  }
  await expect(page).toHaveTitle(/^● /);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg');
  await page.reload();
  await page.getByRole('link', { name: 'Next table (1)' }).click();
  await expect(page).toHaveURL(tables[0] ?? '');
  await page.goto(server.address);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon.svg');
});
