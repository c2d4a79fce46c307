import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

/** Lines III and VI closed: Barmouth Ferry and Devil's Bridge are in play. */
const west = () => position({ lines: 'III-VI' });

describe('D: build a station', () => {
  test('FH-26 gold D: a free station on a card clear of rubble, with or without track, for its cost', () => {
    const p = position().holds(0, 1, 2, 2, 0).clear('I-2', 'IV-2').play('D');
    expect(p.moves()).toEqual(['I-2', 'IV-2a', 'IV-2b']);
    expect(p.refusal('V-2')).toBe('FH-26');
    const bag = p.state.bag.slice();
    p.play('I-2');
    expect([p.own(0, 'stone'), p.state.bag[1]]).toEqual([0, at(bag, 1) + 2]);
    expect([p.state.stations[0], p.state.tiles[0], p.state.vp[0]]).toEqual([1, 15, 3]);
    expect(p.state.built[p.space('I-2')]).toBe(0);
  });

  test('FH-26 rubble and passengers are paid to the supply', () => {
    const p = position().holds(0, 0, 1, 2, 2).clear('II-2', 'VI-4');
    const supply = p.state.supply.slice();
    p.play('D II-2 -');
    expect(p.state.supply).toEqual([at(supply, 0) + 2, supply[1]]);
    p.play('B I').play('B I').holdsCard(0, 'D1').turnOf(0).play('D VI-4 -');
    expect([p.own(0, 'passenger'), p.state.supply[1]]).toEqual([0, at(supply, 1) + 2]);
  });

  test('FH-26 a taken space is not free; one station an action, on a double too', () => {
    const p = position().holds(0, 5, 5, 5, 0).built(1, 'IV-2a').competitorOn('I-2').play('D');
    expect(p.refusal('IV-2a')).toBe('FH-26');
    expect(p.refusal('I-2')).toBe('FH-26');
    p.play('IV-2b -');
    expect(p.state.stations[0]).toBe(1);
    expect(p.seat).toBe(1);
  });

  test('FH-26 the bonus may be passengers', () => {
    const p = position().holds(0, 1, 1, 0, 0).clear('II-3').play('D II-3a -');
    expect(p.own(0, 'passenger')).toBe(3);
  });

  test('FH-27 the surveyor may move to the card at once, from wherever it is, and do its action; the bonus comes first', () => {
    const p = position().holds(0, 0, 2, 0, 0).clear('III-5', 'I-2').surveyorAt(0, 'V-1').give(0, { rubble: 1 });
    p.play('D I-2');
    expect([p.step, p.moves(), p.state.vp[0]]).toEqual(['visit', ['@I-2', '-'], 3]);
    expect(p.refusal('@V-1')).toBe('FH-27');
    p.play('@I-2');
    expect([p.state.surveyor[0], p.step]).toEqual([p.station('I-2'), 'exchange']);
    p.play('x bs');
    expect(p.own(0, 'stone')).toBe(1);
  });

  test('FH-27 not if the surveyor space is taken', () => {
    const p = position().holds(0, 1, 1, 0, 0).built(1, 'IV-2a').surveyorAt(1, 'IV-2').play('D IV-2b');
    expect(p.seat).toBe(1);
    const q = position().holds(0, 1, 1, 0, 0).built(1, 'IV-2a').surveyorAt(0, 'IV-2').play('D IV-2b');
    expect(q.seat).toBe(1);
  });

  test('FH-28 Barmouth Ferry: any number of other cards is flipped at once, and there is no surveyor action', () => {
    const p = west().holds(0, 0, 1, 0, 1).clear('VII-2').play('D VII-2');
    expect([p.step, p.moves()]).toEqual(['flip', ['A', 'B', 'C', 'E', '-']]);
    expect(p.refusal('D')).toBe('FH-41.10');
    p.play('A B E');
    // At once: the used card has not been flipped yet.
    expect(p.hand(0)).toBe('a1 b1 C1 D1 e1');
    p.play('C');
    expect(p.hand(0)).toBe('a1 b1 c1 d1 e1');
    expect(p.seat).toBe(1);
    p.play('E');
    expect(p.refusal('@VII-2')).toBe('FH-31');
  });

  test('FH-28 once a game: its only space is taken then', () => {
    const p = west().holds(0, 0, 1, 0, 1).built(1, 'VII-2').clear('VIII-2').give(0, { iron: 1 }).play('D');
    expect(p.refusal('VII-2')).toBe('FH-26');
  });

  test("FH-29 Devil's Bridge: three spaces in order; each time a card may be scored as at the pub", () => {
    const p = west().holds(0, 5, 9, 0, 0).clear('VIII-3').play('D');
    expect(p.refusal('VIII-3b')).toBe('FH-29');
    p.play('VIII-3a');
    expect([p.step, p.moves()]).toEqual(['score', ['A', 'B', 'C', 'D', 'E', '-']]);
    p.play('B B4');
    expect(p.pile(0)).toEqual(['B1']);
    expect(p.hand(0)).toBe('A1 B4 C1 d1 E1');
    p.holds(1, 0, 2, 0, 0).play('D VIII-3b -');
    expect(p.pile(1)).toEqual([]);
    expect(p.state.vp[1]).toBe(1);
    p.holdsCard(0, 'D1').play('D VIII-3c C C3');
    expect(p.pile(0)).toEqual(['B1', 'C1']);
    expect(p.state.built.slice(p.space('VIII-3a'), p.space('VIII-3c') + 1)).toEqual([0, 1, 0]);
  });

  test('FH-30 resources and tiles are limited, rubble and passengers are not', () => {
    const p = position().holds(0, 5, 5, 0, 0).clear('V-2', 'I-2');
    p.state.tiles[0] = 0;
    expect(p.refusal('D')).toBe('FH-11');
    expect(p.refusal('C')).toBe('FH-11');
    const q = position().clear('V-2').built(1, 'V-2');
    q.state.supply[0] = 0;
    q.state.supply[1] = 0;
    q.play('E @V-2');
    expect([q.own(0, 'rubble'), q.own(0, 'passenger'), q.state.supply]).toEqual([2, 1, [-2, -1]]);
    // No stone anywhere: the exchange is not possible.
    const r = position().yard('i').holds(0, 0, 0, 2, 0).bag('i');
    expect(r.refusal('C')).toBe('FH-11');
  });
});
