/** Everything on the drawn boards is readable: no small print, no clipped words, no overlaps. */

import type { Page } from '@playwright/test';
import { foldMoves, lastEntry, myTurn, playUntil } from './play.ts';
import { expect, test } from './server.ts';

const GAMES = ['railroad-ink', 'foothills', 'wensleydale'] as const;
type Game = (typeof GAMES)[number];

/** What must be seen whole, by game. */
const WHOLE: Readonly<Record<Game, string>> = {
  'railroad-ink': '.ink-board button, .ink-board legend, .ink-said',
  foothills:
    '.station .sign, .station .plot, .card-name, .action-card, .rival-name, .line-name, .answer, .stockyard .store',
  wensleydale: '.phase-name, .track-name, .lot-head, .lot .bids button, .dales .choice, .dales .load, .purse',
};

/** What must not overlap: each of the first with each of the second. */
const APART: Readonly<Record<Game, readonly (readonly [string, string])[]>> = {
  'railroad-ink': [['.ink-tool', '.ink-tool']],
  foothills: [
    ['.station .sign', '.station .sign, .station .rubble-heap, .station .survey, .station .plot, .station .built'],
    ['.station .survey', '.station .track'],
    ['.line-grid .buffer', '.station .survey, .station .plot, .station .built'],
    ['.station .rubble-heap', '.station .survey, .station .plot, .station .built, .station .surveyor'],
    ['.station .survey', '.station .plot, .station .built'],
    ['.station .plot, .station .built', '.station .plot, .station .built'],
    ['.action-card', '.action-card'],
  ],
  wensleydale: [
    ['.dales-map text.name', '.dales-map text.name, .dales-map .town, .dales-map .pieces [data-piece]'],
    ['.dales-map .pieces [data-piece]', '.dales-map .town'],
    ['.lot', '.lot'],
    ['.train-face', '.train-face'],
    ['.dales-tracks .seat-disc', '.track-name'],
  ],
};

/** Text that is smaller than 12 px on the screen; on a map that a phone shows zoomed in, 11 are enough. */
function smallPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('.shell')!, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement!;
      if (node.textContent!.trim() === '' || parent.closest('.sr, dialog:not([open])') !== null) continue;
      const box = parent.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const least = parent.closest('[data-label]') !== null && innerWidth < 600 ? 11 : 12;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      // A button may show a sign instead of its words.
      if (size > 0 && size < least - 0.05)
        found.add(`${parent.getAttribute('class')} ${size.toFixed(1)}: ${node.textContent}`);
    }
    return [...found];
  });
}

/** What is clipped by itself or by its part, unless that scrolls. */
function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((all) => {
    const found = [...document.querySelectorAll<HTMLElement>(all)].filter((one) => {
      if (one.closest('dialog:not([open])') !== null || one.getBoundingClientRect().width <= 1) return false;
      return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3;
    });
    return found.map(
      (one) =>
        `${one.className} ${one.textContent} ${one.scrollWidth}>${one.clientWidth} ${one.scrollHeight}>${one.clientHeight}`,
    );
  }, selector);
}

function onEachOther(page: Page, pairs: readonly (readonly [string, string])[]): Promise<string[]> {
  return page.evaluate((all) => {
    const wrong: string[] = [];
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((one) => {
        const box = one.getBoundingClientRect();
        return box.width <= 1 || one.closest('dialog:not([open])') !== null ? [] : [{ one, box }];
      });
    /** The space that the font leaves above and below its letters. */
    const free = (one: Element, box: DOMRect) => (one.tagName === 'text' ? Math.min(4, box.height * 0.2) : 1);
    const name = (one: Element) => `${one.getAttribute('class') ?? one.getAttribute('data-piece')} ${one.textContent}`;
    for (const [some, others] of all)
      for (const a of seen(some))
        for (const b of seen(others)) {
          if (a.one === b.one || a.one.contains(b.one) || b.one.contains(a.one)) continue;
          const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          if (across > 2 && down > free(a.one, a.box) + free(b.one, b.box))
            wrong.push(`${name(a.one)} on ${name(b.one)}`);
        }
    return wrong;
  }, pairs);
}

/** What is left of a disc in a stack when another lies on it, in pixels. */
const DISC_SHOWN = 4.5;

/** Discs of a stack that are hidden by the one above. */
function hiddenDiscs(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll('.dales-tracks .stack')].flatMap((stack) => {
        const discs = [...stack.querySelectorAll('.seat-disc')].filter((one) => one.getBoundingClientRect().width > 1);
        const tops = discs.map((one) => one.getBoundingClientRect().top).sort((a, b) => a - b);
        const track = stack.closest('.track')!.getBoundingClientRect();
        return tops.flatMap((top, i) =>
          top < track.top - 1 || top - (tops[i - 1] ?? Number.NEGATIVE_INFINITY) < least
            ? [`${discs[i]?.getAttribute('title')} in ${tops.join(' ')}`]
            : [],
        );
      }),
    DISC_SHOWN,
  );
}

async function readable(page: Page, game: Game, when: string): Promise<void> {
  expect(await smallPrint(page), `${when}: small print`).toEqual([]);
  expect(await cutOff(page, WHOLE[game]), `${when}: cut off`).toEqual([]);
  expect(await onEachOther(page, APART[game]), `${when}: on each other`).toEqual([]);
  expect(await hiddenDiscs(page), `${when}: discs of a stack`).toEqual([]);
}

// Every day one size per game, in turn.
for (const [index, game] of GAMES.entries())
  for (const [width, height, locale, tag] of [
    [1440, 900, 'en-GB', index % 2 === 0 ? '' : ' @wide'],
    [390, 844, 'en-GB', index % 2 === 1 ? '' : ' @wide'],
    [1920, 1080, 'fr-FR', ' @wide'],
    [1280, 720, 'fr-FR', ' @wide'],
    [1280, 720, 'en-GB', ' @wide'],
    [1024, 768, 'fr-FR', ' @wide'],
    [360, 740, 'fr-FR', ' @wide'],
  ] as const)
    test(`${game} at ${width}x${height}, ${locale}: no small print, nothing cut, nothing covered${tag}`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(120_000);
      const page = await (
        await browser.newContext({ viewport: { width, height }, locale, reducedMotion: 'reduce' })
      ).newPage();
      await page.goto(`${server.address}/play/${game}?level=beginner`);
      await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
      await expect(page.locator('.drawn-board')).toBeVisible();
      await readable(page, game, 'at the start');
      for (const more of game === 'railroad-ink' ? [3, 3] : [6, 14]) {
        await playUntil([page], (await lastEntry(page)) + more);
        await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
        await foldMoves(page);
        await readable(page, game, `at move ${await lastEntry(page)}`);
      }
    });
