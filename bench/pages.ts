/** How fast a table is in a browser on a slow machine: clicks, tasks, loading. The browser itself throttles processor and network. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { at } from '@quai/engine/at.ts';
import type { Meta } from '@quai/engine/meta.ts';
import { clickHighlighted, highlighted, LOOKING } from './hand.ts';
import { ServerProcess } from './program.ts';

const SLOWER = 4;
const kbits = (count: number) => (count * 1000) / 8;
const network = (kilobits: number, latency: number) => ({
  offline: false,
  latency,
  downloadThroughput: kbits(kilobits),
  uploadThroughput: kbits(kilobits),
});
/**
 * What is called slow 3G. WebPageTest: 400 kbit/s, 400 ms until an answer begins. Chrome's own tools: as many bits, but 2 s, to make
 * up for what they do not slow down. Lighthouse no longer tests it; by default it takes what it calls slow 4G.
 */
const NETWORKS = {
  'slow 3G': network(400, 400),
  'slow 3G of Chrome': network(400, 2000),
  'slow 4G of Lighthouse': network(1475, 562.5),
} as const;
export type Network = keyof typeof NETWORKS;

const CLICKS = 30;
/** By then everything that follows a click is over, a bot's reply included. */
const AFTER = 700;
/** Three loads each: the middle one counts. */
const LOADS = 3;
const PATIENCE = 60_000;

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The browser to measure in; empty if there is none. */
export const chromium = process.env.QUAI_CHROMIUM ?? CHROMIUM.find((path) => existsSync(path)) ?? '';

export interface Clicks {
  /** From a click to the picture that shows what it did, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** The longest task of the page while games are played: the processor time it took, so that waiting for other programs does not count. */
  readonly longest: number;
  /** The same by the clock. */
  readonly longestWait: number;
  /** How many tasks took longer than 50 ms of processor time, for each click. */
  readonly long: number;
}

export interface Loading {
  /** Until the table's frame is painted, and until a move can be made, in milliseconds. */
  readonly painted: number;
  readonly usable: number;
  /** Bytes that came over the network until then, and in how many answers. */
  readonly bytes: number;
  readonly requests: number;
}

interface Site {
  readonly address: string;
  readonly browser: Browser;
}

type Table = Readonly<{ game: string; seats: number }>;

/** One server and one browser for everything that is measured here. */
async function withSite<Result>(use: (site: Site) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'quai-bench-'));
  const server = new ServerProcess({ QUAI_DATA: folder });
  const address = await server.start();
  const playwright = await import('@playwright/test');
  const browser = await playwright.chromium.launch({ executablePath: chromium, args: ['--no-sandbox'] });
  try {
    return await use({ address, browser });
  } finally {
    await browser.close();
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const clicksOf = new Map<string, Promise<Clicks>>();
const loadsOf = new Map<string, Promise<Loading>>();

/** One run measures all the figures of a game. */
export function measureClicks(game: string): Promise<Clicks> {
  const run = clicksOf.get(game) ?? withSite((site) => playAndMeasure(site, game));
  clicksOf.set(game, run);
  return run;
}

export function measureLoading({ id: game, seats }: Meta, network: Network, warm: boolean): Promise<Loading> {
  const key = `${game} ${network} ${warm}`;
  const run =
    loadsOf.get(key) ??
    withSite((site) => loadAndMeasure(site, { game, seats: Math.max(2, seats.min) }, network, warm));
  loadsOf.set(key, run);
  return run;
}

const myTurn = (page: Page) => page.locator('[data-part="prompt"] .prompt strong');

/** Plays against a bot by clicking what is highlighted, hovering over each target first. */
async function playAndMeasure({ address, browser }: Site, game: string): Promise<Clicks> {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  ).newPage();
  await page.addInitScript(PAGE_HELPERS);
  await page.goto(`${address}/play/${game}?level=beginner`);
  await myTurn(page).waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const trace = await startTrace(session);
  let random = 7;
  const pick = (count: number) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % Math.max(1, count);
  };
  let clicks = 0;
  for (let nothing = 0; clicks < CLICKS && nothing < 100; ) {
    if (await page.locator('[data-part="result"]').isVisible()) break;
    const [spot] = await highlighted(page);
    if (spot !== undefined) await page.mouse.move(spot.x, spot.y);
    const clicked = await clickHighlighted(page, pick);
    await page.waitForTimeout(clicked === null ? 100 : AFTER);
    if (clicked === null) nothing++;
    else [clicks, nothing] = [clicks + 1, 0];
  }
  const tasks = await trace();
  const paints = await page.evaluate(() => (globalThis as unknown as { clickTimes: number[] }).clickTimes);
  await page.context().close();
  paints.sort((a, b) => a - b);
  const part = (share: number) => at(paints, Math.min(paints.length - 1, Math.floor(paints.length * share)));
  return {
    p50: part(0.5),
    p95: part(0.95),
    longest: Math.round(Math.max(0, ...tasks.map(({ cpu }) => cpu))),
    longestWait: Math.round(Math.max(0, ...tasks.map(({ wall }) => wall))),
    long: tasks.filter(({ cpu }) => cpu > 50).length / clicks,
  };
}

