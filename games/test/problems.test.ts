/** The problems of an edition are told in the reader's language: the same paths, other words. */

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

describe.each(faulty.filter(([, faults]) => faults.length > 0))('%s', (id, faults) => {
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
