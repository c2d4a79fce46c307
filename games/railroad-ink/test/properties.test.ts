/** Properties of every board: symmetries, and agreement between fast and simple algorithms. */

import { at } from '@quai/engine/at.ts';
import { moves } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { boardOf, boardWith } from '../rules/board.ts';
import { misfit } from '../rules/fit.ts';
import { NEIGHBOUR } from '../rules/geometry.ts';
import { longestPath } from '../rules/longest.ts';
import { HIGHWAY, lookAt, RAILWAY } from '../rules/looks.ts';
import { drawingOf, END, type Move, moveOf, spaceOf } from '../rules/move.ts';
import { networks } from '../rules/networks.ts';
import type { InkRules } from '../rules/rules.ts';
import { pointsOf, sheetOf } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { longestTrail } from '../rules/trail.ts';
import { crowdedBoard, randomTable } from './boards.ts';
import { bruteFalseRoutes, bruteNetworks, brutePath, bruteTrail } from './brute.ts';
import { ink } from './position.ts';

const base = ink();
const tables: [string, InkRules][] = [
  ['no expansion', base],
  ['rivers', ink({ expansion: 'river' })],
  ['lakes', ink({ expansion: 'lake' })],
  ['lakes that meet routes', ink({ expansion: 'lake', water: 'meet' })],
];

describe('fast and plain ways agree', () => {
  test('RI-15 longest paths and trails on boards of random tables', () => {
    for (let seed = 0; seed < 300; seed++) {
      const board = at(randomTable(base, seed).boards, 0);
      for (const kind of [HIGHWAY, RAILWAY] as const) {
        expect(longestPath(base.tables, board, kind)).toHaveLength(brutePath(base.tables, board, kind));
        expect(longestTrail(base.tables, board, kind)).toHaveLength(bruteTrail(base.tables, board, kind));
      }
    }
  });

  test('RI-15 longest paths and trails on crowded boards full of rings', () => {
    const random = randomFrom(15);
    let longer = 0;
    for (let i = 0; i < 250; i++) {
      const board = crowdedBoard(base, 8 + random.below(14), random);
      for (const kind of [HIGHWAY, RAILWAY] as const) {
        const path = longestPath(base.tables, board, kind);
        const trail = longestTrail(base.tables, board, kind);
        expect(path).toHaveLength(brutePath(base.tables, board, kind));
        expect(trail).toHaveLength(bruteTrail(base.tables, board, kind));
        expectWay(path, true);
        expectWay(trail, false);
        if (trail.length > path.length) longer++;
      }
    }
    // On these boards the two readings differ.
    expect(longer).toBeGreaterThan(50);
  });

  test.each(tables)('RI-14 RI-17 networks and false routes with %s', (_, rules) => {
    for (let seed = 0; seed < 150; seed++) {
      const board = at(randomTable(rules, seed).boards, 0);
      const exits = networks(rules.tables, board).map((network) => network.exits);
      expect(exits.sort((a, b) => b - a)).toEqual(bruteNetworks(rules.tables, board));
      expect(pointsOf(rules.tables, board).falseRoutes).toBe(bruteFalseRoutes(rules.tables, board));
    }
  });

  test.each(tables)('RI-19 the lines of the sheet are the points of a bot, with %s', (_, rules) => {
    for (let seed = 0; seed < 100; seed++) {
      const board = at(randomTable(rules, seed).boards, 0);
      const points = pointsOf(rules.tables, board);
      const lines = Object.fromEntries(sheetOf(rules.tables, board).map((line) => [line.id, line.points]));
      expect({ ...points, total: 0 }).toEqual({
        exits: lines.exits,
        highway: lines.highway,
        railway: lines.railway,
        centre: lines.centre,
        expansion: lines.expansion ?? 0,
        falseRoutes: Math.abs(lines.errors!),
        total: 0,
      });
      expect(Object.values(lines).reduce((a, b) => a + b, 0)).toBe(points.total);
    }
  });

  test.each(tables)('what looks into the spaces follows from the drawings, with %s', (_, rules) => {
    for (let seed = 0; seed < 20; seed++)
      randomTable(rules, seed, ({ boards: [board] }) => {
        expect(boardOf(rules.tables, board!.drawn, board!.rounds).looks).toEqual(board!.looks);
      });
  });

  test.each(tables)('the table of fits is the rule, on every looks that occurs, with %s', (_, rules) => {
    const { fits, drawings, drawable } = rules.tables;
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++)
      randomTable(rules, seed, ({ boards: [board] }) => {
        for (const looks of board!.looks) seen.add(looks);
      });
    for (const looks of seen)
      for (let face = 0; face < drawable; face++) {
        const { first, count } = at(drawings.faces, face);
        const fitting = Array.from({ length: count }, (_, i) => first + i).filter(
          (drawing) => misfit(rules.tables, looks, drawing) === null,
        );
        expect((at(fits.facesAt, looks) >> face) & 1).toBe(fitting.length > 0 ? 1 : 0);
      }
  });
});

