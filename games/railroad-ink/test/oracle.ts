/** Tests against an independent oracle: scored boards, replayed games and lists of moves. */

import { at } from '@quai/engine/at.ts';
import { scriptedChance } from '@quai/engine/chance.ts';
import { begin, play, refusal } from '@quai/engine/play.ts';
import { describe, expect, test } from 'vitest';
import { draw, emptyBoard } from '../rules/board.ts';
import { misfit } from '../rules/fit.ts';
import { BORDER, EXIT, FILLED, lookAt, NONE, sameSides } from '../rules/looks.ts';
import { drawingOf, END, spaceOf } from '../rules/move.ts';
import { networks } from '../rules/networks.ts';
import type { State } from '../rules/state.ts';
import { countBits } from '../rules/supply.ts';
import { bestEnd } from './last-rounds.ts';
import { boardFrom, ink, legal, outcomes, played, points, position, read } from './position.ts';

export interface Oracle {
  fullBoardScores: { id: string; board: string; expected: BoardScore }[];
  smallBoardScores: { id: string; board: string; expected: BoardScore }[];
  invalidSequences: { id: string; sequence: string; reason: string }[];
  validSequences: { id: string; sequence: string; allPrefixesValid?: boolean }[];
  connectedNeighbours: { a: string; b: string; connected: boolean; kind: string }[];
  completeMoveSets: {
    id: string;
    board: string;
    dice: string;
    completeOrderedDiceMoves: string[];
    count: number;
    alsoLegalWithSpecial?: string[];
  }[];
  malformedBoards: { board: string; reason: string }[];
  perfectGames: { id: string; board: string; expected: GameScore; networks: number[] }[];
  rulebookGame?: { id: string; rounds: string[]; round7dice: string; finalTurnOptimum: number };
  solverGames: { id: string; rolls: string[]; rounds: string[]; score: GameScore; networks: number[] }[];
  botGames: {
    id: string;
    rounds: string[];
    derived: {
      exits: number;
      centre: number;
      errors: number;
      railSimple: number;
      highwaySimple: number;
      railTrail: number;
      highwayTrail: number;
      totalSimple: number;
      totalTrail: number;
    };
    networks: number[];
  }[];
  /** Positions before the last round, a roll, and the best total it can lead to. */
  finalRounds?: { id: string; board: string; roll: string; optimum: number }[];
  humanGames: { id: string; board: string; totalSimple: number; totalTrail: number }[];
}

interface BoardScore {
  basic: number;
  advanced: number;
  centre: number;
  errors: number;
  longestRail: number;
  longestHighway: number;
  networks?: number[];
}

interface GameScore {
  total: number;
  exits: number;
  rail: number;
  highway: number;
  centre: number;
  errors: number;
}

const rules = ink();
const trail = ink({ longest: 'trail' });

/** The rule that forbids a sequence of drawings, or null. Ignores dice, but not the limits on special routes. */
export function sequenceRule(sequence: string): string | null {
  const board = emptyBoard(rules.tables);
  for (const move of read(rules, sequence)) {
    const bit = 1 << at(rules.tables.drawings.faceOf, drawingOf(move));
    if (rules.tables.specials & bit) {
      if (board.crossed & bit || countBits(board.crossed) >= rules.tables.perGame) return 'RI-11';
      board.crossed |= bit;
    }
    const rule = misfit(rules.tables, at(board.looks, spaceOf(move)), drawingOf(move));
    if (rule !== null) return rule;
    draw(rules.tables, board, move, 1);
  }
  return null;
}

/**
 * Every rule that some drawing of a sequence breaks, each looked at for itself on the board with all drawings before it, legal
 * or not: a case may have several faults, and its source names one of them.
 */
export function sequenceFaults(sequence: string): Set<string> {
  const board = emptyBoard(rules.tables);
  const faults = new Set<string>();
  for (const move of read(rules, sequence)) {
    const bit = 1 << at(rules.tables.drawings.faceOf, drawingOf(move));
    if (rules.tables.specials & bit) {
      if (board.crossed & bit || countBits(board.crossed) >= rules.tables.perGame) faults.add('RI-11');
      board.crossed |= bit;
    }
    const looks = at(board.looks, spaceOf(move));
    if (looks & FILLED) {
      faults.add('RI-6');
      continue;
    }
    const sides = [0, 1, 2, 3].map((side) => ({
      end: lookAt(at(rules.tables.drawings.ends, drawingOf(move)), side),
      kind: lookAt(looks, side) % EXIT,
      open: lookAt(looks, side) !== NONE && lookAt(looks, side) !== BORDER,
    }));
    const meetings = sides.filter(({ end, open }) => end !== NONE && open);
    if (meetings.some(({ end, kind }) => end !== kind)) faults.add('RI-8');
    if (!meetings.some(({ end, kind }) => end === kind)) faults.add('RI-7');
    draw(rules.tables, board, move, 1);
  }
  return faults;
}

