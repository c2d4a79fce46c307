/** Undo on one's own: within a turn, after it while nothing became known, and no further. */

import type { Browser, Page } from '@playwright/test';
import { agreeing } from './agree.ts';
import { annAndBob, newPage, sits } from './pair.ts';
import { clickMove, drawRound, lastEntry, myTurn, openMenu, unfoldMoves } from './play.ts';
import { expect, test } from './server.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type News = Readonly<{ hold(): void; release(): void }>;

/** Sits between a page and its server: while it holds, the page gets answers but no news about other players. */
async function between(page: Page): Promise<News> {
  let holds = false;
  const held: string[] = [];
  let pass: (text: string) => void = () => {};
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    pass = (text) => socket.send(text);
    server.onMessage((text) => {
      if (holds && ['table', 'change'].includes(JSON.parse(String(text)).type)) held.push(String(text));
      else socket.send(text);
    });
  });
  return {
    hold: () => {
      holds = true;
    },
    release: () => {
      holds = false;
      for (const text of held.splice(0)) pass(text);
    },
  };
}

/** People at a table of Wensleydale, which starts with bids, where nothing is drawn. */
async function bidders(browser: Browser, address: string): Promise<{ pages: Page[]; news: News[] }> {
  const people = ['Ann', 'Bob', 'Cyd'];
  const pages = await Promise.all(people.map(() => newPage(browser)));
  const news = await Promise.all(pages.map(between));
  await pages[0]!.request.post(`${address}/api/me`, { data: { name: 'Ann' } });
  const asked = { game: 'wensleydale', seats: 3, bots: [null, null, null] };
  const made = await pages[0]!.request.post(`${address}/api/tables`, { data: asked, headers: { origin: address } });
  const table = `${address}/t/${((await made.json()) as { table: string }).table}`;
  await pages[0]!.goto(table);
  await pages[0]!.getByRole('button', { name: 'Sit here' }).first().click();
  for (const [seat, name] of people.entries()) if (seat > 0) await sits(pages[seat]!, name, table);
  await pages[0]!.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of pages) await expect(page.locator('.drawn-board')).toBeVisible();
  return { pages, news };
}

/** The seat whose turn it is. */
async function turnOf(pages: readonly Page[]): Promise<number> {
  let turn = -1;
  await expect(async () => {
    turn = (await Promise.all(pages.map((page) => myTurn(page).isVisible()))).indexOf(true);
    expect(turn).toBeGreaterThanOrEqual(0);
  }).toPass();
  return turn;
}

async function bid(page: Page): Promise<void> {
  await expect(myTurn(page)).toBeVisible();
  await unfoldMoves(page);
  const move = await page.locator('.moves button[data-move]').first().getAttribute('data-move');
  await clickMove(page, move!);
  const before = await lastEntry(page);
  await expect(async () => {
    if (await button(page, 'Done').isEnabled()) await button(page, 'Done').click();
    expect(await lastEntry(page)).toBeGreaterThan(before);
  }).toPass();
}

test('undo and redo are free within a turn; a finished round of Railroad Ink is final, and asking says why', async ({
  browser,
  server,
}) => {
  const { ann } = await annAndBob(browser, server.address);
  const drafted = ann.locator('.draft li');
  await unfoldMoves(ann);
  const first = await ann.locator('.moves button[data-move]').first().getAttribute('data-move');
  await clickMove(ann, first!);
  await expect(drafted).toHaveCount(1);
  const what = await drafted.textContent();
  await button(ann, 'Undo').click();
  await expect(drafted).toHaveCount(0);
  await button(ann, 'Redo').click();
  await expect(drafted).toHaveText([what!]);
  await expect(button(ann, 'Redo')).toBeDisabled();
  await button(ann, 'Undo').click();
  await drawRound(ann);
  await expect(ann.locator('.prompt')).toContainText('Waiting for Bob');
  await expect(button(ann, 'Undo')).toBeDisabled();
  await openMenu(ann);
  await expect(button(ann, 'Ask to undo')).toBeVisible();
  await expect(ann.locator('.table-menu')).toContainText('you can only undo a move that drew or revealed nothing');
});

test('what drew nothing is undone freely after the turn, until somebody moves; then it is refused with the reason', async ({
  browser,
  server,
}) => {
  const { pages, news } = await bidders(browser, server.address);
  const seat = await turnOf(pages);
  const first = pages[seat]!;
  await bid(first);
  await expect(myTurn(first)).toHaveCount(0);
  await button(first, 'Undo').click();
  await expect(myTurn(first)).toBeVisible();
  for (const page of pages) await expect(page.locator('.log')).toContainText('undid a move.');

  await bid(first);
  await expect(button(first, 'Undo')).toBeEnabled();
  const next = pages[await turnOf(pages)]!;
  // The next player bids, but the first one's page does not know yet.
  news[seat]!.hold();
  await bid(next);
  await expect(button(next, 'Undo')).toBeEnabled();
  await button(first, 'Undo').click();
  await expect(first.getByRole('alert')).toContainText('can no longer be undone: something was drawn or revealed');
  news[seat]!.release();
  await expect(button(first, 'Undo')).toBeDisabled();
  await openMenu(first);
  await expect(button(first, 'Ask to undo')).toBeVisible();
});

test('somebody who resigned from a game that goes on cannot ask to undo', async ({ browser, server }) => {
  const { pages } = await bidders(browser, server.address);
  const seat = await turnOf(pages);
  const first = pages[seat]!;
  await bid(first);
  await expect(button(first, 'Undo')).toBeEnabled();
  await agreeing(first);
  await openMenu(first);
  await button(first, 'Resign').click();
  await expect(first.locator('.log')).toContainText('resigned');
  await expect(button(first, 'Undo')).toBeDisabled();
  await openMenu(first);
  await expect(button(first, 'Ask to undo')).toHaveCount(0);
});
