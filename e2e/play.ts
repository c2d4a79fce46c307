/** Plays by the list of moves. */

import { expect, type Page } from '@playwright/test';

export const myTurn = (page: Page) => page.locator('[data-part="prompt"] .prompt strong');
const moveButtons = (page: Page) => page.locator('.moves button[data-move]');

/** Shows the board as text with the list of moves: at the press of T. */
export async function unfoldMoves(page: Page): Promise<void> {
  // One of the two: a table that opens as text has its list a little later.
  await expect(page.locator('.text-mode, .drawn-board')).toBeVisible();
  if (await page.locator('.drawn-board').isVisible()) await page.keyboard.press('t');
  await expect(page.locator('.moves')).toBeVisible();
}

/** Clicks the button of a move, opening its group first if needed. */
export async function clickMove(page: Page, move: string): Promise<void> {
  const button = page.locator(`.moves button[data-move="${move}"]`);
  const fold = page.locator('.moves details', { has: page.locator(`button[data-move="${move}"]`) });
  // The list may still be that of the previous step.
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) await fold.locator('summary').click();
  await button.click();
}

/** Plays one whole round of Railroad Ink: the first move of the list, until the round can be ended. */
export async function drawRound(page: Page): Promise<void> {
  await expect(myTurn(page)).toBeVisible();
  await unfoldMoves(page);
  for (let drawn = 0; drawn < 8; drawn++) {
    const list = await moveButtons(page).evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('data-move')!),
    );
    if (list.includes('.')) {
      await clickMove(page, '.');
      // Until the round is over, the list still offers to end it.
      await expect(page.locator('.moves button[data-move="."]')).toHaveCount(0);
      return;
    }
    const die = list.find((move) => !move.startsWith('S'))!;
    await clickMove(page, die);
    await expect(page.locator('.draft li')).toHaveCount(drawn + 1);
  }
  throw new Error('the round does not end');
}

/** Plays any game for the seat on this page until it is over: always the first move, then Done. */
export async function playToEnd(page: Page, most = 2000): Promise<void> {
  for (let step = 0; step < most; step++) {
    const done = await page.evaluate(async () => {
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      for (let round = 0; round < 25; round++) {
        if (document.querySelector('.result') !== null) return true;
        const curtain = document.querySelector<HTMLButtonElement>('.curtain button');
        if (curtain !== null) curtain.click();
        if (document.querySelector('.drawn-board') !== null)
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
        const confirm = document.querySelector<HTMLButtonElement>('.confirm .done:not(:disabled)');
        const moves = [...document.querySelectorAll<HTMLButtonElement>('.moves button[data-move]:not(:disabled)')];
        if (confirm !== null) confirm.click();
        else if (moves.length > 0) moves[Math.floor(Math.random() * moves.length)]!.click();
        await wait(moves.length > 0 || confirm !== null ? 5 : 30);
      }
      return false;
    });
    if (done) return;
  }
  throw new Error('the table does not end');
}

/** The number of the last entry of the table on this page. */
export const lastEntry = async (page: Page) => Number(await page.locator('.shell').getAttribute('data-entry'));

/** Plays the first move on these pages, whoever's turn it is, until the log has reached this entry. */
export async function playUntil(pages: readonly Page[], entry: number): Promise<void> {
  await expect(async () => {
    const there: boolean[] = [];
    for (const page of pages)
      there.push(
        await page.evaluate(async (goal) => {
          const arrived = () =>
            document.querySelector('.curtain') === null &&
            Number(document.querySelector('.shell')?.getAttribute('data-entry') ?? -1) >= goal;
          for (let choice = 0; choice < 8 && !arrived(); choice++) {
            document.querySelector<HTMLButtonElement>('.curtain button')?.click();
            if (document.querySelector('.drawn-board') !== null)
              document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
            const confirm = document.querySelector<HTMLButtonElement>('.confirm .done:not(:disabled)');
            const moves = [...document.querySelectorAll<HTMLButtonElement>('.moves button[data-move]:not(:disabled)')];
            (confirm ?? moves[Math.floor(Math.random() * moves.length)])?.click();
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
          return arrived();
        }, entry),
      );
    expect(there).not.toContain(false);
  }).toPass({ timeout: 45_000, intervals: [50] });
}

/** Opens a tab beside the board: in the rail, or on smaller screens in the sheet that the Log button opens. */
export async function openTab(page: Page, tab: 'log' | 'chat' | 'replay' | 'sheets' | 'shown'): Promise<void> {
  const chosen = page.locator(`#tab-${tab}`);
  if (!(await chosen.isVisible())) await page.locator('.open-tabs').click();
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
}

/** Opens the settings of the table. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('.table-menu');
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
}

/** Shows the drawn board again. */
export async function foldMoves(page: Page): Promise<void> {
  await expect(page.locator('.text-mode, .drawn-board')).toBeVisible();
  // A key may come while the page changes what has the focus.
  await expect(async () => {
    if (await page.locator('.text-mode').isVisible()) await page.keyboard.press('t');
    await expect(page.locator('.drawn-board')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
}

/** Chooses any move of the list of moves, or Done where nothing is left to choose. */
export async function chooseAny(page: Page): Promise<void> {
  await expect(myTurn(page)).toBeVisible({ timeout: 20_000 });
  await page.evaluate(async () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    if (document.querySelector('.drawn-board') !== null)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
    await wait(20);
    const done = document.querySelector<HTMLButtonElement>('.confirm .done:not(:disabled)');
    const moves = [...document.querySelectorAll<HTMLButtonElement>('.moves button[data-move]:not(:disabled)')];
    (moves[Math.floor(Math.random() * moves.length)] ?? done)?.click();
    await wait(20);
  });
  await foldMoves(page);
}