/** Why no game can reach a board with these drawings in any order: not a drawing, too many, or too many special routes. */
export function boardFault(board: string): 'notation' | 'number' | 'RI-11' | null {
  const { rounds, routeDice, perGame, specials, drawings } = rules.tables;
  const moves = (board.match(/.{1,5}/gs) ?? []).map((one) => rules.parse(one));
  if (moves.length === 0 || moves.some((move) => move === null || move === END)) return 'notation';
  if (moves.length > rounds * routeDice + perGame) return 'number';
  const special = moves.map((move) => at(drawings.faceOf, drawingOf(move!))).filter((face) => (specials >> face) & 1);
  return special.length > perGame || new Set(special).size < special.length ? 'RI-11' : null;
}

/** Networks with more than one exit, the largest first. */
const linked = (drawings: string): number[] =>
  networks(rules.tables, boardFrom(rules, drawings))
    .map((network) => network.exits)
    .filter((exits) => exits > 1)
    .sort((a, b) => b - a);
const sorted = (sizes: readonly number[]): number[] => sizes.filter((exits) => exits > 1).sort((a, b) => b - a);

/** Plays a whole game round by round through the contract; every move and every end must be legal. */
export function replay(rounds: readonly string[], rolls: readonly string[]): State {
  const state = begin(rules, scriptedChance(outcomes(rules, at(rolls, 0))));
  rounds.forEach((round, i) => {
    const chance = scriptedChance(i + 1 < rolls.length ? outcomes(rules, at(rolls, i + 1)) : []);
    for (const move of [...read(rules, round), END]) {
      expect(refusal(rules, state, 0, move), `round ${i + 1}, ${rules.format(move)}`).toBeNull();
      play(rules, state, 0, move, chance);
    }
  });
  return state;
}

/** Reconstructs the roll of a round from its drawings; a die that was not drawn showed some face that did not fit. */
function rollOf(before: string, round: string): string {
  const drawn = (round.match(/.{5}/g) ?? []).map((one) => one.slice(0, 2)).filter((code) => code[0] !== 'S');
  const station = drawn.filter((code) => code[0] === 'B');
  let rolls = [drawn.filter((code) => code[0] === 'A')];
  while (at(rolls, 0).length < 3) rolls = rolls.flatMap((roll) => [0, 1, 2, 3, 4, 5].map((n) => [...roll, `A${n}`]));
  const stations = station.length === 1 ? station : ['B0', 'B1', 'B2'];
  const all = rolls.flatMap((roll) => stations.map((code) => [...roll, code].join('')));
  if (all.length === 1) return at(all, 0);
  const fits = all.find((roll) => legal(rules, played(rules, position(rules, roll, before), round)).includes('.'));
  if (fits === undefined) throw new Error(`no roll explains ${round}`);
  return fits;
}

/** All complete orders in which the dice can be drawn, without special routes. */
function completeOrders(state: State): string[] {
  const found: string[] = [];
  const go = (at: State, done: string) => {
    for (const text of legal(rules, at)) {
      if (text.startsWith('S')) continue;
      if (text === '.') found.push(done);
      else go(played(rules, rules.clone(at), text), done + text);
    }
  };
  go(state, '');
  return found;
}

