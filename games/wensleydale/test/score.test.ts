import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { PROFIT } from '../rules/kinds.ts';
import { land } from '../rules/piles.ts';
import { position } from './position.ts';

const totals = (p: ReturnType<typeof position>) => p.rules.standings(p.s).map((standing) => standing.total);
const ranksOf = (p: ReturnType<typeof position>) => p.rules.standings(p.s).map((standing) => standing.rank);

describe('the score sheet', () => {
  test('WD-29 one for each piece, two for each set, the profit space, less one for each link left', () => {
    const p = position({
      held: { 0: [3, 4, 2, 2] },
      profit: { 0: -4 },
      links: { 0: ['skipton>gargrave', 'gargrave>malham'] },
    });
    const [own] = p.rules.standings(p.s);
    expect(own!.lines.map((line) => [line.id, line.points])).toEqual([
      ['stone', 3],
      ['cheese', 4],
      ['redPassengers', 2],
      ['greenPassengers', 2],
      ['sets', 4],
      ['profit', -4],
      ['links', -2],
    ]);
    expect(own!.total).toBe(9);
    expect(at(own!.lines, 5).figures).toEqual({ space: -4 });
    const links = at(own!.lines, 6);
    expect(links.figures).toEqual({ count: 2 });
    expect(links.marks).toContainEqual([p.region('gargrave'), p.region('skipton')]);
    expect(links.marks).toHaveLength(2);
  });

  test('WD-29 a profit adds, a seat at -13 loses thirteen', () => {
    expect(totals(position({ profit: { 0: 5, 1: -13, 2: 0 } }))).toEqual([5, -13, 0]);
  });

  test('WD-29 loads still on trains count in the score if it ended now', () => {
    const p = position({ trains: { 0: ['T3A'] }, loads: { T3A: [1, 1, 1, 1] } });
    expect(totals(p)).toEqual([6, 0, 0]);
  });

  test('WD-30 most points win', () => {
    const p = position({ held: { 0: [1, 0, 0, 0], 1: [3, 0, 0, 0], 2: [2, 0, 0, 0] } });
    expect(ranksOf(p)).toEqual([3, 1, 2]);
  });

  test('WD-30 tied, the better place on the profit/loss track', () => {
    const p = position({ held: { 0: [4, 0, 0, 0], 1: [1, 0, 0, 0] }, profit: { 0: -2, 1: 1, 2: -5 } });
    expect(totals(p)).toEqual([2, 2, -5]);
    expect(ranksOf(p)).toEqual([2, 1, 3]);
  });

  test('WD-30 tied in one space, the upper disc', () => {
    const p = position();
    land(p.s, PROFIT, 2, 0);
    expect(totals(p)).toEqual([0, 0, 0]);
    expect(ranksOf(p)).toEqual([2, 3, 1]);
  });

  test('WD-31.18 a final tie goes to the better place, the upper disc first', () => {
    const p = position({ profit: { 0: 2, 1: 2, 2: 2 } });
    land(p.s, PROFIT, 1, 2);
    expect(ranksOf(p)).toEqual([2, 1, 3]);
  });

  test('WD-31.19 a set needs one of each: the fewest of the four, times two', () => {
    expect(totals(position({ held: { 0: [5, 5, 5, 0], 1: [1, 1, 1, 1], 2: [3, 3, 2, 4] } }))).toEqual([15, 6, 16]);
  });

  test('WD-31.19 links count as they lie after the last takeovers', () => {
    const p = position({
      phase: 9,
      round: 5,
      links: { 0: ['ripon>masham', 'masham>bedale'] },
      influence: { 0: [0, 0, 0, 1] },
    });
    expect(totals(p)[0]).toBe(-2);
    p.play('NER:ripon>masham', 'done');
    expect(p.s.ended).toBe('rounds');
    expect(totals(p)[0]).toBe(-1);
  });
});
