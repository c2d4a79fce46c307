/** Says yes whenever the page asks whether somebody is sure. */

import type { Page } from '@playwright/test';

export async function agreeing(page: Page): Promise<void> {
  const agree = () => {
    new MutationObserver(() => document.querySelector<HTMLElement>('dialog.sure[open] button.main')?.click()).observe(
      document,
      { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] },
    );
  };
  await page.addInitScript(agree);
  await page.evaluate(agree);
}
