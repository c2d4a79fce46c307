/** Touch: dragging, and the magnifier where targets are too close for a finger. */

import type { CDPSession, Page } from '@playwright/test';
import { myTurn } from './play.ts';
import { expect, type RealServer, test } from './server.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function playBot(page: Page, server: RealServer, game: string): Promise<CDPSession> {
  await page.goto(`${server.address}/play/${game}?level=beginner`);
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.drawn-board')).toBeVisible();
  return page.context().newCDPSession(page);
}

type Point = Readonly<{ x: number; y: number }>;

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints });

async function middleOf(page: Page, selector: string): Promise<Point> {
  const part = page.locator(selector).first();
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags one finger from one element to another. */
async function carry(page: Page, session: CDPSession, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await touch(session, 'touchStart', start);
  for (let step = 1; step <= 8; step++)
    await touch(session, 'touchMove', {
      x: start.x + ((end.x - start.x) * step) / 8,
      y: start.y + ((end.y - start.y) * step) / 8,
    });
  await expect(page.locator('.drag-ghost, .ink-in-hand, .card-ghost')).toBeVisible();
  await touch(session, 'touchEnd');
  await expect(page.locator('.drag-ghost, .ink-in-hand, .card-ghost')).toHaveCount(0);
}

for (const { game, from, to, nowhere } of [
  {
    game: 'railroad-ink',
    from: '.ink-die[aria-pressed="true"]',
    to: '.ink-space.fits .ink-hit',
    nowhere: '[data-part="seats"]',
  },
  { game: 'wensleydale', from: '.purse-cubes', to: '.lot.open', nowhere: '[data-part="seats"]' },
])
  test(`${game}: a finger drags a thing where it goes; let go elsewhere, nothing happens`, async ({
    browser,
    server,
  }) => {
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await playBot(page, server, game);
    const drafted = page.locator('.draft li');
    await carry(page, session, from, nowhere);
    await expect(drafted).toHaveCount(0);
    await carry(page, session, from, to);
    await expect(drafted).toHaveCount(1);
  });

test('a finger drags a card onto a route of the map to claim it; let go elsewhere, nothing happens', async ({
  browser,
  server,
}) => {
  test.setTimeout(90_000);
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await playBot(page, server, 'berlin');
  await page.locator('.keep-tickets button.main').tap();
  const open = page.locator('.rails-map .route.open .slot:not(.bent)');
  const pile = page.locator('.market .blind.offer');
  // One card after the other from the pile, until there are enough for some route.
  for (let card = 0; card < 12 && ((await open.count()) === 0 || card < 4); card++) {
    await expect(pile).toBeVisible({ timeout: 20_000 });
    await pile.tap();
    await page.waitForTimeout(200);
  }
  await expect(open.first()).toBeAttached({ timeout: 20_000 });
  const whole = page.locator('.zoom-buttons button').nth(2);
  if (await whole.isVisible()) await whole.tap();
  const drafted = page.locator('.draft li');
  await carry(page, session, '.hand-card', '[data-part="seats"]');
  await expect(drafted).toHaveCount(0);
  await carry(page, session, '.hand-card', '.rails-map .route.open .slot:not(.bent)');
  await expect(drafted).not.toHaveCount(0);
});

test('where routes are too close for a finger, a magnifying glass shows which one is meant', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await playBot(page, server, 'berlin');
  await page.locator('.keep-tickets button.main').tap();
  // While planning, every free route is a target.
  await page.locator('.planning button').first().tap();
  const whole = page.locator('.zoom-buttons button').nth(2);
  if (await whole.isVisible()) await whole.tap();
  /** Two spaces of different routes that lie closer than a finger can tell. */
  const close = await page.evaluate(() => {
    const frame = document.querySelector('[data-part="board"]')!.getBoundingClientRect();
    const spots = [...document.querySelectorAll('.route:not(.taken) .slot:not(.bent)')].map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, route: part.closest('.route')!.getAttribute('data-place') };
    });
    const inside = ({ x, y }: { x: number; y: number }) =>
      x > frame.left + 40 && x < frame.right - 60 && y > frame.top + 60 && y < frame.bottom - 60;
    for (const one of spots.filter(inside))
      for (const other of spots)
        if (other.route !== one.route && Math.hypot(one.x - other.x, one.y - other.y) < 9) return [one, other];
    return null;
  });
  expect(close).not.toBeNull();
  const [one, other] = close!;
  const lens = page.locator('.zoom-lens');
  await expect(lens).toHaveCount(0);
  await touch(session, 'touchStart', { x: one!.x - 12, y: one!.y });
  await expect(lens).toBeVisible();
  // While aiming, the target under the finger is named, and lifting the finger chooses it.
  for (let step = 1; step <= 6; step++)
    await touch(session, 'touchMove', {
      x: one!.x - 12 + (12 + other!.x - one!.x) * (step / 6),
      y: one!.y + (other!.y - one!.y) * (step / 6),
    });
  await expect(lens.locator('figcaption')).not.toHaveText('');
  expect(await page.locator('[data-part="board"]').getAttribute('data-target')).toBe(other!.route);
  await expect(page.locator('.route.planned')).toHaveCount(0);
  await touch(session, 'touchEnd');
  await expect(lens).toHaveCount(0);
  // A first tap reads, the second chooses.
  await expect(page.locator('.route.planned').or(page.locator('.point-card'))).not.toHaveCount(0);
});
