/** The daily game: two people, the same dice, one table each, no peeking. */

import { expect } from '@playwright/test';
import { noViolations } from './axe.ts';
import { test } from './server.ts';

test('two guests get the same dice and cannot see each other’s tables', async ({ browser, server }) => {
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map(async (name) => {
      const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
      await page.goto(server.address);
      await page.getByRole('link', { name: 'Daily board' }).click();
      await expect(page.getByText('Nobody has finished yet')).toBeVisible();
      await noViolations(page);
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Play now' }).click();
      await expect(page.getByText(/Round 1: draw/).first()).toBeVisible();
      return page;
    }),
  );
  const dice = (page: typeof ann) =>
    page!
      .getByText(/Round 1: draw/)
      .first()
      .innerText();
  expect(await dice(ann!)).toBe(await dice(bob!));
  const address = ann!.url();
  await bob!.goto(address);
  await expect(bob!.getByText('not open to spectators')).toBeVisible();
  // Coming back leads to the same table.
  await ann!.goto(`${server.address}/daily`);
  await ann!.getByRole('button', { name: 'Continue your game' }).click();
  await expect(ann!).toHaveURL(address);
});
