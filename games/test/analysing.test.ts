import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Judged, judge, type Progress } from '../analysing.ts';
import { games } from '../list.ts';

const recordsOf = (game: string) => {
  const folder = join(import.meta.dirname, '..', game, 'test/records');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
};

/** A clock that runs out at once: the bot answers after its shortest thought. */
const hasty = () => {
  let now = 0;
  return () => (now += 1000);
};

async function first(record: string, count: number): Promise<Progress[]> {
  const found: Progress[] = [];
  const question = { record, seats: [0], language: 'en', bot: 'strong', pace: 0.01 } as const;
  for await (const progress of judge(question, hasty())) {
    found.push(progress);
    if (found.length === count) break;
  }
  return found;
}

const recorded = games.flatMap(({ meta: { id } }) =>
  recordsOf(id)
    .slice(0, 1)
    .map((record) => ({ id, record })),
);

for (const { id, record } of recorded)
  test(`${id}: decisions are judged one by one, with what was better`, async () => {
    const found = await first(record, 6);
    expect(found.map(({ done }) => done)).toEqual(found.map((_, index) => index + 1));
    expect(found.every(({ of }) => of >= found.length)).toBe(true);
    const judged = found.flatMap((one): Judged[] => (one.judged === null ? [] : [one.judged]));
    expect(judged.length).toBeGreaterThan(0);
    for (const { seat, seq, chosen, best, lost } of judged) {
      expect(seat).toBe(0);
      expect(seq).toBeGreaterThan(0);
      expect(chosen).not.toBe('');
      expect(best.length).toBeGreaterThan(0);
      expect(best.map(({ win }) => win)).toEqual(best.map(({ win }) => win).sort((a, b) => b - a));
      expect(lost ?? 0).toBeGreaterThanOrEqual(0);
      // Whoever plays the favourite loses nothing.
      if (chosen === best[0]?.text) expect(lost).toBe(0);
    }
  });

test('what is no record is refused', async () => {
  await expect(first('{}', 1)).rejects.toThrow();
});
