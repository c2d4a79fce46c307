/** Measures how smoothly a move is shown on a slow machine: `npx tsx e2e/frames.ts`. The processor is throttled to a quarter. */

import { chromium, expect, type Page } from '@playwright/test';
import { myTurn } from './play.ts';
import { RealServer } from './server.ts';

/** What a person would touch on each board. */
const RAILS = '.keep-tickets button.main, .rails .offer, .rails .route.open';
const GAMES = {
  'railroad-ink': '.ink-space.fits, .ink-end.main',
  berlin: RAILS,
  'northern-lights': RAILS,
  foothills: '.foothills .offer',
  wensleydale: '.dales .bids button, .dales .train-face.open, .dales .choice',
};
const SLOWER = 4;
const MOVES = 12;
/** A movement lasts 350 ms at most; what the page does after a move is over then too. */
const WATCHED = 700;

/** Touches one of these, or nothing, and counts the frames that are missing in the moment after it. */
async function missing(page: Page, offers: string | null): Promise<number | null> {
  return page.evaluate(
    async ([watched, selector]) => {
      const confirm = document.querySelector('.action-bar button.main:not(:disabled)');
      const found = selector === null ? [] : [...document.querySelectorAll(selector)];
      const choice = selector === null ? null : (confirm ?? found[Math.floor(Math.random() * found.length)]);
      if (choice === undefined) return null;
      const times: number[] = [];
      await new Promise<void>((resolve) => {
        const begin = performance.now();
        const frame = (now: number) => {
          times.push(now);
          if (times.length === 3) choice?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          if (now - begin < watched) requestAnimationFrame(frame);
          else resolve();
        };
        requestAnimationFrame(frame);
      });
      const gaps = times.slice(1).map((time, index) => time - times[index]!);
      return gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0);
    },
    [WATCHED, offers] as const,
  );
}

const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const server = new RealServer();
await server.start();
const browser = await chromium.launch({
  executablePath: process.env.QUAI_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [game, offers] of Object.entries(GAMES)) {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  // What tsx adds to a function that is sent into a page.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.goto(server.address);
  await page.locator(`.game-${game} button.main`).click();
  await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const idle: number[] = [];
  for (let i = 0; i < MOVES; i++) idle.push((await missing(page, null))!);
  const counts: number[] = [];
  for (let tries = 0; tries < 10 * MOVES && counts.length < MOVES; tries++) {
    const count = await missing(page, offers);
    if (count === null) await page.waitForTimeout(200);
    else counts.push(count);
  }
  const all = Math.round((WATCHED / 1000) * 60);
  process.stdout.write(
    `${game}: of ${all} frames missing at rest ${middle(idle)}, after a choice ${middle(counts)} (median), ${Math.max(...counts)} (most)\n`,
  );
  await page.context().close();
}
await browser.close();
await server.end();
