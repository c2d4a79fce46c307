/**
 * Measures how smoothly a move is animated on a slow machine: `npx tsx e2e/frames.ts [game...]`. The processor is throttled to a
 * quarter. Other programs cost frames too, so compare with the frames missing at rest.
 */

import { chromium, expect, type Page } from '@playwright/test';
import { wholeChromium } from './browsers.mjs';
import { myTurn } from './play.ts';
import { RealServer } from './server.ts';

/** What a player would tap on each board. */
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
/** An animation takes 350 ms at most; by then the page has also finished its other work. */
const WATCHED = 700;

interface Seen {
  /** Frames missing in the whole period, and while something on the board moved. */
  readonly all: number;
  readonly moving: number;
  /** Frames in which something moved. */
  readonly moved: number;
}

/** Taps one of these, or nothing, and counts the missing frames afterwards. */
async function missing(page: Page, offers: string | null): Promise<Seen | null> {
  return page.evaluate(
    async ([watched, selector]) => {
      const confirm = document.querySelector('.confirm .done:not(:disabled)');
      const found = selector === null ? [] : [...document.querySelectorAll(selector)];
      const choice = selector === null ? null : (confirm ?? found[Math.floor(Math.random() * found.length)]);
      if (choice === undefined) return null;
      /** Animations that started before this frame and are still running. */
      const moves = () =>
        document.getAnimations().some(({ effect, currentTime, playState }) => {
          const { endTime } = effect!.getComputedTiming();
          return playState === 'running' && Number(endTime) < 1000 && Number(currentTime) > 0;
        });
      const frames: { now: number; moves: boolean }[] = [];
      await new Promise<void>((resolve) => {
        const begin = performance.now();
        const frame = (now: number) => {
          frames.push({ now, moves: moves() });
          if (frames.length === 3) choice?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          if (now - begin < watched) requestAnimationFrame(frame);
          else resolve();
        };
        requestAnimationFrame(frame);
      });
      const gaps = frames.slice(1).map(({ now, moves: after }, index) => ({
        missing: Math.max(0, Math.round((now - frames[index]!.now) / (1000 / 60)) - 1),
        moves: after && frames[index]!.moves,
      }));
      const sum = (list: typeof gaps) => list.reduce((total, gap) => total + gap.missing, 0);
      const moving = gaps.filter((gap) => gap.moves);
      return { all: sum(gaps), moving: sum(moving), moved: moving.length + sum(moving) };
    },
    [WATCHED, offers] as const,
  );
}

const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const server = new RealServer();
await server.start();
const browser = await chromium.launch({
  executablePath: wholeChromium,
  args: ['--no-sandbox'],
});
const wanted = process.argv.slice(2);
for (const [game, offers] of Object.entries(GAMES)) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })).newPage();
  // A helper that tsx adds to functions sent into a page.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.goto(server.address);
  await page.locator(`.game-${game} button.main`).tap();
  await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const idle: Seen[] = [];
  for (let i = 0; i < MOVES; i++) idle.push((await missing(page, null))!);
  const counts: Seen[] = [];
  for (let tries = 0; tries < 10 * MOVES && counts.length < MOVES; tries++) {
    const count = await missing(page, offers);
    if (count === null) await page.waitForTimeout(200);
    else counts.push(count);
  }
  const all = Math.round((WATCHED / 1000) * 60);
  const whole = counts.map((count) => count.all);
  const moved = counts.filter((count) => count.moved > 0);
  const moving =
    moved.length === 0
      ? 'nothing moved'
      : `while something moved ${middle(moved.map((count) => count.moving))} of ${middle(moved.map((count) => count.moved))}`;
  process.stdout.write(
    `${game}: of ${all} frames missing at rest ${middle(idle.map((count) => count.all))}, after a choice ${middle(whole)} (median), ${Math.min(...whole)} to ${Math.max(...whole)}; ${moving}\n`,
  );
  await page.context().close();
}
await browser.close();
await server.end();