/** Notes how long each click took until the next picture (the Event Timing API). The name is a helper of the compiler. */
const PAGE_HELPERS = `
  globalThis.__name = (made) => made;
  globalThis.clickTimes = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') clickTimes.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
`;

/** A task of the page's main thread: its processor time, and its time by the clock, in milliseconds. */
type Task = Readonly<{ cpu: number; wall: number }>;

/** Records the tasks of the page's main thread; call the result for those that are the page's own. */
async function startTrace(session: CDPSession): Promise<() => Promise<Task[]>> {
  interface Traced {
    readonly name: string;
    readonly ph: string;
    readonly pid: number;
    readonly tid: number;
    readonly ts: number;
    readonly dur?: number;
    readonly tdur?: number;
    readonly args?: Readonly<{ data?: Readonly<{ message?: string }> }>;
  }
  const traced: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as Traced[])));
  const includedCategories = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    // The thread that lays out a page is its main thread.
    const layouts = new Map<string, number>();
    for (const { name, pid, tid } of traced)
      if (name === 'Layout') layouts.set(`${pid}:${tid}`, (layouts.get(`${pid}:${tid}`) ?? 0) + 1);
    const [main] = [...layouts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const here = traced.filter(({ pid, tid }) => `${pid}:${tid}` === main);
    const looks = here.filter(({ name, args }) => name === 'TimeStamp' && args?.data?.message === LOOKING);
    return here
      .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
      .filter(({ ts, dur = 0 }) => !looks.some((look) => look.ts >= ts && look.ts <= ts + dur))
      .map(({ dur = 0, tdur = 0 }) => ({ cpu: tdur / 1000, wall: dur / 1000 }));
  };
}

/** Opens a table in progress, with an empty cache or as a returning visitor. */
async function loadAndMeasure(
  { address, browser }: Site,
  table: Table,
  network: Network,
  warm: boolean,
): Promise<Loading> {
  const runs: Loading[] = [];
  for (let load = 0; load < LOADS; load++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const path = await openTable(await context.newPage(), address, table, warm);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (!warm) await session.send('Network.setBypassServiceWorker', { bypass: true });
    if (!warm) await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', NETWORKS[network]);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let [bytes, requests] = [0, 0];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += encodedDataLength > 0 ? 1 : 0;
    });
    await page.goto(`${address}${path}`, { waitUntil: 'commit' });
    const usable = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () => {
            const shown = document.querySelector('[data-part="prompt"] strong, .show-result') !== null;
            const board = document.querySelector('.drawn-board svg, .drawn-board button') !== null;
            if (shown && board) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
            else setTimeout(look, 20);
          };
          look();
        }),
    );
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    runs.push({ painted, usable, bytes, requests });
    await context.close();
  }
  const middle = (of: (run: Loading) => number) =>
    at(
      runs.map(of).sort((a, b) => a - b),
      LOADS >> 1,
    );
  return {
    painted: Math.round(middle(({ painted }) => painted)),
    usable: Math.round(middle(({ usable }) => usable)),
    bytes: middle(({ bytes }) => bytes),
    requests: middle(({ requests }) => requests),
  };
}

/** Makes a table against a bot on the server, with the site in the cache for a returning visitor. Returns its path. */
async function openTable(page: Page, address: string, { game, seats }: Table, warm: boolean): Promise<string> {
  const { request } = page.context();
  const headers = { origin: address };
  await request.post(`${address}/api/me`, { data: { name: 'Ann' }, headers });
  const made = await request.post(`${address}/api/tables`, {
    data: { game, seats, bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'beginner')) },
    headers,
  });
  const { table } = (await made.json()) as { table: string };
  await page.goto(`${address}/t/${table}`);
  const sit = page.getByRole('button', { name: 'Sit here' });
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.or(sit).first().waitFor({ timeout: PATIENCE });
  if (await sit.isVisible()) await sit.click();
  await start.click();
  await page.locator('.drawn-board').waitFor({ timeout: PATIENCE });
  // By then the service worker has cached everything.
  if (warm) await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: PATIENCE });
  if (warm) await page.waitForTimeout(1000);
  await page.close();
  return `/t/${table}`;
}
