/** A table with a real box: the dice rolled are typed in, and the site does the rest. */

import { expect } from '@playwright/test';
import { noViolations } from './axe.ts';
import { test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the dice of a real box are typed in, and survive a reload', async ({ page, server }) => {
  await page.goto(`${server.address}/new/railroad-ink#box`);
  await page.getByLabel('Players').selectOption('1');
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
  await question.getByRole('button', { name: 'straight railway', exact: true }).click();
  // The dice that were right need not be typed in again.
  await expect(question).toContainText('Is this what you rolled?');
  await noViolations(page);
  await question.getByRole('button', { name: 'Done' }).click();
  const dice = page.locator('.ink-die');
  // Curved highway, straight railway.
  const rolled = () => dice.evaluateAll((all) => all.slice(0, 2).map((die) => die.getAttribute('data-tool')));
  await expect.poll(rolled).toEqual(['A5', 'A1']);
  await page.reload();
  await expect.poll(rolled).toEqual(['A5', 'A1']);
});

test('a roll is corrected after Done: at once before anything is drawn, later if everybody agrees', async ({
  page,
  server,
}) => {
  await page.goto(`${server.address}/new/railroad-ink#box`);
  await page.getByLabel('Players').selectOption('1');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  const question = page.locator('.box-dialog');
  const say = (face: string) => question.getByRole('button', { name: face, exact: true }).click();
  for (const face of ['curved highway', 'straight highway', 'highway junction', 'straight station']) await say(face);
  await question.getByRole('button', { name: 'Done' }).click();
  const dice = page.locator('.ink-die');
  await expect(dice.nth(1)).toHaveAttribute('data-tool', 'A4');

  // Nothing is drawn yet: the roll is shown as it was, and one die is corrected.
  await page.getByRole('button', { name: 'Correct the roll' }).click();
  await expect(question).toContainText('Is this what you rolled?');
  await question.getByRole('button', { name: 'Correct this' }).nth(1).click();
  await say('straight railway');
  await question.getByRole('button', { name: 'Done' }).click();
  await expect(dice.nth(1)).toHaveAttribute('data-tool', 'A1');

  // Something is drawn: everybody is asked, and it is erased.
  await page.locator('.ink-space.fits').first().click();
  await expect(page.locator('.draft li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Correct the roll' }).click();
  await page.getByRole('button', { name: 'Everybody agrees' }).click();
  await question.getByRole('button', { name: 'Correct this' }).first().click();
  await say('straight highway');
  await question.getByRole('button', { name: 'Done' }).click();
  await expect(dice.first()).toHaveAttribute('data-tool', 'A4');
  await expect(page.locator('.draft li')).toHaveCount(0);
  await page.reload();
  await expect(dice.first()).toHaveAttribute('data-tool', 'A4');
  await expect(dice.nth(1)).toHaveAttribute('data-tool', 'A1');
});
