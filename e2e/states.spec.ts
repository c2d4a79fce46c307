/** Situations besides playing: a server that stops, loses its data or is updated; large text; a table that fills up; print. */

import type { Page } from '@playwright/test';
import { noViolations } from './axe.ts';
import { newPage } from './pair.ts';
import { drawRound, lastEntry, myTurn, openTab } from './play.ts';
import { expect, RealServer, test } from './server.ts';

const status = (page: Page) => page.locator('.link-status');

async function tableWithBot(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/new/railroad-ink`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Fill with bots and play' }).click();
  await expect(myTurn(page)).toBeVisible();
}

test('the server restarts: the page says so, reconnects by itself, and keeps the draft', async ({ page }) => {
  const server = new RealServer();
  await server.start();
  try {
    await tableWithBot(page, server.address);
    await page.locator('.ink-space.fits').first().click();
    await expect(page.locator('.draft li')).toHaveCount(1);
    const { port } = server;
    await server.stop();
    await expect(status(page)).toContainText('The server is restarting');
    await noViolations(page);
    await server.start(port);
    await expect(status(page)).toBeEmpty({ timeout: 30_000 });
    await expect(page.locator('.draft li')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await drawRound(page);
    await expect(page.locator('.prompt')).toContainText('Round 2');
  } finally {
    await server.end();
  }
});

test('the server loses its data, or is newer than the page: the page says so, and no choice is lost', async ({
  page,
  server,
}) => {
  let say: (text: string) => void = () => {};
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    socket.connectToServer().onMessage((text) => socket.send(text));
    say = (text) => socket.send(text);
  });
  await tableWithBot(page, server.address);
  say(JSON.stringify({ type: 'service', store: false, bus: true }));
  await expect(status(page)).toContainText('you cannot move');
  say(JSON.stringify({ type: 'service', store: true, bus: false }));
  await expect(status(page)).toContainText('lost touch with the rest');
  say(JSON.stringify({ type: 'service', store: true, bus: true }));
  await expect(status(page)).toBeEmpty();
  await page.locator('.ink-space.fits').first().click();
  say(JSON.stringify({ type: 'welcome', protocol: 1, build: 'newer' }));
  await expect(status(page)).toContainText('The site has been updated');
  await noViolations(page);
  await status(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.draft li')).toHaveCount(1);
  await expect(status(page)).toBeEmpty();
});

test('if a file of the site is gone after an upgrade, the page offers to reload', async ({ browser, server }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.address);
  const link = page.getByRole('link', { name: 'With friends' }).first();
  await expect(link).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await link.click();
  await expect(page.getByText('The site has been updated')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Create the table' })).toBeVisible();
});

test('text at twice its size is not cut off', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  const large = async () => {
    await page.addStyleTag({ content: 'html { font-size: 32px !important; }' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  };
  await page.goto(server.address);
  await large();
  await page.goto(`${server.address}/new/railroad-ink`);
  await large();
  await page.goto(server.address);
  await page.locator('.game-berlin').getByRole('button', { name: 'Play a bot' }).click();
  await expect(page.locator('.rails-map')).toBeVisible();
  await large();
});

test('a table fills up, starts and ends: each time a visitor with the link is told what is possible', async ({
  browser,
  server,
}) => {
  const ann = await (await browser.newContext()).newPage();
  const eve = await (await browser.newContext()).newPage();
  await ann.goto(`${server.address}/new/railroad-ink`);
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Create the table' }).click();
  await expect(ann.getByText('Ann (you)')).toBeVisible();
  await eve.goto(ann.url());
  await expect(eve.getByRole('button', { name: 'Sit here' })).toBeVisible();
  await ann.getByRole('button', { name: 'Add a bot' }).click();
  await expect(eve.getByText('All seats are taken.')).toBeVisible();
  await noViolations(eve);
  await ann.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(eve.locator('.prompt')).toContainText('You are watching');
  await eve.goto(`${server.address}/t/no-such-table`);
  await expect(eve.getByText('The link may be incomplete')).toBeVisible();
  await noViolations(eve);
});

test('all examples of the rules are printed, even those nobody has scrolled to', async ({ browser, server }) => {
  const page = await newPage(browser, {});
  await page.goto(`${server.address}/rules/berlin`);
  await expect(page.locator('.example')).toHaveCount(2);
  await expect(page.locator('.example .rails-map')).toHaveCount(2);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  for (const example of await page.locator('.example').all()) {
    await expect(example).toBeVisible();
    await expect(example).toHaveCSS('break-inside', 'avoid');
  }
  await expect(page.getByRole('link', { name: 'Learn by playing' })).toBeHidden();
});

test('a table in the dark theme prints on white, with its board and without controls', async ({ browser, server }) => {
  const page = await newPage(browser, { colorScheme: 'dark' });
  await tableWithBot(page, server.address);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('night');
  await openTab(page, 'replay');
  // Playwright draws for paper, but tells a page of printing only when it makes a PDF.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await theme()).toBe('day');
  await expect(page.locator('.ink-board').first()).toBeVisible();
  for (const pressed of [
    '[data-part="prompt"]',
    '[data-part="confirm"]',
    '[data-part="rail"]',
    '.bar .tools',
    '.zoom-buttons',
    '.ink-buttons',
    'header nav',
  ])
    await expect(page.locator(pressed).first()).toBeHidden();
  // No board is cut in two, and the log is there to its end, whichever tab is open.
  await expect(page.locator('.ink-board').first()).toHaveCSS('break-inside', 'avoid');
  const log = page.locator('.log').filter({ visible: true });
  await expect(log).toHaveCSS('max-height', 'none');
  await expect(log.locator('li')).toHaveCount((await lastEntry(page)) + 1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await theme()).toBe('night');
  await expect(page.locator('[data-part="prompt"]')).toBeVisible();
});
