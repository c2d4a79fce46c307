/** Maps of the rails family: payment beside the route, the private plan, corrected and typed-in maps, their names and rules. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { noViolations } from './axe.ts';
import { lastEntry, myTurn, playUntil } from './play.ts';
import { expect, type RealServer, test } from './server.ts';

const MAPS = join(import.meta.dirname, '../games');
const ISLAND = join(MAPS, 'rails/test/maps/island.json');
const berlin = JSON.parse(readFileSync(join(MAPS, 'berlin/editions/berlin.json'), 'utf8')) as {
  pieces: { id: string; points: Record<string, number> }[];
  routes: { id: string; a: string; b: string; length: number; kind: string; cards?: number; colour: string }[];
  cards: { colours: { id: string }[] };
};

/** A table for two on one screen; both have kept their tickets. */
async function twoHere(page: Page, server: RealServer): Promise<void> {
  await page.goto(`${server.address}/new/berlin#shared`);
  await page.locator('form button.main').click();
  await page.locator('.shell').waitFor();
  await playUntil([page], 2);
  await page.keyboard.press('t');
}

/** Goes past the curtain, to the board of whoever's turn it is. */
async function board(page: Page): Promise<void> {
  const curtain = page.locator('.curtain button');
  await expect(curtain.or(myTurn(page)).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(page.locator('.rails-map svg').first()).toBeVisible();
}

/** Two cards from the pile: each is an entry of its own, since it cannot be undone. */
async function drawTwo(page: Page): Promise<void> {
  for (const _card of [1, 2]) {
    const before = await lastEntry(page);
    await page.locator('.market .blind.offer').click();
    const done = page.locator('.confirm .done:enabled');
    if (await done.isVisible()) await done.click();
    await entryAfter(page, before);
  }
}

/** Until then the page may still show the turn that has just ended. */
const entryAfter = (page: Page, before: number) =>
  expect
    .poll(() => page.evaluate(() => Number(document.querySelector('.shell')?.getAttribute('data-entry') ?? 1e9)))
    .toBeGreaterThan(before);

const cardsHeld = (page: Page) =>
  page
    .locator('.hand .count-badge')
    .evaluateAll((badges) => badges.reduce((sum, badge) => sum + Number(badge.textContent!.slice(1)), 0));

test('ways to pay stand beside the route as cards; one tap pays exactly those', async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.address}/play/berlin`);
  await page.locator('.keep-tickets button.main').click();
  const routes = page.locator('.rails-map .route.open[role="button"]');
  const ways = page.locator('.payments .way');
  // Cards are drawn until some route can be paid in more than one way.
  for (let turn = 0; turn < 12 && (await ways.count()) < 2; turn++) {
    await expect(page.locator('.market .blind.offer')).toBeVisible({ timeout: 30_000 });
    const open = await routes.evaluateAll((list) => list.map((route) => route.getAttribute('data-place')!));
    for (const place of open) {
      await page.locator(`[data-place="${place}"][role="button"]`).press('Enter');
      if ((await ways.count()) > 1) break;
      await page.locator('.confirm .undo').click();
      await expect(page.locator(`[data-place="${place}"].open`)).toBeVisible();
    }
    if ((await ways.count()) < 2) await drawTwo(page);
  }
  expect(await ways.count()).toBeGreaterThan(1);
  // Inside the board, and not far from the route.
  const box = (await page.locator('.payments').boundingBox())!;
  const frame = (await page.locator('[data-part="board"]').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(frame.x - 1);
  expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
  expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
  await noViolations(page);
  const before = await cardsHeld(page);
  const label = (await ways.first().getAttribute('aria-label'))!;
  const price = [...label.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  await ways.first().click();
  await expect(page.locator('.payments')).toHaveCount(0);
  await expect.poll(() => cardsHeld(page)).toBe(before - price);
});

test('cards selected in the hand leave in sight only the routes that they alone can claim', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.address}/play/berlin`);
  await page.locator('.keep-tickets button.main').click();
  for (let turn = 0; turn < 3; turn++) {
    await expect(page.locator('.market .blind.offer')).toBeVisible({ timeout: 30_000 });
    await drawTwo(page);
  }
  await expect(page.locator('.market .blind.offer')).toBeVisible({ timeout: 30_000 });
  const free = page.locator('.rails-map .route:not(.taken)');
  /** The free routes that are in sight, or that are not. */
  const routes = (dimmed: boolean) =>
    free.evaluateAll(
      (all, wanted) =>
        all
          .filter((route) => route.classList.contains('dimmed') === wanted)
          .map((route) => Number(route.getAttribute('data-place')!.slice('route-'.length))),
      dimmed,
    );
  expect(await routes(true)).toEqual([]);
  const cards = page.locator('.hand-card');
  let seen = 0;
  for (const card of await cards.all()) {
    const kind = Number((await card.locator('.held').getAttribute('data-piece'))!.slice('hand-'.length));
    const count = Number((await card.locator('.count-badge').textContent())!.slice(1));
    const colour = berlin.cards.colours[kind]?.id;
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await routes(true)).length).toBeGreaterThan(0);
    for (const index of await routes(false)) {
      const { length, cards: price = length, colour: asked } = berlin.routes[index]!;
      expect(price).toBeLessThanOrEqual(count);
      if (colour !== undefined) expect(['gray', colour]).toContain(asked);
      seen++;
    }
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'false');
  }
  expect(seen).toBeGreaterThan(0);
  expect(await routes(true)).toEqual([]);
});

