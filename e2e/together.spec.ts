/** People at one table on a real server: terms, clocks, invitations, undo, chat, rematch. */

import type { Page } from '@playwright/test';
import { agreeing } from './agree.ts';
import { noViolations } from './axe.ts';
import { annAndBob, annMakes, newPage, sits } from './pair.ts';
import { drawRound, myTurn, openMenu, openTab } from './play.ts';
import { expect, test } from './server.ts';

test('terms and clocks: chosen in the form, shown in the lobby, running in the seats; the host adds time', async ({
  browser,
  server,
}) => {
  const { ann, bob } = await annAndBob(browser, server.address, async (page) => {
    await page.getByLabel('Pace').selectOption('days');
    await page.getByText('Options').click();
    await page.getByLabel('Days per turn').fill('1');
    await page.getByLabel('Days per turn').press('Tab');
    await expect(page.getByText('1 day per turn.')).toBeVisible();
    await page.getByText('Options').click();
    await page.getByLabel('Pace').focus();
    await page.getByLabel('Pace').selectOption('bank');
    // The choice stays, and so does the focus.
    await expect(page.getByText('Each player has 20 minutes in total')).toBeVisible();
    await expect(page.getByLabel('Pace')).toHaveValue('bank');
    await expect(page.getByLabel('Pace')).toBeFocused();
    await page.getByText('Options').click();
    await page.getByLabel('Minutes per player').fill('7');
    await page.getByLabel('Minutes per player').press('Tab');
    await expect(page.getByText('Each player has 7 minutes in total')).toBeVisible();
  });
  const clock = bob.locator('.seat').first().locator('.clock [aria-hidden]');
  await expect(clock).toHaveText(/^6:5\d$/);
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before!);
  await openMenu(ann);
  await ann.getByRole('button', { name: 'Give Ann 5 more minutes' }).click();
  await expect(ann.getByText('Time given.')).toBeVisible();
  await expect(clock).toHaveText(/^1[12]:/);
  await noViolations(ann);
  await bob.setViewportSize({ width: 390, height: 844 });
  await expect(clock).toBeVisible();
});

test('an invitation opens one seat; a used or wrong one says so; without one nobody sits down', async ({
  browser,
  server,
}) => {
  const ann = await newPage(browser);
  const table = await annMakes(ann, server.address, () => ann.getByLabel('Who can join?').selectOption('invited'));
  const link = (await ann.locator('.invite code').textContent())!;
  expect(link).toContain('?seat=2&key=');
  await ann.getByRole('button', { name: 'Show QR code' }).click();
  await expect(ann.getByRole('img', { name: 'QR code of the invitation link' })).toBeVisible();
  await noViolations(ann);

  const bare = await newPage(browser);
  await bare.goto(table);
  await expect(bare.getByText('This table is by invitation only')).toBeVisible();
  await bare.getByLabel('Your name').fill('Cy');
  await bare.getByRole('button', { name: 'Sit here' }).click();
  await expect(bare.getByRole('alert')).toContainText('This seat is by invitation only');

  const bob = await newPage(browser);
  await bob.goto(link);
  await expect(bob.getByText('This invitation is for seat 2.')).toBeVisible();
  await sits(bob, 'Bob', link);

  await bare.goto(link);
  await expect(bare.getByText('This invitation has already been used')).toBeVisible();
  await expect(bare.getByText('All seats are taken.')).toBeVisible();
  await bare.goto(`${table}?seat=9&key=nonsense`);
  await expect(bare.getByText('This invitation is not valid')).toBeVisible();
});

