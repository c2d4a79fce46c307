/** Effects inside effects: whatever waits resumes in order. */

import { describe, expect, test } from 'vitest';
import { altered } from './opened.ts';
import { position } from './position.ts';

describe('nesting', () => {
  test('FH-27 FH-14 FH-15 a refill with a competitor in a surveyor action in a build in a card, and back', () => {
    // The Mason builds Tanygrisiau, its surveyor action takes the last stone in the yard, and a competitor is placed.
    const p = position().holdsCard(0, 'b2').ticket(0, 'yellow').clear('I-2').holds(0, 0, 2, 1, 0).yard('s');
    p.play('B I-2 @I-2 x ys[wiiiii]');
    expect(p.told('competitor')).toHaveLength(1);
    expect([p.own(0, 'stone'), p.hand(0), p.seat]).toEqual([2, 'A1 B2 C1 D1 E1', 1]);
  });

  test('FH-41.27 FH-29 a scored card inside a build inside a surveyor action, then the rest of the list', () => {
    const edition = altered((copy) => {
      copy.stations.find((station) => station.id === 'capel-bangor')!.surveyor = [
        {
          op: 'buildStation',
          lineFilter: 'any',
          extraCost: {},
          discount: 0,
          bonus: true,
          extraGain: { anyResource: 1 },
          substitute: null,
        },
        { op: 'take', gain: { passenger: 1 } },
      ];
    });
    const p = position({ lines: 'III-VI' }, edition).built(1, 'VIII-2').clear('VIII-3').holds(0, 2, 2, 0, 0).yard('i');
    p.holdsCard(0, 'c3').play('C @VIII-2 VIII-3a');
    // The extra gain comes first and empties the yard, so a competitor is placed.
    expect(p.step).toBe('gain');
    p.play('yi[wiiiii]');
    expect([p.step, p.told('competitor').length]).toEqual(['score', 1]);
    p.play('C');
    expect(p.step).toBe('flip');
    // The rest of Capel Bangor's list was done before step 3.
    expect(p.own(0, 'passenger')).toBe(1);
    p.play('A');
    expect([p.pile(0), p.hand(0), p.seat]).toEqual([['C3'], 'a1 B1 C4 D1 E1', 1]);
  });

  test('FH-31 FH-22 tracks of the Field Workers: a payment inside a surveyor action inside the first of two moves', () => {
    const p = position().holdsCard(0, 'c4').surveyorAt(0, 'III/IV-1').built(1, 'IV-2a', 'III-2a').clear('V-2');
    p.holds(0, 2, 1, 0, 0).yard('iss').play('C @IV-2 V =1i1s');
    expect([p.step, p.state.tracks[0]]).toEqual(['surveyor', 1]);
    p.play('@III-2 bi ys');
    expect([p.own(0, 'iron'), p.own(0, 'stone'), p.seat]).toEqual([2, 1, 1]);
  });
});
