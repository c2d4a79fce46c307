/** People in browsers: a server that knows its address and sends email and webhooks here, guests, a virtual passkey. */

import type { BrowserContext, Page } from '@playwright/test';
import { type HookSink, hookSink, type MailSink, mailSink } from '../server/test/support/sinks.ts';
import { HomeServer } from './home.ts';
import { test as base, expect, type RealServer } from './server.ts';

/** A server that sends email and webhooks to this machine. */
export const test = base.extend<object, { mail: MailSink; hook: HookSink; site: RealServer }>({
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

/** A virtual authenticator that always agrees. */
export async function authenticator(page: Page) {
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

export async function guest(context: BrowserContext, site: RealServer, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.address}/account`);
  await page.getByLabel('Or just play: your name').fill(name);
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await expect(page.getByRole('heading', { name: `Account: ${name}` })).toBeVisible();
  return page;
}

/** Two people at a started table on the server. */
export async function tableOf(ann: Page, bob: Page, site: RealServer): Promise<string> {
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
  await expect(bob.locator('[data-part="prompt"]')).toBeVisible();
  return table;
}

export { expect } from './server.ts';
