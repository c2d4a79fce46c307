import { scriptedChance } from '@quai/engine/chance.ts';
import { settle } from '@quai/engine/play.ts';
import { describe, expect, test } from 'vitest';
import { influence } from '../rules/influence.ts';
import { CHEESE, linkOwner, MR, NER, RED, STONE } from '../rules/kinds.ts';
import { type Given, position } from './position.ts';

const RICH = [5, 5, 5, 5] as const;
const takeover = (more: Given = {}) =>
  position({ phase: 9, round: 5, influence: { 0: RICH, 1: RICH, 2: RICH }, ...more });

const A_LINE = ['skipton>gargrave', 'gargrave>hellifield', 'hellifield>malham', 'malham>grassington'];

describe('which links', () => {
  test('WD-26 the first link touches a town of the company', () => {
    const p = takeover({ links: { 0: A_LINE } });
    expect(p.legal()).toEqual(['pass', 'MR:skipton>gargrave']);
    expect(p.refuses('NER:skipton>gargrave')).toBe('WD-26');
    expect(p.refuses('MR:gargrave>hellifield')).toBe('WD-26');
    expect(p.refuses('MR:skipton>addingham')).toBe('WD-26');
  });

  test('WD-26 the last link ends in a region with a town', () => {
    const p = takeover({ links: { 0: A_LINE } });
    p.play('MR:skipton>gargrave');
    expect(p.refuses('done')).toBe('WD-26');
    expect(p.refuses('pass')).toBe('WD-26');
    expect(p.legal()).toEqual(['MR:gargrave>hellifield']);
    p.play('MR:gargrave>hellifield');
    expect(p.legal()).toEqual(['done', 'MR:hellifield>malham']);
    p.play('done');
    expect(p.s.links[p.way('gargrave>hellifield') >> 1]).toBe(linkOwner(0));
    expect(p.s.links[p.way('hellifield>malham') >> 1]).toBe(0);
  });

  test('WD-26 for each influence one or two links; half the links, rounded up', () => {
    for (const [links, cost] of [
      [2, 1],
      [3, 2],
      [4, 2],
    ] as const) {
      const p = takeover({ links: { 0: A_LINE } });
      p.play(...A_LINE.slice(0, links).map((way) => `MR:${way}`), 'done');
      expect(influence(p.s, 0, MR)).toBe(5 - cost);
      expect(influence(p.s, 0, NER)).toBe(5);
      expect(p.s.linkStock[0]).toBe(15 - 4 + links);
      expect(p.s.companyStock).toEqual([60 - links, 60]);
      expect(p.told('takeover')).toMatchObject([{ by: 0, company: 0, cost }]);
    }
  });

  test('WD-26 a link is admitted only if a town can still be reached with the influence there is', () => {
    const poor = takeover({ links: { 0: A_LINE }, influence: { 0: [0, 0, 1, 0], 1: RICH, 2: RICH } });
    poor.play('MR:skipton>gargrave', 'MR:gargrave>hellifield');
    // One influence takes two links, and the second has reached a town.
    expect(poor.legal()).toEqual(['done']);
    // The first town is three links away and there is influence for two: no choice, so the seat passes automatically.
    const far = ['skipton>cononley', 'cononley>barnoldswick', 'barnoldswick>hellifield'];
    const stuck = takeover({ links: { 0: far, 1: A_LINE.slice(2) }, influence: { 0: [0, 0, 1, 0], 1: RICH, 2: RICH } });
    expect(stuck.told('passed')).toMatchObject([
      { by: 0, phase: 9, unable: true },
      { by: 1, unable: true },
      { by: 2, unable: true },
    ]);
    const enough = takeover({ links: { 0: far }, influence: { 0: [0, 0, 2, 0], 1: RICH, 2: RICH } });
    expect(enough.legal()).toEqual(['pass', 'MR:skipton>cononley']);
  });

  test('WD-26 a dead end without a town is never offered', () => {
    const p = takeover({ links: { 0: ['skipton>gargrave', 'gargrave>barnoldswick', 'gargrave>malham'] } });
    p.play('MR:skipton>gargrave');
    expect(p.refuses('MR:gargrave>barnoldswick')).toBe('WD-26');
    expect(p.legal()).toEqual(['MR:gargrave>malham']);
  });

  test('WD-26 one unbroken way without a branch, of the seat’s own links', () => {
    const p = takeover({ links: { 0: [...A_LINE, 'gargrave>malham'], 1: ['malham>settle'] } });
    p.play('MR:skipton>gargrave', 'MR:gargrave>malham');
    expect(p.refuses('MR:gargrave>hellifield')).toBe('WD-26');
    expect(p.refuses('MR:malham>settle')).toBe('WD-26');
    expect(p.legal()).toEqual(['done', 'MR:malham>grassington', 'MR:malham>hellifield']);
  });

  test('WD-26 in the new seat order, once each, and it is optional', () => {
    const p = takeover({
      order: [1, 2, 0],
      links: { 0: A_LINE.slice(0, 2), 1: ['settle>clapham'], 2: ['ingleton>kirkby-lonsdale'] },
    });
    expect(p.seat()).toBe(1);
    p.play('pass');
    expect(p.seat()).toBe(2);
    p.play('MR:ingleton>kirkby-lonsdale', 'done');
    expect(p.seat()).toBe(0);
    p.play('pass');
    expect(p.s.ended).toBe('rounds');
  });

  test('WD-31.16 one company for the whole line', () => {
    const p = takeover({ links: { 0: ['outhgill>hawes-junction', 'outhgill>kirkby-stephen'] } });
    expect(p.refuses('MR:hawes-junction>outhgill')).toBeNull();
    expect(p.refuses('NER:kirkby-stephen>outhgill')).toBeNull();
    p.play('MR:hawes-junction>outhgill');
    expect(p.refuses('NER:outhgill>kirkby-stephen')).toBe('WD-31.16');
    expect(p.refuses('MR:outhgill>kirkby-stephen')).toBeNull();
  });

  test('WD-31.16 the end town may be any company’s', () => {
    const p = takeover({ links: { 0: ['outhgill>hawes-junction', 'outhgill>kirkby-stephen'] } });
    p.play('MR:hawes-junction>outhgill', 'MR:outhgill>kirkby-stephen', 'done');
    expect(p.s.companies[p.region('kirkby-stephen')]).toBe(3);
    expect(influence(p.s, 0, MR)).toBe(4);
  });

  test('WD-31.20 a company without links in stock takes nothing over', () => {
    const p = takeover({ links: { 0: [...A_LINE.slice(0, 2), 'darlington>gainford'] } });
    p.s.companyStock[0] = 1;
    expect(p.refuses('MR:skipton>gargrave')).toBe('WD-26');
    expect(p.refuses('NER:darlington>gainford')).toBeNull();
    p.s.companyStock[0] = 0;
    expect(p.refuses('MR:skipton>gargrave')).toBe('WD-31.20');
    p.s.companyStock[0] = 2;
    expect(p.refuses('MR:skipton>gargrave')).toBeNull();
  });

  test('WD-31.11 a takeover starts in The South and never ends there', () => {
    const p = takeover({ links: { 0: ['the-south>barnoldswick', 'barnoldswick>hellifield', 'hellifield>settle'] } });
    expect(p.refuses('MR:the-south>barnoldswick')).toBeNull();
    expect(p.refuses('NER:the-south>barnoldswick')).toBeNull();
    p.play('MR:settle>hellifield', 'done');
    expect(p.s.companies[p.region('hellifield')]).toBe(1);
    // From Barnoldswick the way could only end in The South.
    const into = takeover({ links: { 0: ['the-south>barnoldswick', 'barnoldswick>hellifield', 'hellifield>settle'] } });
    into.play('MR:settle>hellifield');
    expect(into.refuses('MR:hellifield>barnoldswick')).toBe('WD-26');
    // It may pass through, to a town beyond.
    const through = takeover({
      links: { 0: ['the-south>barnoldswick', 'barnoldswick>hellifield', 'hellifield>settle', 'the-south>ilkley'] },
    });
    through.play('MR:settle>hellifield', 'MR:hellifield>barnoldswick', 'MR:barnoldswick>the-south');
    expect(through.refuses('done')).toBe('WD-26');
    expect(through.legal()).toEqual(['MR:the-south>ilkley']);
  });

  test('WD-31.27 the regions of the way are all different', () => {
    const ring = ['skipton>gargrave', 'gargrave>hellifield', 'gargrave>malham', 'malham>hellifield'];
    const p = takeover({ links: { 0: ring } });
    p.play('MR:skipton>gargrave', 'MR:gargrave>malham', 'MR:malham>hellifield');
    expect(p.refuses('MR:hellifield>gargrave')).toBe('WD-31.27');
    expect(p.figures('MR:hellifield>gargrave')).toMatchObject({ to: 'Gargrave' });
    expect(p.legal()).toEqual(['done']);
  });

  test('WD-31.27 one link is enough, and a way may pass through towns of either company', () => {
    const one = takeover({ links: { 0: ['ripon>masham'] } });
    one.play('NER:ripon>masham', 'done');
    expect(influence(one.s, 0, NER)).toBe(4);
    const p = takeover({
      links: { 0: ['skipton>gargrave', 'gargrave>hellifield', 'hellifield>settle', 'settle>clapham'] },
    });
    p.play('MR:skipton>gargrave', 'MR:gargrave>hellifield', 'MR:hellifield>settle', 'MR:settle>clapham', 'done');
    expect(p.s.companies[p.region('clapham')]).toBe(1);
  });

  test('WD-31.27 the first region is the company’s before this takeover', () => {
    const p = takeover({ links: { 0: ['hellifield>malham'] } });
    // No company town touches anything of seat 0; the table ends without a question.
    expect(p.s.ended).toBe('rounds');
  });
});

