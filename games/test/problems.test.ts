/** Problems of an edition are reported in the language of the reader: the same paths, different words. */

import type { Fault, Loose } from '@quai/table/test/fault.ts';
import { describe, expect, test } from 'vitest';
import { gameFolders, loadGame, partOf } from './folders.ts';

const faulty = await Promise.all(
  gameFolders().map(
    async (id): Promise<[string, readonly Fault[]]> => [
      id,
      (await partOf<{ faults: readonly Fault[] }>(id, 'test/faults.ts'))?.faults ?? [],
    ],
  ),
);

/** A value of the wrong type, one missing, one too many; then values that do not make sense together. */
const FAULTS: Readonly<Record<string, readonly ((edition: Loose) => unknown)[]>> = {
  'railroad-ink': [
    (edition) => Object.assign(edition.rounds!, { count: 'seven' }),
    (edition) => Object.assign(edition.board!.exits![0]!, { space: 'Z9' }),
    (edition) => edition.scoring!.exits!.pop(),
    (edition) => Object.assign(edition.faces![0]!, { joined: [] }),
  ],
  berlin: [
    (edition) => Object.assign(edition.seats!, { min: 'two' }),
    (edition) => Reflect.deleteProperty(edition, 'places'),
    (edition) => Object.assign(edition, { extra: 1 }),
    (edition) => Object.assign(edition.cards!.colours![0]!, { letter: 'ab' }),
    (edition) => Object.assign(edition.routes![0]!, { a: 'nowhere' }),
    (edition) => Object.assign(edition.tickets!, { keepDealt: 9 }),
  ],
  foothills: [
    (edition) => Object.assign(edition.box!, { iron: 'many' }),
    (edition) => Object.assign(edition.backs![0]!, { card: 'here' }),
    (edition) => edition.backs!.pop(),
    (edition) => Object.assign(edition.setup!, { stockyard: 30, opening: 20 }),
  ],
  wensleydale: [
    (edition) => Object.assign(edition.trains![3]!, { cost: 'two' }),
    (edition) => Object.assign(edition.regions![1]!, { id: 'a b' }),
    (edition) => Object.assign(edition.profit!, { start: 6 }),
    (edition) => edition.borders!.pop(),
  ],
};

describe.each(Object.entries(FAULTS))('%s', (id, faults) => {
  test.each(faults.map((fault, index) => [index, fault] as const))('fault %i', async (_index, fault) => {
    const game = await loadGame(id);
    const edition = structuredClone(Object.values(game.editions)[0]) as Loose;
    fault(edition);
    const told = (language?: 'en' | 'fr') => {
      const read = game.readEdition(edition, language);
      return read.ok
        ? []
        : read.problems.map((problem) => /^(.*?): (.*)$/s.exec(problem)!.slice(1) as [string, string]);
    };
    const [english, french] = [told('en'), told('fr')];
    expect(english.length).toBeGreaterThan(0);
    expect(told()).toEqual(english);
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
    for (const [index, [, sentence]] of french.entries()) expect(sentence).not.toBe(english[index]![1]);
  });
});
