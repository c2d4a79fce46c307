/** Tutorials in a real browser: every lesson from its first step to its short game. */

import type { Page } from '@playwright/test';
import type { Lesson, LessonStep } from '@quai/engine/lesson.ts';
import { looksOf } from '@quai/table/lesson.ts';
import { noViolations } from './axe.ts';
import { shownGames } from './games.ts';
import { clickMove, foldMoves, myTurn, playToEnd, unfoldMoves } from './play.ts';
import { expect, test } from './server.ts';

const LESSONS = await Promise.all(
  shownGames
    .filter(({ lesson }) => lesson)
    .map(async ({ id }): Promise<[string, Lesson]> => {
      const { lesson } = await import(`@quai/games/${id}/tutorial/lesson.ts`);
      return [id, lesson];
    }),
);

const texts = {
  en: { next: 'Next', show: 'Show me', play: 'Play it', locale: 'en-GB' },
  fr: { next: 'Suivant', show: 'Montrez-moi', play: 'Jouer', locale: 'fr-FR' },
};

/** What a step is about is in view, as far as there is room; and so is the button to go on. */
async function inSight(page: Page, look: string): Promise<void> {
  await expect(async () => {
    const seen = await page.evaluate((selector) => {
      // Of several, those that cannot be chosen yet may not be drawn.
      const targets = [...document.querySelectorAll(`.shell ${selector}`)];
      const target = targets.find((one) => one.getBoundingClientRect().width > 0);
      if (target === undefined) return false;
      const box = target.getBoundingClientRect();
      const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let part = target.parentElement; part !== null; part = part.parentElement) {
        if (getComputedStyle(part).overflow === 'visible') continue;
        const frame = part.getBoundingClientRect();
        seen.left = Math.max(seen.left, frame.left);
        seen.top = Math.max(seen.top, frame.top);
        seen.right = Math.min(seen.right, frame.right);
        seen.bottom = Math.min(seen.bottom, frame.bottom);
      }
      const shown = (from: number, to: number, low: number, high: number) =>
        Math.min(to, high) - Math.max(from, low) >= Math.min(to - from, high - low) - 12;
      // Nothing covers its visible part: neither the lesson's text nor a sheet.
      const hit = document.elementFromPoint(
        (Math.max(box.left, seen.left) + Math.min(box.right, seen.right)) / 2,
        (Math.max(box.top, seen.top) + Math.min(box.bottom, seen.bottom)) / 2,
      );
      const covered =
        hit === null ||
        hit.closest('[data-part="prompt"]') !== null ||
        hit.closest('dialog') !== target.closest('dialog');
      return (
        box.width > 0 &&
        !covered &&
        shown(box.left, box.right, seen.left, seen.right) &&
        shown(box.top, box.bottom, seen.top, seen.bottom)
      );
    }, look);
    expect(seen, look).toBe(true);
  }).toPass({ timeout: 5_000 });
  await expect(page.locator('[data-part="confirm"] button').last()).toBeInViewport({ ratio: 1 });
}

/** Why what was tried is refused. */
const refusal = (page: Page) => page.locator('.learn-step .refused p');
const said = (page: Page) => page.locator('.learn-text');

async function partsInSight(page: Page, parts: ReturnType<typeof looksOf>): Promise<void> {
  for (const [index, { at }] of parts.entries()) {
    if (parts.length > 1) await page.locator('.learn-parts button').nth(index).click();
    await expect(page.locator(`.shell ${at}`).first()).toBeAttached();
    await inSight(page, at);
  }
}

