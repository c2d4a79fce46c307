/** Every surveyor action of the edition, by a seat that can do it. */

import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { adapted } from './opened.ts';
import { type Position, position } from './position.ts';

const west = { lines: 'III-VI' };

/** Seat 0 with plenty, one station of seat 1 on the card, both lines V-2 and VI-2 clear; goes there with gold E. */
function visit(code: string, options = {}): Position {
  const p = position(options).holds(0, 4, 4, 4, 4).yard('iiisss');
  const space = p.t.spaceCodes.find((name) => name === code || name === `${code}a`);
  if (space !== undefined) p.built(1, space);
  return p.clear('V-2').play(`E @${code}`);
}

const own = (p: Position) => [p.own(0, 'iron'), p.own(0, 'stone'), p.own(0, 'rubble'), p.own(0, 'passenger')];

describe('surveyor actions', () => {
  const tested = new Set<string>();
  const action = (code: string, title: string, body: () => void) => {
    tested.add(code);
    test(`FH-33 FH-31 ${code} ${title}`, body);
  };

  action('I-1', 'Blaenau Ffestiniog: yellow ticket and 1 stone', () => {
    const p = visit('I-1').play('bs');
    expect([p.hasTicket(0, 'yellow'), own(p)]).toEqual([true, [4, 5, 4, 4]]);
  });
  action('II-1', 'Caernarfon: red ticket and 1 passenger', () => {
    const p = visit('II-1');
    expect([p.hasTicket(0, 'red'), own(p)]).toEqual([true, [4, 4, 4, 5]]);
  });
  action('III/IV-1', 'Llanberis: the white ticket for III and IV, and 1 resource of choice', () => {
    const p = visit('III/IV-1');
    expect(p.moves()).toEqual(['yi', 'ys', 'bi', 'bs']);
    p.play('yi');
    expect([p.hasTicket(0, 'white'), own(p)]).toEqual([true, [5, 4, 4, 4]]);
  });
  action('V-1', 'Bala: orange ticket and 2 rubble', () => {
    const p = visit('V-1');
    expect([p.hasTicket(0, 'orange'), own(p)]).toEqual([true, [4, 4, 6, 4]]);
  });
  action('VI-1', 'Tywyn Wharf: purple ticket and 1 iron', () => {
    const p = visit('VI-1').play('yi');
    expect([p.hasTicket(0, 'purple'), own(p)]).toEqual([true, [5, 4, 4, 4]]);
  });
  action('VII-1', 'Fairbourne: pink ticket and 1 passenger', () => {
    const p = visit('VII-1', west);
    expect([p.hasTicket(0, 'pink'), own(p)]).toEqual([true, [4, 4, 4, 5]]);
  });
  action('VIII-1', 'Aberystwyth: black ticket and 2 rubble', () => {
    const p = visit('VIII-1', west);
    expect([p.hasTicket(0, 'black'), own(p)]).toEqual([true, [4, 4, 6, 4]]);
  });
  action('I-2', 'Tanygrisiau: 1 rubble for 1 stone', () => {
    const p = visit('I-2').play('x bs');
    expect(own(p)).toEqual([4, 5, 3, 4]);
  });
  action('I-3', 'Tan-y-Bwlch/Minffordd: 2 passengers', () => {
    expect(own(visit('I-3'))).toEqual([4, 4, 4, 6]);
  });
  action('I/II-5', 'Porthmadog: 2 passengers for 3 VP', () => {
    const p = visit('I/II-5').play('x');
    expect([own(p), p.state.vp[0]]).toEqual([[4, 4, 4, 2], 3]);
  });
  action('II-2', 'Waunfawr: 2 rubble from one line', () => {
    const p = visit('II-2').play('IV');
    expect([own(p), p.rubble('IV-2')]).toEqual([[4, 4, 6, 4], 1]);
  });
  action('II-3', 'Rhyd Ddu/Beddgelert: a track for 1 iron', () => {
    const p = visit('II-3').play('V');
    expect([own(p), p.state.tracks[0]]).toEqual([[3, 4, 4, 4], 1]);
  });
  action('III-2', 'Dolbadarn/Gilfach Ddu: 1 iron and 1 stone', () => {
    const p = visit('III-2').play('yi bs');
    expect(own(p)).toEqual([5, 5, 4, 4]);
  });
  action('III-4', 'Cei Llydan: 1 passenger, and one other card may be flipped', () => {
    const p = visit('III-4');
    expect([own(p), p.step]).toEqual([[4, 4, 4, 5], 'flip']);
    p.play('A');
    expect(p.hand(0)).toBe('a1 B1 C1 D1 e1');
  });
  action('III-5', 'Penllyn: 1 stone for 2 VP', () => {
    const p = visit('III-5').play('x');
    expect([own(p), p.state.vp[0]]).toEqual([[4, 3, 4, 4], 2]);
  });
  action('IV-2', 'Two Viaducts/Hebron: a track for any 2 resources', () => {
    const p = visit('IV-2').play('V =2s');
    expect([own(p), p.state.tracks[0]]).toEqual([[4, 2, 4, 4], 1]);
  });
  action('IV-4', 'Clogwyn: 3 rubble for 2 stone', () => {
    const p = visit('IV-4').play('x bs bs');
    expect(own(p)).toEqual([4, 6, 1, 4]);
  });
  action('IV-5', 'Yr Wyddfa: the summit token', () => {
    expect(visit('IV-5').state.summit).toBe(0);
  });
  action('V-2', 'Llangower: 2 rubble and 1 passenger', () => {
    expect(own(visit('V-2'))).toEqual([4, 4, 6, 5]);
  });
  action('V-3', 'Llanuwchllyn: two other cards may be flipped', () => {
    const p = visit('V-3').play('A D');
    expect(p.hand(0)).toBe('a1 B1 C1 d1 e1');
  });
  action('VI-2', 'Pendre/Rhydyronen: 2 iron', () => {
    expect(own(visit('VI-2').play('yi bi'))).toEqual([6, 4, 4, 4]);
  });
  action('VI-4', 'Brynglas: 1 stone', () => {
    expect(own(visit('VI-4').play('ys'))).toEqual([4, 5, 4, 4]);
  });
  action('VI-5', 'Dolgoch/Abergynolwyn: up to twice 2 rubble for 1 VP', () => {
    const p = visit('VI-5').play('x');
    expect(p.moves()).toEqual(['x', '-']);
    p.play('x');
    expect([own(p), p.state.vp[0]]).toEqual([[4, 4, 0, 4], 2]);
  });
  action('VI-7', 'Nant Gwernol: up to two tracks for 2 iron each', () => {
    const p = visit('VI-7').clear('I-2').play('V I');
    expect([own(p), p.state.tracks[0]]).toEqual([[0, 4, 4, 4], 2]);
  });
  action('VIII-2', 'Capel Bangor: 1 passenger for 1 iron and 1 stone', () => {
    const p = visit('VIII-2', west).play('x yi bs');
    expect(own(p)).toEqual([5, 5, 4, 3]);
  });

  test('FH-31 every surveyor space of the edition is tested above', () => {
    const spaces = adapted().stations.filter((station) => station.surveyor !== null);
    expect([...tested].sort()).toEqual(spaces.map((station) => at(station.cards, 0)).sort());
  });
});
