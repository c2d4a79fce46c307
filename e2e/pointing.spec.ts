/** Pointing and deciding: what a card says, what is not asked, what Tab reaches. */

import type { Page } from '@playwright/test';
import { shownGames } from './games.ts';
import { chooseAny, lastEntry, myTurn } from './play.ts';
import { expect, type RealServer, test } from './server.ts';

async function playBot(page: Page, server: RealServer, game: string): Promise<void> {
  await page.goto(`${server.address}/play/${game}?level=beginner`);
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.drawn-board')).toBeVisible();
}

/** Everything that Tab stops at. */
function tabStops(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
      .filter(
        (part) =>
          part.tabIndex >= 0 && !part.matches(':disabled') && part.checkVisibility({ visibilityProperty: true }),
      )
      .map(
        (part) =>
          `${part.tagName} ${part.getAttribute('class')} ${part.getAttribute('aria-label') ?? part.textContent}`,
      ),
  );
}

/** Plays on until something can be chosen on the board: with little in the stockyard, the first cubes are no choice. */
async function untilOffered(page: Page, offer: string): Promise<void> {
  for (let choice = 0; choice < 40 && !(await page.locator(offer).first().isVisible()); choice++) await chooseAny(page);
  await expect(page.locator(offer).first()).toBeVisible();
}

const CUBE = '[data-part="board"] button.offer[data-offer^="cube-"]';

// Every day two games on a desktop.
for (const [index, { id: game }] of shownGames.entries())
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`${game} at ${width}x${height}${index % 2 === 1 && width === 1440 ? '' : ' @wide'}: Tab stops at most 40 times, and shows where`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(90_000);
      const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
      await playBot(page, server, game);
      for (let choice = 0; choice < 12; choice++) {
        const stops = await tabStops(page);
        expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(40);
        await chooseAny(page);
      }
      // Whatever Tab reaches can be seen to have the focus.
      await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
      const unseen: string[] = [];
      await page.locator('.bar .back').focus();
      for (let tab = 0; tab < 42; tab++) {
        await page.keyboard.press('Tab');
        const seen = await page.evaluate(() => {
          const part = document.activeElement!;
          if (part === document.body) return null;
          const ring = (one: Element) => {
            const style = getComputedStyle(one);
            return (
              (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none'
            );
          };
          const rings = [part, ...part.querySelectorAll('*')].some(ring) || part.matches('svg *');
          return rings ? null : `${part.tagName} ${part.getAttribute('class')}`;
        });
        if (seen !== null) unseen.push(seen);
      }
      expect(unseen).toEqual([]);
    });

test('FootHills: what has a single answer is not asked, is said, and is undone with the choice before it', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await playBot(page, server, 'foothills');
  const drafted = page.locator('.draft li');
  const forced = page.locator('[data-part="prompt"] .last.forced');
  for (let choice = 0; choice < 150; choice++) {
    const before = await drafted.count();
    await chooseAny(page);
    if ((await drafted.count()) > before + 1 && (await forced.isVisible())) break;
  }
  await expect(forced).toContainText('Only option');
  const after = await drafted.allTextContents();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => drafted.count()).toBeLessThanOrEqual(after.length - 2);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(drafted).toHaveText(after);
  await expect(forced).toBeVisible();
});

