/** The drawn boards in a real browser: a part of each game played on the board itself, and its accessibility. */

import { noViolations } from './axe.ts';
import { shownGames } from './games.ts';
import { myTurn } from './play.ts';
import { expect, test } from './server.ts';
import { actUntil, entries } from './touch.ts';

/** What a player would tap on each board. */
const BOARDS = [
  { game: 'berlin', offers: '.keep-tickets button.main, .rails .offer', board: '.rails', map: '.rails-map' },
  { game: 'northern-lights', offers: '.keep-tickets button.main, .rails .offer', board: '.rails', map: '.rails-map' },
  { game: 'foothills', offers: '.foothills .offer', board: '.foothills' },
  {
    game: 'wensleydale',
    offers: '.dales .bids .bid, .dales .train-face.open, .dales .choice, .dales .load',
    board: '.dales',
  },
];

for (const [index, { game, offers, board, map }] of BOARDS.entries()) {
  for (const [which, [size, colorScheme]] of (
    [
      [{ width: 1440, height: 900 }, 'light'],
      [{ width: 360, height: 740 }, 'dark'],
    ] as const
  ).entries()) {
    // Every day one size per game, in turn.
    const wide = which === index % 2 ? '' : ' @wide';
    test(`${game} on its drawn board, ${size.width}x${size.height}, ${colorScheme}${wide}`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(150_000);
      const page = await (await browser.newContext({ viewport: size, colorScheme })).newPage();
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      await page.goto(server.address);
      await page.locator(`.game-${game}`).getByRole('button', { name: 'Play a bot' }).click();
      await expect(myTurn(page)).toBeVisible();
      await expect(page.locator('.drawn-board').locator(board).first()).toBeVisible();
      await noViolations(page);
      const before = await entries(page);
      await actUntil(page, offers, 12);
      expect(await entries(page)).toBeGreaterThan(before + 3);
      await noViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      // The whole map is in sight, on a phone too, whatever is to be chosen.
      if (map !== undefined) await expect(page.locator(map)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('t');
      await expect(page.locator('.text-board')).toBeVisible();
      await page.keyboard.press('t');
      await expect(page.locator('.drawn-board')).toBeVisible();
      expect(wrong).toEqual([]);
    });
  }
}

for (const [index, { id: game }] of shownGames.filter(({ manual }) => manual).entries())
  test(`the rules of ${game}: every rule in both languages, questions that link to them, drawn examples${index === 0 ? '' : ' @wide'}`, async ({
    page,
    server,
  }) => {
    const rules = page.locator('.rules-page dl > div');
    const numbers = () => rules.evaluateAll((list) => list.map(({ id }) => id));
    await page.goto(`${server.address}/rules/${game}`);
    await expect(rules.first()).toBeVisible();
    const english = await numbers();
    expect(english.length).toBeGreaterThan(20);
    const first = await rules.first().locator('dd').textContent();
    // Every link into the page leads somewhere: contents, questions, numbers.
    const dangling = await page
      .locator('.rules-page a[href^="#"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')!.slice(1)).filter((id) => document.getElementById(id) === null),
      );
    expect(dangling).toEqual([]);
    await noViolations(page);
    for (const figure of await page.locator('.example').all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('.example-board > :not(.empty)').first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(rules.first().locator('dd')).not.toHaveText(first!);
    expect(await numbers()).toEqual(english);
    expect(await rules.locator('dd').evaluateAll((list) => list.filter((text) => text.textContent === '').length)).toBe(
      0,
    );
    await page.goto(`${server.address}/rules/${game}#${english.at(-1)}`);
    await expect(page.locator(`[id="${english.at(-1)}"]`)).toBeInViewport();
  });
