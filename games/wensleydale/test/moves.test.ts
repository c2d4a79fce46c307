import { describe, expect, test } from 'vitest';
import { bidMove, buyMove, DONE, linkMove, loadMove, PASS, payMove, takeMove } from '../rules/moves.ts';
import { position } from './position.ts';

const { rules, way, region } = position();

describe('notation', () => {
  test('each kind of move reads at a glance', () => {
    expect(rules.format(PASS)).toBe('pass');
    expect(rules.format(DONE)).toBe('done');
    expect(rules.format(bidMove(2, 5))).toBe('bid:3:5');
    expect(rules.format(linkMove(way('skipton>gargrave')))).toBe('skipton>gargrave');
    expect(rules.format(linkMove(way('gargrave>skipton')))).toBe('gargrave>skipton');
    expect(rules.format(payMove(0, 2))).toBe('pay:government:2');
    expect(rules.format(payMove(4, 3))).toBe('pay:cubes:3');
    expect(rules.format(buyMove(4))).toBe('buy:T2A');
    expect(rules.format(loadMove(region('penhill'), 0))).toBe('load:stone:penhill');
    expect(rules.format(takeMove(way('ripon>masham'), 1))).toBe('NER:ripon>masham');
  });

  test('every way, space, train and region reads back', () => {
    const { tables: t } = rules;
    const all = [PASS, DONE];
    t.from.forEach((_, each) => {
      all.push(linkMove(each), takeMove(each, 0), takeMove(each, 1));
    });
    t.minimum.forEach((_, space) => {
      all.push(bidMove(space, 1), bidMove(space, 15));
    });
    t.trainRow.forEach((_, train) => {
      all.push(buyMove(train));
    });
    for (let i = 0; i < t.regions; i++) for (let piece = 0; piece < 4; piece++) all.push(loadMove(i, piece));
    for (const move of all) expect(rules.parse(rules.format(move))).toBe(move);
    expect(new Set(all.map((move) => rules.format(move))).size).toBe(all.length);
  });

  test('a text that is not a move parses as null', () => {
    for (const text of [
      'bid:0:3',
      'bid:9:3',
      'bid:1:64',
      'bid:1:03',
      'bid:1',
      'bid:1:3:4',
      'skipton>settle',
      'skipton',
      'XY:skipton>gargrave',
      'buy:T9Z',
      'load:objector:hawes',
      'load:stone:nowhere',
      'pay:gold:1',
      'done ',
    ])
      expect(rules.parse(text), text).toBeNull();
  });
});