describe('what follows', () => {
  test('WD-27 a town that the company’s link reaches becomes its town at once', () => {
    const p = takeover({ links: { 0: A_LINE, 1: ['gargrave>barnoldswick'] } });
    p.play(...A_LINE.map((way) => `MR:${way}`), 'done');
    for (const id of ['hellifield', 'malham', 'grassington']) expect(p.s.companies[p.region(id)]).toBe(1);
    expect(p.s.companies[p.region('gargrave')]).toBe(0);
    expect(p.told('companyTown')).toHaveLength(3);
  });

  test('WD-27 a town can belong to both companies: the next seat may start from it for either', () => {
    const p = takeover({
      links: { 0: ['hawes-junction>outhgill'], 1: ['kirkby-stephen>outhgill'], 2: ['ripon>masham'] },
    });
    p.play('MR:hawes-junction>outhgill', 'done');
    expect(p.s.companies[p.region('outhgill')]).toBe(1);
    // Now seat 1 could also sell to the MR from Outhgill.
    expect(p.legal()).toEqual(['pass', 'NER:kirkby-stephen>outhgill', 'MR:outhgill>kirkby-stephen']);
    p.play('NER:kirkby-stephen>outhgill', 'done');
    expect(p.s.companies[p.region('outhgill')]).toBe(3);
  });

  test('WD-31.15 one takeover removes cheese, passengers and stone at once, each told', () => {
    const p = takeover({
      links: {
        0: ['skipton>gargrave', 'gargrave>hellifield', 'hellifield>settle', 'settle>clapham'],
        1: ['ripon>masham'],
      },
      goods: { gargrave: 2, cononley: 2, 'bowland-knotts': 2, ingleborough: 1 },
      figures: { hellifield: [1, 1, 0], clapham: [2, 0, 0], horton: [1, 0, 0] },
    });
    p.play('MR:skipton>gargrave', 'MR:gargrave>hellifield', 'MR:hellifield>settle', 'MR:settle>clapham', 'done');
    expect(p.seat()).toBe(1);
    // Cheese in every region touched, MR passengers in the towns, stone whose only town was Clapham.
    expect(p.s.goods[p.region('gargrave')]).toBe(0);
    expect(p.s.goods[p.region('cononley')]).toBe(2);
    expect(p.s.figures.slice(3 * p.region('hellifield'), 3 * p.region('hellifield') + 3)).toEqual([0, 1, 0]);
    expect(p.s.figures[3 * p.region('clapham')]).toBe(0);
    expect(p.s.figures[3 * p.region('horton')]).toBe(1);
    expect(p.s.goods[p.region('bowland-knotts')]).toBe(0);
    // Ingleborough still has the neutral towns Horton and Ribblehead.
    expect(p.s.goods[p.region('ingleborough')]).toBe(1);
    expect(p.s.gone.slice(0, 4)).toEqual([2, 2, 3, 0]);
    expect(p.told('removed').map((event) => [event.piece, event.region, event.count])).toEqual([
      [CHEESE, p.region('gargrave'), 2],
      [RED, p.region('hellifield'), 1],
      [RED, p.region('clapham'), 2],
      [STONE, p.region('bowland-knotts'), 2],
    ]);
  });

  test('WD-31.15 towns in the middle of the way change too, before the next seat’s takeover', () => {
    const p = takeover({
      links: { 0: ['settle>hellifield', 'hellifield>malham'], 1: ['hellifield>gisburn', 'gisburn>wigglesworth'] },
    });
    p.play('MR:settle>hellifield', 'MR:hellifield>malham', 'done');
    expect(p.s.companies[p.region('hellifield')]).toBe(1);
    // Seat 1’s line now begins at a company town, but it ends in no town.
    expect(p.told('passed')).toMatchObject([
      { by: 1, unable: true },
      { by: 2, unable: true },
    ]);
  });

  test('WD-31.15 stone goes when the last neutral town beside its hill is taken, passengers of the other colour stay', () => {
    const p = takeover({
      links: { 0: ['richmond>reeth', 'richmond>aldbrough', 'aldbrough>darlington'] },
      goods: { 'marske-moor': 2, 'grinton-moor': 1 },
      figures: { richmond: [1, 1, 0], reeth: [1, 2, 0] },
    });
    p.play('NER:darlington>aldbrough', 'NER:aldbrough>richmond', 'NER:richmond>reeth', 'done');
    // Marske Moor touches only Reeth and Richmond; Grinton Moor also Aysgarth and Leyburn.
    expect(p.s.goods[p.region('marske-moor')]).toBe(0);
    expect(p.s.goods[p.region('grinton-moor')]).toBe(1);
    expect(p.s.figures.slice(3 * p.region('richmond'), 3 * p.region('richmond') + 3)).toEqual([1, 0, 0]);
  });

  test('WD-31.16 links of earlier turns count, and come back to the seat’s stock', () => {
    const p = takeover({ links: { 0: A_LINE.slice(0, 2) } });
    p.play('MR:skipton>gargrave', 'MR:gargrave>hellifield', 'done');
    expect(p.s.linkStock[0]).toBe(15);
  });
});

describe('phase 10', () => {
  test('WD-28 the round marker moves on; after the last round the game ends', () => {
    const last = takeover({ links: { 0: ['ripon>masham'] } });
    last.play('pass');
    expect(last.s.ended).toBe('rounds');
    expect(last.s.round).toBe(5);
    expect(last.told('ended')).toHaveLength(1);
    const p = position({ round: 4 });
    p.s.phase = 9;
    settle(p.rules, p.s, scriptedChance([0, 0, 1, 1, 2, 2, 3, 3]));
    expect(p.s.ended).toBeNull();
    expect(p.s.round).toBe(5);
    expect(p.s.phase).toBe(3);
  });

  test('WD-28 with four seats the fourth round is the last', () => {
    const p = position({ seats: 4, round: 4, phase: 9 });
    expect(p.s.ended).toBe('rounds');
  });
});
