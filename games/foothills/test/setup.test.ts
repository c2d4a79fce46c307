import { at } from '@quai/engine/at.ts';
import { scriptedChance } from '@quai/engine/chance.ts';
import { begin } from '@quai/engine/play.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { HOME, IRON, NOT_IN_PLAY, ON_CARD, STONE, WHITE } from '../rules/state.ts';
import { adapted, rulesWith } from './opened.ts';
import { cubes, Position, position } from './position.ts';

const pair = (rules = rulesWith(), closed: number) =>
  at(rules.tables.pairs, closed).map((line) => rules.tables.lineIds[line]);

describe('set-up', () => {
  test('FH-1 exactly two seats, blue and green', () => {
    expect(game.seats).toEqual({ min: 2, max: 2 });
    expect(() => game.open(adapted(), {}, 3)).toThrow(/two seats/);
    const p = position();
    expect(p.hand(0)).toBe('A1 B1 C1 D1 E1');
    expect(p.hand(1)).toBe('A2 B2 C2 D2 E2');
    expect(position({ colours: 'green-blue' }).hand(0)).toBe('A2 B2 C2 D2 E2');
  });

  test('FH-2 the back of a drawn station card closes two lines; a back without a pair: another card', () => {
    const rules = rulesWith({ first: 'seat1' });
    const backs = adapted().backs;
    const shows = backs.findIndex((back) => back.closed?.join() === 'IV,VI');
    const [porthmadog, llanberis] = ['I/II-5', 'III/IV-1'].map((card) => backs.findIndex((back) => back.card === card));
    expect(backs.filter((back) => back.closed === null)).toHaveLength(6);
    const reserve = position().state.reserve;
    const drawn = (...cards: number[]) =>
      begin(rules, scriptedChance([...cards, ...reserve, ...cubes('iiisss')])).closed;
    expect(pair(rules, drawn(shows))).toEqual(['IV', 'VI']);
    expect(pair(rules, drawn(porthmadog!, llanberis!, shows))).toEqual(['IV', 'VI']);
    // The card that named no line is not drawn again.
    expect(() => drawn(porthmadog!, porthmadog!)).toThrow(/none of it/);
  });

  test('FH-2 the host may choose any of the 28 pairs', () => {
    const { values } = game.options.find((option) => option.id === 'lines')!;
    expect(values[0]).toBe('random');
    expect(new Set(values.slice(1)).size).toBe(28);
    for (const value of values.slice(1)) {
      const p = new Position({ lines: value });
      expect(pair(p.rules, p.state.closed).join('-')).toBe(value);
    }
  });

  test('FH-3 rows by Roman, columns by Arabic numbers; a card of two lines lies once', () => {
    const both = at(position().t.layouts, position().state.closed);
    const p = position();
    expect(both.lines.map((line) => p.t.lineIds[line])).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']);
    const porthmadog = p.station('I/II-5');
    expect(both.stations.filter((station) => station === porthmadog)).toHaveLength(1);
    expect(both.linesOf[porthmadog]).toEqual([p.line('I'), p.line('II')]);
    expect(at(both.lineStations, p.line('IV')).map((station) => at(p.t.stations, station).code)).toEqual([
      'III/IV-1',
      'IV-2',
      'IV-4',
      'IV-5',
    ]);
    // In the row of whichever line is in play.
    const one = position({ lines: 'I-III' });
    const layout = at(one.t.layouts, one.state.closed);
    expect(layout.linesOf[porthmadog]).toEqual([one.line('II')]);
    expect(layout.linesOf[one.station('III/IV-1')]).toEqual([one.line('IV')]);
  });

  test('FH-4 seven double stations: one card over two columns, one track, two or three stations, one surveyor or effect', () => {
    const doubles = adapted().stations.filter((station) => station.cards.length === 2);
    expect(doubles).toHaveLength(7);
    for (const double of doubles) {
      expect(double.columns[1]).toBe(at(double.columns, 0) + 1);
      expect(double.tracks).toBe(1);
      expect([2, 3]).toContain(double.spaces.length);
      expect((double.surveyor === null) !== (double.onBuild === null)).toBe(true);
    }
  });

  test('FH-5 two tickets of each colour in play, one pair for III and IV; rubble as printed', () => {
    const p = position();
    expect(p.t.colours.map((colour, i) => [colour, p.state.ticketsLeft[i]])).toEqual([
      ['yellow', 2],
      ['red', 2],
      ['white', 2],
      ['orange', 2],
      ['purple', 2],
      ['pink', 0],
      ['black', 0],
    ]);
    expect([p.rubble('IV-2'), p.rubble('V-2'), p.rubble('I/II-5'), p.rubble('VII-2')]).toEqual([3, 3, 4, 0]);
  });

  test('FH-6 six cubes from 20 iron and 16 stone, then the four white cubes', () => {
    const p = new Position({}, adapted(), 'iiiiis');
    expect(p.state.yard).toEqual([5, 1, 0]);
    expect(p.state.bag).toEqual([15, 15, 4]);
    expect(() => new Position({}, adapted(), 'iiiiiw')).toThrow(/none of it/);
    expect(at(p.state.bag, IRON) + at(p.state.bag, STONE) + at(p.state.bag, WHITE)).toBe(34);
  });

  test('FH-7 bonus tokens for I and II in play, the summit token with IV', () => {
    const p = position();
    expect([p.state.bonus[p.line('I')], p.state.bonus[p.line('II')], p.state.summit]).toEqual([
      ON_CARD,
      ON_CARD,
      ON_CARD,
    ]);
    expect(p.state.bonus[p.line('III')]).toBe(NOT_IN_PLAY);
    const q = position({ lines: 'I-IV' });
    expect([q.state.bonus[q.line('I')], q.state.bonus[q.line('II')], q.state.summit]).toEqual([
      NOT_IN_PLAY,
      ON_CARD,
      NOT_IN_PLAY,
    ]);
  });

  test('FH-8 surveyor at home, no station, 16 tiles, five gold cards; two neutral cards of each letter in reserve', () => {
    const p = position();
    expect(p.state.surveyor).toEqual([HOME, HOME]);
    expect(p.state.stations).toEqual([0, 0]);
    expect(p.state.tiles).toEqual([16, 16]);
    expect(p.state.side.every((side) => side === 0)).toBe(true);
    expect(p.state.reserve.map((card) => at(p.t.cards, card).id).join(' ')).toBe('A3 A4 B3 B4 C3 C4 D3 D4 E3 E4');
    expect(p.state.reserve.every((card) => at(p.t.cards, card).owner === 'neutral')).toBe(true);
  });

  test('FH-9 a first seat; the second seat, then the first takes two resources, and nothing is refilled', () => {
    const p = new Position({ first: 'seat2' }, adapted(), 'iiiiis');
    expect([p.state.first, p.seat, p.step]).toEqual([1, 0, 'opening']);
    expect(p.moves()).toEqual(['yi', 'ys']);
    p.play('ys');
    expect(p.refusal('ys')).toBe('FH-9');
    p.play('yi');
    expect(p.seat).toBe(1);
    p.play('yi yi');
    expect([p.seat, p.step]).toEqual([1, 'card']);
    expect(p.state.yard).toEqual([2, 0, 0]);
  });

  test('FH-9 the first seat is drawn unless the host says', () => {
    const rules = rulesWith({ lines: 'VII-VIII' });
    const { reserve } = position().state;
    for (const first of [0, 1])
      expect(begin(rules, scriptedChance([...reserve, ...cubes('iiisss'), first])).first).toBe(first);
  });
});
