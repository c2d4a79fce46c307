/** How a person plays on a drawn board: by touching what glows. */

import type { Page } from '@playwright/test';

/** The last entry of the log; nothing while a curtain hides the table. */
export function entries(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('input[type="range"]')?.getAttribute('max') ?? 0));
}

/** Touches something that glows, and confirms what needs it; a card that lies open large is chosen. */
export async function act(page: Page, offers: string): Promise<void> {
  const confirm = page.locator('.action-bar button.main:enabled');
  const large = page.locator('dialog[open] .offer');
  if (await large.isVisible()) return large.click();
  if (await confirm.isVisible()) return confirm.click();
  const offer = page.locator(offers);
  const count = await offer.count();
  if (count > 0) await offer.nth(Math.floor(Math.random() * count)).click();
  else await page.waitForTimeout(100);
}

/** Plays on the board until the log has grown by so many entries, or its person has nothing to do for a while. */
export async function actUntil(page: Page, offers: string, more: number, most = 60): Promise<void> {
  const goal = (await entries(page)) + more;
  for (let step = 0; step < most && (await entries(page)) < goal; step++) await act(page, offers);
}
