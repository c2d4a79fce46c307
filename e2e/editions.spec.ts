/** Custom editions: a card of FootHills and a route of Berlin are corrected in the form, and the results are played. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { agreeing } from './agree.ts';
import { noViolations } from './axe.ts';
import { shownGames } from './games.ts';
import { myTurn } from './play.ts';
import { expect, test } from './server.ts';
import { entries } from './touch.ts';

const check = (page: Page) => page.locator('.edition-check');

/** Plays whatever the list offers until the log has grown by this many entries. */
async function playOn(page: Page, more: number): Promise<void> {
  const before = await entries(page);
  for (let step = 0; step < 60 && (await entries(page)) < before + more; step++)
    await page.evaluate(async () => {
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      for (let i = 0; i < 10; i++) {
        if (document.querySelector('.drawn-board') !== null)
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
        const confirm = document.querySelector<HTMLButtonElement>('.confirm .done:not(:disabled)');
        const move = document.querySelector<HTMLButtonElement>('.moves button[data-move]:not(:disabled)');
        (confirm ?? move)?.click();
        await wait(30);
      }
    });
  expect(await entries(page)).toBeGreaterThanOrEqual(before + more);
}

test('a station and a card of FootHills are corrected, checked while typing, and played', async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.goto(`${server.address}/rules/foothills`);
  await page.getByRole('link', { name: 'Correct this edition' }).click();
  await expect(check(page)).toContainText('Ready to play');
  await noViolations(page);

  await page.getByLabel('Find').fill('Llangower');
  const llangower = page.locator('.edition-preview .station', { hasText: 'Llangower' });
  await page.getByLabel('Choose what to correct').selectOption({ label: 'V-2 Llangower' });
  await expect(llangower.first()).toBeVisible();
  await page.getByLabel('Space 1, costs: stone').fill('99');
  await expect(check(page)).toContainText(/stations\.\d+\.spaces\.0\.cost\.stone/);
  await expect(page.getByLabel('Space 1, costs: stone')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Against a bot, here' })).toBeDisabled();
  await page.getByLabel('Space 1, costs: stone').fill('2');
  await page.getByLabel('Rubble', { exact: true }).fill('1');
  await expect(check(page)).toContainText('Ready to play');
  await expect(check(page)).toContainText('2 figures differ');
  await expect(llangower.first()).toContainText('2');

  // The board shows the new name of the card at once.
  await page.getByRole('button', { name: 'Action cards' }).click();
  await page.getByLabel('Choose what to correct').selectOption({ label: 'B1 Landscaper' });
  await page.getByLabel('Name in English').fill('Gardener');
  await expect(page.locator('.edition-preview')).toContainText('Gardener');
  await noViolations(page);

  // A reload keeps the draft, and the downloaded file contains it.
  await page.reload();
  await expect(check(page)).toContainText('3 figures differ');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  const corrected = file.stations.find(({ name }: { name: string }) => name === 'Llangower');
  expect(corrected.spaces[0].cost).toEqual({ stone: 2 });
  expect(corrected.sources.rubble).toBe('confirmed');

  await page.getByRole('button', { name: 'Against a bot, here' }).click();
  await expect(page).toHaveURL(/\/t\/here-/);
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.shell')).toContainText('Gardener');
  await playOn(page, 6);
});

