/** Beginners' questions, typed as they come, find their answer among the first three results, in either language. */

import type { Manual } from '@quai/engine/manual.ts';
import { LANGUAGES } from '@quai/engine/words.ts';
import { loadGame } from '@quai/games/open.ts';
import { openTable } from '@quai/table/opening.ts';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../rules/entries.ts';
import { searcher } from '../rules/search.ts';
import { alike } from '../text/alike.ts';
import { asked } from './asked.ts';

const FIRST = 3;

test('ten questions for each game', () => {
  expect(Object.values(asked).map((list) => list.length)).toEqual([10, 10, 10, 10, 10]);
});

describe.each(Object.entries(asked))('%s', async (id, list) => {
  const find = await searchOf(id);
  const cases = list.flatMap(([en, fr, answers]) =>
    [en, fr].map((query): [string, readonly string[]] => [query, answers]),
  );

  test.each(cases)('“%s”', (query, answers) => {
    const found = find(query)
      .slice(0, FIRST)
      .map((one) => one.id);
    expect(
      found.some((one) => answers.includes(one)),
      found.join(' '),
    ).toBe(true);
  });

  test('nothing is found for words that are nowhere', () => {
    expect(find('zzqx').length).toBe(0);
    expect(find('').length).toBe(0);
  });
});

async function searchOf(id: string) {
  const game = await loadGame(id);
  const opened = openTable(game, {});
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  const { manual } = (await import(`../../games/${id}/manual/manual.ts`)) as { manual: Manual };
  const words = await Promise.all(LANGUAGES.map((language) => game.words(opened.value.rules, language)));
  const spoken = words.map(({ rules, tables = [] }, index) => ({
    rules,
    tables,
    texts: manual.texts[LANGUAGES[index]!],
  }));
  return searcher(entriesOf(manual, spoken), alike);
}