export function testOracle(name: string, oracle: Oracle): void {
  describe(name, () => {
    test.each([...oracle.fullBoardScores, ...oracle.smallBoardScores])(
      'the board $id scores as expected',
      ({ board, expected }) => {
        const score = points(rules, board);
        expect(score.centre).toBe(expected.centre);
        expect(score.falseRoutes).toBe(expected.errors);
        expect(score.railway).toBe(expected.longestRail);
        expect(score.highway).toBe(expected.longestHighway);
        expect(score.total).toBe(expected.advanced);
        expect(score.total - score.railway - score.highway).toBe(expected.basic);
        if (expected.networks !== undefined) expect(linked(board)).toEqual(sorted(expected.networks));
      },
    );

    test.each(oracle.invalidSequences)('$id cannot be drawn: $reason', ({ sequence, reason }) => {
      const rulesOf: Record<string, string[]> = {
        DUPLICATE_PLACEMENT: ['RI-6'],
        NO_VALID_CONNECTION: ['RI-7'],
        INVALID_CONNECTION: ['RI-8'],
        INVALID_EDGE: ['RI-8'],
      };
      const rule = sequenceRule(sequence);
      const faults = sequenceFaults(sequence);
      expect(rule).not.toBeNull();
      expect(faults).toContain(rule);
      if (rulesOf[reason] !== undefined) expect(faults).toContain(at(rulesOf[reason], 0));
    });

    test.each(oracle.validSequences)('$id can be drawn in this order', ({ sequence }) => {
      expect(sequenceRule(sequence)).toBeNull();
      expect(sequenceFaults(sequence)).toEqual(new Set());
    });

    test.each(oracle.connectedNeighbours)('$a and $b connected: $connected ($kind)', ({ a, b, connected }) => {
      const board = boardFrom(rules, a + b);
      const second = at(read(rules, b), 0);
      const { ends, sidesOfGroup } = rules.tables.drawings;
      const drawing = drawingOf(second);
      const sides = at(sidesOfGroup, drawing * 2) | at(sidesOfGroup, drawing * 2 + 1);
      expect((sameSides(at(board.looks, spaceOf(second)), at(ends, drawing)) & sides) !== 0).toBe(connected);
    });

    test.each(oracle.completeMoveSets)('$id has exactly its $count complete orders', (set) => {
      const state = position(rules, set.dice, set.board);
      const found = completeOrders(state);
      // Several digits may give the same drawing, so compare drawings.
      expect(found.sort()).toEqual(set.completeOrderedDiceMoves.map((moves) => joined(moves)).sort());
      expect(found).toHaveLength(set.count);
      for (const special of set.alsoLegalWithSpecial ?? [])
        expect(legal(rules, played(rules, rules.clone(state), special))).toContain('.');
    });

    test.each(oracle.malformedBoards)('no table comes to a board with $reason', ({ board, reason }) => {
      const fault = boardFault(board);
      expect(fault).not.toBeNull();
      if (reason.includes('special')) expect(fault).toBe('RI-11');
      if (reason.includes('placements')) expect(fault).toBe('number');
    });

    test.each(oracle.perfectGames)('the perfect game $id', ({ board, expected, networks: sizes }) => {
      expect(sequenceRule(orderOf(board))).toBeNull();
      expectScore(board, expected);
      expect(linked(board)).toEqual(sorted(sizes));
    });

    test.each(oracle.rulebookGame === undefined ? [] : [oracle.rulebookGame])(
      'the printed game is legal round by round',
      ({ rounds, round7dice }) => {
        const rolls = rounds.map((round, i) => rollOf(rounds.slice(0, i).join(''), round));
        const state = replay(rounds, [...rolls, round7dice]);
        expect(state.round).toBe(7);
      },
    );

    test(`${oracle.solverGames.length} games of a solver are legal with their rolls, and score as expected`, () => {
      for (const solved of oracle.solverGames) {
        const state = replay(solved.rounds, solved.rolls);
        expect(state.ended, solved.id).toBe('rounds');
        expect(at(rules.standings(state), 0).total, solved.id).toBe(solved.score.total);
        expectScore(solved.rounds.join(''), solved.score);
        expect(linked(solved.rounds.join('')), solved.id).toEqual(sorted(solved.networks));
      }
    });

    test(`${oracle.botGames.length} games of a bot are legal, and score as expected by path and by trail`, () => {
      for (const { id, rounds, derived, networks: sizes } of oracle.botGames) {
        const rolls = rounds.map((round, i) => rollOf(rounds.slice(0, i).join(''), round));
        const state = replay(rounds, rolls);
        const board = rounds.join('');
        const simple = points(rules, board);
        const long = points(trail, board);
        expect(at(rules.standings(state), 0).total, id).toBe(derived.totalSimple);
        expect(
          [simple.exits, simple.centre, simple.falseRoutes, simple.railway, simple.highway, simple.total],
          id,
        ).toEqual([
          derived.exits,
          derived.centre,
          derived.errors,
          derived.railSimple,
          derived.highwaySimple,
          derived.totalSimple,
        ]);
        expect([long.railway, long.highway, long.total], id).toEqual([
          derived.railTrail,
          derived.highwayTrail,
          derived.totalTrail,
        ]);
        expect(linked(board), id).toEqual(sorted(sizes));
      }
    });

    test.each(oracle.finalRounds ?? [])('$id: the last round with $roll comes to $optimum at best', (last) => {
      expect(bestEnd(last.board, last.roll)).toBe(last.optimum);
    });

    test.each(oracle.humanGames)('the game $id of a person', ({ board, totalSimple, totalTrail }) => {
      expect(points(rules, board).total).toBe(totalSimple);
      expect(points(trail, board).total).toBe(totalTrail);
      expect(sequenceRule(orderOf(board))).toBeNull();
    });
  });
}

/** The same drawings with their smallest digits. */
const joined = (drawings: string): string =>
  read(rules, drawings)
    .map((move) => rules.format(move))
    .join('');

function expectScore(board: string, expected: GameScore): void {
  const { exits, railway, highway, centre, falseRoutes, total } = points(rules, board);
  expect({ exits, rail: railway, highway, centre, errors: falseRoutes, total }).toEqual(expected);
}

/** Puts a set of drawings into an order in which each joins what is already there. */
function orderOf(board: string): string {
  const order: string[] = [];
  let waiting: string[] = board.match(/.{5}/g) ?? [];
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter((one) => {
      if (sequenceRule([...order, one].join('')) !== null) return true;
      order.push(one);
      return false;
    });
  }
  return [...order, ...waiting].join('');
}
