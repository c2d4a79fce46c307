/**
 * Plays a game on its board as a person without a list of moves would: it clicks only what is highlighted, on the board and in the
 * dock, and Done. Used by the benchmarks of pages and by the browser tests.
 */

import type { Page } from '@playwright/test';

/** What boards highlight: drawn targets, spaces, buttons that glow, and the few controls of the dock that answer the question asked. */
export const HIGHLIGHTED = [
  '[data-part="board"] [data-place][role="button"]',
  '[data-part="board"] .fits',
  '[data-part="stage"] button.offer',
  '[data-part="dock"] :is(button.offer, button.open, button.bid, button.choice, button.load, .keep-tickets button.main)',
].join();

/** The point of a target to click, if not its centre. */
const SPOTS = '.slot:not(.bent), .spot, .ink-hit, .mark';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly what: string;
}

/** Marks tasks in a trace that inspect the page and are not its own. */
export const LOOKING = 'by hand';

/** What can be clicked now: Done if enabled, else everything highlighted and visible. */
export function highlighted(page: Page): Promise<readonly Spot[]> {
  return page.evaluate(
    async ([all, spots, looking]) => {
      // A person sees what has been painted: the result of the last click, which is applied in the task after it.
      await new Promise<void>((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen())));
      console.timeStamp(looking);
      const dialog = document.querySelector('dialog[open]');
      const middle = (part: Element) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const what = part.closest('[data-place], [data-offer]') ?? part;
        const name = what.getAttribute('data-offer') ?? what.getAttribute('data-place') ?? part.getAttribute('class');
        return { x: left + width / 2, y: top + height / 2, width, what: name ?? '' };
      };
      const inSight = (part: Element) => {
        const { x, y, width } = middle(part);
        if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
        const top = document.elementFromPoint(x, y);
        const frame = part.closest('[data-part]') ?? part;
        return top !== null && (frame.contains(top) || (dialog?.contains(top) ?? false));
      };
      const done = document.querySelector('.confirm .done:not(:disabled)');
      if (done !== null && dialog === null) return [middle(done)];
      return [...document.querySelectorAll(all)]
        .filter((part) => dialog === null || dialog.contains(part))
        .map((part) => [...part.querySelectorAll(spots), part].find(inSight))
        .flatMap((part) => (part === undefined || part.matches(':disabled') ? [] : [middle(part)]));
    },
    [HIGHLIGHTED, SPOTS, LOOKING] as const,
  );
}

/** Clicks the one that `pick` picks. Null if there is nothing to click now. */
export async function clickHighlighted(page: Page, pick: (count: number) => number): Promise<Spot | null> {
  const spots = await highlighted(page);
  const spot = spots[pick(spots.length)];
  if (spot === undefined) return null;
  await page.mouse.click(spot.x, spot.y);
  return spot;
}