test('a plan adds up prices and points, is private to a player, and says what an opponent broke', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await twoHere(page, server);
  await board(page);
  const planning = page.locator('.planning');
  const plan = (index: number) => page.locator(`.rails-map [data-place="route-${index}"]`).press('Enter');
  await planning.getByRole('button', { name: 'Plan' }).click();
  const priceOf = (index: number) => {
    const { length, kind, cards = length } = berlin.routes[index]!;
    const { points } = berlin.pieces.find(({ id }) => id === kind)!;
    return { cards, points: points[kind === 'subway' ? cards : length]! };
  };
  const first = berlin.routes.findIndex(({ kind }) => kind === 'subway');
  const two = [priceOf(11), priceOf(first)];
  await plan(11);
  await plan(first);
  await expect(planning.locator('.plan-head b')).toHaveText(`+${two[0]!.points + two[1]!.points}`);
  await expect(planning.locator('.plan-text').first()).toContainText(`${two[0]!.cards + two[1]!.cards} cards`);
  // Every other route too, so that whatever the opponent claims is planned.
  for (const index of berlin.routes.keys()) if (index !== 11 && index !== first) await plan(index);
  await planning.getByRole('button', { name: 'Plan' }).click();
  await expect(planning.locator('.plan-broken')).toHaveCount(0);
  await drawTwo(page);

  // The other player has a plan of their own, and claims something as soon as they can.
  for (let turn = 0; turn < 12; turn++) {
    await board(page);
    await expect(page.locator('.rails-map .route.planned')).toHaveCount(0);
    const open = page.locator('.rails-map .route.open[role="button"]').first();
    if (await open.isVisible()) {
      const before = await lastEntry(page);
      await open.press('Enter');
      const way = page.locator('.payments .way').first();
      const done = page.locator('.confirm .done:enabled');
      await expect(way.or(done).first()).toBeVisible();
      if (await way.isVisible()) await way.click();
      await done.click();
      await entryAfter(page, before);
      break;
    }
    await drawTwo(page);
    await board(page);
    await drawTwo(page);
  }
  await board(page);
  await expect(page.locator('.plan-broken')).toContainText('No longer possible');
  // Nothing of it has left the browser: the record knows only moves.
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quai:plan:')).length),
  ).toBe(1);
});

async function sitting(browser: Browser, address: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  return page;
}

test('a corrected Berlin is played by four, with a clock, and keeps its correction', async ({ browser, server }) => {
  test.setTimeout(150_000);
  const host = await (await browser.newContext()).newPage();
  await host.goto(`${server.address}/editions/berlin`);
  await host.getByLabel('Choose what to correct').selectOption({ label: 'Nollendorfplatz – Potsdamer Platz (T12)' });
  await host.getByLabel('Spaces').fill('2');
  await host.getByRole('button', { name: 'Pieces and points' }).click();
  await host.getByLabel('Points for 2', { exact: true }).fill('3');
  await expect(host.locator('.edition-check')).toContainText('Ready to play');
  await host.getByRole('link', { name: 'With friends' }).click();
  await expect(host.locator('.new-table')).toContainText('your corrected edition');
  await noViolations(host);
  await host.getByLabel('Your name').fill('Ada');
  await host.locator('.new-table > label select').selectOption('4');
  await host.getByLabel('Pace').selectOption('bank');
  await host.locator('form button.main').click();
  await expect(host).toHaveURL(/\/t\/(?!here-)/);
  const pages = [host];
  for (const name of ['Bo', 'Cy', 'Di']) pages.push(await sitting(browser, host.url(), name));
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of pages) {
    await expect(page.locator('.seat')).toHaveCount(4);
    await expect(page.locator('.rails-map [data-place="route-11"] .slot')).toHaveCount(2);
    await expect(page.locator('.map-corner .points-row').first()).toContainText('13');
  }
  await playUntil(pages, 30);
  // The rules behind the table are explained with its figures.
  await host.keyboard.press('t');
  const rules = await host.locator('.rules-tool').getAttribute('href');
  await host.goto(new URL(rules!, server.address).href);
  await expect(host.locator('.rules-page')).toContainText('corrected edition');
  const prices = host
    .locator('.figures')
    .filter({ has: host.getByRole('rowheader', { name: 'Points', exact: true }) })
    .first();
  expect(await prices.locator('td').allTextContents()).toEqual(['1', '3', '4', '7']);
});

