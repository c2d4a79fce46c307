/** Says yes whenever the page asks whether somebody is sure. */

import type { Page } from '@playwright/test';

export async function agreeing(page: Page): Promise<void> {
  const question = page.locator('dialog.sure');
  await page.addLocatorHandler(question, () => question.locator('button.main').click());
}
