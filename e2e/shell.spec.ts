/** A table fills the screen, whatever its size: no part scrolls the page, leaves the window, covers another or moves the board. */

import type { Page } from '@playwright/test';
import { noViolations } from './axe.ts';
import { shownGames } from './games.ts';
import { chooseAny, foldMoves, lastEntry, myTurn, openMenu, playToEnd, playUntil } from './play.ts';
import { expect, type RealServer, test } from './server.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const WIDE = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 360, height: 740 },
];

/** What cannot be chosen at the start, on boards where one can point at it and the rules say why not. */
const ILLEGAL: Readonly<Record<string, string>> = {
  'railroad-ink': '.ink-space:not(.fits)',
  berlin: '.route:not(.open) .slot:not(.bent)',
  'northern-lights': '.route:not(.open) .slot:not(.bent)',
};

/** The spaces of a route, and the middle of one that is bent. */
const SPACES = '[data-place="{place}"] .slot:not(.bent), [data-place="{place}"] .spot';

/** The targets on each board, where they are, and the kinds of targets each game should show. */
const POINTED: Readonly<Record<string, { targets: string; spots: string; kinds: readonly string[] }>> = {
  berlin: { targets: '[data-place][role="button"]', spots: SPACES, kinds: ['route'] },
  'northern-lights': {
    targets: '[data-place][role="button"]',
    spots: SPACES,
    kinds: ['route'],
  },
  'railroad-ink': { targets: '.ink-space.fits', spots: '[data-place="{place}"] .ink-hit', kinds: ['space'] },
  foothills: { targets: 'button.offer[data-offer]', spots: '[data-offer="{place}"]', kinds: ['cube', 'line'] },
  wensleydale: {
    targets: '[data-place][role="button"]',
    spots: '[data-place="{place}"] .mark, [data-of="{place}"] .to-load',
    kinds: ['border'],
  },
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function playBot(page: Page, server: RealServer, game: string): Promise<void> {
  await page.goto(server.address);
  await page.locator(`.game-${game}`).getByRole('button', { name: 'Play a bot' }).click();
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.drawn-board')).toBeVisible();
}

/** The frame of the drawing, or the stage of a game that has none. */
async function boardBox(page: Page): Promise<Box> {
  const board = page.locator('[data-part="board"]');
  return (await ((await board.count()) === 1 ? board : page.locator('[data-part="stage"]')).boundingBox())!;
}

/** Everything wrong with the position of the parts. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const wrong: string[] = [];
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`scrolls: ${scrollWidth} x ${scrollHeight}`);
    if (scrollX !== 0 || scrollY !== 0) wrong.push('is scrolled');
    const boxOf = (part: string) => {
      const box = document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
      return box === undefined || box.width === 0 || box.height === 0 ? null : box;
    };
    const parts = ['bar', 'stage', 'prompt', 'confirm', 'dock', 'seats', 'rail'].flatMap((name) => {
      const box = boxOf(name);
      return box === null ? [] : [{ name, box }];
    });
    for (const { name, box } of parts) {
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        wrong.push(`${name} leaves the window`);
      for (const other of parts) {
        if (other.name <= name) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) wrong.push(`${name} overlaps ${other.name}`);
      }
    }
    for (const name of ['bar', 'stage', 'prompt', 'confirm', 'seats'])
      if (boxOf(name) === null) wrong.push(`no ${name}`);
    const [board, stage] = [boxOf('board'), boxOf('stage')];
    if (board !== null && stage !== null) {
      const inside =
        board.left >= stage.left - 1 &&
        board.top >= stage.top - 1 &&
        board.right <= stage.right + 1 &&
        board.bottom <= stage.bottom + 1;
      if (!inside) wrong.push('the board leaves the stage');
    }
    // The bar has all its tools, and the prompt can be read whole: at once, or on demand.
    for (const tool of ['.pace-tool', '.hint-tool', '.rules-tool', '.mute', '.table-menu > summary'])
      if ((document.querySelector(`.bar ${tool}`)?.getClientRects().length ?? 0) === 0) wrong.push(`no ${tool}`);
    const prompt = document.querySelector('.prompt-part .prompt');
    const more = document.querySelector('.prompt-part .prompt-more');
    if (prompt !== null && prompt.scrollHeight > prompt.clientHeight + 1 && more === null)
      wrong.push('the prompt is cut');
    // Nothing is clipped by its part, except lists that scroll.
    for (const button of document.querySelectorAll('.bar :is(a, button, summary), .confirm button, .seat .score')) {
      const box = button.getBoundingClientRect();
      const frame = button.closest('[data-part]')!.getBoundingClientRect();
      if (
        box.width > 0 &&
        button.closest('.popover') === null &&
        (box.right > frame.right + 1 || box.left < frame.left - 1)
      )
        wrong.push(`cut: ${button.className} ${button.textContent}`);
    }
    return wrong;
  });
}

/**
 * Points at the middle of every legal target and at eight places around it, and tells those that do not lead to it: neither is it
 * pointed at, nor does a click open a list that names it.
 */
function missed(page: Page, { targets: all, spots }: { targets: string; spots: string }): Promise<string[]> {
  return page.evaluate(
    async ([all, spots]) => {
      const board = document.querySelector<HTMLElement>('[data-part="board"]')!;
      const wrong: string[] = [];
      const send = (type: string, x: number, y: number) => {
        const at = document.elementFromPoint(x, y);
        if (at === null || !board.contains(at)) return false;
        const init = { clientX: x, clientY: y, bubbles: true, cancelable: true, detail: 1 };
        at.dispatchEvent(
          type === 'click' ? new MouseEvent(type, init) : new PointerEvent(type, { ...init, pointerType: 'mouse' }),
        );
        return true;
      };
      const middle = (part: Element) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      };
      const targets = [...board.querySelectorAll<HTMLElement>(all)].filter(
        (target) => target.getClientRects().length > 0,
      );
      const placeOf = ({ dataset }: HTMLElement) => (dataset.offer ?? dataset.place)!;
      const spotsOf = (place: string) => [...board.querySelectorAll(spots.replaceAll('{place}', place))];
      const middlesOf = new Map<HTMLElement, (readonly [number, number])[]>();
      let pointed = 0;
      for (const target of targets) {
        const place = placeOf(target);
        // Keys bring the part of a map that is zoomed in to it.
        target.focus();
        await new Promise(requestAnimationFrame);
        middlesOf.clear();
        for (const part of spotsOf(place)) {
          // Mouse positions are whole pixels.
          const [x, y] = middle(part).map(Math.round) as [number, number];
          const frame = board.getBoundingClientRect();
          const seen = (px: number, py: number) =>
            px > frame.left && px < frame.right && py > frame.top && py < frame.bottom && send('pointermove', px, py);
          // A long route may not fit on a small screen.
          if (!seen(x, y)) continue;
          pointed++;
          if (board.dataset.target !== place) wrong.push(`${place}: its centre is ${board.dataset.target}`);
          for (let turn = 0; turn < 8; turn++) {
            const px = x + Math.trunc(6 * Math.cos((turn * Math.PI) / 4));
            const py = y + Math.trunc(6 * Math.sin((turn * Math.PI) / 4));
            if (!seen(px, py) || board.dataset.target === place) continue;
            // Where spaces lie closer than that, this may be the very middle of the next one.
            if (middlesOf.size === 0)
              for (const other of targets) middlesOf.set(other, spotsOf(placeOf(other)).map(middle));
            const onAnother = targets.some(
              (other) =>
                other !== target && middlesOf.get(other)!.some(([ox, oy]) => Math.hypot(ox - px, oy - py) <= 2.5),
            );
            if (onAnother) continue;
            if (board.dataset.target !== undefined) {
              wrong.push(`${place}: beside it is ${board.dataset.target}`);
              continue;
            }
            send('click', px, py);
            const named = [...board.querySelectorAll<HTMLElement>('[data-names]')].map(({ dataset }) => dataset.names);
            if (!named.includes(place)) wrong.push(`${place}: beside it are ${named}`);
            target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          }
        }
      }
      if (pointed === 0) wrong.push('nothing to point at');
      return wrong;
    },
    [all, spots] as const,
  );
}

