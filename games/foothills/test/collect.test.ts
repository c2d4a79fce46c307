import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { COMPETITOR, COMPETITORS, GOING_ON, WHITE } from '../rules/state.ts';
import { position } from './position.ts';

describe('A: collect', () => {
  test('FH-13 gold A takes one to three resources of choice', () => {
    const p = position().yard('iiisss').play('A');
    expect(p.refusal('-')).toBe('FH-13');
    p.play('yi');
    expect(p.moves()).toEqual(['yi', 'ys', '-']);
    p.play('ys yi');
    expect([p.own(0, 'iron'), p.own(0, 'stone')]).toEqual([3, 2]);
    expect(p.seat).toBe(1);
  });

  test('FH-13 only what lies there can be taken', () => {
    const p = position().yard('iii').play('A');
    expect(p.refusal('ys')).toBe('FH-13');
    expect(p.refusal('bi')).toBe('FH-13');
  });

  test('FH-13 when the last resource is taken the yard is refilled at once, and taking goes on', () => {
    const p = position().yard('is').play('A yi ys[isisis]');
    expect(p.state.yard).toEqual([3, 3, 0]);
    expect(p.moves()).toEqual(['yi', 'ys', '-']);
    p.play('ys');
    expect(p.state.yard).toEqual([3, 2, 0]);
    expect(p.seat).toBe(1);
  });

  test('FH-14 six cubes are drawn whatever white ones lie there; each white one brings a competitor at once', () => {
    const p = position().yard('iww').play('A yi[iwiwii]');
    expect(p.state.yard).toEqual([4, 0, 4]);
    expect(p.told('competitor').map((event) => event.station)).toEqual([p.station('I-2'), p.station('II-2')]);
    expect(p.events.map((event) => event.kind).filter((kind) => kind === 'drawn' || kind === 'competitor')).toEqual([
      'drawn',
      'drawn',
      'competitor',
      'drawn',
      'drawn',
      'competitor',
      'drawn',
      'drawn',
    ]);
    // Before the action continues.
    expect([p.seat, p.step]).toEqual([0, 'yard']);
  });

  test('FH-14 a refill by another action: the stone of C is the last resource of the yard', () => {
    const p = position().holds(0, 0, 0, 4, 0).yard('s').play('C o2 ys[wiiiii]');
    expect(p.told('competitor')).toHaveLength(1);
    expect([p.seat, p.step]).toEqual([0, 'choose']);
  });

  test('FH-15 column by column and from the top, first cards left out, the first card without track, station or competitor', () => {
    const p = position().laid(1, 'I-2').built(1, 'II-2').competitorOn('III-2').yard('i').play('A yi[wiiiii]');
    expect(p.told('competitor')).toMatchObject([{ station: p.station('IV-2') }]);
    const q = position().built(1, 'I-2', 'II-2', 'III-2a', 'IV-2b', 'V-2', 'VI-2a', 'I-3b').yard('i');
    q.play('A yi[wiiiii]');
    expect(q.told('competitor')).toMatchObject([{ station: q.station('II-3') }]);
  });

  test('FH-15 its rubble goes to the supply for no VP, its spaces are covered, its surveyor space is open', () => {
    const p = position().yard('i');
    const supply = at(p.state.supply, 0);
    expect(p.refusal('E')).toBeNull();
    p.play('A yi[wiiiii] -');
    expect(p.rubble('I-2')).toBe(0);
    expect(p.state.supply[0]).toBe(supply + 3);
    expect(p.state.vp).toEqual([0, 0]);
    expect(p.state.built[p.space('I-2')]).toBe(COMPETITOR);
    p.play('E');
    expect(p.refusal('@I-2')).toBeNull();
    expect(p.refusal('@II-2')).toBe('FH-31');
  });

  test("FH-16 a competitor on a line's last card puts a buffer at its end", () => {
    const p = position().competitorOn('I-2', 'II-2', 'III-2', 'IV-2', 'V-2').built(1, 'VI-2a', 'I-3a', 'II-3a');
    p.yard('i').play('A yi[wiiiii]');
    expect(p.told('competitor')).toMatchObject([{ station: p.station('V-3') }]);
    expect(p.state.buffers[p.line('V')]).toBe(1);
    expect(p.told('buffer')).toMatchObject([{ line: p.line('V'), left: 4 }]);
  });

  test('FH-17 at the end of a turn three or more white cubes on the yard go back to the bag', () => {
    const p = position().yard('iiww').play('A yi -');
    expect(p.state.yard[WHITE]).toBe(2);
    const q = position().yard('iwww').play('A yi[iiiiii]');
    expect(q.state.yard[WHITE]).toBe(3);
    q.play('-');
    expect([q.state.yard[WHITE], q.state.bag[WHITE]]).toEqual([0, 4]);
    expect(q.told('eventsBack')).toMatchObject([{ cubes: 3 }]);
  });

  test('FH-18 no competitor tile left: the end is triggered', () => {
    const p = position().yard('i');
    p.state.competitors = 0;
    p.play('A yi[wiiiii]');
    expect(p.state.ending).toBe(COMPETITORS);
    expect(p.told('triggered')).toMatchObject([{ why: 'competitors' }]);
  });

  test('FH-18 no card free: the end is triggered', () => {
    const p = position().yard('i');
    for (const code of p.t.edition.stations
      .filter(({ columns }) => at(columns, 0) > 1)
      .map(({ cards }) => at(cards, 0)))
      p.laid(1, code);
    p.state.tiles[1] = 0;
    expect(p.state.ending).toBe(GOING_ON);
    p.play('A yi[wiiiii]');
    expect(p.state.competitors).toBe(10);
    expect(p.state.ending).toBe(COMPETITORS);
  });
});
