/** Whole games played on the board alone: clicking nothing but what is highlighted, and Done. */

import { clickHighlighted } from '@quai/bench/hand.ts';
import { shownGames } from './games.ts';
import { lastEntry, myTurn } from './play.ts';
import { expect, test } from './server.ts';

/** The two shortest are played every day. */
const QUICK = ['railroad-ink', 'berlin'];
/** Nothing to click for so long, in milliseconds: the game is stuck. */
const STUCK = 20_000;

for (const { id: game } of shownGames)
  test(`${game}: a whole game by clicking only what is highlighted${QUICK.includes(game) ? '' : ' @wide'}`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(240_000);
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    await page.goto(`${server.address}/play/${game}?level=beginner`);
    await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
    const first = await lastEntry(page);
    const result = page.locator('[data-part="result"]');
    const refused: string[] = [];
    let clicked = Date.now();
    let nothing = 0;
    // In the rails games a red sign says that everybody has one more turn.
    const lastRound = page.locator('.last-round');
    let warned = !['berlin', 'northern-lights'].includes(game);
    for (let clicks = 0; !(await result.isVisible()); ) {
      const draft = () => page.locator('.draft li').count();
      const entry = await lastEntry(page);
      const before = [entry, await draft()].join();
      const spot = await clickHighlighted(page, (count) => Math.floor(Math.random() * count));
      if (spot === null) {
        expect(Date.now() - clicked, `stuck after ${clicks} clicks`).toBeLessThan(STUCK);
        await page.waitForTimeout(30);
        continue;
      }
      clicks++;
      clicked = Date.now();
      warned ||= await lastRound.isVisible();
      const after = await lastEntry(page);
      // Whatever is highlighted can be done: it is never refused, unless somebody was faster than the click.
      if (after === entry && (await page.locator('[data-part="prompt"] .refused').isVisible())) refused.push(spot.what);
      nothing = [after, await draft()].join() === before ? nothing + 1 : 0;
      expect(nothing, `nothing happens: ${spot.what}`).toBeLessThan(40);
    }
    expect(warned).toBe(true);
    expect(refused).toEqual([]);
    expect(wrong).toEqual([]);
    expect(await lastEntry(page)).toBeGreaterThan(first + 10);
    await expect(result.locator('.winner')).not.toHaveText('');
  });
