/** Plays on a drawn board by touching what is offered. */

import { errors, type Locator, type Page } from '@playwright/test';

/** The last entry of the log; 0 while a curtain hides the table. */
export function entries(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('.shell')?.getAttribute('data-entry') ?? 0));
}

/** When somebody else moves, an offer may be gone before it is touched; then look again. */
async function touch(target: Locator): Promise<void> {
  await target.click({ timeout: 2_000 }).catch((error) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Touches an offer, and confirms where needed; a card that is open is chosen. */
export async function act(page: Page, offers: string): Promise<void> {
  const confirm = page.locator('.confirm .done:enabled');
  const large = page.locator('dialog[open] .offer').first();
  if (await large.isVisible()) return touch(large);
  if (await confirm.isVisible()) return touch(confirm);
  const offer = page.locator(offers);
  const count = await offer.count();
  if (count > 0) await touch(offer.nth(Math.floor(Math.random() * count)));
  else await page.waitForTimeout(50);
}

/** Plays on the board until the log has grown by this many entries, or the game is over. */
export async function actUntil(page: Page, offers: string, more: number): Promise<void> {
  const goal = (await entries(page)) + more;
  const over = page.locator('.result');
  const late = Date.now() + 60_000;
  while (Date.now() < late && (await entries(page)) < goal && !(await over.isVisible())) await act(page, offers);
}
