import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('B: clear rubble', () => {
  test('FH-19 gold B takes four cubes of one line from left to right', () => {
    const p = position().play('B');
    expect(p.moves()).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']);
    expect(p.refusal('-')).toBe('step');
    p.play('III');
    expect([p.rubble('III-2'), p.rubble('III-4'), p.rubble('III-5')]).toEqual([0, 1, 2]);
    expect(p.own(0, 'rubble')).toBe(4);
  });

  test('FH-19 what a line lacks comes from the supply', () => {
    const p = position().clear('V-2');
    const supply = at(p.state.supply, 0);
    p.play('B V');
    expect([p.rubble('V-3'), p.own(0, 'rubble')]).toEqual([0, 4]);
    expect(p.state.supply[0]).toBe(supply - 1);
    expect(p.told('supplied')).toMatchObject([{ amount: 1 }]);
  });

  test('FH-19 a line without rubble is not chosen; with none on any card four come from the supply', () => {
    const p = position().clear('V-2', 'V-3').play('B');
    expect(p.refusal('V')).toBe('FH-19');
    expect(p.refusal('VII')).toBe('FH-2');
    const q = position().clearAll().play('B');
    expect(q.own(0, 'rubble')).toBe(4);
    expect(q.seat).toBe(1);
  });

  test('FH-19 so for every action that clears rubble, by its own number', () => {
    // Novice Navvies: three; the surveyor of Waunfawr: two.
    const p = position().holdsCard(0, 'e1').clear('V-2').play('E V');
    expect(p.own(0, 'rubble')).toBe(3);
    const q = position().built(1, 'II-2').clear('III-2', 'III-4').play('E @II-2 III');
    expect([q.own(0, 'rubble'), q.rubble('III-5')]).toEqual([2, 0]);
  });

  test('FH-20 the last cube off a card is 1 VP at once; a double counts once', () => {
    const p = position().play('B IV');
    // Three off Two Viaducts/Hebron, one off Clogwyn.
    expect(p.state.vp[0]).toBe(1);
    const q = position().clear('I-2').play('B I');
    expect([q.rubble('I-3'), q.state.vp[0]]).toEqual([0, 1]);
    const r = position();
    r.state.rubble[r.station('III-2')] = 1;
    r.state.rubble[r.station('III-4')] = 1;
    r.play('B III');
    expect([r.rubble('III-5'), r.state.vp[0]]).toEqual([0, 3]);
  });

  test('FH-21 Porthmadog can be cleared once either line that leads to it is clear', () => {
    const p = position().clear('I-2');
    p.state.rubble[p.station('I-3')] = 1;
    p.play('B I');
    // Line II is still blocked.
    expect([p.rubble('I/II-5'), p.rubble('II-2')]).toEqual([1, 3]);
    p.play('B II');
    expect([p.rubble('II-2'), p.rubble('II-3'), p.rubble('I/II-5')]).toEqual([0, 4, 1]);
    const track = at(p.t.stations, p.station('I/II-5')).tracks;
    expect(track.end - track.from).toBe(2);
  });

  test('FH-45 the rulebook example on Bala Lake: three cubes off Llangower for 1 VP, then one off Llanuwchllyn', () => {
    const p = position().play('B V');
    expect([p.rubble('V-2'), p.rubble('V-3')]).toEqual([0, 2]);
    expect([p.state.vp[0], p.own(0, 'rubble')]).toEqual([1, 4]);
    expect(p.told('rubble')).toMatchObject([
      { station: p.station('V-2'), cubes: 3, vp: 1 },
      { station: p.station('V-3'), cubes: 1, vp: 0 },
    ]);
  });

  test('FH-45 the rulebook example of a competitor: Two Viaducts/Hebron, three rubble go, no VP', () => {
    // The first row has a competitor, the second a station of a seat; line IV is the third row.
    const p = position({ lines: 'III-VIII' }).competitorOn('I-2').built(1, 'II-2').yard('i');
    const supply = at(p.state.supply, 0);
    p.play('A yi[wiiiii]');
    expect(p.told('competitor')).toMatchObject([{ station: p.station('IV-2'), rubble: 3 }]);
    expect(p.station('IV-2')).toBe(p.station('IV-3'));
    expect(p.state.supply[0]).toBe(supply + 3);
    expect(p.state.vp).toEqual([0, 0]);
  });
});
