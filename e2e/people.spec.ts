/** People: passkeys with a virtual authenticator, other devices, seat links, programs, profile pages, deleting an account. */

import { agreeing } from './agree.ts';
import { noViolations } from './axe.ts';
import { authenticator, expect, guest, tableOf, test } from './people.ts';
import { openMenu } from './play.ts';

test('a guest adds a passkey, loses the browser, and signs in again with it', async ({ browser, site }) => {
  const page = await guest(await browser.newContext(), site, 'Ann');
  const device = await authenticator(page);
  await expect(page.getByText('This account exists only in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
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
  await agreeing(elsewhere);
  await elsewhere.getByRole('button', { name: 'Remove' }).first().click();
  await expect(elsewhere.getByText('This account exists only in this browser')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Sign out here' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in, or start playing' })).toBeVisible();
  await noViolations(elsewhere);
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(elsewhere.getByText('No account here uses this passkey.')).toBeVisible();
});

test('a code, or the same as a QR code, signs a guest in on another device', async ({ browser, site }) => {
  const page = await guest(await browser.newContext(), site, 'Bea');
  await page.getByRole('button', { name: 'Show a code' }).click();
  const code = (await page.locator('.code').textContent())!;
  await expect(page.getByRole('img', { name: 'The same code, to scan' })).toBeVisible();
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
  await expect(late.getByText('This code is unknown, used or expired.')).toBeVisible();
});

test('a private link opens the seat in a browser that lost its cookie', async ({ browser, site }) => {
  const [ann, bob] = [
    await guest(await browser.newContext(), site, 'Cleo'),
    await guest(await browser.newContext(), site, 'Dan'),
  ];
  const table = await tableOf(ann, bob, site);
  await ann.goto(`${site.address}/account`);
  await ann.locator('#seats ~ ul').getByRole('button', { name: 'Create a link' }).click();
  const link = await ann.locator('.copy-box input').inputValue();
  expect(link).toContain(`/seat/${table}#`);
  const empty = await (await browser.newContext()).newPage();
  await empty.goto(link);
  await noViolations(empty);
  await empty.getByRole('button', { name: 'Take the seat' }).click();
  await expect(empty).toHaveURL(`${site.address}/t/${table}`);
  await expect(empty.locator('.seats').getByText(/Cleo.*you/)).toBeVisible();
  // The browser that lost the seat is now a spectator.
  await ann.goto(`${site.address}/t/${table}`);
  await expect(ann.locator('.seats').getByText('Cleo')).toBeVisible();
  await expect(ann.locator('.seats').getByText(/Cleo.*you/)).toHaveCount(0);
});

test('a profile page with head to head; export, and deleting the account', async ({ browser, site }) => {
  const [ann, bob] = [
    await guest(await browser.newContext(), site, 'Gus'),
    await guest(await browser.newContext(), site, 'Hal'),
  ];
  await tableOf(ann, bob, site);
  await agreeing(ann);
  await openMenu(ann);
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
  await ann.getByRole('link', { name: 'Export everything stored about you' }).click();
  expect((await download).suggestedFilename()).toBe('quai-account.json');
  await ann.getByText('Delete this account').click();
  await ann.getByLabel('Type your name to delete the account').fill('Gus');
  await ann.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(ann.getByText('Your account has been deleted.')).toBeVisible();
  await bob.goto(hers);
  await expect(bob.getByText('This page does not exist')).toBeVisible();
  await bob.goBack();
  await expect(bob.getByRole('heading', { name: 'Hal' })).toBeVisible();
  await expect(bob.locator('.results')).toContainText('deleted account');
});

test('a program’s token is shown once and can be revoked', async ({ browser, site }) => {
  const page = await guest(await browser.newContext(), site, 'Ida');
  await page.getByLabel('Name of the program').fill('Signal box');
  await page.getByRole('button', { name: 'Add a program' }).click();
  await expect(page.locator('.copy-box input')).toHaveValue(/^quai_[0-9a-f]{64}$/);
  await expect(page.getByRole('link', { name: 'Signal box [bot]' })).toBeVisible();
  await noViolations(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Signal box [bot]' })).toBeVisible();
  await expect(page.locator('.copy-box')).toHaveCount(0);
  await agreeing(page);
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await expect(page.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete the program' }).click();
  await expect(page.getByText('You have no programs.')).toBeVisible();
});

test('without HTTPS the page says what needs it', async ({ browser, site }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { get: () => false }));
  const page = await guest(context, site, 'Lou');
  await expect(page.getByRole('heading', { name: 'This site is not using HTTPS' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

test('in French, with the dark theme', async ({ browser, site }) => {
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
