import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { HOME, NOT_IN_PLAY, ON_CARD, PUB } from '../rules/state.ts';
import { position } from './position.ts';

describe('E: move the surveyor', () => {
  test('FH-31 gold E: to a free space of a card with a station, of a seat or a competitor, or first card; or home', () => {
    const p = position().built(1, 'V-2').competitorOn('I-2').surveyorAt(1, 'II-1').play('E');
    expect(p.moves()).toEqual(['@I-1', '@III/IV-1', '@V-1', '@VI-1', '@I-2', '@V-2']);
    expect(p.refusal('@II-1')).toBe('FH-31');
    expect(p.refusal('@IV-2')).toBe('FH-31');
    expect(p.refusal('@VII-1')).toBe('FH-2');
    p.play('@V-2');
    expect(p.state.surveyor[0]).toBe(p.station('V-2'));
    expect([p.own(0, 'rubble'), p.own(0, 'passenger')]).toEqual([2, 1]);
  });

  test('FH-31 home for nothing', () => {
    const p = position().surveyorAt(0, 'V-1').play('E @home');
    expect(p.state.surveyor[0]).toBe(HOME);
    expect([p.own(0, 'rubble'), p.hand(0)]).toEqual([0, 'A1 B1 C1 D1 e1']);
  });

  test('FH-32 costs go to bag or supply, resources come from yard or bag by choice', () => {
    const p = position().built(1, 'IV-4').holds(0, 0, 0, 3, 0).yard('iss');
    const { bag, supply } = { bag: p.state.bag.slice(), supply: p.state.supply.slice() };
    p.play('E @IV-4 x');
    expect(p.state.supply[0]).toBe(at(supply, 0) + 3);
    expect(p.moves()).toEqual(['ys', 'bs']);
    p.play('ys bs');
    expect([p.own(0, 'stone'), p.state.yard[1], p.state.bag[1]]).toEqual([2, 1, at(bag, 1) - 1]);
    const q = position().built(1, 'II-3a').clear('V-2').holds(0, 1, 0, 0, 0);
    const iron = at(q.state.bag, 0);
    q.play('E @II-3 V');
    expect(q.state.bag[0]).toBe(iron + 1);
  });

  test('FH-33 a first station gives a ticket of its line and its bonus; later the bonus alone', () => {
    const p = position().play('E @VI-1');
    expect(p.step).toBe('gain');
    p.play('bi');
    expect([p.hasTicket(0, 'purple'), p.own(0, 'iron')]).toEqual([true, 2]);
    const q = position().ticket(0, 'purple').play('E @VI-1 bi');
    expect([q.own(0, 'iron'), q.state.ticketsLeft[q.t.colours.indexOf('purple')]]).toEqual([2, 1]);
    expect(q.told('ticket')).toHaveLength(0);
  });

  test('FH-34 Yr Wyddfa: the summit token, from its card and from the opponent', () => {
    const p = position().built(1, 'IV-5');
    expect(p.state.summit).toBe(ON_CARD);
    p.play('E @IV-5');
    expect(p.state.summit).toBe(0);
    p.play('B V').surveyorAt(0, 'V-1').turnOf(1).play('E @IV-5');
    expect(p.state.summit).toBe(1);
    expect(p.told('summit')).toMatchObject([
      { by: 0, from: ON_CARD },
      { by: 1, from: 0 },
    ]);
    const q = position({ lines: 'IV-VIII' });
    expect(q.state.summit).toBe(NOT_IN_PLAY);
  });

  test('FH-35 pub: a card to the scoring pile, a reserve card of the same letters of choice, gold side up', () => {
    const p = position().built(0, 'I-2').holdsCard(0, 'b1').play('E @pub');
    expect([p.step, p.moves()]).toEqual(['score', ['A', 'B', 'C', 'D', 'E']]);
    p.play('B');
    expect([p.step, p.moves()]).toEqual(['replace', ['B3', 'B4']]);
    expect(p.refusal('A3')).toBe('FH-35');
    p.play('B4');
    expect(p.pile(0)).toEqual(['B1']);
    expect(p.hand(0)).toBe('A1 B4 C1 D1 e1');
    expect(p.state.surveyor[0]).toBe(PUB);
    expect(p.state.reserve).not.toContain(p.card('B4'));
  });

  test('FH-35 the pile must be smaller than the number of stations built', () => {
    const p = position().play('E');
    expect(p.refusal('@pub')).toBe('FH-35');
    const q = position()
      .built(0, 'I-2')
      .play('E @pub A A3')
      .turnOf(0)
      .holdsCard(0, 'E1')
      .surveyorAt(0, 'V-1')
      .play('E');
    expect(q.refusal('@pub')).toBe('FH-35');
  });

  test('FH-35 with no reserve card of those letters the seat plays on with one card fewer', () => {
    const p = position().built(0, 'I-2');
    p.state.reserve = p.state.reserve.filter((card) => at(p.t.cards, card).type !== 0);
    p.play('E @pub A');
    expect(p.hand(0)).toBe('- B1 C1 D1 e1');
    expect(p.seat).toBe(1);
  });

  test('FH-35 a scored E that went to the pub is not flipped, nor is its replacement', () => {
    const p = position().built(0, 'I-2').play('E @pub E E3');
    expect(p.hand(0)).toBe('A1 B1 C1 D1 E3');
    expect(p.pile(0)).toEqual(['E1']);
    // That lasts for one turn: the next card used is flipped as usual.
    p.play('B I');
    expect(p.hand(1)).toBe('A2 b2 C2 D2 E2');
  });

  test('FH-35 gold E only: a back does not lead to the pub', () => {
    const p = position().built(0, 'I-2').holdsCard(0, 'c3').play('C');
    expect(p.refusal('@pub')).toBe('FH-35');
    expect(p.refusal('@home')).toBe('FH-41.8');
  });
});
