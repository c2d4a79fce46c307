/** Ann and Bob, each in their own browser, at one table of a real server. */

import type { Browser, Page } from '@playwright/test';
import { myTurn } from './play.ts';
import { expect } from './server.ts';

export const newPage = async (browser: Browser, options = {}) => (await browser.newContext(options)).newPage();

/** Ann makes a table of Railroad Ink, with the form filled in by `choose`, and sits down. */
export async function annMakes(
  ann: Page,
  address: string,
  choose: () => Promise<unknown> = async () => {},
): Promise<string> {
  await ann.goto(`${address}/new/railroad-ink`);
  await ann.getByLabel('Your name').fill('Ann');
  await choose();
  await ann.getByRole('button', { name: 'Create the table' }).click();
  await expect(ann.getByText('Ann (you)')).toBeVisible();
  return ann.url();
}

export async function sits(page: Page, name: string, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page.getByText(`${name} (you)`)).toBeVisible();
}

/** Ann and Bob at a table that has started. */
export async function annAndBob(browser: Browser, address: string, choose?: (ann: Page) => Promise<unknown>) {
  const [ann, bob] = [await newPage(browser), await newPage(browser)];
  const table = await annMakes(ann, address, async () => choose?.(ann));
  await sits(bob, 'Bob', table);
  await ann.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(myTurn(ann)).toBeVisible();
  await expect(myTurn(bob)).toBeVisible();
  return { ann, bob, table };
}
