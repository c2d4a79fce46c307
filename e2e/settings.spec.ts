/** Each setting of a table does something, and stays. */

import type { Page } from '@playwright/test';
import { noViolations } from './axe.ts';
import { myTurn, openMenu } from './play.ts';
import { expect, type RealServer, test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function playBot(page: Page, server: RealServer, game: string): Promise<void> {
  await page.goto(`${server.address}/play/${game}`);
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
}

async function set(page: Page, label: string, value: string): Promise<void> {
  await openMenu(page);
  await page.getByLabel(label).selectOption(value);
  await page.keyboard.press('Escape');
}

test('settings do what they say, and are still there after a reload', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await playBot(page, server, 'northern-lights');
  const side = async () => {
    const [dock, stage] = await Promise.all(
      ['dock', 'stage'].map((part) => page.locator(`[data-part="${part}"]`).boundingBox()),
    );
    return dock!.x < stage!.x ? 'left' : 'right';
  };
  expect(await side()).toBe('right');
  await set(page, 'Your cards and buttons', 'left');
  expect(await side()).toBe('left');

  const names = page.locator('[data-part="board"] [data-label]:visible');
  await expect.poll(() => names.count()).toBeGreaterThan(0);
  await set(page, 'Names on the board', 'off');
  await expect(names).toHaveCount(0);

  // White and black cards are plain, and any card may come first.
  const patterned = () =>
    page
      .locator('[data-part="dock"] [data-pattern]')
      .evaluateAll((cards) => cards.filter((card) => getComputedStyle(card).backgroundImage !== 'none').length);
  await page.locator('.keep-tickets button.main').click();
  await expect(page.locator('.market')).toBeVisible();
  expect(await patterned()).toBeGreaterThan(0);
  await set(page, 'Colour patterns', 'off');
  expect(await patterned()).toBe(0);

  await set(page, 'Animations', 'off');
  await page.evaluate(() => {
    const layers: Node[] = [];
    Object.assign(window, { layers });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if ((node as Element).className === 'flights') layers.push(node);
    }).observe(document.querySelector('.shell')!, { childList: true });
  });
  await page.locator('.market .offer').first().click();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { layers: Node[] }).layers.length)).toBe(0);

  await openMenu(page);
  await noViolations(page);
  await page.reload();
  await expect(page.locator('.drawn-board')).toBeVisible();
  expect(await side()).toBe('left');
  await openMenu(page);
  await expect(page.getByLabel('Animations')).toHaveValue('off');
});

test('sounds follow what happens; one tap silences them', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.addInitScript(() => {
    const started: number[] = [];
    Object.assign(window, { started });
    const start = AudioScheduledSourceNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      started.push(this.frequency.value);
      return start.call(this, when);
    };
    const rustle = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, when?: number) {
      started.push(0);
      return rustle.call(this, when);
    };
  });
  await playBot(page, server, 'berlin');
  const heard = () => page.evaluate(() => (window as unknown as { started: number[] }).started.length);
  // Silent until somebody interacts with the page.
  expect(await heard()).toBe(0);
  await page.locator('.keep-tickets button.main').click();
  await page.locator('.market .blind.offer').click();
  await expect.poll(heard).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await page.waitForTimeout(1500);
  const before = await heard();
  await page.locator('.market .blind.offer').click();
  await page.waitForTimeout(1500);
  expect(await heard()).toBe(before);
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
});

test('a move is heard, softly or loudly, and not at all once sounds are off', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  // Every tone that begins, with how loud it gets.
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, time) {
      heard.push(value);
      return ramp.call(this, value, time);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0));
  const move = async () => {
    await expect(page.locator('.market .blind.offer')).toBeVisible({ timeout: 20_000 });
    await page.locator('.market .blind.offer').click();
    await page.waitForTimeout(600);
  };
  await playBot(page, server, 'berlin');
  expect(await heard()).toEqual([]);
  await page.locator('.keep-tickets button.main').click();
  await move();
  const soft = await heard();
  expect(soft.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Mute' }).click();
  await move();
  expect(await heard()).toEqual([]);
  await page.getByRole('button', { name: 'Unmute' }).click();
  await set(page, 'Sound', 'high');
  await move();
  expect(Math.max(...(await heard()))).toBeGreaterThan(Math.max(...soft));
});