test('a route of Berlin is corrected, the map follows, and people play with it on the server', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.goto(`${server.address}/editions/berlin`);
  const route = (index: number) => page.locator(`.edition-preview [data-place="route-${index}"] .slot`);
  await page.getByLabel('Choose what to correct').selectOption({ label: 'Nollendorfplatz – Potsdamer Platz (T12)' });
  await expect(route(11)).toHaveCount(3);
  await page.getByLabel('Spaces').fill('0');
  await expect(check(page)).toContainText('routes.11.length');
  await page.getByLabel('Spaces').fill('2');
  await expect(check(page)).toContainText('Ready to play');
  await expect(route(11)).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await noViolations(page);

  await page.getByRole('link', { name: 'With friends' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.locator('form button.main').click();
  await expect(page).toHaveURL(/\/t\/(?!here-)/);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await guest.getByLabel('Your name').fill('Bo');
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(guest.locator('.rails-map')).toBeVisible();
  await expect(guest.locator('.rails-map [data-place="route-11"] .slot')).toHaveCount(2);
  await expect(page.locator('.rails-map [data-place="route-11"] .slot')).toHaveCount(2);
  for (const each of [page, guest]) await each.getByRole('button', { name: 'Keep these' }).click();
  await expect(page.locator('.market .face-up')).toBeVisible();
  expect(wrong).toEqual([]);
});

test('a place, a route and a ticket are added by keyboard and removed again, with a question for what is in use, and undo', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const board = page.locator('.edition-preview');
  await page.goto(`${server.address}/editions/berlin`);
  await expect(board.locator('.place')).toHaveCount(20);

  await press('Lieux');
  await press('Ajouter un lieu');
  await expect(board.locator('.place')).toHaveCount(21);
  // The name already has the focus.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Spandau');
  await expect(page.getByLabel('Choisissez ce que vous corrigez')).toContainText('Spandau');
  const across = page.getByLabel('Position horizontale');
  await across.focus();
  const before = Number(await across.inputValue());
  await page.keyboard.press('ArrowUp');
  await expect(across).toHaveValue(String(before + 1));
  // Or by touch: the place goes where the finger points.
  await page.getByRole('button', { name: 'Le déplacer sur la carte' }).tap();
  await expect(page.getByText('Touchez la carte à l’endroit voulu.')).toBeVisible();
  const map = board.locator('svg').first();
  const { width, height } = (await map.boundingBox())!;
  await map.tap({ position: { x: width / 8, y: height / 8 } });
  // The drawing follows a moment later, and is made again then.
  await expect(async () => {
    const dot = await board.locator('[data-place="place-20"] .dot').boundingBox();
    const sheet = await map.boundingBox();
    if (dot === null || sheet === null) throw new Error('being drawn');
    expect(Math.abs(dot.x + dot.width / 2 - sheet.x - width / 8)).toBeLessThan(2);
    expect(Math.abs(dot.y + dot.height / 2 - sheet.y - height / 8)).toBeLessThan(2);
  }).toPass({ timeout: 10_000 });

  await press('Routes');
  await press('Ajouter une route');
  await expect(board.locator('.route')).toHaveCount(55);
  await expect(page.getByLabel('Choisissez ce que vous corrigez').locator('option:checked')).toContainText('Spandau');
  await press('Destinations');
  await press('Ajouter une destination');
  await expect(check(page)).toContainText('Prête à jouer');
  await noViolations(page);

  await press('Lieux');
  await page.getByLabel('Choisissez ce que vous corrigez').selectOption({ label: 'Spandau' });
  await press('Retirer ce lieu');
  await expect(page.locator('.record-users')).toContainText('aboutissent à Spandau');
  await expect(page.locator('.record-users li')).toHaveCount(1);
  await noViolations(page);
  await press('Garder');
  await expect(page.getByRole('button', { name: 'Retirer ce lieu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press('Tout retirer');
  await expect(board.locator('.place')).toHaveCount(20);
  await expect(board.locator('.route')).toHaveCount(54);
  await press('Annuler le dernier changement');
  await expect(board.locator('.place')).toHaveCount(21);
  await expect(board.locator('.route')).toHaveCount(55);
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Spandau');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Everything else can be undone too; the name is one change.
  const undo = page.getByRole('button', { name: 'Annuler le dernier changement' });
  for (let i = 0; i < 6; i++) await undo.click();
  await expect(undo).toBeDisabled();
  await expect(check(page)).toContainText('Aucune différence');
  expect(wrong).toEqual([]);
});

test('an invalid file is refused with its problems; a downloaded one is accepted', async ({ page, server }) => {
  await page.goto(`${server.address}/editions/wensleydale`);
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{ not json') });
  await expect(page.getByRole('alert')).toContainText('not valid JSON');
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"id": "mine"}') });
  await expect(check(page)).toContainText('Not playable yet');
  await agreeing(page);
  await page.getByRole('button', { name: 'Back to our edition' }).click();
  await expect(check(page)).toContainText('No differences');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  await file.setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: readFileSync(await download.path()),
  });
  await expect(check(page)).toContainText('No differences');
});

test('a map that its owner typed in is uploaded, shown and played', async ({ page, server }) => {
  await page.goto(`${server.address}/editions/rails`);
  await expect(page.locator('.editions-page')).toContainText('Upload an edition to start');
  const map = join(import.meta.dirname, '../games/rails/test/maps/island.json');
  await page.locator('input[type="file"]').setInputFiles(map);
  await expect(check(page)).toContainText('Ready to play');
  await expect(page.getByLabel('Choose what to correct')).toBeVisible();
  await page.getByRole('button', { name: 'Draw a map' }).click();
  await expect(page.locator('.edition-preview .route')).toHaveCount(13);
  await page.getByRole('button', { name: 'Add a route' }).click();
  await expect(page.locator('.edition-preview .route')).toHaveCount(14);
  await page.getByRole('button', { name: 'Against a bot, here' }).click();
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.rails-map')).toBeVisible();
  await playOn(page, 3);
});

test('before a table is created, players read that its figures are reconstructed, and where to correct them', async ({
  page,
  server,
}) => {
  for (const { id, reconstructed } of shownGames) {
    await page.goto(`${server.address}/new/${id}`);
    const warning = page.locator('form.new-table .notice');
    await expect(page.locator('form.new-table button.main')).toBeVisible();
    await expect(warning).toHaveCount(reconstructed === undefined ? 0 : 1);
    if (reconstructed === undefined) continue;
    await expect(warning).toContainText(reconstructed.en);
    await expect(warning.getByRole('link')).toHaveAttribute('href', `/editions/${id}`);
  }
});
