/** Whole games by keyboard alone: Tab, arrows and Enter. The focus is always seen, and a table has at most 40 tab stops. */

import type { Page } from '@playwright/test';
import { HIGHLIGHTED } from '@quai/bench/hand.ts';
import { shownGames } from './games.ts';
import { lastEntry, myTurn } from './play.ts';
import { expect, test } from './server.ts';

const MOST_STOPS = 40;
interface Focus {
  /** Can Enter do something here? */
  readonly usable: boolean;
  /** What has the focus and does not show it. */
  readonly unseen: string | null;
  /** In a group of targets that arrows move in: which keys lead to the nearest that can be chosen. */
  readonly way: readonly string[];
}

/** What has the focus now. */
const focused = (page: Page): Promise<Focus> =>
  page.evaluate((all) => {
    const part = document.activeElement;
    if (part === null || part === document.body) return { usable: false, unseen: null, way: [] };
    const ring = (one: Element) => {
      const style = getComputedStyle(one);
      return (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
    };
    // Shapes of a drawing show the focus by their own paint.
    const seen = part.matches('svg *') || [part, ...part.querySelectorAll('*')].some(ring);
    const usable = part.matches(all) || part.matches('.confirm .done:not(:disabled)');
    const cell = /^space-(\d+)$/.exec(part.getAttribute('data-place') ?? '');
    const way: string[] = [];
    if (cell !== null && !usable) {
      // A grid of seven by seven spaces.
      const at = (name: string) => {
        const space = Number(/\d+$/.exec(name)?.[0]);
        return [Math.floor(space / 7), space % 7] as const;
      };
      const fits = [...document.querySelectorAll('.ink-space.fits')].map((one) => at(one.getAttribute('data-place')!));
      const [row, column] = at(cell[0]);
      const [goal] = fits.sort(
        (a, b) => Math.abs(a[0] - row) + Math.abs(a[1] - column) - Math.abs(b[0] - row) - Math.abs(b[1] - column),
      );
      if (goal !== undefined) {
        const [down, right] = [goal[0] - row, goal[1] - column];
        for (let i = 0; i < Math.abs(down); i++) way.push(down > 0 ? 'ArrowDown' : 'ArrowUp');
        for (let i = 0; i < Math.abs(right); i++) way.push(right > 0 ? 'ArrowRight' : 'ArrowLeft');
      }
    }
    // In a group with one tab stop, arrows lead to its other members.
    const group = part.closest('section, fieldset, svg[role="group"]');
    if (cell === null && !usable && group?.querySelector(all) != null) way.push(...Array(6).fill('ArrowRight'));
    return { usable, unseen: seen ? null : `${part.tagName} ${part.getAttribute('class')}`, way };
  }, HIGHLIGHTED);

const stops = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ].filter(
        (part) =>
          part.tabIndex >= 0 && !part.matches(':disabled') && part.checkVisibility({ visibilityProperty: true }),
      ).length,
  );

for (const { id: game } of shownGames)
  test(`${game}: a whole game by keyboard, the focus always in sight @wide`, async ({ browser, server }) => {
    test.setTimeout(600_000);
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`${server.address}/play/${game}?level=beginner`);
    await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
    const result = page.locator('[data-part="result"]');
    const unseen = new Set<string>();
    let acted = Date.now();
    while (!(await result.isVisible())) {
      expect(Date.now() - acted, 'nothing that Enter could do').toBeLessThan(30_000);
      if (!(await myTurn(page).isVisible())) {
        await page.waitForTimeout(50);
        continue;
      }
      expect(await stops(page)).toBeLessThanOrEqual(MOST_STOPS);
      // Now and then not the first that can be chosen.
      const several = (await page.locator(`${HIGHLIGHTED}, .confirm .done:enabled`).count()) > 1;
      let passed = several && Math.random() < 0.3 ? 1 : 0;
      for (let tab = 0; tab <= MOST_STOPS; tab++) {
        await page.keyboard.press('Tab');
        let now = await focused(page);
        for (const key of now.way) {
          await page.keyboard.press(key);
          now = await focused(page);
          if (now.usable) break;
        }
        if (now.unseen !== null) unseen.add(now.unseen);
        if (!now.usable || passed-- > 0) continue;
        await page.keyboard.press('Enter');
        acted = Date.now();
        break;
      }
    }
    expect([...unseen]).toEqual([]);
    expect(await lastEntry(page)).toBeGreaterThan(10);
    await expect.poll(() => result.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  });
