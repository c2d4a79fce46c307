/** The bot's own board agrees with the rules, and its levels play whole tables. */

import { LEVELS, type Level, type Thought } from '@quai/bots/bot.ts';
import { iterations } from '@quai/bots/effort.ts';
import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, play, refusal } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { Anatomy } from '../bot/anatomy.ts';
import { bots } from '../bot/bot.ts';
import { AT, emptyWeights, finalWeights, spread } from '../bot/features.ts';
import { shapesOf, sketchOf } from '../bot/shapes.ts';
import { keepWeights, readWeights } from '../bot/weights.ts';
import { draw, emptyBoard } from '../rules/board.ts';
import { drawingOf, END, type Move, spaceOf } from '../rules/move.ts';
import type { InkRules } from '../rules/rules.ts';
import { pointsOf } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import cases from './cases/oracle.json' with { type: 'json' };
import { faces, ink, position, read } from './position.ts';

/** Plays a table of bots to its end; every answer must be legal. */
function playTable(
  rules: InkRules,
  levels: readonly Level[],
  seed: number,
  most: number,
): { state: State; thoughts: Thought[] } {
  const random = randomFrom(seed);
  const chance = playoutChance(randomFrom(seed + 1));
  const state = begin(rules, chance);
  const players = levels.map((level, seat) => bots[level].sit(rules as never, seat));
  const thoughts: Thought[] = [];
  while (state.ended === null) {
    const seat = state.open.findIndex((stack) => stack.length > 0);
    const thought = at(players, seat).think(rules.view(state, seat), iterations(most), random);
    thoughts.push(thought);
    for (const move of thought.moves as Move[]) {
      expect(refusal(rules, state, seat, move), rules.format(move)).toBeNull();
      play(rules, state, seat, move, chance);
    }
    expect(state.ended !== null || thought.moves.at(-1) === END).toBe(true);
  }
  return { state, thoughts };
}

const alone = ink();

describe('the board of the search', () => {
  const rules = alone;
  const { tables } = rules;
  const shapes = shapesOf(tables);
  const anatomy = new Anatomy(shapes);
  const score = finalWeights();

  test('scores every board as the rules do, and knows what a drawing changes', () => {
    let boards = 0;
    let rings = 0;
    for (const { rounds } of cases.botGames) {
      const board = emptyBoard(tables);
      for (const move of read(rules, rounds.join(''))) {
        anatomy.study(sketchOf(shapes, board), score);
        const foreseen = anatomy.after(spaceOf(move), drawingOf(move), board.crossed);
        const { ring } = anatomy;
        draw(tables, board, move, 1);
        const { total } = pointsOf(tables, board);
        expect(anatomy.study(sketchOf(shapes, board), score)).toBe(total);
        // A drawing that closes a cycle may make a way longer than estimated.
        if (ring) expect(foreseen).toBeLessThanOrEqual(total);
        else expect(foreseen).toBe(total);
        boards++;
        if (ring) rings++;
      }
    }
    expect(boards).toBeGreaterThan(1500);
    expect(rings).toBeGreaterThan(5);
  });

  test('a value is what is certain and the weights of its features', () => {
    const random = randomFrom(12);
    const list = Float32Array.from({ length: AT.end }, () => random.below(64) / 64);
    // Empty surroundings have no weight for their pattern alone.
    list[AT.pattern] = 0;
    list[AT.pair] = 0;
    const weights = spread(list, emptyWeights());
    const state = position(rules, 'A0A3A4B2', 'A3D02B2A10A2A03A3C02A1A21A3E00B1F04A5E13A0A33B2B31A3A50A3G10');
    const value = anatomy.study(sketchOf(shapes, at(state.boards, 0)), weights);
    let sum = anatomy.certain;
    anatomy.features((feature) => {
      sum += at(list, feature);
    });
    expect(value).toBeCloseTo(sum, 3);
  });

  test('weights are read as they were kept', () => {
    const lists = readWeights();
    expect(lists).toHaveLength(tables.rounds);
    expect(lists.slice(1).every((list) => list.some((weight) => weight !== 0))).toBe(true);
    const { step, bytes } = keepWeights(lists, 0.02, 'again');
    const again = readWeights({ made: '', rounds: lists.length, step, bytes });
    expect(again.map((list) => list.join())).toEqual(lists.map((list) => list.join()));
  });
});

