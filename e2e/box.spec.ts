/** A table with a real box: the dice rolled are typed in, and the site does the rest. */

import { expect } from '@playwright/test';
import { noViolations } from './axe.ts';
import { test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the dice of a real box are typed in, and survive a reload', async ({ page, server }) => {
  await page.goto(`${server.address}/new/railroad-ink#box`);
  await page.getByLabel('Seats').selectOption('1');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Die 1 of 4');
  await noViolations(page);
  // Cancelled: nothing is lost, and the same question comes again.
  await question.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  for (const face of ['curved highway', 'straight highway', 'highway junction', 'straight station'])
    await question.getByRole('button', { name: face, exact: true }).click();
  // The roll is shown before it counts, and any die can be corrected.
  await expect(question).toContainText('Is this what you rolled?');
  await question.getByRole('button', { name: 'Correct this' }).nth(1).click();
  await expect(question).toContainText('Die 2 of 4');
  for (const face of ['straight railway', 'highway junction', 'straight station'])
    await question.getByRole('button', { name: face, exact: true }).click();
  await noViolations(page);
  await question.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Round 1: draw curved highway, straight railway')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Round 1: draw curved highway, straight railway')).toBeVisible();
});
