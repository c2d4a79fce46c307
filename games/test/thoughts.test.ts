import { describe, expect, test } from 'vitest';
import { knownThoughts, thinkers, thoughtsOf } from './thoughts.ts';

describe('the expert comes to the same, to the last digit', () => {
  test('in several games', () => expect(thinkers.length).toBeGreaterThan(2));

  test.each(thinkers)('%s', async (id) => {
    expect(await thoughtsOf(id)).toEqual(knownThoughts(id));
  });
});
