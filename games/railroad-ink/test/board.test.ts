/** The logic of the drawn board: choosing, turning, undoing, and the positions of strokes and marks. */

import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, play, refusal } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { areaPath, looseEnd, networkParts, networkPath, wayPath } from '../board/marks.ts';
import { path, turnPoint } from '../board/paths.ts';
import {
  choicesOf,
  draftedMoves,
  firstDrawing,
  mirrored,
  nextDie,
  nextOf,
  refusedMove,
  turnedInHand,
  turnsInPlace,
  withoutDrawing,
  withTurned,
} from '../board/place.ts';
import { strokesOf } from '../board/strokes.ts';
import { EMPTY } from '../rules/board.ts';
import { spaceName, spaceNamed } from '../rules/geometry.ts';
import { HIGHWAY, lookAt, NONE, RAILWAY } from '../rules/looks.ts';
import { drawingOf } from '../rules/move.ts';
import { networks } from '../rules/networks.ts';
import type { InkRules } from '../rules/rules.ts';
import { sheetOf } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { boardFrom, faces, ink, legal, played, position, read, verdict } from './position.ts';

const rules = ink();
const { tables } = rules;
const face = (code: string) => at(faces(rules, code), 0);
const drawing = (text: string, of: InkRules = rules) => drawingOf(at(read(of, text), 0));
/** The sides of drawings, as letters. */
const sides = (ways: readonly number[]) =>
  ways.map((way) =>
    [0, 1, 2, 3]
      .flatMap((side) => (lookAt(at(tables.drawings.ends, way), side) === NONE ? [] : [at('NESW', side)]))
      .join(''),
  );

describe('choosing', () => {
  test('a die fits where the legal moves say, and in no other way', () => {
    const state = position(rules, 'A4A1A0B0');
    const choices = choicesOf(rules, legal(rules, state));
    expect([...choices.get(face('A4'))!.keys()].map(spaceName)).toEqual(['A1', 'A5', 'D0', 'D6', 'G1', 'G5']);
    expect(sides(choices.get(face('A4'))!.get(spaceNamed('D0'))!)).toEqual(['EW']);
    expect(choices.get(face('A3'))).toBeUndefined();
    expect(choices.get(face('S2'))!.has(spaceNamed('A1'))).toBe(true);
  });

  test('a tap draws as the die is held, and else what joins the most', () => {
    const state = position(rules, 'A3A1A0B0', 'A4A10 A4B01');
    const board = at(state.boards, 0);
    const space = spaceNamed('B1');
    const fitting = choicesOf(rules, legal(rules, state)).get(face('A3'))!.get(space)!;
    // A highway comes from the north; the one from the west joins as well where the junction reaches both.
    const first = firstDrawing(tables, board, space, fitting, -1);
    expect(sides([first])[0]).toMatch(/N.*W/);
    for (const held of fitting) expect(firstDrawing(tables, board, space, fitting, held)).toBe(held);
  });

  test('the first route die that fits is taken up by itself; never a die that need not be drawn', () => {
    const river = ink({ expansion: 'river' });
    const state = position(river, 'A4A1A0B0R0R1');
    const choices = () => choicesOf(river, legal(river, state));
    const next = () => nextDie(river.tables, state.roll, at(state.boards, 0).dice, choices());
    expect(next()).toBe(0);
    played(river, state, 'A4A10');
    expect(next()).toBe(1);
    played(river, state, 'A1A30 A0B00 B0G12');
    expect(next()).toBeNull();
    expect(choices().has(at(faces(river, 'R0'), 0))).toBe(true);
  });
});

describe('why not', () => {
  test('where nothing fits, the move as it is held is refused with a rule', () => {
    const state = position(rules, 'A4A1A0B0', 'A1A30');
    const held = drawing('A4A10');
    for (const [space, rule] of [
      ['D3', 'RI-7'],
      ['A3', 'RI-6'],
      ['B3', 'RI-8'],
    ] as const) {
      const move = refusedMove(rules, held, spaceNamed(space));
      expect(refusal(rules, state, 0, rules.parse(move)!)?.rule).toBe(rule);
    }
  });

  test('it is refused wherever the choices have no way, in whole random tables', () => {
    for (const expansion of ['none', 'river', 'lake']) {
      const table = ink({ expansion });
      const random = randomFrom(4);
      const chance = playoutChance(random);
      const state = begin(table, chance);
      while (state.ended === null) {
        const choices = choicesOf(table, legal(table, state));
        const held = at(table.tables.drawings.faces, at(state.roll, 0)).first;
        for (let space = 0; space < 49; space++) {
          if (choices.get(at(state.roll, 0))?.has(space)) continue;
          expect(verdict(table, state, refusedMove(table, held, space))).toMatch(/^RI-/);
        }
        play(table, state, 0, table.pick!(state, 0, random), chance);
      }
    }
  });
});

