/** The administrators' page in a real browser: reports, suspension, custom titles. */

import { agreeing } from './agree.ts';
import { noViolations } from './axe.ts';
import { HomeServer } from './home.ts';
import { authenticator, expect, guest, tableOf, test } from './people.ts';

test('whoever has the code printed at the start is the administrator: reports, suspension, a renamed and a hidden game', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const site = new HomeServer();
  await site.startAtHome(
    {},
    {
      games: { foothills: { title: 'Slate and rails' }, berlin: { hidden: true } },
      legal: { en: ['Run by the railway club of Llan.'] },
    },
  );
  try {
    const boss = await guest(await browser.newContext(), site, 'Boss');
    await authenticator(boss);
    await boss.goto(`${site.address}/admin`);
    await expect(boss.getByText('This page is for the site’s administrators.')).toBeVisible();
    await boss.goto(`${site.address}/account`);
    await boss.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(boss.getByText('Passkey added.')).toBeVisible();
    await expect(boss.getByRole('link', { name: 'Administer the site' })).toHaveCount(0);
    await boss.goto(`${site.address}/admin`);
    await noViolations(boss);
    const code = boss.getByLabel('Code printed when the server started');
    await code.fill('AAAAA-AAAAA');
    await boss.getByRole('button', { name: 'Become administrator' }).click();
    await expect(boss.getByText('This code is unknown')).toBeVisible();
    await code.fill(/code (\S+) at/.exec(site.said)?.[1] ?? '');
    await boss.getByRole('button', { name: 'Become administrator' }).click();
    await expect(boss.getByText('No reports.')).toBeVisible();
    await expect(boss.locator('.facts-list')).toContainText('sqlite, up');
    await noViolations(boss);

    const [ann, bob] = [
      await guest(await browser.newContext(), site, 'Jan'),
      await guest(await browser.newContext(), site, 'Kim'),
    ];
    const table = await tableOf(ann, bob, site);
    await bob.getByText('Chat', { exact: false }).first().click();
    await bob.locator('.chat input').fill('rude words');
    await bob.locator('.chat button[type=submit]').click();
    await expect(bob.locator('.chat-lines')).toContainText('rude words');
    await ann.goto(`${site.address}/report/${table}`);
    await ann.getByLabel('Chat message').selectOption({ label: 'rude words' });
    await ann.getByLabel('What is wrong?').fill('that was rude');
    await noViolations(ann);
    await ann.getByRole('button', { name: 'Send the report' }).click();
    await expect(ann.getByText('Thank you.')).toBeVisible();
    await agreeing(boss);
    await boss.reload();
    await expect(boss.locator('.reports')).toContainText('that was rude');
    await boss.getByRole('button', { name: 'Remove the message' }).click();
    await expect(bob.locator('.chat-lines', { hasText: 'rude words' })).toHaveCount(0);
    await boss.locator('.reports').getByRole('button', { name: 'Suspend' }).click();
    await expect(boss.locator('.reports').getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
    await noViolations(boss);
    await bob.goto(`${site.address}/account`);
    await expect(bob.getByText('The administrators have suspended this account')).toBeVisible();

    await ann.goto(site.address);
    await expect(ann.getByRole('heading', { name: 'Slate and rails' })).toBeVisible();
    await expect(ann.locator('.game-berlin')).toHaveCount(0);
    await ann.getByRole('link', { name: 'About, legal notice, privacy' }).click();
    await expect(ann.getByText('Run by the railway club of Llan.')).toBeVisible();
    await noViolations(ann);
  } finally {
    await site.end();
  }
});