test('undo with consent: one no is enough, and all must agree', async ({ browser, server }) => {
  const { ann, bob } = await annAndBob(browser, server.address);
  await drawRound(ann);
  await expect(ann.locator('.prompt')).toContainText('Waiting for Bob');
  await drawRound(bob);
  await expect(ann.locator('.prompt')).toContainText('Round 2');

  await openMenu(ann);
  await ann.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(ann.locator('.question')).toContainText('Waiting for Bob to agree');
  await expect(bob.locator('.question')).toContainText('Ann asks to undo everything from move 1 on.');
  await noViolations(bob);
  await bob.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(ann.locator('.question')).toContainText('was declined');
  await expect(bob.locator('.question')).toHaveCount(0);
  await ann.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(ann.locator('.question')).toHaveCount(0);
  // After withdrawing a request, nothing is shown.
  await openMenu(ann);
  await ann.getByRole('button', { name: 'Ask to undo' }).click();
  await ann.getByRole('button', { name: 'Withdraw' }).click();
  await expect(bob.locator('.question')).toHaveCount(0);
  await expect(ann.locator('.question')).toHaveCount(0);
  await expect(ann.locator('.prompt')).toContainText('Round 2');

  await openMenu(ann);
  await ann.getByRole('button', { name: 'Ask to undo' }).click();
  // On a phone the whole question is in sight, with its answers.
  await bob.setViewportSize({ width: 360, height: 740 });
  for (const answer of ['Agree', 'Decline', 'Show that move'])
    await expect(bob.getByRole('button', { name: answer, exact: true })).toBeInViewport({ ratio: 1 });
  await bob.getByRole('button', { name: 'Agree' }).click();
  await bob.setViewportSize({ width: 1280, height: 720 });
  await expect(ann.locator('.prompt')).toContainText('Round 1');
  await expect(bob.locator('.log')).toContainText('Ann undid a move.');
  await expect(bob.locator('.log li.undone > a')).toHaveText(['2', '1']);
});

test('chat: markup stays text, and muted people are not shown', async ({ browser, server }) => {
  const { ann, bob, table } = await annAndBob(browser, server.address);
  const say = async (page: Page, text: string) => {
    await page.getByLabel('Write a message').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Write a message')).toHaveValue('');
  };
  const unread = (page: Page) => page.locator('#tab-chat .unread');
  await openTab(ann, 'chat');
  await say(ann, '<b>hello</b> & good luck');
  await expect(unread(bob)).toHaveText('1 new');
  await openTab(bob, 'chat');
  await expect(unread(bob)).toHaveCount(0);
  await expect(bob.locator('.chat-lines')).toContainText('<b>hello</b> & good luck');
  await expect(bob.locator('.chat-lines li b')).toHaveText(['Ann']);
  await noViolations(bob);
  await bob.getByRole('button', { name: 'Mute Ann' }).click();
  await expect(bob.locator('.chat-lines')).toHaveCount(0);
  await say(ann, 'are you there?');
  await bob.getByLabel('Write a message').fill('yes');
  await bob.getByRole('button', { name: 'Send' }).click();
  await expect(bob.locator('.chat-lines li')).toHaveCount(1);
  await expect(ann.locator('.chat-lines li')).toHaveCount(3);
  // After coming back, only what was said meanwhile is new. A date is shown once.
  await expect(ann.locator('.chat-day')).toHaveCount(1);
  await ann.goto('about:blank');
  await say(bob, 'see you tomorrow');
  await ann.goto(table);
  await expect(unread(ann)).toHaveText('1 new');
  // On a small screen the button that opens the tabs says so.
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.reload();
  await expect(ann.getByRole('button', { name: 'Log Chat: 1 new' })).toBeVisible();
  await ann.setViewportSize({ width: 1440, height: 900 });
  await expect(unread(ann)).toHaveText('1 new');
  await openTab(ann, 'chat');
  await expect(ann.getByText('see you tomorrow')).toBeInViewport();
  await expect(unread(ann)).toHaveCount(0);
  // Somebody who has scrolled up stays there.
  for (let n = 0; n < 16; n++) await say(bob, `line ${n}`);
  const lines = ann.locator('.chat-lines');
  await expect(lines.locator('li').last()).toHaveText(/line 15/);
  await expect
    .poll(() => lines.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight))
    .toBeLessThan(20);
  await lines.evaluate((list) => list.scrollTo(0, 0));
  await say(bob, 'the last line');
  await expect(lines).toContainText('the last line');
  expect(await lines.evaluate((list) => list.scrollTop)).toBe(0);
  // Shows who is there, and that somebody has left.
  await expect(ann.locator('.here-dot.here')).toHaveCount(2);
  await bob.close();
  await expect(ann.locator('.here-dot.here')).toHaveCount(1);
  // Spectators neither read nor write.
  const eve = await newPage(browser);
  await eve.goto(table);
  await expect(eve.locator('.prompt')).toContainText('You are watching');
  await expect(eve.locator('#tab-chat')).toHaveCount(0);
});