/** Each space is adjacent to the one before; a path enters none twice. */
function expectWay(way: readonly number[], once: boolean): void {
  for (let i = 1; i < way.length; i++)
    expect([0, 1, 2, 3].map((side) => NEIGHBOUR[at(way, i - 1) * 4 + side])).toContain(way[i]);
  if (once) expect(new Set(way).size).toBe(way.length);
}

/** One of the eight symmetries of board and dice, as a mapping of moves. */
type Symmetry = (move: Move) => Move;

/** Quarter turns swap highways and railways; mirrors and half turns do not. */
function symmetry(rules: InkRules, quarters: number, mirrored: boolean): Symmetry {
  const { drawings } = rules.tables;
  const exchanged = quarters % 2 === 1;
  const shape = (drawing: number, map: (side: number) => number, swap: boolean): string => {
    const ends: string[] = [];
    for (let side = 0; side < 4; side++) {
      const end = lookAt(at(drawings.ends, drawing), side);
      const kind = swap && (end === HIGHWAY || end === RAILWAY) ? 3 - end : end;
      ends[map(side)] = end === 0 ? '-' : `${kind}`;
    }
    const groups = [0, 1].map((group) =>
      [0, 1, 2, 3]
        .filter(
          (side) => lookAt(at(drawings.ends, drawing), side) !== 0 && drawings.groupAt[drawing * 4 + side] === group,
        )
        .map(map)
        .sort()
        .join(''),
    );
    return `${ends.join('')} ${groups.filter((group) => group !== '').sort()}`;
  };
  const sideMap = (side: number) => ((mirrored ? (4 - side) % 4 : side) + quarters) % 4;
  const known = new Map(drawings.faceOf.map((_, drawing) => [shape(drawing, (side) => side, false), drawing]));
  return (move) => {
    if (move === END) return END;
    let row = Math.floor(spaceOf(move) / 7);
    let column = spaceOf(move) % 7;
    if (mirrored) column = 6 - column;
    for (let i = 0; i < quarters; i++) [row, column] = [column, 6 - row];
    return moveOf(known.get(shape(drawingOf(move), sideMap, exchanged))!, row * 7 + column);
  };
}

describe('symmetries', () => {
  const all = [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((quarters) => ({ quarters, mirrored })));

  for (const [name, rules] of tables)
    test.each(all)(
      `RI-2 RI-8 RI-14 ${name}: $quarters quarter turns, mirrored $mirrored, change neither legality nor score`,
      ({ quarters, mirrored }) => {
        const map = symmetry(rules, quarters, mirrored);
        const face = (index: number) => {
          const { faces, faceOf } = rules.tables.drawings;
          return at(faceOf, drawingOf(map(moveOf(at(faces, index).first, 0))));
        };
        for (let seed = 0; seed < 5; seed++) {
          const end = randomTable(rules, seed, (state) => {
            const mapped = mappedState(rules, state, map, face);
            const expected = moves(rules, state, 0).map(map);
            expect(moves(rules, mapped, 0).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
          });
          const { highway, railway, ...rest } = pointsOf(rules.tables, at(end.boards, 0));
          const turned = pointsOf(rules.tables, at(mappedState(rules, end, map, face).boards, 0));
          expect(turned).toEqual({
            ...rest,
            highway: quarters % 2 === 1 ? railway : highway,
            railway: quarters % 2 === 1 ? highway : railway,
          });
        }
      },
    );

  function mappedState(rules: InkRules, state: State, map: Symmetry, face: (index: number) => number): State {
    const copy = rules.clone(state);
    const [from] = state.boards;
    const drawn = new Array(49).fill(-1);
    const rounds = new Array(49).fill(0);
    from!.drawn.forEach((drawing, space) => {
      if (drawing < 0) return;
      const move = map(moveOf(drawing, space));
      drawn[spaceOf(move)] = drawingOf(move);
      rounds[spaceOf(move)] = from!.rounds[space];
    });
    const bits = (faces: number) =>
      rules.tables.drawings.faces.reduce((sum, _, i) => ((faces >> i) & 1 ? sum | (1 << face(i)) : sum), 0);
    copy.roll = state.roll.map(face);
    copy.boards = [
      {
        ...boardOf(rules.tables, drawn, rounds),
        dice: from!.dice,
        crossed: bits(from!.crossed),
        crossedNow: bits(from!.crossedNow),
        moves: from!.moves.map(map),
      },
    ];
    return copy;
  }

  test('RI-22 RI-23 without a lake the order of a round’s drawings does not change the board', () => {
    const rules = ink({ expansion: 'river' });
    for (let seed = 0; seed < 20; seed++) {
      const played: Move[] = [];
      const end = randomTable(rules, seed, (_, move) => {
        if (move !== END) played.push(move);
      });
      expect(boardWith(rules.tables, [...played].reverse()).looks).toEqual(at(end.boards, 0).looks);
    }
  });
});