describe('turning', () => {
  test('in hand: round through every drawing of the face, and back', () => {
    for (const { first, count } of tables.drawings.faces) {
      let now = first;
      const seen = new Set<number>();
      for (let i = 0; i < count; i++) {
        seen.add(now);
        expect(turnedInHand(tables, turnedInHand(tables, now, 1), -1)).toBe(now);
        now = turnedInHand(tables, now, 1);
      }
      expect(now).toBe(first);
      expect(seen.size).toBe(count);
    }
  });

  test('a mirror changes east and west, and twice mirrored is the same', () => {
    const lake = ink({ expansion: 'lake' });
    for (const table of [tables, ink({ expansion: 'river' }).tables, lake.tables])
      table.drawings.ends.forEach((ends, one) => {
        const other = at(table.drawings.ends, mirrored(table, one));
        expect([0, 1, 2, 3].map((side) => lookAt(other, side))).toEqual([0, 3, 2, 1].map((side) => lookAt(ends, side)));
        expect(mirrored(table, mirrored(table, one))).toBe(one);
      });
  });

  test('in its space: only the ways that fit, the present one among them, round and round', () => {
    const state = played(rules, position(rules, 'A5A1A0B0'), 'A5A10');
    const board = at(state.boards, 0);
    const [move] = board.moves;
    const ways = turnsInPlace(tables, board, 2, move!);
    expect(sides(ways).sort()).toEqual(['NE', 'NW']);
    const next = nextOf(ways, drawingOf(move!), 1);
    expect(next).not.toBe(drawingOf(move!));
    expect(nextOf(ways, next, 1)).toBe(drawingOf(move!));
    expect(nextOf(ways, next, -1)).toBe(drawingOf(move!));
  });

  test('a drawing that others hang on turns only so that they stay', () => {
    const state = played(rules, position(rules, 'A3A4A0B0'), 'A3A10 A4B10');
    const board = at(state.boards, 0);
    const ways = turnsInPlace(tables, board, 2, at(board.moves, 0));
    for (const way of ways) expect(sides([way])[0]).toMatch(/N.*S/);
    expect(ways.length).toBe(2);
    const draft = ['A3A10', 'A4B10'];
    for (const way of ways) {
      const again = withTurned(rules, board, 2, draft, at(board.moves, 0), way)!;
      expect(at(played(rules, position(rules, 'A3A4A0B0'), again.join(' ')).boards, 0).moves).toHaveLength(2);
    }
    expect(withTurned(rules, board, 2, draft, at(board.moves, 0), drawing('A3A13'))).toBeNull();
  });

  test('what is not turned is drawn in an order that fits, when the turned one now comes last', () => {
    // D1 depends on D0, and C1, B1, A1 were drawn up from it. Turned away from C1's end it would clash or lose contact.
    const before = () => position(rules, 'A4A4A3B2', 'A4D01');
    const state = played(rules, before(), 'A3D12 A4C10 A4B10 B2A10');
    const board = at(state.boards, 0);
    for (const way of turnsInPlace(tables, board, 2, at(board.moves, 0))) {
      const draft = withTurned(rules, board, 2, ['A3D12', 'A4C10', 'A4B10', 'B2A10'], at(board.moves, 0), way)!;
      expect(at(played(rules, before(), draft.join(' ')).boards, 0).drawn[spaceNamed('D1')]).toBe(way);
    }
  });

  test('in random tables every offered turn is a legal draft', () => {
    const table = ink({ expansion: 'lake' });
    const random = randomFrom(9);
    const chance = playoutChance(random);
    const state = begin(table, chance);
    let atStart: State = table.clone(state);
    let turns = 0;
    while (state.ended === null) {
      const { round } = state;
      const move = table.pick!(state, 0, random);
      play(table, state, 0, move, chance);
      if (state.round !== round) {
        atStart = table.clone(state);
        continue;
      }
      const board = at(state.boards, 0);
      const draft = board.moves.map((one) => table.format(one));
      for (const one of board.moves)
        for (const way of turnsInPlace(table.tables, board, round, one)) {
          const again = withTurned(table, board, round, draft, one, way)!;
          expect(at(played(table, table.clone(atStart), again.join(' ')).boards, 0).moves).toHaveLength(draft.length);
          turns++;
        }
    }
    expect(turns).toBeGreaterThan(50);
  });
});

