/** The site itself: languages, sizes, addresses, accessibility. */

import { agreeing } from './agree.ts';
import { noViolations } from './axe.ts';
import { drawRound, myTurn, openMenu, openTab, unfoldMoves } from './play.ts';
import { expect, test } from './server.ts';

test('French and English, switched at any time', async ({ page, server }) => {
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Jeux' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.locator('.game-railroad-ink').getByRole('button', { name: 'Contre un robot' }).click();
  await expect(page.locator('.prompt')).toContainText('À vous');
  await unfoldMoves(page);
  const french = await page.locator('.moves summary').first().textContent();
  await openMenu(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('.prompt')).toContainText('Your turn');
  await expect(page.locator('.moves summary').first()).not.toHaveText(french ?? '');
  await page.reload();
  await expect(page.locator('.prompt')).toContainText('Your turn');
});

test('a French browser starts in French', async ({ browser, server }) => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Jeux' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  const wide = colorScheme === 'light' ? '' : ' @wide';
  test(`axe finds nothing on any page, ${colorScheme}${wide}`, async ({ browser, server }) => {
    const page = await (await browser.newContext({ colorScheme })).newPage();
    await page.goto(server.address);
    await expect(page.getByText('No table is waiting').or(page.locator('.tables').first())).toBeVisible();
    await noViolations(page);
    await page.goto(`${server.address}/new/railroad-ink`);
    await page.getByText('Options').click();
    await noViolations(page);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await expect(page.getByText('Ann (you)')).toBeVisible();
    await noViolations(page);
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(myTurn(page)).toBeVisible();
    await unfoldMoves(page);
    await page.locator('.why-not summary').click();
    await noViolations(page);
    await drawRound(page);
    await openTab(page, 'replay');
    await noViolations(page);
    await page.getByRole('button', { name: 'First' }).click();
    await expect(page.locator('.prompt')).toContainText('Move 0');
    await noViolations(page);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await agreeing(page);
    await openMenu(page);
    await noViolations(page);
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect(page.getByRole('heading', { name: /Result/ })).toBeVisible();
    await noViolations(page);
    await page.goto(`${server.address}/new/railroad-ink#shared`);
    await page.getByRole('button', { name: 'Create the table' }).click();
    await drawRound(page);
    await expect(page.locator('.curtain')).toBeVisible();
    await noViolations(page);
  });
}

test('a phone in portrait: nothing is wider than the screen', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto(server.address);
  await fits();
  await page.goto(`${server.address}/new/railroad-ink`);
  await fits();
  await page.goto(server.address);
  await page.locator('.game-railroad-ink').getByRole('button', { name: 'Play a bot' }).click();
  await expect(myTurn(page)).toBeVisible();
  await fits();
});

test('a phone with text at twice its size: nothing is wider than the screen, and no word of the header is cut', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`${server.address}/new/wensleydale#bots`);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(myTurn(page)).toBeVisible();
  const large = () => page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await large();
  // Every tool of the bar and every button of the turn is on the screen.
  for (const button of await page
    .locator('.bar :is(a, button, summary), .confirm button')
    .filter({ visible: true })
    .all()) {
    const { x, width } = (await button.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await unfoldMoves(page);
  await fits();
  await page.goto(server.address);
  await large();
  await fits();
  const account = page.getByRole('link', { name: 'Account' });
  expect((await account.boundingBox())!.height).toBeLessThan(80);
});

test('a phone on its side: the board has the whole height below the bar, and more than half of the width', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 740, height: 360 } })).newPage();
  await page.goto(`${server.address}/new/berlin#bots`);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(myTurn(page)).toBeVisible();
  const { width, height } = (await page.locator('[data-part="board"]').boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(360 - 44);
  expect(width).toBeGreaterThan(740 / 2);
  expect((await page.locator('[data-part="prompt"]').boundingBox())!.height).toBeLessThan(90);
});

test('by keyboard alone: from the home page to a drawn route', async ({ page, server }) => {
  await page.goto(server.address);
  const press = async (name: string) => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      if (focused.startsWith(name)) return page.keyboard.press('Enter');
    }
    throw new Error(`${name} is never reached by Tab`);
  };
  await press('Play a bot');
  await expect(myTurn(page)).toBeVisible();
  await page.keyboard.press('t');
  const group = (await page.locator('.moves summary').first().textContent())!.trim().slice(0, 12);
  await press(group);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.draft li')).toHaveCount(1);
});

test('unknown addresses say so', async ({ page, server }) => {
  await page.goto(`${server.address}/nowhere`);
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.goto(`${server.address}/t/doesnotexist`);
  await expect(page.getByText('does not exist')).toBeVisible();
  await page.goto(`${server.address}/new/chess`);
  await expect(page.getByText('Page not found')).toBeVisible();
  // Half of a character, which the server itself cannot decode.
  await page.goto(`${server.address}/t/%E0%A4%A`);
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
});

test('the tab names the page, in the language of the site', async ({ page, server }) => {
  for (const [path, title] of [
    ['/rules/berlin', 'Berlin: rules · Quai'],
    ['/', 'Quai'],
    ['/new/berlin', 'Berlin: new table · Quai'],
    ['/ratings/berlin', 'Berlin: ratings · Quai'],
    ['/daily', 'Daily board · Quai'],
    ['/account', 'Account · Quai'],
    ['/t/doesnotexist', 'Quai'],
  ] as const) {
    await page.goto(server.address + path);
    await expect(page).toHaveTitle(title);
  }
  await page.goto(`${server.address}/about`);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page).toHaveTitle('À propos de ce site · Quai');
});

test('back and forward move between pages', async ({ page, server }) => {
  await page.goto(server.address);
  await page.locator('.game-railroad-ink').getByRole('button', { name: 'Play a bot' }).click();
  await expect(myTurn(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
  await expect(page.locator('.tables').getByRole('link', { name: 'Railroad Ink' })).toBeVisible();
  await page.goForward();
  await expect(myTurn(page)).toBeVisible();
});