/** Answers a step by the list of moves; a move that is meant to be refused is not in the list, so it is shown. */
async function answerStep(page: Page, step: LessonStep, words: (typeof texts)['en']): Promise<void> {
  await expect(said(page)).toBeInViewport({ ratio: 0.99 });
  await partsInSight(page, looksOf(step, 0));
  if (step.refused !== undefined) {
    await page.getByRole('button', { name: words.show }).click();
    await expect(refusal(page)).toContainText(step.refused);
    await expect(refusal(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: words.next, exact: true })).toBeInViewport({ ratio: 1 });
  }
  if (step.moves === undefined || step.refused !== undefined)
    return page.getByRole('button', { name: words.next, exact: true }).click();
  await unfoldMoves(page);
  const moves = step.moves.split(' ');
  for (const [made, move] of moves.entries()) {
    await clickMove(page, move);
    // What comes next is pointed out once the move is made.
    const [before, after] = [looksOf(step, made), looksOf(step, made + 1)];
    if (made + 1 === moves.length || JSON.stringify(before) === JSON.stringify(after)) continue;
    await foldMoves(page);
    await partsInSight(page, after);
    await unfoldMoves(page);
  }
  await foldMoves(page);
}

// Every day one language and size per lesson, in turn.
for (const [number, [game, lesson]] of LESSONS.entries())
  for (const [which, [language, size, colorScheme]] of (
    [
      ['en', { width: 1440, height: 900 }, 'light'],
      ['fr', { width: 360, height: 740 }, 'dark'],
    ] as const
  ).entries())
    test(`the lesson of ${game}, ${language}, ${size.width}x${size.height}, ${colorScheme}${which === number % 2 ? '' : ' @wide'}`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(120_000);
      const words = texts[language];
      // Without animations, since a click while the page still scrolls may miss.
      const context = await browser.newContext({
        viewport: size,
        colorScheme,
        locale: words.locale,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      await page.goto(server.address);
      await page.locator(`.game-${game} a[href="/learn/${game}"]`).click();
      const steps = lesson.scenes.flatMap((scene) => scene.steps);
      for (const [index, step] of steps.entries()) {
        await expect(page).toHaveURL(new RegExp(index === 0 ? `/learn/${game}$` : `#${index + 1}$`));
        await expect(said(page)).toHaveText(plain(lesson.texts[language][step.say]!));
        await expect(page.locator('.drawn-board')).toBeVisible();
        if (index === 0) await noViolations(page);
        await answerStep(page, step, words);
      }
      await expect(said(page)).toHaveText(plain(lesson.texts[language][lesson.last]!));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      await page.getByRole('button', { name: words.play }).click();
      await expect(page).toHaveURL(/\/t\/here-/);
      await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
      // The short game against an easy bot, to its end.
      await playToEnd(page);
      await expect(page.locator('.result')).toBeVisible();
      // The seats show the same points as the sheet, in the number format of the language.
      const totals = await page.locator('.result tr.total td').allTextContents();
      const scores = await page.locator('.seats .score [aria-hidden]').allTextContents();
      expect(scores.map((score) => score.split(/\s/)[0]).sort()).toEqual(totals.sort());
      if (language === 'fr') expect(totals.join()).not.toContain('.');
      expect(wrong).toEqual([]);
    });

/** The page uses non-breaking spaces in French. */
const plain = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s'));

for (const [game, lesson] of LESSONS)
  test(`every step of ${game} is read and seen whole at 390x844 @wide`, async ({ browser, server }) => {
    test.setTimeout(120_000);
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })).newPage();
    const steps = lesson.scenes.flatMap((scene) => scene.steps);
    for (const [index, step] of steps.entries()) {
      await page.goto(`${server.address}/learn/${game}#${index + 1}`);
      await page.reload();
      await expect(said(page)).toBeInViewport({ ratio: 0.99 });
      await partsInSight(page, looksOf(step, 0));
    }
  });