test('a map of one’s own has its own name and rules everywhere; without one, pages say what to do', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  for (const path of ['/new/rails', '/rules/rails']) {
    await page.goto(server.address + path);
    await expect(page.getByRole('link', { name: 'Open or enter a map' })).toBeVisible();
    await noViolations(page);
  }
  await page.getByRole('link', { name: 'Open or enter a map' }).click();
  await page.locator('input[type="file"]').first().setInputFiles(ISLAND);
  await expect(page.locator('.edition-check')).toContainText('Ready to play');

  await page.goto(`${server.address}/rules/rails`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The island: rules');
  await expect(page.locator('#RA-18')).toContainText('the most completed errands, then the longest path');
  await expect(page.locator('.figures')).toHaveCount(2);
  await expect(page.locator('.rules-page')).not.toContainText('Days of Wonder');
  await expect(page.locator('.rules-page')).not.toContainText('2004');

  await page.goto(`${server.address}/new/rails#bots`);
  await expect(page).toHaveTitle(/The island/);
  await page.locator('.new-table > label select').selectOption('3');
  await page.locator('form button.main').click();
  await expect(page.locator('.shell .bar h1')).toHaveText('The island');
  await expect(page.locator('.seat')).toHaveCount(3);
  await expect(page.locator('.rules-tool')).toHaveAttribute('href', /\/rules\/rails\?table=here-/);
  await page.goto(server.address);
  await expect(page.getByRole('link', { name: 'The island' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Rails');
});

test('a new map is begun over a picture, which stays in the browser; anything but a picture is refused', async ({
  page,
  server,
}) => {
  await page.goto(`${server.address}/editions/rails`);
  await page.getByRole('button', { name: 'Start a new one' }).click();
  await expect(page.locator('.edition-check')).toContainText('Ready to play');
  await page.getByRole('button', { name: 'Places' }).click();
  const file = page.locator('.picture-tools input[type="file"]');
  await file.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x"/>') });
  await expect(page.locator('.picture-tools [role="alert"]')).toContainText('not a PNG, JPEG or WebP');
  await file.setInputFiles(join(import.meta.dirname, '../docs/pictures/home.png'));
  const laid = page.locator('.edition-preview image.underlay');
  await expect(laid).toHaveAttribute('href', /^data:image\/jpeg;base64,/);
  await expect(page.locator('.picture-tools [role="alert"]')).toHaveCount(0);
  // It lies under the routes and above the ground, also after a change draws the board anew.
  await page.getByLabel('Name', { exact: true }).fill('Harbour');
  await expect(page.locator('.edition-preview')).toContainText('Harbour');
  const order = () =>
    page
      .locator('.edition-preview [data-pieces="map"] > *')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('class')?.split(' ')[0]));
  await expect.poll(async () => (await order()).indexOf('underlay')).toBeGreaterThan(0);
  expect((await order()).indexOf('underlay')).toBeLessThan((await order()).indexOf('route'));
  await noViolations(page);
  await page.reload();
  await page.getByRole('button', { name: 'Places' }).click();
  await expect(laid).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).not.toContain('data:image');
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(laid).toHaveCount(0);
});

test('on a phone, a map opens where the decision is, with names that can be read', async ({ browser, server }) => {
  test.setTimeout(90_000);
  for (const game of ['berlin', 'northern-lights']) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(`${server.address}/play/${game}`);
    await expect(page.locator('.keep-tickets button.main')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.rails-map .place.marked').first()).toBeAttached();
    const seen = () =>
      page.evaluate(() => {
        const board = document.querySelector('[data-part="board"]')!.getBoundingClientRect();
        const middle = (element: Element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [(left + right) / 2, (top + bottom) / 2] as const;
        };
        const isIn = ([x, y]: readonly [number, number]) =>
          x > board.left && x < board.right && y > board.top && y < board.bottom;
        const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
        const names = all<SVGTextElement>('[data-part="board"] [data-label]').filter((name) => isIn(middle(name)));
        const ends = all('.rails-map .place.marked .dot').map(middle);
        const mean = (axis: 0 | 1) => ends.reduce((sum, spot) => sum + spot[axis], 0) / ends.length;
        return {
          names: names.length,
          pixels: Math.min(
            ...names.map((name) => Number.parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM()!.a),
          ),
          decision: isIn([mean(0), mean(1)]),
        };
      });
    await expect.poll(async () => (await seen()).decision).toBe(true);
    const { names, pixels } = await seen();
    expect(names).toBeGreaterThan(4);
    expect(pixels).toBeGreaterThanOrEqual(11);
    // From further away there are fewer names, none of them smaller, and colours still have their patterns.
    await page.locator('.rails-map').getByRole('button', { name: 'whole map' }).click();
    await expect.poll(async () => (await seen()).pixels).toBeGreaterThanOrEqual(10.9);
    expect(await page.locator('.rails-map .route .motif').count()).toBeGreaterThan(20);
    await context.close();
  }
});