/** The kinds of targets that can be chosen on the board now. */
function kindsOf(page: Page, targets: string): Promise<string[]> {
  return page.locator(`[data-part="board"] :is(${targets})`).evaluateAll((found) => {
    const kinds = found.map((target) => {
      const { offer, place } = (target as HTMLElement).dataset;
      return (offer ?? place)!.split('-')[0]!;
    });
    return [...new Set(kinds)];
  });
}

/** Plays on until everything that the board has to offer was pointed at. */
async function pointAtAll(page: Page, game: string): Promise<void> {
  const { targets, spots, kinds } = POINTED[game]!;
  const left = new Set(kinds);
  for (let choice = 0; choice < 60 && left.size > 0; choice++) {
    const now = await kindsOf(page, targets);
    const enough = kinds.includes('route') ? (await page.locator(targets).count()) > 2 || choice > 40 : now.length > 0;
    if (enough && now.some((kind) => left.has(kind))) {
      await page.keyboard.press('Shift');
      expect(await missed(page, { targets, spots })).toEqual([]);
      for (const kind of now) left.delete(kind);
    }
    if (left.size > 0) await chooseAny(page);
    await expect(myTurn(page).or(page.locator('.show-result'))).toBeVisible({ timeout: 20_000 });
  }
  expect([...left]).toEqual([]);
}

