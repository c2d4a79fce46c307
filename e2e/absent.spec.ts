/** A player goes away: the host has a bot take over, and the player may return. */

import { annAndBob } from './pair.ts';
import { drawRound, myTurn } from './play.ts';
import { test as base, expect, RealServer } from './server.ts';

/** A server whose clock jumps forward by eleven minutes on a signal, since no test can wait ten minutes. */
const CLOCK = `const { now } = Date; let ahead = 0; Date.now = () => now() + ahead; process.on('SIGUSR2', () => { ahead += 660_000; });`;

class LaterServer extends RealServer {
  later(): void {
    this.send('SIGUSR2');
  }
}

const test = base.extend<{ late: LaterServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  late: async ({}, use) => {
    const server = new LaterServer();
    await server.start(0, { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(CLOCK)}` });
    await use(server);
    await server.end();
  },
});

test('the host replaces an absent player by a bot, but not too early; the player returns', async ({
  browser,
  late,
}) => {
  const { ann, bob, table } = await annAndBob(browser, late.address);
  await drawRound(ann);
  await expect(ann.locator('.prompt')).toContainText('Waiting for Bob');
  await bob.goto('about:blank');
  const replace = ann.getByRole('button', { name: 'Let a bot play on for Bob' });
  const menu = ann.locator('.table-menu summary');
  await menu.click();
  await expect(ann.getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(replace).toHaveCount(0);

  late.later();
  // Opening the menu asks who is away; the signal may arrive a moment later.
  await expect(async () => {
    await menu.click();
    await menu.click();
    await expect(replace).toBeVisible({ timeout: 1000 });
  }).toPass();
  await replace.click();
  // The bot draws Bob's round, and the next one begins.
  await expect(ann.locator('.prompt')).toContainText('Round 2');
  await expect(ann.locator('.seat').nth(1)).toContainText('a bot plays on');
  await expect(ann.locator('.log')).toContainText('A bot plays on for Bob.');

  await bob.goto(table);
  await expect(bob.locator('.prompt')).toContainText('A bot plays on for you');
  await bob.getByRole('button', { name: 'I am back' }).click();
  await expect(ann.locator('.seat').nth(1)).not.toContainText('a bot plays on');
  await drawRound(ann);
  await expect(myTurn(bob)).toBeVisible();
});
