/** docs/newcomers.md is true: what it says answers a newcomer's question is there, and says so. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownGames } from './games.ts';
import { NEWCOMERS, playTo, toldBy } from './newcomers.ts';
import { myTurn } from './play.ts';
import { expect, test } from './server.ts';

/** Its phases come one after the other, and the last question is about the last of them. */
const LONGEST = 'wensleydale';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../docs/newcomers.md'), 'utf8');

/** The questions of a game, as they stand in the document. */
function questionsOf(title: string): string[] {
  const section = DOCUMENT.split('\n## ').find((part) => part.startsWith(title)) ?? '';
  return [...section.matchAll(/^\| ([^|]+\?) \|/gm)].map(([, question]) => question!);
}

for (const { id, title } of shownGames.filter(({ id }) => NEWCOMERS[id] !== undefined))
  test(`${id}: ten questions, each answered where the document says${id === LONGEST ? ' @wide' : ''}`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(180_000);
    const moments = NEWCOMERS[id]!;
    const asked = moments.flatMap(({ answers }) => answers.map(({ question }) => question));
    expect(asked.toSorted()).toEqual(questionsOf(title).toSorted());
    expect(asked).toHaveLength(10);

    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`${server.address}/play/${id}?level=beginner`);
    await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
    for (const moment of moments) {
      await playTo(page, moment);
      for (const { question, at, says, point } of moment.answers) {
        if (point !== undefined) await page.locator(point).first().hover();
        await expect(page.locator(at).first(), question).toBeInViewport({ ratio: 0.6 });
        if (says !== undefined)
          await expect.poll(async () => (await toldBy(page, at)).join('\n'), question).toMatch(says);
        if (point !== undefined) await page.mouse.move(2, 2);
      }
    }
  });
