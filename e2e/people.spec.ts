/** People: passkeys with a virtual authenticator, other devices, seat links, notices, the page of a person, running the site. */

import type { BrowserContext, Page } from '@playwright/test';
import { type HookSink, hookSink, type MailSink, mailSink } from '../server/test/sinks.ts';
import { noViolations } from './axe.ts';
import { HomeServer } from './home.ts';
import { test as base, expect, type RealServer } from './server.ts';

/** A server that sends mail and webhooks to this machine. */
const test = base.extend<object, { mail: MailSink; hook: HookSink; site: RealServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const sink = await mailSink();
      await use(sink);
      await sink.close();
    },
    { scope: 'worker' },
  ],
  hook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const sink = await hookSink();
      await use(sink);
      await sink.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const server = new HomeServer();
      await server.startAtHome({
        QUAI_SMTP: mail.url,
        QUAI_MAIL_FROM: 'quai@example.org',
        QUAI_LOCAL_HOOKS: '1',
        QUAI_NOTICE_DELAY: '0',
        QUAI_REQUESTS_PER_MINUTE: '100000',
      });
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});

/** A passkey in a box: a device that always agrees. */
async function authenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    add: (credential: Awaited<ReturnType<typeof session.send<'WebAuthn.getCredentials'>>>['credentials'][number]) =>
      session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

async function guest(context: BrowserContext, site: RealServer, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.address}/account`);
  await page.getByLabel('Or just play: your name').fill(name);
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await expect(page.getByRole('heading', { name: `Account: ${name}` })).toBeVisible();
  return page;
}

/** Two people at a started table of the server. */
async function tableOf(ann: Page, bob: Page, site: RealServer): Promise<string> {
  const table = await ann.evaluate(async () => {
    const body = JSON.stringify({ game: 'foothills', seats: 2 });
    const headers = { 'content-type': 'application/json' };
    return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table as string;
  });
  for (const page of [ann, bob]) {
    await page.goto(`${site.address}/t/${table}`);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(page.getByText('(you)').first()).toBeVisible();
  }
  await ann.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(bob.locator('.action-bar')).toBeVisible();
  return table;
}

test('a guest keeps the account with a passkey, loses everything, and comes back with it', async ({
  browser,
  site,
}) => {
  const page = await guest(await browser.newContext(), site, 'Ann');
  const device = await authenticator(page);
  await expect(page.getByText('This account lives only in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is kept.')).toBeVisible();
  await page.getByLabel('Name of the passkey').fill('my lantern');
  await page.locator('#keep ~ ul').getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await expect(page.getByLabel('Name of the passkey')).toHaveValue('my lantern');
  await noViolations(page);
  const [key] = await device.keys();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${site.address}/account`);
  await (await authenticator(elsewhere)).add(key!);
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Account: Ann' })).toBeVisible();
  elsewhere.on('dialog', (dialog) => dialog.accept());
  await elsewhere.getByRole('button', { name: 'Remove' }).first().click();
  await expect(elsewhere.getByText('This account lives only in this browser')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Sign out here' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Come back, or begin' })).toBeVisible();
  await noViolations(elsewhere);
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(elsewhere.getByText('Nobody here has this passkey.')).toBeVisible();
});

test('a code, and the same as a picture, move a guest to another device', async ({ browser, site }) => {
  const page = await guest(await browser.newContext(), site, 'Bea');
  await page.getByRole('button', { name: 'Show a code' }).click();
  const code = (await page.locator('.code').textContent())!;
  await expect(page.getByRole('img', { name: 'The same as a picture to scan' })).toBeVisible();
  await noViolations(page);
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(`${site.address}/account#code=${code.replace('-', '')}`);
  await expect(phone.getByRole('heading', { name: `with the code ${code}` })).toBeVisible();
  await phone.getByRole('button', { name: 'Sign in here' }).click();
  await expect(phone.getByRole('heading', { name: 'Account: Bea' })).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  const late = await (await browser.newContext()).newPage();
  await late.goto(`${site.address}/account`);
  await late.getByLabel('Code from another device').fill(code.toLowerCase());
  await late.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(late.getByText('This code is unknown, used or too old.')).toBeVisible();
});

