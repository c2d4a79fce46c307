import { iterations } from '@quai/bots/effort.ts';
import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { begin, moves, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { bots } from '../bot/bot.ts';
import { carelessOf, knowledgeOf } from '../bot/knowledge.ts';
import { BUFFERS } from '../rules/state.ts';
import { rulesWith } from './opened.ts';
import { type Position, position } from './position.ts';

/** The moves of a whole turn of a bot, in notation. */
function turnOf(p: Position, level: 'regular' | 'expert', effort = 400): string[] {
  const { seat, rules } = p;
  const player = bots[level].sit(rules, seat);
  const random = randomFrom(3);
  const played: string[] = [];
  while (p.state.ended === null && at(p.state.open, seat).length > 0) {
    const [move] = player.think(rules.view(p.state, seat), iterations(effort), random).moves as [number];
    played.push(rules.format(move));
    play(rules, p.state, seat, move, playoutChance(random));
  }
  return played;
}

/** Seat 0 has six stations and cannot pay for more; its first B card counts stations. */
const sixStations = () =>
  position().built(0, 'I-2', 'II-2', 'III-4', 'IV-4', 'V-2', 'V-3').holds(0, 0, 0, 0, 0).again();

describe('what the bots know', () => {
  for (const level of ['regular', 'expert'] as const) {
    test(`${level}: with room in the pile, a card that counts six stations is scored at the pub`, () => {
      const p = sixStations();
      expect(turnOf(p, level).slice(0, 3)).toEqual(['E', '@pub', 'B']);
      expect(p.pile(0)).toEqual(['B1']);
    });

    test(`${level}: the last turn is for points, not for resources`, () => {
      const p = position().built(0, 'V-2').holds(0, 0, 3, 0, 0).clear('IV-5');
      p.state.ending = 1;
      p.state.turn = 1;
      p.state.first = 1;
      p.turnOf(0);
      expect(turnOf(p, level).slice(0, 2)).toEqual(['D', 'IV-5']);
    });
  }

  test('regular: iron for three tracks is spent on them, a point each', () => {
    const p = position().clear('V-2', 'V-3', 'VII-2', 'IV-2').holds(0, 6, 0, 0, 0);
    expect(turnOf(p, 'regular').filter((move) => move === 'o1')).toHaveLength(3);
  });

  test('once the end is triggered, playouts go on through the last turn, and play it with care', () => {
    for (const knows of [knowledgeOf, carelessOf]) {
      const p = position().built(1, 'V-2').holds(1, 0, 3, 0, 0).clear('IV-5').turnOf(1);
      const { quiet, playout } = knows(p.rules);
      expect(quiet!(p.state)).toBe(true);
      p.state.ending = BUFFERS;
      expect(quiet!(p.state)).toBe(false);
      const random = randomFrom(1);
      const chosen = new Set(Array.from({ length: 20 }, () => p.rules.format(playout!(p.state, 1, random))));
      expect([...chosen]).toEqual(['D']);
    }
  });

  test('a track looks better by half a point for each card in the pile that counts pairs of tracks', () => {
    const p = position().clear('V-2').holds(0, 4, 0, 0, 0).play('C');
    const lookOfTrack = () => {
      const legal = moves(p.rules, p.state, 0);
      const looks: number[] = [];
      knowledgeOf(p.rules).look!(p.state, 0, legal, looks);
      return at(looks, legal.map((move) => p.rules.format(move)).indexOf('o1'));
    };
    const before = lookOfTrack();
    p.state.pile[0].push(p.card('B2'), p.card('E3'));
    expect(lookOfTrack()).toBeCloseTo(before + 1);
  });

  test('looks, values and playouts are figures and legal moves at every decision of a table', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const rules = rulesWith();
      const knowledge = knowledgeOf(rules);
      const random = randomFrom(seed);
      const state = begin(rules, playoutChance(random));
      const looks: number[] = [];
      const points = [0, 0];
      while (state.ended === null) {
        const seat = state.open.findIndex((stack) => stack.length > 0);
        const legal = moves(rules, state, seat);
        looks.length = 0;
        knowledge.look!(state, seat, legal, looks);
        knowledge.value!(state, points);
        expect([legal.length, ...looks, ...points].every(Number.isFinite)).toBe(true);
        expect(looks.length).toBe(legal.length);
        const move = knowledge.playout!(state, seat, random);
        expect(legal).toContain(move);
        play(
          rules,
          state,
          seat,
          random.below(2) === 0 ? move : at(legal, random.below(legal.length)),
          playoutChance(random),
        );
      }
    }
  });
});
