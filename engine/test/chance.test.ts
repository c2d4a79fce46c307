import { describe, expect, test } from 'vitest';
import {
  ChanceTouched,
  kindAt,
  noChance,
  noted,
  OutcomeImpossible,
  OutcomeNeeded,
  playoutChance,
  scriptedChance,
} from '../chance.ts';
import { canonical, hashOf, hashText, sameJson } from '../hash.ts';
import { randomFrom, shuffle } from '../random.ts';
import { commitment, drawKey, fairBelow, seededChance } from '../seed.ts';

describe('chance', () => {
  test('a kind is found by laying out all pieces kind after kind', () => {
    expect([0, 1, 2, 3, 4, 5].map((n) => kindAt([2, 0, 1, 3], n))).toEqual([0, 0, 2, 3, 3, 3]);
    expect(() => kindAt([0, 0], 0)).toThrow('nothing');
  });

  test('playouts draw kinds in proportion to their counts', () => {
    const chance = playoutChance(randomFrom(5));
    const seen = [0, 0, 0];
    for (let i = 0; i < 60_000; i++) seen[chance.from([1, 2, 3], 'x')]!++;
    expect(seen.map((n) => Math.round(n / 1000))).toEqual([10, 20, 30]);
  });

  test('a script gives its outcomes in order, then asks', () => {
    const chance = scriptedChance([1, 0]);
    expect([chance.from([1, 1], 'a'), chance.from([1, 1], 'b')]).toEqual([1, 0]);
    expect(() => chance.from([2, 3], 'the third')).toThrow(OutcomeNeeded);
    try {
      chance.from([2, 3], 'the third');
    } catch (error) {
      expect(error).toMatchObject({ what: 'the third', counts: [2, 3] });
    }
  });

  test('a script with an outcome that cannot be is refused', () => {
    for (const outcome of [2, -1, 7, 0.5])
      expect(() => scriptedChance([outcome]).from([1, 1, 0], 'a')).toThrow(OutcomeImpossible);
  });

  test('notes keep outcomes and remember a reveal', () => {
    const notes = noted(scriptedChance([1]));
    expect(notes.touched).toBe(false);
    notes.reveal('a card');
    expect([notes.touched, notes.outcomes]).toEqual([true, []]);
    notes.from([0, 1], 'a');
    expect(notes.outcomes).toEqual([1]);
  });

  test('a draft has no chance at all', () => {
    expect(() => noChance.from([1], 'a')).toThrow(ChanceTouched);
    expect(() => noChance.reveal('a')).toThrow(ChanceTouched);
  });

  test('a shuffle reaches every order about equally often', () => {
    const random = randomFrom(3);
    const seen: Record<string, number> = {};
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle([0, 1, 2, 3], random).join('');
      seen[order] = (seen[order] ?? 0) + 1;
    }
    expect(Object.keys(seen)).toHaveLength(24);
    for (const count of Object.values(seen)) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('fair draws', () => {
  const seed = '00'.repeat(32);

  test('the commitment is the SHA-256 of the seed', () => {
    // The well-known SHA-256 of 32 zero bytes.
    expect(commitment(seed)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });

  test('the first word is that of the ChaCha20 test vector with a zero key', () => {
    // RFC 8439 A.1: key, nonce and counter zero: 76 b8 e0 ad...
    expect(fairBelow(new Uint8Array(32), 0, 2 ** 32)).toBe(0xade0b876);
  });

  test('every contribution changes the key, and where one ends matters', () => {
    const keys = [[], ['01'], ['02'], ['01', '02'], ['0102'], ['0102', '']].map((list) =>
      hashOf([...drawKey(seed, list)]),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a table resumed at a draw goes on as it would have', () => {
    const key = drawKey(seed, ['abcd']);
    const counts = [3, 1, 4];
    const whole = seededChance(key, 0);
    const all = Array.from({ length: 20 }, () => whole.from(counts, 'x'));
    const resumed = seededChance(key, 12);
    expect(Array.from({ length: 8 }, () => resumed.from(counts, 'x'))).toEqual(all.slice(12));
  });

  test('numbers below n are even', () => {
    const key = drawKey(seed, []);
    const seen = new Array(7).fill(0);
    for (let draw = 0; draw < 14_000; draw++) seen[fairBelow(key, draw, 7)]++;
    for (const count of seen) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('one way to write JSON', () => {
  test('keys are sorted, spaces are none, order of lists is kept', () => {
    expect(canonical({ b: [2, 1], a: { d: null, c: 'é"' } })).toBe('{"a":{"c":"é\\"","d":null},"b":[2,1]}');
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  test('two values are the same if their JSON is', () => {
    const values: unknown[] = [
      null,
      0,
      1,
      '1',
      '',
      false,
      [],
      {},
      [1],
      ['1'],
      [1, 2],
      [2, 1],
      [[]],
      [{}],
      { 0: 1 },
      { a: 1 },
      { a: null },
      { b: 1 },
      { a: 1, b: 2 },
      { b: 2, a: 1 },
      { a: { b: [1, { c: 2 }] } },
      { a: { b: [1, { c: 3 }] } },
      { toString: 1 },
      { length: 0 },
    ];
    for (const a of values)
      for (const b of structuredClone(values))
        expect([a, b, sameJson(a, b)]).toEqual([a, b, canonical(a) === canonical(b)]);
  });

  test('what JSON would lose or bend is an error', () => {
    for (const value of [
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      () => 0,
      new Map(),
      [undefined],
      { a: undefined },
      1n,
    ])
      expect(() => canonical(value)).toThrow('not JSON');
  });
});