test('a move that misses the point is answered with the rule; the back button and a reload keep the step', async ({
  page,
  server,
}) => {
  await page.goto(`${server.address}/learn/railroad-ink#4`);
  const reply = page.locator('.learn-reply');
  await page.locator('.ink-space.fits[data-space="1"]').click();
  await expect(reply).toContainText('The straight highway fits there too');
  // The rule is one tap away.
  await expect(reply.getByText('connect to something')).toBeHidden();
  await reply.locator('summary').click();
  await expect(reply.getByText('connect to something')).toBeVisible();
  await expect(page).toHaveURL(/#4$/);
  await page.locator('.ink-space[data-space="24"]').click();
  await expect(refusal(page)).toContainText('RI-7');
  // In either order.
  await page.locator('.ink-dice [data-tool="A1"]').click();
  await page.locator('.ink-space.fits[data-space="7"]').click();
  await page.locator('.ink-dice [data-tool="A4"]').click();
  await page.locator('.ink-space.fits[data-space="21"]').click();
  await expect(page).toHaveURL(/#5$/);
  await expect(page.locator('.ink-space[data-space="21"]')).toHaveAttribute('aria-label', /straight highway/);
  await page.goBack();
  await expect(page).toHaveURL(/#4$/);
  await expect(page.locator('.ink-space.fits[data-space="21"]')).toBeVisible();
  await page.reload();
  await expect(said(page)).toContainText('Refused, and the rule says why');
  await page.locator('.ink-space.fits[data-space="21"]').click();
  await page.locator('.ink-dice [data-tool="A1"]').click();
  await page.locator('.ink-space.fits[data-space="7"]').click();
  await expect(page).toHaveURL(/#5$/);
});

test('a line ends with Done, and a reply is read on a phone without scrolling', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })).newPage();
  await page.goto(`${server.address}/learn/wensleydale#8`);
  const done = page.locator('[data-part="confirm"] .done');
  await done.click();
  await expect(page.locator('.learn-reply p').first()).toHaveText(/Terminer ici/);
  await expect(page.locator('.learn-reply p').first()).toBeInViewport({ ratio: 1 });
  for (const [from, to] of [
    ['Horton', 'Ribblehead'],
    ['Ribblehead', 'Hawes Junction'],
  ]) {
    await page.locator(`.dales-map [data-place^="border"][aria-label*="${from}"][aria-label*="${to}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await done.click();
  await expect(page).toHaveURL(/#9$/);
});

test('what a step is about is pointed out part after part, and a folded tab opens by itself', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`${server.address}/learn/foothills#4`);
  const part = (nth: number) => page.locator('.learn-parts button').nth(nth);
  await expect(part(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(part(1)).toHaveAttribute('aria-pressed', 'true', { timeout: 10_000 });
  const outlined = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).outlineStyle);
  const second = '.seat-area.own .action-cards > li:nth-child(2)';
  expect(await outlined(second)).toBe('dashed');
  // Tapping a part shows it again and keeps it highlighted.
  await part(0).click();
  await expect(part(0)).toHaveAttribute('aria-pressed', 'true');
  expect(await outlined(second)).toBe('none');
  await page.goto(`${server.address}/learn/berlin#13`);
  await expect(page.locator('dialog .points-table')).toBeInViewport({ ratio: 1 });
  await expect(said(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('dialog .points-table')).toBeHidden();
});

test('how far a lesson has come is shown and kept; after its short game there is more to do', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${server.address}/learn/berlin#5`);
  await expect(said(page)).toBeVisible();
  await page.goto(server.address);
  await expect(page.locator('.game-berlin .more-links')).toContainText(/Learn 5\/\d+/);
  await page.locator('.lessons-begun a').click();
  await expect(page).toHaveURL(/berlin#5$/);
  await page.goto(`${server.address}/learn/berlin#40`);
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
  await playToEnd(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Full game against a beginner bot' })).toHaveAttribute(
    'href',
    '/play/berlin?level=beginner',
  );
  await expect(page.getByRole('link', { name: /^Next lesson/ })).toHaveAttribute('href', /^\/learn\/(?!berlin)/);
  const before = page.url();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
  await page.goto(server.address);
  await expect(page.locator('.game-berlin .more-links')).toContainText('Learned ✓');
  await expect(page.locator('.lessons-begun')).toHaveCount(0);
});

test('what a choice leads to is seen beside the board, on a phone', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await page.goto(`${server.address}/learn/northern-lights#5`);
  const white = page.locator('.route.open[aria-label*="Karlstad"][aria-label*="Oslo"][aria-label*="white"]');
  await white.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.payments button').first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.rails-map svg').first()).toBeInViewport();
});
