import { describe, expect, test } from 'vitest';
import { COMPETITOR, NOBODY, SLOTS } from '../rules/state.ts';
import { altered } from './opened.ts';
import { position } from './position.ts';

describe('a turn', () => {
  test('FH-10 choose one of your cards, resolve its shown side, flip it; then the other seat', () => {
    const p = position().yard('iiiss');
    expect(p.moves()).toEqual(['A', 'B', 'E']);
    p.play('A yi -');
    expect(p.hand(0)).toBe('a1 B1 C1 D1 E1');
    expect(p.seat).toBe(1);
    // The back of A is a C action now: the Stonebreaker lays track.
    p.clear('V-2').play('A ys -').play('A V');
    expect([p.step, p.moves()]).toEqual(['pay', ['=2i', '=1i1s']]);
    p.play('=2i');
    expect(p.hand(0)).toBe('A1 B1 C1 D1 E1');
    expect(p.state.tracks[0]).toBe(1);
  });

  test('FH-10 a card that is not there cannot be chosen', () => {
    const p = position();
    p.state.hand[0] = NOBODY;
    expect(p.refusal('A')).toBe('FH-10');
  });

  test('FH-11 a card none of whose effects can be done cannot be chosen', () => {
    const p = position();
    // Nothing is clear, so no station; 1 iron and no rubble do neither part of C.
    expect(p.refusal('D')).toBe('FH-11');
    expect(p.refusal('C')).toBe('FH-11');
    p.give(0, { rubble: 2 });
    expect(p.refusal('C')).toBeNull();
  });

  test('FH-11 effects that cannot be done are skipped', () => {
    // The Tour Operator with every ticket in play: there is still the passenger.
    const p = position().holdsCard(0, 'c5').ticket(0, 'yellow', 'red', 'white', 'orange', 'purple').play('C');
    expect(p.own(0, 'passenger')).toBe(1);
    expect(p.seat).toBe(1);
  });

  test('FH-11 a chosen card does at least one effect: the last one that can be done cannot be declined', () => {
    const p = position().holds(0, 4, 0, 2, 0).clear('V-2').play('C');
    expect(p.moves()).toEqual(['o1', 'o2']);
    expect(p.refusal('-')).toBe('FH-11');
    p.play('o1');
    expect(p.refusal('-')).toBeNull();
  });

  test('FH-11 a flip alone is no effect', () => {
    const edition = altered((copy) => {
      copy.actionCards.find((card) => card.id === 'A3')!.ops = [{ op: 'flipExtra', max: 2 }];
    });
    expect(position({}, edition).holdsCard(0, 'a3').refusal('A')).toBe('FH-11');
  });

  test('FH-11 a seat that can choose no card passes and places a competitor', () => {
    const p = position();
    p.state.hand.fill(NOBODY, 0, SLOTS);
    p.again();
    expect(p.told('passed')).toHaveLength(1);
    expect(p.told('competitor')).toMatchObject([{ station: p.station('I-2') }]);
    expect(p.state.built[p.space('I-2')]).toBe(COMPETITOR);
    expect(p.seat).toBe(1);
  });

  test('FH-12 an additional flip turns one other card, either way round, without resolving it; the used card flips anyway', () => {
    const p = position().holdsCard(0, 'a3', 'b1').holds(0, 0, 0, 2, 0).play('A o2 bs');
    expect(p.step).toBe('flip');
    expect(p.hand(0)).toBe('A3 b1 C1 D1 E1');
    expect(p.moves()).toEqual(['B', 'C', 'D', 'E', '-']);
    p.play('B');
    expect(p.hand(0)).toBe('A3 B1 C1 D1 E1');
    expect(p.seat).toBe(1);
  });

  test('FH-12 the additional flip may be left', () => {
    const p = position().holdsCard(0, 'a3').holds(0, 0, 0, 2, 0).play('A o2 bs -');
    expect(p.hand(0)).toBe('A3 B1 C1 D1 E1');
  });

  test('FH-12 flips are of one turn: none is left over, and a card flipped before may be flipped again', () => {
    const p = position().holdsCard(0, 'a3').holds(0, 0, 0, 2, 0).play('A o2 bs D');
    // Neither the other seat nor this one is asked for flips after a card that gives none.
    p.play('B I').play('B I');
    expect(p.seat).toBe(1);
    p.holdsCard(0, 'a3').holds(0, 0, 0, 2, 0).turnOf(0).play('A o2 bs D');
    expect(p.hand(0)).toBe('A3 b1 C1 D1 E1');
  });

  test('FH-12 a place without a card cannot be flipped', () => {
    const p = position().holdsCard(0, 'a3').holds(0, 0, 0, 2, 0);
    p.state.hand[3] = NOBODY;
    p.play('A o2 bs');
    expect(p.refusal('D')).toBe('FH-12');
  });
});