describe('taking back', () => {
  test('RI-12 the draft keeps what stands without it, and says what comes back', () => {
    const state = played(rules, position(rules, 'A4A4A1B0'), 'A4A10 A4B10 B0C10 A1A30');
    const draft = ['A4A10', 'A4B10', 'B0C10', 'A1A30'];
    const board = at(state.boards, 0);
    const taken = withoutDrawing(rules, board, 2, draft, draftedMoves(rules, draft).get(spaceNamed('A1'))!);
    expect(taken.draft).toEqual(['A1A30']);
    expect(taken.returned.map((move) => rules.format(move))).toEqual(['A4A10', 'A4B10', 'B0C10']);
  });

  test('RI-12 what was confirmed before the draft began is neither in the draft nor taken back', () => {
    const state = played(rules, position(rules, 'A4A4A1B0'), 'A4A10 A4B10 A1A30');
    const draft = ['A4B10', 'A1A30'];
    expect(draftedMoves(rules, draft).get(spaceNamed('A1'))).toBeUndefined();
    expect(draftedMoves(rules, draft).get(spaceNamed('G6'))).toBeUndefined();
    const move = draftedMoves(rules, draft).get(spaceNamed('A3'))!;
    expect(withoutDrawing(rules, at(state.boards, 0), 2, draft, move).draft).toEqual(['A4B10']);
  });
});

describe('marks', () => {
  test('a loose end lies in the middle of its side', () => {
    expect(looseEnd(0 * 4 + 0)).toEqual([50, 0]);
    expect(looseEnd(spaceNamed('B2') * 4 + 1)).toEqual([300, 150]);
    expect(looseEnd(spaceNamed('G6') * 4 + 2)).toEqual([650, 700]);
    expect(looseEnd(spaceNamed('D0') * 4 + 3)).toEqual([0, 350]);
  });

  test('every false route of a board has its own place', () => {
    const board = boardFrom(rules, 'A3A10 A4B10');
    const marks = sheetOf(tables, board).find((line) => line.id === 'errors')!.marks!;
    expect(marks.map(([end]) => looseEnd(end!))).toEqual([
      [200, 50],
      [150, 200],
    ]);
  });

  test('an area is a square for each of its spaces', () => {
    expect(areaPath([0, 8]).match(/M/g)).toHaveLength(2);
    expect(areaPath([8])).toBe('M 104 104 h 92 v 92 h -92 Z');
  });

  test('a way goes from side to side, and takes up its last spaces whole', () => {
    const board = boardFrom(rules, 'A4A10 A4B10 A5C10');
    const [way] = sheetOf(tables, board).find((line) => line.id === 'highway')!.marks!;
    expect(way).toHaveLength(3);
    const d = wayPath(tables, board, HIGHWAY, way!);
    for (const gate of ['150 0', '150 100', '150 200']) expect(d).toContain(gate);
    // The bend in C1 from the north leads out to the west.
    expect(d).toContain('M 150 200 Q 150 250 100 250');
  });

  test('a way that ends at a station ends in its middle; one of a single space is drawn whole', () => {
    const board = boardFrom(rules, 'A1A30 B0B32');
    const [way] = sheetOf(tables, board).find((line) => line.id === 'railway')!.marks!;
    expect(wayPath(tables, board, RAILWAY, way!)).toContain('350 150');
    expect(wayPath(tables, boardFrom(rules, 'S3A30'), RAILWAY, [3]).match(/M/g)).toHaveLength(4);
  });

  test('a network has only that level of an overpass that belongs to it', () => {
    // A highway from A1 down over the overpass in B1, below which a railway runs from B0 to B2.
    const board = boardFrom(rules, 'A4A10 B2B10 A1B01 A1B21 A4C10');
    const parts = networks(tables, board).map(({ spaces }) => networkParts(tables, board, spaces));
    expect(parts).toHaveLength(2);
    const levels = parts.map((list) => list.find(({ space }) => space === spaceNamed('B1'))!.sides);
    expect(levels.map((level) => level.map((side) => 'NESW'[side]).join(''))).toEqual(['NS', 'EW']);
    expect(
      at(parts, 0)
        .map(({ space }) => spaceName(space))
        .sort(),
    ).toEqual(['A1', 'B1', 'C1']);
    expect(networkPath(tables, board, [])).toBe('');
  });

  test('the parts of a network are exactly its spaces, in random tables', () => {
    for (const table of ['none', 'river', 'lake'].map((expansion) => ink({ expansion })))
      for (let seed = 1; seed <= 10; seed++) {
        const random = randomFrom(seed);
        const chance = playoutChance(random);
        const state = begin(table, chance);
        while (state.ended === null) play(table, state, 0, table.pick!(state, 0, random), chance);
        const board = at(state.boards, 0);
        for (const { spaces } of networks(table.tables, board)) {
          const parts = networkParts(table.tables, board, spaces);
          expect([...new Set(parts.map(({ space }) => space))].sort()).toEqual([...spaces].sort());
        }
      }
  });
});

