/** Checks docs/newcomers.md: whatever it names as the answer to a question is on screen and says so. */

import { shownGames } from './games.ts';
import { NEWCOMERS, playTo, questionsOf, toldBy } from './newcomers.ts';
import { myTurn } from './play.ts';
import { expect, test } from './server.ts';

/** Its phases come one after the other, and the last question is about the last of them. */
const LONGEST = 'wensleydale';

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
    const start = `${server.address}/play/${id}?level=beginner`;
    await page.goto(start);
    await expect(myTurn(page)).toBeVisible({ timeout: 30_000 });
    for (const moment of moments) {
      await playTo(page, moment, start);
      for (const { question, at, says, point } of moment.answers) {
        await expect(async () => {
          if (point !== undefined) {
            await page.mouse.move(2, 2);
            await page.locator(point).first().hover();
          }
          await expect(page.locator(at).first(), question).toBeInViewport({ ratio: 0.6, timeout: 2_000 });
        }).toPass({ timeout: 15_000 });
        if (says !== undefined)
          await expect.poll(async () => (await toldBy(page, at)).join('\n'), question).toMatch(says);
        if (point !== undefined) await page.mouse.move(2, 2);
      }
    }
  });
