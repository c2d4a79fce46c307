/** The drawn board of Railroad Ink, played by mouse, by keyboard and by touch. */

import type { Page } from '@playwright/test';
import { noViolations } from './axe.ts';
import { myTurn, openMenu, openTab } from './play.ts';
import { expect, test } from './server.ts';

const fitting = (page: Page) => page.locator('.ink-space.fits');
const refusal = (page: Page) => page.locator('[data-part="prompt"] .refused');
const drafted = (page: Page) => page.locator('.draft li');
const ending = (page: Page) => page.locator('[data-part="confirm"] .done');
/** Where the game stands, in the bar. */
const strip = (page: Page) => page.locator('[data-part="bar"] .strip');
const space = (page: Page, number: number) => page.locator(`.ink-space[data-space="${number}"]`);

async function playBot(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.game-railroad-ink').getByRole('button', { name: 'Play a bot' }).click();
  await expect(myTurn(page)).toBeVisible();
  await expect(page.locator('.ink-sheet')).toBeVisible();
}

async function playAlone(page: Page, address: string, expansion: string): Promise<void> {
  await page.goto(`${address}/new/railroad-ink#alone`);
  await page
    .getByRole('group', { name: 'Expansion dice' })
    .getByRole('radio', { name: `${expansion}s` })
    .check();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.locator('.ink-sheet')).toBeVisible();
}

const canEnd = (page: Page) => ending(page).isEnabled();

/** Draws each route where it first fits, until the round can be ended. */
async function drawRound(page: Page, point: (number: number) => Promise<void>): Promise<void> {
  for (let drawn = await drafted(page).count(); !(await canEnd(page)); drawn++) {
    const number = Number(await fitting(page).first().getAttribute('data-space'));
    await point(number);
    await expect(drafted(page)).toHaveCount(drawn + 1);
  }
}

