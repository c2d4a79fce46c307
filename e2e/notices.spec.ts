/** Notices in a real browser: email with its links, a webhook, push messages. */

import { chromium } from '@playwright/test';
import { agreeing } from './agree.ts';
import { noViolations } from './axe.ts';
import { wholeChromium } from './browsers.mjs';
import { expect, guest, tableOf, test } from './people.ts';
import { openMenu } from './play.ts';

test('an email address is confirmed by its link, gets notices, and recovers the account; a webhook gets notices too', async ({
  browser,
  site,
  mail,
  hook,
}) => {
  test.setTimeout(120_000);
  const [ann, bob] = [
    await guest(await browser.newContext(), site, 'Eli'),
    await guest(await browser.newContext(), site, 'Fay'),
  ];
  await ann.getByLabel('Email address', { exact: true }).and(ann.locator('input')).fill('eli@example.org');
  await ann.getByRole('button', { name: 'Send a confirmation link' }).click();
  await expect(ann.getByText('A link is on its way.')).toBeVisible();
  const linkIn = (what: string) => new RegExp(`http://\\S+#${what}=\\w+`).exec(mail.got.at(-1)!.text)![0];
  await ann.goto(linkIn('mail'));
  await expect(ann.getByText('Your address is confirmed.')).toBeVisible();
  await ann.getByRole('button', { name: 'By email', exact: true }).click();
  await expect(ann.locator('#notices ~ ul').first()).toContainText('eli@example.org');
  await ann.locator('summary', { hasText: 'Webhook' }).click();
  await ann.locator('#notices ~ details select').selectOption('slack');
  await ann.getByLabel('Webhook address').fill(hook.url);
  await ann.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(ann.locator('#notices ~ ul').first()).toContainText('Slack');
  await ann.getByRole('button', { name: 'Send me a test' }).click();
  await expect(ann.getByText('It is on its way.')).toBeVisible();
  expect(JSON.parse(String(hook.got[0]!.body)).text).toContain('Notifications from Quai will arrive here.');
  await noViolations(ann);
  hook.got.length = 0;
  mail.got.length = 0;

  const table = await tableOf(ann, bob, site);
  // Ann leaves; the game ends.
  await ann.goto(`${site.address}/`);
  await agreeing(bob);
  await openMenu(bob);
  await bob.getByRole('button', { name: 'Resign' }).click();
  await expect.poll(() => mail.got.length + hook.got.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  expect(mail.got[0]!.text).toContain(`${site.address}/t/${table}?since=`);
  await ann.goto(/http:\/\/\S+\?since=\d+/.exec(mail.got[0]!.text)![0]);
  await expect(ann.getByRole('heading', { name: 'FootHills' })).toBeVisible();

  const lost = await (await browser.newContext()).newPage();
  await lost.goto(`${site.address}/account`);
  await lost.getByLabel('Your email address').fill('eli@example.org');
  mail.got.length = 0;
  await lost.getByRole('button', { name: 'Send me a link' }).click();
  await expect(lost.getByText('a link is on its way')).toBeVisible();
  await expect.poll(() => mail.got.length).toBe(1);
  await lost.goto(linkIn('recover'));
  await lost.getByRole('button', { name: 'Sign in here' }).click();
  await expect(lost.getByRole('heading', { name: 'Account: Eli' })).toBeVisible();
});

test('push messages are shown, one per table, and lead to what happened since', async ({ site }) => {
  test.skip(wholeChromium === '', 'Chromium’s headless shell shows no notifications');
  const browser = await chromium.launch({ executablePath: wholeChromium, args: ['--no-sandbox'] });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications'], { origin: site.address });
  const page = await guest(context, site, 'Nia');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0]!.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  for (const body of ['FootHills with Ann', 'FootHills with Bob']) {
    const data = JSON.stringify({ title: 'Your turn', body, url: '/about?since=3', tag: 'table' });
    await session.send('ServiceWorker.deliverPushMessage', { origin: site.address, registrationId, data });
  }
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, url: data.url }));
    });
  await expect.poll(shown).toEqual([{ title: 'Your turn', body: 'FootHills with Bob', url: '/about?since=3' }]);
  await browser.close();
});