test('a card at the target says what it brings, inside the stage; on a touch screen the second tap chooses', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await playBot(page, server, 'foothills');
  await untilOffered(page, CUBE);
  await page.locator(CUBE).first().hover();
  const card = page.locator('.point-card');
  await expect(card).toBeVisible();
  await expect(card).toContainText(/iron|stone/);
  const [inner, outer] = [(await card.boundingBox())!, (await page.locator('[data-part="stage"]').boundingBox())!];
  expect(inner.x >= outer.x && inner.y >= outer.y).toBe(true);
  expect(inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height).toBe(true);

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  await playBot(phone, server, 'foothills');
  await untilOffered(phone, CUBE);
  const there = phone.locator(CUBE).first();
  const drafted = phone.locator('.draft li');
  const before = await drafted.count();
  await there.tap();
  await expect(phone.locator('.point-card')).toContainText('Tap again');
  await expect(drafted).toHaveCount(before);
  await there.tap();
  await expect(drafted).not.toHaveCount(before);
  // Whoever prefers one tap needs one.
  await phone.evaluate(() => localStorage.setItem('quai.settings', JSON.stringify({ confirm: 'never' })));
  await phone.reload();
  await untilOffered(phone, CUBE);
  const [entry, chosen] = [await lastEntry(phone), await drafted.count()];
  await there.tap();
  await expect
    .poll(async () => (await drafted.count()) !== chosen || (await lastEntry(phone)) > entry, { timeout: 10_000 })
    .toBe(true);
});

for (const { id: game } of shownGames)
  test(`${game}: a hint numbers the best moves where they would happen, in plain words`, async ({ page, server }) => {
    test.setTimeout(60_000);
    await playBot(page, server, game);
    const keep = page.locator('.keep-tickets button.main');
    if (await keep.isVisible()) {
      await keep.click();
      await expect(page.locator('.market .offer').first()).toBeVisible({ timeout: 20_000 });
    }
    await page.getByRole('button', { name: 'Hint' }).click();
    const items = page.locator('.hints li');
    await expect(items.first()).toBeVisible({ timeout: 30_000 });
    expect(await items.count()).toBeLessThanOrEqual(3);
    for (const words of await items.locator('.brings').allTextContents()) expect(words).not.toMatch(/^$|[%]/);
    const badges = page.locator('.hint-badge');
    await expect(badges.first()).toBeVisible();
    await expect(badges.first()).toContainText('1');
    await page.getByRole('button', { name: 'Figures' }).click();
    await expect(items.first()).toContainText(/points|only/);
    await page.keyboard.press('Escape');
    await expect(badges).toHaveCount(0);
  });

test('things are dragged where hands put them; Escape and letting go elsewhere drop nothing', async ({
  page,
  server,
}) => {
  const drafted = page.locator('.draft li');
  const carry = async (from: string, to: string, cancelled = false) => {
    const start = (await page.locator(from).first().boundingBox())!;
    const end = (await page.locator(to).first().boundingBox())!;
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
    await expect(page.locator('.drag-ghost, .ink-in-hand')).toBeVisible();
    if (cancelled) await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('.drag-ghost, .ink-in-hand')).toHaveCount(0);
  };

  await playBot(page, server, 'foothills');
  await untilOffered(page, CUBE);
  const before = await drafted.count();
  await carry(CUBE, '[data-part="seats"]');
  await expect(drafted).toHaveCount(before);
  await carry(CUBE, '[data-part="dock"]', true);
  await expect(drafted).toHaveCount(before);
  await carry(CUBE, '[data-part="dock"]');
  await expect(drafted).not.toHaveCount(before);

  await playBot(page, server, 'wensleydale');
  await carry('.purse-cubes', '.lot.open', true);
  await expect(drafted).toHaveCount(0);
  await carry('.purse-cubes', '.lot.open');
  await expect(drafted).toHaveCount(1);

  await playBot(page, server, 'railroad-ink');
  await carry('.ink-die[aria-pressed="true"]', '.ink-space.fits', true);
  await expect(drafted).toHaveCount(0);
  await carry('.ink-die[aria-pressed="true"]', '.ink-space.fits');
  await expect(drafted).toHaveCount(1);
});

test('a mouse presses what is on the board without taking the focus, and nobody goes on writing elsewhere', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await playBot(page, server, 'railroad-ink');
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? null);
  const tool = page.locator('.bar .mute');
  await tool.focus();
  expect(await focused()).toBe('BUTTON');
  await page.locator('.ink-die').first().click();
  expect(await focused()).toBe('BODY');
  // Keys still give it, and it is seen.
  await page.locator('.ink-die').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('BUTTON');
});