test('a whole game by mouse: clicks, a drag, turning, undo, refusals, and what scored', async ({ browser, server }) => {
  test.setTimeout(120_000);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  await playBot(page, server.address);

  // Too early to end: the prompt says what is left to draw. A space in the middle of nowhere: the rules say why not.
  await expect(ending(page)).toBeDisabled();
  await expect(page.locator('.prompt')).toContainText('Round 1: draw');
  await space(page, 24).click();
  await expect(refusal(page)).toContainText('RI-7');

  // A die is dragged onto an offered space; a click on the drawing turns it if possible; then it is undone.
  const target = Number(await fitting(page).first().getAttribute('data-space'));
  const held = page.locator('.ink-die[aria-pressed="true"]');
  await held.dragTo(space(page, target));
  await expect(drafted(page)).toHaveCount(1);
  await expect(space(page, target)).toHaveClass(/mine/);
  await space(page, target).click();
  await expect(page.locator('.ink-said')).toContainText(/way/);
  await expect(drafted(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect(drafted(page)).toHaveCount(0);
  // Undo and Redo are the same in every game.
  await page.locator('.ink-die[aria-pressed="true"]').dragTo(space(page, target));
  await expect(drafted(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drafted(page)).toHaveCount(0);
  await expect(space(page, target)).toHaveClass(/fits/);

  // A Special route: one per round.
  const specials = page.locator('.ink-special');
  await specials.nth(2).click();
  await expect(specials.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await fitting(page).first().click();
  await expect(drafted(page)).toHaveCount(1);
  await specials.nth(3).click();
  await expect(refusal(page)).toContainText('RI-11');

  for (let round = 1; round <= 7; round++) {
    await expect(strip(page)).toContainText(`Round ${round} of 7`);
    await expect(myTurn(page)).toBeVisible();
    await drawRound(page, (number) => space(page, number).click());
    await ending(page).click();
    if (round > 1) continue;
    await openTab(page, 'sheets');
    await expect(page.locator('[role="tabpanel"] .ink-others p')).toContainText('round 1');
  }
  await expect(page.getByRole('heading', { name: /Result/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /Result/ })).toBeHidden();

  // Every line of the score can be shown on the sheet of any seat.
  const lines = page.locator('.ink-score button[data-line]');
  await expect(lines).toHaveCount(5);
  for (const line of await lines.all()) await line.click();
  await expect(page.locator('.ink-score button[aria-pressed="true"]')).toHaveCount(5);
  const lost = Number((await page.locator('[data-line="errors"] strong').textContent())!.trim());
  await expect(page.locator('.ink-false')).toHaveCount(-lost);
  await expect(page.locator('.ink-band.highway')).toHaveCount(
    Number(await page.locator('[data-line="highway"] strong').textContent()) > 0 ? 1 : 0,
  );
  await page.locator('.ink-side').getByRole('button', { name: 'Show Bot 1’s board' }).click();
  await expect(page.locator('.ink-title')).toContainText('Bot 1’s board');
  await page.getByRole('button', { name: 'Back to your board' }).click();
  await expect(page.locator('.ink-title')).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('a round by keyboard alone', async ({ page, server }) => {
  await playBot(page, server.address);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? null);
  for (let i = 0; (await focused()) === null; i++) {
    expect(i).toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
  const go = async (to: number) => {
    for (;;) {
      const from = Number(await focused());
      const [down, right] = [Math.floor(to / 7) - Math.floor(from / 7), (to % 7) - (from % 7)];
      if (down === 0 && right === 0) return;
      await page.keyboard.press(down > 0 ? 'ArrowDown' : down < 0 ? 'ArrowUp' : right > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
  };
  const draw = async (number: number) => {
    await go(number);
    await page.keyboard.press('Enter');
  };
  const first = Number(await fitting(page).first().getAttribute('data-space'));
  await draw(first);
  await expect(drafted(page)).toHaveCount(1);
  await expect(space(page, first)).toHaveAttribute('aria-label', /drawn this round/);
  await page.keyboard.press('r');
  await expect(drafted(page)).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(drafted(page)).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(page.locator('.ink-die').nth(1)).toHaveAttribute('aria-pressed', 'true');
  // + and - zoom from any space, and the view follows the focus.
  const box = () => page.locator('.ink-sheet svg').first().getAttribute('viewBox');
  const whole = await box();
  await page.keyboard.press('+');
  expect(await box()).not.toBe(whole);
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.ink-space:focus')).toBeInViewport();
  const [left, shown] = await page.evaluate(() =>
    [document.activeElement!, document.querySelector('.ink-sheet svg')!].map(
      (element) => element.getBoundingClientRect().left,
    ),
  );
  expect(left!).toBeGreaterThanOrEqual(shown! - 1);
  await page.keyboard.press('-');
  expect(await box()).toBe(whole);
  await drawRound(page, draw);
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (await ending(page).evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('Round 2 of 7');
});

test('a round by touch on a phone: every space is large enough for a thumb', async ({ browser, server }) => {
  const page = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  ).newPage();
  await playBot(page, server.address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The board is sized a moment after it appears.
  const small = () =>
    page.locator('.ink-space .ink-hit, .ink-board button').evaluateAll((targets) =>
      targets
        .map((target) => ({ name: target.className, box: target.getBoundingClientRect() }))
        .filter(({ box: { width, height } }) => width < 44 || height < 44)
        .map(({ name, box: { width, height } }) => `${String(name)} ${width} x ${height}`),
    );
  await expect.poll(small).toEqual([]);

  // A die dragged by a finger.
  const target = Number(await fitting(page).first().getAttribute('data-space'));
  // The board, the dice and Done are seen together.
  for (const part of ['.ink-sheet', '.ink-dice', '.confirm .done'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  const from = (await page.locator('.ink-die[aria-pressed="true"]').boundingBox())!;
  const to = (await space(page, target).boundingBox())!;
  const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 });
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [middle(from)]);
  for (const part of [0.3, 0.7, 1])
    await touch('touchMove', [
      {
        x: middle(from).x + (middle(to).x - middle(from).x) * part,
        y: middle(from).y + (middle(to).y - middle(from).y) * part,
      },
    ]);
  await expect(page.locator('.ink-in-hand')).toBeVisible();
  // The finger rests before it lets go, since a fling would swallow the next tap.
  await page.waitForTimeout(200);
  await touch('touchMove', [middle(to)]);
  await touch('touchEnd', []);
  await expect(drafted(page)).toHaveCount(1);
  await expect(space(page, target)).toHaveClass(/mine/);

  await drawRound(page, (number) => space(page, number).tap());
  await ending(page).tap();
  await expect(page.locator('.prompt')).toContainText('Round 2');
});

for (const expansion of ['river', 'lake'] as const)
  test(`a round with the dice of the ${expansion} draws water`, async ({ page, server }) => {
    await playAlone(page, server.address, expansion);
    const dice = page.locator('.ink-die');
    await expect(dice).toHaveCount(6);
    await dice.nth(4).click();
    await fitting(page).nth(3).click();
    await expect(drafted(page)).toHaveCount(1);
    await expect(page.locator('.ink-sheet .ink-now .ink-water').first()).toBeAttached();
    await drawRound(page, (number) => space(page, number).click());
    await ending(page).click();
    await expect(strip(page)).toContainText('Round 2 of 6');
  });

for (const [colorScheme, wide] of [
  ['light', ' @wide'],
  ['dark', ''],
] as const)
  test(`axe finds nothing on the drawn board, ${colorScheme}${wide}`, async ({ browser, server }) => {
    const page = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce' })).newPage();
    await playBot(page, server.address);
    await noViolations(page);
    await fitting(page).first().click();
    for (const line of await page.locator('.ink-score button[data-line]').all()) await line.click();
    await noViolations(page);
    await drawRound(page, (number) => space(page, number).click());
    await ending(page).click();
    await expect(strip(page)).toContainText('Round 2 of 7');
    await openTab(page, 'sheets');
    await noViolations(page);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Show Bot 1’s board' }).click();
    await noViolations(page);
  });

test('the score stays open and its marks follow while drawing', async ({ page, server }) => {
  await playBot(page, server.address);
  // Where there is room it is open from the start.
  await page.locator('[data-line="errors"]').click();
  for (let drawn = 1; drawn <= 2; drawn++) {
    await fitting(page).first().click();
    await expect(drafted(page)).toHaveCount(drawn);
    await expect(page.locator('.ink-score')).toHaveAttribute('open', '');
    const lost = -Number(await page.locator('[data-line="errors"] strong').textContent());
    await expect(page.locator('.ink-false')).toHaveCount(lost);
  }
});

test('a reload in the middle of a round keeps the drawings, also in French', async ({ page, server }) => {
  await playBot(page, server.address);
  await fitting(page).first().click();
  await expect(drafted(page)).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.ink-space.mine')).toHaveCount(1);
  await openMenu(page);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(strip(page)).toContainText('Round 1 sur 7');
  await expect(ending(page)).toHaveText('Valider');
});

test('on the French site the French edition is the one to begin with', async ({ browser, server }) => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await page.goto(`${server.address}/new/railroad-ink`);
  const french = page.locator('fieldset.pictured label', { hasText: '44 points' });
  await expect(french.getByRole('radio')).toBeChecked();
});

test('the French edition is chosen by name and picture, and says what differs', async ({ page, server }) => {
  await page.goto(`${server.address}/new/railroad-ink`);
  const editions = page.locator('fieldset.pictured', { has: page.locator('legend', { hasText: /^Edition$/ }) });
  const french = editions.locator('label', { hasText: 'French text' });
  const standard = editions.getByRole('radio').first();
  await expect(standard).toBeChecked();
  await expect(standard).toHaveAccessibleDescription(/45 points/);
  await expect(french).toContainText('44 points');
  await expect(french.locator('svg > *').first()).toBeVisible();
  await french.locator('svg').click();
  await expect(french.getByRole('radio')).toBeChecked();
  await page.getByLabel('Your name').fill('Ada');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await page.locator('form button.main').click();
  expect((await sent).postDataJSON()).toMatchObject({ game: 'railroad-ink', edition: 'french' });
  await expect(page.getByRole('heading', { name: 'Invite' })).toBeVisible();
});
