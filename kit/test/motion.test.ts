import { describe, expect, test } from 'vitest';
import { type Box, type Piece, planOf, type Snapshot } from '../motion.ts';

const box = (x: number, y: number): Box => ({ x, y, width: 10, height: 20 });

function piece(id: string, x: number, y: number, more: Partial<Piece> = {}): Piece {
  const at = box(x, y);
  const plain = { kind: null, count: 1, state: null, way: 'drop', from: null, to: null } as const;
  return { id, area: 'board', box: at, within: at, ...plain, ...more };
}

function seen(...pieces: Piece[]): Snapshot {
  return {
    pieces: new Map(pieces.map((one) => [one.id, one])),
    areas: new Set(['board', ...pieces.map(({ area }) => area)]),
    anchors: new Map([
      ['seat-1', box(900, 50)],
      ['pile', box(5, 5)],
    ]),
  };
}

const brief = (before: Snapshot, after: Snapshot, mover: number | null = null) =>
  planOf(before, after, mover).map(({ act, piece: id, path }) => [act, id, ...path.map(({ x, y }) => `${x},${y}`)]);

describe('what moved between two moments', () => {
  test('nothing, if everything is where it was', () => {
    expect(planOf(seen(piece('a', 1, 1)), seen(piece('a', 1, 1)), 0)).toEqual([]);
  });

  test('a thing at another place shifts there', () => {
    expect(brief(seen(piece('a', 1, 1)), seen(piece('a', 50, 1)))).toEqual([['shift', 'a', '1,1', '50,1']]);
  });

  test('a drawing that was moved as a whole moves nothing in it', () => {
    const now = piece('a', 50, 1, { within: box(1, 1) });
    expect(brief(seen(piece('a', 1, 1)), seen(now))).toEqual([]);
  });

  test('what comes and goes without a counterpart uses its anchors, or none', () => {
    const before = seen(piece('a', 1, 1, { to: 'mover' }), piece('b', 2, 2));
    const after = seen(piece('c', 3, 3, { from: 'pile' }), piece('d', 4, 4));
    expect(brief(before, after, 1)).toEqual([
      ['go', 'a', '1,1', '900,50'],
      ['go', 'b', '2,2'],
      ['come', 'c', '5,5', '3,3'],
      ['come', 'd', '4,4'],
    ]);
  });

  test('a card taken flies onto its stack, and the next is turned up from the pile', () => {
    const before = seen(
      piece('row-0-red', 1, 1, { kind: 'card-red' }),
      piece('pile', 5, 5, { kind: 'card', count: 20 }),
      piece('hand-red', 9, 9, { kind: 'card-red', count: 2 }),
    );
    const after = seen(
      piece('row-0-blue', 1, 1, { kind: 'card-blue' }),
      piece('pile', 5, 5, { kind: 'card', count: 19 }),
      piece('hand-red', 9, 9, { kind: 'card-red', count: 3 }),
    );
    const plan = planOf(before, after, 0);
    expect(plan.map(({ act, piece: id, unseen }) => [act, id, unseen])).toEqual([
      ['fly', 'hand-red', false],
      ['fly', 'row-0-blue', true],
    ]);
    expect(plan.map(({ start }) => start)).toEqual([0, 90]);
    // And back.
    expect(brief(after, before)).toEqual([
      ['fly', 'pile', '1,1', '5,5'],
      ['fly', 'row-0-red', '9,9', '1,1'],
    ]);
  });

  test('wagons roll over each other’s places, the one that goes furthest first', () => {
    const wagon = (n: number) => piece(`wagon-7-${n}`, 10 * n, 0, { way: 'roll' });
    const plan = brief(seen(), seen(wagon(0), wagon(1), wagon(2)));
    expect(plan).toEqual([
      ['come', 'wagon-7-2', '-10,0', '0,0', '10,0', '20,0'],
      ['come', 'wagon-7-1', '-10,0', '0,0', '10,0'],
      ['come', 'wagon-7-0', '-10,0', '0,0'],
    ]);
  });

  test('what changes its state turns over in place', () => {
    const [front, back] = [
      piece('card', 1, 1, { state: '0', way: 'flip' }),
      piece('card', 1, 1, { state: '1', way: 'flip' }),
    ];
    expect(brief(seen(front), seen(back))).toEqual([['turn', 'card', '1,1']]);
  });

  test('an area that opened or closed moves nothing', () => {
    const inTab = piece('a', 1, 1, { area: 'tab' });
    expect(planOf(seen(), seen(inTab), 0)).toEqual([]);
    expect(planOf(seen(inTab), seen(), 0)).toEqual([]);
  });

  test('many things do not take for ever', () => {
    const many = Array.from({ length: 30 }, (_, n) => piece(`p-${n}`, n, n));
    const plan = planOf(seen(), seen(...many), 0);
    expect(plan).toHaveLength(30);
    for (const { start, length } of plan) {
      expect(start).toBeLessThanOrEqual(700);
      expect(length).toBeGreaterThanOrEqual(150);
      expect(length).toBeLessThanOrEqual(350);
    }
  });

  test('of a large number a few fly', () => {
    const stack = (id: string, x: number, count: number) => piece(id, x, 0, { kind: 'cube', count });
    expect(brief(seen(stack('a', 0, 20), stack('b', 9, 0)), seen(stack('a', 0, 0), stack('b', 9, 20)))).toHaveLength(4);
  });
});