test('resigning ends a game of two; a rematch takes one tap each, and nobody takes the seat of another', async ({
  browser,
  server,
}) => {
  const { ann, bob } = await annAndBob(browser, server.address);
  await agreeing(ann);
  await openMenu(ann);
  await ann.getByRole('button', { name: 'Resign' }).click();
  for (const page of [ann, bob]) await expect(page.locator('.winner')).toHaveText('Bob wins by resignation (Ann).');
  await bob.getByRole('button', { name: 'Play again' }).click();
  await expect(bob.getByText('Bob (you)')).toBeVisible();
  // He cannot take the other seat, and Ann is told on her home page.
  await expect(bob.locator('.seat', { hasText: 'Reserved for Ann' })).toHaveCount(1);
  await expect(bob.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  await ann.goto(new URL('/', ann.url()).href);
  await expect(ann.locator('.waiting')).toContainText('A seat is reserved for you');
  await ann.goBack();
  await expect(ann.getByRole('button', { name: 'Go to the new table' })).toBeVisible();
  await ann.getByRole('button', { name: 'Go to the new table' }).click();
  for (const page of [ann, bob]) await expect(page.locator('.drawn-board')).toBeVisible();
  expect(ann.url()).toBe(bob.url());
});

test('the link of a notice plays what happened since; a table may be closed to spectators', async ({
  browser,
  server,
}) => {
  const { ann, bob, table } = await annAndBob(browser, server.address, async (page) => {
    await page.getByText('Options').click();
    await page.getByLabel('Spectators welcome').uncheck();
  });
  await drawRound(ann);
  await drawRound(bob);
  await expect(ann.locator('.prompt')).toContainText('Round 2');
  await ann.goto(`${table}?since=0`);
  await expect(ann.locator('.prompt')).toContainText('Move 1 of 2');
  await expect(ann.locator('.prompt')).toContainText('Move 2 of 2');
  await expect(ann.locator('.prompt')).toContainText('Round 2');
  const eve = await newPage(browser);
  await eve.goto(table);
  await expect(eve.getByText('Only its players can see this table.')).toBeVisible();
});

test('one person in two pages: what one plays, the other shows', async ({ browser, server }) => {
  const context = await browser.newContext();
  const ann = await context.newPage();
  await annMakes(ann, server.address);
  await ann.getByRole('button', { name: 'Fill with bots and play' }).click();
  await expect(myTurn(ann)).toBeVisible();
  const second = await context.newPage();
  await second.goto(ann.url());
  await expect(second.locator('.prompt')).toContainText('Round 1');
  await drawRound(ann);
  await expect(second.locator('.prompt')).toContainText('Round 2');
});

test('an offline device says so at once, and its page goes on when the network is back', async ({
  browser,
  server,
}) => {
  const { ann, bob } = await annAndBob(browser, server.address);
  await ann.context().setOffline(true);
  await expect(ann.getByText('You are offline.')).toBeVisible();
  await drawRound(bob);
  await ann.context().setOffline(false);
  await expect(ann.getByText('You are offline.')).toHaveCount(0);
  await expect(ann.locator('.seat').nth(1)).not.toContainText('to move');
  await drawRound(ann);
  await expect(bob.locator('.prompt')).toContainText('Round 2');
});
