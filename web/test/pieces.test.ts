import { describe, expect, test } from 'vitest';
import { liveEntries, piecesOf, summed, turnsOf, undoneEntries } from '../table/pieces.ts';

describe('a sentence is cut at the names of places', () => {
  test('each where it first stands as a whole word', () => {
    expect(
      piecesOf('Ann lays track on line II, at Llanberis II.', [
        { place: 'line-1', name: 'II' },
        { place: 'station-4', name: 'Llanberis' },
      ]),
    ).toEqual([
      { text: 'Ann lays track on line ' },
      { text: 'II', place: 'line-1' },
      { text: ', at ' },
      { text: 'Llanberis', place: 'station-4' },
      { text: ' II.' },
    ]);
  });

  test('not inside another word, and signs of expressions mean themselves', () => {
    expect(piecesOf('Oslofjord', [{ place: 'place-1', name: 'Oslo' }])).toEqual([{ text: 'Oslofjord' }]);
    expect(piecesOf('to A (B)?', [{ place: 'p', name: 'A (B)' }])).toEqual([
      { text: 'to ' },
      { text: 'A (B)', place: 'p' },
      { text: '?' },
    ]);
  });

  test('a longer name that was found first is not cut again', () => {
    expect(
      piecesOf('Ann claims Oslo – Bergen.', [
        { place: 'route-1', name: 'Oslo – Bergen' },
        { place: 'place-1', name: 'Oslo' },
      ]),
    ).toEqual([{ text: 'Ann claims ' }, { text: 'Oslo – Bergen', place: 'route-1' }, { text: '.' }]);
  });

  test('a place without a name cuts nothing', () => {
    expect(piecesOf('Ann passes.', [{ place: 'border-3' }])).toEqual([{ text: 'Ann passes.' }]);
  });
});

describe('which entries still count', () => {
  const told = (seq: number, kind: string, by: number | null, more = {}) => ({ seq, event: { kind, by, ...more } });

  test('moves, by who made them; the start and what is no move do not', () => {
    const live = liveEntries([
      told(0, 'rolled', null),
      told(1, 'turned', null),
      told(1, 'took', 0),
      told(2, 'table:resign', 1),
      told(3, 'took', 1),
    ]);
    expect([...live]).toEqual([
      [1, 0],
      [3, 1],
    ]);
  });

  test('what was taken back is gone', () => {
    const live = liveEntries([
      told(1, 'took', 0),
      told(2, 'took', 1),
      told(3, 'took', 0),
      told(4, 'table:undo', 0, { to: 2 }),
      told(5, 'took', 1),
    ]);
    expect([...live.keys()]).toEqual([1, 5]);
  });

  test('what was taken back is known; what is no move never was', () => {
    const gone = undoneEntries([
      told(0, 'rolled', null),
      told(1, 'took', 0),
      told(2, 'took', 1),
      told(2, 'turned', null),
      told(3, 'table:undo', 1, { to: 2 }),
      told(4, 'took', 1),
      told(5, 'table:resign', 0),
    ]);
    expect([...gone]).toEqual([2]);
  });
});

describe('the entries of a turn', () => {
  const told = (...entries: readonly (readonly [seq: number, kind: string, by: number | null, to?: number])[]) =>
    entries.map(([seq, kind, by, to]) => ({ seq, event: { kind, by, ...(to === undefined ? {} : { to }) } }));

  const cards = told(
    [0, 'turned', null],
    [1, 'took', 0],
    [1, 'turned', null],
    [2, 'blind', 0],
    [3, 'offered', 1],
    [4, 'kept', 1],
    [5, 'claimed', 0],
  );

  test('what a seat does in a row is one turn where seats play one after the other', () => {
    expect(turnsOf(cards, true)).toEqual([[0], [1, 2], [3, 4], [5]]);
    expect(turnsOf(cards, false)).toEqual([[0], [1], [2], [3], [4], [5]]);
  });

  test('a seat that was skipped or told of in between ends it', () => {
    expect(turnsOf(told([1, 'claimed', 0], [1, 'skipped', 1], [2, 'claimed', 0]), true)).toEqual([[1], [2]]);
  });

  test('what was undone, and the undoing, stay apart', () => {
    const undone = told([1, 'took', 0], [2, 'took', 0], [3, 'table:undo', 0, 2], [4, 'blind', 0]);
    expect(turnsOf(undone, true)).toEqual([[1], [2], [3], [4]]);
  });
});

test('what is said several times is said once, with how often', () => {
  expect(summed(['Bot 1 takes 1 stone.', 'Bot 1 builds.', 'Bot 1 takes 1 stone.'])).toBe(
    'Bot 1 takes 1 stone (×2). Bot 1 builds.',
  );
  expect(summed([])).toBe('');
});