test('a private link opens the seat in a browser that lost its cookie', async ({ browser, site }) => {
  const [ann, bob] = [
    await guest(await browser.newContext(), site, 'Cleo'),
    await guest(await browser.newContext(), site, 'Dan'),
  ];
  const table = await tableOf(ann, bob, site);
  await ann.goto(`${site.address}/account`);
  await ann.locator('#seats ~ ul').getByRole('button', { name: 'Make a link' }).click();
  const link = await ann.locator('.copy-box input').inputValue();
  expect(link).toContain(`/seat/${table}#`);
  const empty = await (await browser.newContext()).newPage();
  await empty.goto(link);
  await noViolations(empty);
  await empty.getByRole('button', { name: 'Take the seat' }).click();
  await expect(empty).toHaveURL(`${site.address}/t/${table}`);
  await expect(empty.locator('.seats').getByText(/Cleo.*you/)).toBeVisible();
  // The browser it was taken from looks on from now on.
  await ann.goto(`${site.address}/t/${table}`);
  await expect(ann.locator('.seats').getByText('Cleo')).toBeVisible();
  await expect(ann.locator('.seats').getByText(/Cleo.*you/)).toHaveCount(0);
});

test('a mail address: confirmed by its link, notices by mail and webhook, and the way back', async ({
  browser,
  site,
  mail,
  hook,
}) => {
  const [ann, bob] = [
    await guest(await browser.newContext(), site, 'Eli'),
    await guest(await browser.newContext(), site, 'Fay'),
  ];
  await ann.getByLabel('Mail address', { exact: true }).and(ann.locator('input')).fill('eli@example.org');
  await ann.getByRole('button', { name: 'Send a link to confirm it' }).click();
  await expect(ann.getByText('A link is on its way.')).toBeVisible();
  const linkIn = (what: string) => new RegExp(`http://\\S+#${what}=\\w+`).exec(mail.got.at(-1)!.text)![0];
  await ann.goto(linkIn('mail'));
  await expect(ann.getByText('Your address is confirmed.')).toBeVisible();
  await ann.getByRole('button', { name: 'By mail', exact: true }).click();
  await expect(ann.locator('#notices ~ ul').first()).toContainText('eli@example.org');
  await ann.getByText('A webhook').click();
  await ann.locator('#notices ~ details select').selectOption('slack');
  await ann.getByLabel('Address of the webhook').fill(hook.url);
  await ann.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(ann.locator('#notices ~ ul').first()).toContainText('Slack');
  await ann.getByRole('button', { name: 'Send me one now' }).click();
  await expect(ann.getByText('It is on its way.')).toBeVisible();
  expect(JSON.parse(String(hook.got[0]!.body)).text).toContain('Notices of Quai arrive here.');
  await noViolations(ann);
  hook.got.length = 0;
  mail.got.length = 0;

  const table = await tableOf(ann, bob, site);
  // Ann goes away; the table ends.
  await ann.goto(`${site.address}/`);
  bob.on('dialog', (dialog) => dialog.accept());
  await bob.getByText('Table', { exact: true }).click();
  await bob.getByRole('button', { name: 'Resign' }).click();
  await expect.poll(() => mail.got.length + hook.got.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  expect(mail.got[0]!.text).toContain(`${site.address}/t/${table}?since=`);
  await ann.goto(/http:\/\/\S+\?since=\d+/.exec(mail.got[0]!.text)![0]);
  await expect(ann.getByRole('heading', { name: 'FootHills' })).toBeVisible();

  const lost = await (await browser.newContext()).newPage();
  await lost.goto(`${site.address}/account`);
  await lost.getByLabel('Your mail address').fill('eli@example.org');
  mail.got.length = 0;
  await lost.getByRole('button', { name: 'Send me a link' }).click();
  await expect(lost.getByText('a link is on its way')).toBeVisible();
  await expect.poll(() => mail.got.length).toBe(1);
  await lost.goto(linkIn('recover'));
  await lost.getByRole('button', { name: 'Sign in here' }).click();
  await expect(lost.getByRole('heading', { name: 'Account: Eli' })).toBeVisible();
});

test('a person’s page, head to head; export, and the end of an account', async ({ browser, site }) => {
  const [ann, bob] = [
    await guest(await browser.newContext(), site, 'Gus'),
    await guest(await browser.newContext(), site, 'Hal'),
  ];
  await tableOf(ann, bob, site);
  ann.on('dialog', (dialog) => dialog.accept());
  await ann.getByText('Table', { exact: true }).click();
  await ann.getByRole('button', { name: 'Resign' }).click();
  await expect(bob.getByRole('heading', { name: /Result/ })).toBeVisible();
  await bob.goto(`${site.address}/account`);
  await bob.getByRole('link', { name: 'Your page: results and ratings' }).click();
  await expect(bob.getByRole('heading', { name: 'Hal' })).toBeVisible();
  await expect(bob.locator('.results')).toContainText('1 of 2');
  await expect(bob.getByRole('table')).toContainText('Gus');
  await noViolations(bob);
  await bob.getByRole('table').getByRole('link', { name: 'Gus' }).click();
  await expect(bob.getByRole('heading', { name: 'Gus' })).toBeVisible();
  const hers = bob.url();

  await ann.goto(`${site.address}/account`);
  const download = ann.waitForEvent('download');
  await ann.getByRole('link', { name: 'Export all that is kept of you' }).click();
  expect((await download).suggestedFilename()).toBe('quai-account.json');
  await ann.getByText('Delete this account').click();
  await ann.getByLabel('Write your name to delete the account').fill('Gus');
  await ann.getByRole('button', { name: 'Delete for good' }).click();
  await expect(ann.getByText('Your account is deleted.')).toBeVisible();
  await bob.goto(hers);
  await expect(bob.getByText('Nobody has this page')).toBeVisible();
  await bob.goBack();
  await expect(bob.getByRole('heading', { name: 'Hal' })).toBeVisible();
  await expect(bob.locator('.results')).toContainText('deleted account');
});

test('programs: a token shown once, revoked', async ({ browser, site }) => {
  const page = await guest(await browser.newContext(), site, 'Ida');
  await page.getByLabel('Name of the program').fill('Signal box');
  await page.getByRole('button', { name: 'Add a program' }).click();
  await expect(page.locator('.copy-box input')).toHaveValue(/^quai_[0-9a-f]{64}$/);
  await expect(page.getByRole('link', { name: 'Signal box [bot]' })).toBeVisible();
  await noViolations(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Signal box [bot]' })).toBeVisible();
  await expect(page.locator('.copy-box')).toHaveCount(0);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await expect(page.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete the program' }).click();
  await expect(page.getByText('You have no program.')).toBeVisible();
});

test('the first who keeps an account runs the site: reports, suspension, a renamed and a hidden game', async ({
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
    await expect(boss.getByText('This page is for those who run the site.')).toBeVisible();
    await boss.goto(`${site.address}/account`);
    await boss.getByRole('button', { name: 'Add a passkey' }).click();
    await boss.getByRole('link', { name: 'Run the site' }).click();
    await expect(boss.getByText('Nobody has reported anything.')).toBeVisible();
    await expect(boss.locator('.facts-list')).toContainText('sqlite, there');
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
    await ann.getByLabel('A line of the chat').selectOption({ label: 'rude words' });
    await ann.getByLabel('What is wrong?').fill('that was rude');
    await noViolations(ann);
    await ann.getByRole('button', { name: 'Send the report' }).click();
    await expect(ann.getByText('Thank you.')).toBeVisible();
    boss.on('dialog', (dialog) => dialog.accept());
    await boss.reload();
    await expect(boss.locator('.reports')).toContainText('that was rude');
    await boss.getByRole('button', { name: 'Remove the line' }).click();
    await expect(bob.locator('.chat-lines', { hasText: 'rude words' })).toHaveCount(0);
    await boss.locator('.reports').getByRole('button', { name: 'Suspend' }).click();
    await expect(boss.locator('.reports').getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
    await noViolations(boss);
    await bob.goto(`${site.address}/account`);
    await expect(bob.getByText('This account is suspended')).toBeVisible();

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

test('without HTTPS it is said what needs it', async ({ browser, site }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { get: () => false }));
  const page = await guest(context, site, 'Lou');
  await expect(page.getByRole('heading', { name: 'This site is opened without HTTPS' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

test('in French, at night', async ({ browser, site }) => {
  const page = await (await browser.newContext({ locale: 'fr-FR', colorScheme: 'dark' })).newPage();
  await page.goto(`${site.address}/account`);
  await page.getByLabel('Ou jouer tout de suite : votre nom').fill('Max');
  await page.getByRole('button', { name: 'Jouer en invité' }).click();
  await expect(page.getByRole('heading', { name: /Compte\s: Max/ })).toBeVisible();
  await noViolations(page);
  await page.goto(`${site.address}/about`);
  await expect(page.getByRole('heading', { name: 'Vie privée' })).toBeVisible();
  await noViolations(page);
});

test('what a push service delivers is shown, one for a table, and leads to what happened since', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
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
});