describe('strokes', () => {
  test('a quarter turn takes north to east, south and west', () => {
    expect([0, 1, 2, 3].map((quarters) => turnPoint([50, 0], quarters))).toEqual([
      [50, 0],
      [100, 50],
      [50, 100],
      [0, 50],
    ]);
    expect(path(1, 'M', [50, 0], 'L', [50, 100])).toBe('M 100 50 L 0 50');
  });

  test('every drawing touches exactly the sides that have its ends', () => {
    for (const expansion of ['none', 'river', 'lake']) {
      const table = ink({ expansion }).tables;
      table.drawings.ends.forEach((ends, one) => {
        const points = strokesOf(table, one)
          .filter(({ ink: kind }) => kind !== 'wave' && kind !== 'sleeper')
          .flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?= [A-Z]|$)/g)].map(([, x, y]) => [+x!, +y!]));
        const touches = [
          points.some(([x, y]) => y === 0 && x! > 20 && x! < 80),
          points.some(([x, y]) => x === 100 && y! > 20 && y! < 80),
          points.some(([x, y]) => y === 100 && x! > 20 && x! < 80),
          points.some(([x, y]) => x === 0 && y! > 20 && y! < 80),
        ];
        // An open lake side is touched in its corners instead.
        const routes = [0, 1, 2, 3].map((side) => lookAt(ends, side)).map((kind) => kind !== NONE && kind !== 4);
        expect(touches, `${at(table.drawings.faces, at(table.drawings.faceOf, one)).code}`).toEqual(routes);
      });
    }
  });

  test('highways and railways are told apart by their strokes, not by colour', () => {
    const inks = (text: string) => new Set(strokesOf(tables, drawing(text)).map((stroke) => stroke.ink));
    expect(inks('A4A10')).toEqual(new Set(['edge', 'dash']));
    expect(inks('A1A10')).toEqual(new Set(['rail', 'sleeper']));
    expect(inks('B0A10')).toEqual(new Set(['edge', 'dash', 'rail', 'sleeper', 'station']));
    expect(inks('B2A10')).toEqual(new Set(['edge', 'dash', 'rail', 'sleeper', 'parapet']));
  });

  test('rivers have banks and lakes have shores; a flooded space is all water', () => {
    const river = ink({ expansion: 'river' });
    const lake = ink({ expansion: 'lake' });
    const inks = (table: InkRules, one: number) => strokesOf(table.tables, one).map((stroke) => stroke.ink);
    expect(inks(river, drawing('R0A10', river))).toEqual(['water', 'bank', 'bank', 'wave']);
    expect(inks(river, drawing('R2A10', river))).toContain('parapet');
    expect(inks(lake, drawing('L0A10', lake))).toContain('bank');
    expect(inks(lake, drawing('L5A10', lake))).toContain('station');
    expect(inks(lake, lake.tables.flooded)).not.toContain('bank');
    expect(lake.tables.flooded).not.toBe(EMPTY);
  });
});