describe('the levels', () => {
  test.each(LEVELS)('%s plays a whole table, the same with the same chance', (level) => {
    const once = playTable(alone, [level], 21, 40);
    const again = playTable(alone, [level], 21, 40);
    expect(once.state.ended).toBe('rounds');
    expect(again.thoughts).toEqual(once.thoughts);
  });

  test.each([
    [{ expansion: 'river' }, 'standard'],
    [{ expansion: 'lake' }, 'french'],
    [{ expansion: 'lake', water: 'meet' }, 'standard'],
    [{ longest: 'trail' }, 'french'],
  ] as const)('all play with %o, %s edition, at one table', (options, edition) => {
    const rules = ink(options, LEVELS.length, edition);
    const { state } = playTable(rules, LEVELS, 31, 25);
    expect(state.ended).toBe('rounds');
    for (const board of state.boards.slice(1)) expect(pointsOf(rules.tables, board).total).toBeGreaterThan(20);
  });

  test('water is drawn where it pays', () => {
    const points = (expansion: string) => {
      const rules = ink({ expansion });
      return pointsOf(rules.tables, at(playTable(rules, ['regular'], 41, 1).state.boards, 0)).expansion;
    };
    expect(points('river')).toBeGreaterThan(2);
    expect(points('lake')).toBeGreaterThan(0);
  });

  test('a thought tells of the best rounds, best first, by different first drawings', () => {
    const { thoughts } = playTable(ink({}, 2), ['expert', 'regular'], 51, 60);
    for (const { weighed, moves } of thoughts) {
      expect(weighed.length).toBeGreaterThan(0);
      expect(at(weighed, 0).move).toBe(moves[0]);
      expect(new Set(weighed.map(({ move }) => move)).size).toBe(weighed.length);
      for (const { win } of weighed) expect(win > 0 && win < 1).toBe(true);
    }
    // Every other game is the expert's.
    for (const { weighed } of thoughts.filter((_, i) => i % 2 === 0)) {
      const scores = weighed.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
  });

  test('a round that was begun is gone on with', () => {
    const rules = alone;
    const state = position(rules, 'A0A3A4B2', 'A3D02B2A10');
    const move = rules.parse('A3C02')!;
    play(rules, state, 0, move, playoutChance(randomFrom(1)));
    const { moves } = bots.expert.sit(rules as never, 0).think(rules.view(state, 0), iterations(30), randomFrom(2));
    expect(moves).not.toContain(move);
    const drawn = (moves as Move[])
      .filter((one) => one !== END)
      .map((one) => rules.tables.drawings.faceOf[drawingOf(one)]);
    expect(drawn).toEqual(expect.arrayContaining(faces(rules, 'A0A4B2')));
    for (const one of moves as Move[]) {
      expect(refusal(rules, state, 0, one)).toBeNull();
      play(rules, state, 0, one, playoutChance(randomFrom(1)));
    }
  });

  test('regular plays well and beginner does not', () => {
    // Scores have a standard deviation of about 6, so the mean of this many games is within one point of the level's strength.
    const games = 120;
    const mean = (level: Level) => {
      let sum = 0;
      for (let game = 0; game < games; game++) {
        const { state } = playTable(alone, [level], 1000 + game, 1);
        sum += pointsOf(alone.tables, at(state.boards, 0)).total;
      }
      return sum / games;
    };
    expect(mean('regular')).toBeGreaterThan(48);
    const beginner = mean('beginner');
    expect(beginner).toBeGreaterThan(18);
    expect(beginner).toBeLessThan(26);
  });
});
