import { describe, expect, test } from 'vitest';
import { GREEN, RED } from '../rules/kinds.ts';
import { loadableNow } from '../rules/whatif.ts';
import { position } from './position.ts';

/** Seat 0 has a big train; nobody else has anything. */
const loading = (more = {}) =>
  position({
    phase: 6,
    trains: { 0: ['T3A'] },
    influence: { 0: [0, 3, 0, 0], 1: [0, 0, 0, 0], 2: [0, 0, 0, 0] },
    ...more,
  });

describe('cheese', () => {
  test('WD-21 the seat has a link to the region', () => {
    const p = loading({ links: { 0: ['skipton>gargrave'] }, goods: { gargrave: 1, cononley: 2 } });
    expect(p.refuses('load:cheese:gargrave')).toBeNull();
    expect(p.refuses('load:cheese:cononley')).toBe('WD-21');
    expect(p.figures('load:cheese:cononley')).toMatchObject({ region: 'Cononley' });
    p.play('load:cheese:gargrave');
    expect(p.refuses('load:cheese:gargrave')).toBe('WD-21');
  });

  test('WD-21 not where a company’s link lies, of either company', () => {
    for (const company of ['mr', 'ner']) {
      const p = loading({
        links: { 0: ['skipton>gargrave'] },
        [company]: ['gargrave>hellifield'],
        goods: { gargrave: 1 },
      });
      expect(p.refuses('load:cheese:gargrave')).toBe('WD-21');
    }
  });

  test('WD-31.31 any link on one of the region’s borders is a link to it', () => {
    // It does not matter whether the link leads out of Gargrave or into it.
    const p = loading({ links: { 0: ['gargrave>barnoldswick'] }, goods: { gargrave: 1, barnoldswick: 1 } });
    expect(p.refuses('load:cheese:gargrave')).toBeNull();
    expect(p.refuses('load:cheese:barnoldswick')).toBeNull();
    // Somebody else’s link does not help.
    const other = loading({ links: { 1: ['gargrave>barnoldswick'] }, goods: { gargrave: 1 } });
    expect(other.refuses('load:cheese:gargrave')).toBe('WD-21');
  });
});

describe('stone', () => {
  test('WD-22 the seat has a link to a neutral town beside the hill', () => {
    const p = loading({ links: { 0: ['settle>malham'] }, goods: { 'fountains-fell': 1, 'rylstone-fell': 2 } });
    expect(p.refuses('load:stone:fountains-fell')).toBeNull();
    expect(p.refuses('load:stone:rylstone-fell')).toBeNull();
    expect(p.refuses('load:stone:penhill')).toBe('WD-22');
    p.play('load:stone:fountains-fell');
    expect(p.s.goods[p.region('fountains-fell')]).toBe(0);
    expect(p.refuses('load:stone:fountains-fell')).toBe('WD-22');
  });

  test('WD-22 not from a company town', () => {
    const p = loading({ links: { 0: ['settle>hellifield'] }, goods: { 'fountains-fell': 1 } });
    // Settle lies beside Fountains Fell, but it is the MR’s.
    expect(p.refuses('load:stone:fountains-fell')).toBe('WD-22');
    const taken = loading({
      links: { 0: ['malham>hellifield'] },
      mr: ['settle>malham'],
      goods: { 'fountains-fell': 1 },
    });
    expect(taken.refuses('load:stone:fountains-fell')).toBe('WD-22');
  });

  test('WD-31.14 a link to a region beside the hill that has no town is not enough', () => {
    // Gargrave touches Rylstone Fell and has no town.
    const p = loading({ links: { 0: ['skipton>gargrave'] }, goods: { 'rylstone-fell': 1, gargrave: 1 } });
    expect(p.refuses('load:stone:rylstone-fell')).toBe('WD-22');
  });
});

describe('passengers', () => {
  test('WD-23 a link to the region and an unbroken way by own links to a town of that company', () => {
    const p = loading({
      links: { 0: ['skipton>gargrave', 'gargrave>malham', 'burnsall>grassington'] },
      figures: { malham: [1, 1, 0], grassington: [1, 0, 0], burnsall: [1, 0, 0] },
    });
    expect(p.refuses('load:MR:malham')).toBeNull();
    // No NER town on the network; the other piece of it reaches no company at all.
    expect(p.refuses('load:NER:malham')).toBe('WD-23');
    expect(p.refuses('load:MR:grassington')).toBe('WD-23');
    p.play('load:MR:malham');
    expect(p.s.figures[3 * p.region('malham')]).toBe(0);
  });

  test('WD-23 links of others and of companies do not carry the seat’s passengers', () => {
    const p = loading({
      links: { 0: ['gargrave>malham'], 1: ['skipton>gargrave'] },
      figures: { malham: [1, 0, 0] },
      goods: { gargrave: 1 },
    });
    expect(p.refuses('load:MR:malham')).toBe('WD-23');
  });

  test('WD-23 not from a company town of that colour', () => {
    const p = loading({
      links: { 0: ['malham>settle'] },
      mr: ['hellifield>malham'],
      figures: { malham: [1, 0, 0] },
    });
    // Malham is now the MR’s, so its MR passengers would have left; even if one stood there it could not be loaded.
    expect(p.refuses('load:MR:malham')).toBe('WD-23');
  });

  test('WD-31.13 a passenger may set out from a town of the other company', () => {
    const p = loading({
      links: { 0: ['outhgill>kirkby-stephen'] },
      mr: ['hawes-junction>outhgill'],
      figures: { outhgill: [0, 1, 0] },
    });
    expect(p.refuses('load:NER:outhgill')).toBeNull();
  });

  test('WD-31.13 objectors are never loaded', () => {
    const p = loading({ links: { 0: ['settle>malham'] }, figures: { malham: [0, 0, 2] } });
    expect(p.rules.parse('load:objector:malham')).toBeNull();
    expect(loadableNow(p.rules.tables, p.s, 0)).toEqual([]);
  });

  test('WD-31.11 The South counts as a town of both companies for a journey', () => {
    const p = loading({
      links: { 0: ['the-south>barnoldswick', 'barnoldswick>hellifield'] },
      figures: { hellifield: [1, 1, 0] },
    });
    expect(loadableNow(p.rules.tables, p.s, 0).map(({ piece }) => piece)).toEqual([RED, GREEN]);
  });

  test('WD-31.26 a company’s link carries nobody’s passengers', () => {
    const p = loading({ links: { 0: ['gargrave>malham'] }, mr: ['skipton>gargrave'], figures: { malham: [1, 0, 0] } });
    expect(p.refuses('load:MR:malham')).toBe('WD-23');
  });
});
