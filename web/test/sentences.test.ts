/** Which sentences stand for a turn where there is room for one line. */

import { expect, test, vi } from 'vitest';

await vi.hoisted(async () => (await import('./page.ts')).stubPage());

import { essential, type Sentence } from '../table/sentences.ts';

const sentence = (text: string, rest: Partial<Sentence> = {}): Sentence => ({
  seq: 1,
  event: { kind: 'some', by: 0 },
  by: 0,
  text,
  brief: text,
  pieces: [],
  briefPieces: [],
  places: [],
  rule: undefined,
  ...rest,
});
const said = (...list: Sentence[]) => essential(list).map(({ text }) => text);

test('what was done on the board says most, then what a player did', () => {
  const [paid, built] = [sentence('pays'), sentence('builds', { places: ['a'] })];
  const drawn = sentence('a card is turned up', { by: null, places: ['b'] });
  expect(said(paid, built, drawn)).toEqual(['builds']);
  expect(said(paid, drawn)).toEqual(['pays']);
  expect(said(drawn)).toEqual([]);
});

test('what merely follows from something else is left out', () => {
  const paid = sentence('pays', { brief: '', places: ['track'] });
  expect(said(paid, sentence('buys'))).toEqual(['buys']);
  expect(said(paid)).toEqual([]);
});