/** Waits until so many frames have been painted. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise((painted) => requestAnimationFrame(painted));
    await new Promise((done) => setTimeout(done));
  }, count);

// Every day one size per game, in turn.
for (const [number, size] of [...SIZES, ...WIDE].entries())
  for (const [index, { id: game }] of shownGames.entries())
    test(`${game} at ${size.width}x${size.height}${number === index % SIZES.length ? '' : ' @wide'}: all in its place, and the board stays where it is`, async ({
      browser,
      server,
    }) => {
      const page = await (await browser.newContext({ viewport: size, reducedMotion: 'reduce' })).newPage();
      await playBot(page, server, game);
      expect(await misplaced(page)).toEqual([]);
      const before = await boardBox(page);
      const still = async (after: string) => {
        expect(await boardBox(page), after).toEqual(before);
        // A text is fitted into its box in the frame after it appears.
        await frames(page, 3);
        expect(await misplaced(page), after).toEqual([]);
        expect(await boardBox(page), after).toEqual(before);
      };

      const illegal = ILLEGAL[game];
      if (illegal !== undefined) {
        // Points without clicking: the board itself resolves the target.
        const spot = await page.evaluate((selector) => {
          const stage = document.querySelector('[data-part="stage"]')!.getBoundingClientRect();
          const spots = [...document.querySelectorAll(selector)].map((part) => {
            const { left, top, width, height } = part.getBoundingClientRect();
            return { x: left + width / 2, y: top + height / 2 };
          });
          return spots.find(
            ({ x, y }) => x > stage.left + 60 && x < stage.right - 60 && y > stage.top + 60 && y < stage.bottom - 60,
          )!;
        }, illegal);
        await page.mouse.click(spot.x, spot.y);
        await expect(page.locator('[data-part="prompt"] .refused')).toBeVisible();
        await still('a refusal');
        await page.mouse.move(1, 1);
        await page.locator('.refused').getByRole('button', { name: 'Close' }).click();
        await still('a refusal that was closed');
      }

      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.locator('.hints')).toBeVisible({ timeout: 20_000 });
      await still('a hint');
      await page.keyboard.press('Escape');
      await expect(page.locator('.hints')).toHaveCount(0);
      await still('a hint that was closed');

      // Makes a choice and undoes it.
      await playUntil([page], (await lastEntry(page)) + 1);
      await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
      const move = page.locator('.moves button[data-move]').first();
      await move.evaluate((button: HTMLButtonElement) => button.click());
      await foldMoves(page);
      await still('a choice');
      const undo = page.getByRole('button', { name: 'Undo' });
      if (await undo.isEnabled()) {
        await undo.click();
        await still('an undo');
      }
      await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });

      // What the bot did is said below the prompt.
      await expect(page.locator('[data-part="prompt"] .last')).toBeVisible();
      await expect(page.locator('[data-part="prompt"] .last')).not.toHaveText('');

      await pointAtAll(page, game);

      // Each game in both, in turn from size to size: contrast does not depend on the size.
      if ((number + index) % 2 === 1) {
        await openMenu(page);
        await page.getByRole('button', { name: 'Light or dark' }).click();
        await page.keyboard.press('Escape');
      }
      await noViolations(page);
    });

for (const size of SIZES)
  test(`the end at ${size.width}x${size.height}: the result is seen, has the focus and is announced`, async ({
    browser,
    server,
  }) => {
    const page = await (await browser.newContext({ viewport: size })).newPage();
    await playBot(page, server, 'railroad-ink');
    await playToEnd(page);
    const result = page.locator('[data-part="result"]');
    await expect(result).toBeInViewport({ ratio: 1 });
    await expect(result.locator('.winner')).toBeInViewport({ ratio: 1 });
    expect(await result.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    const live = page.locator('[aria-live="assertive"]', { has: page.locator('.winner') });
    await expect(live.locator('.winner')).not.toHaveText('');
    await noViolations(page);
    await page.keyboard.press('Escape');
    await expect(result).toBeHidden();
    expect(await misplaced(page)).toEqual([]);
  });
