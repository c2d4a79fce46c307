/** The 25 backs, each with the rulebook's remarks. */

import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { WHITE } from '../rules/state.ts';
import { adapted } from './opened.ts';
import { type Position, position } from './position.ts';

/** Seat 0 holds that card, back side up, and 4 of everything; the stockyard is iiisss. */
function holding(id: string, options = {}): Position {
  return position(options).holdsCard(0, id.toLowerCase()).holds(0, 4, 4, 4, 4).yard('iiisss');
}

const own = (p: Position) => [p.own(0, 'iron'), p.own(0, 'stone'), p.own(0, 'rubble'), p.own(0, 'passenger')];

describe('the 25 backs', () => {
  const tested = new Set<string>();
  const back = (id: string, name: string, title: string, body: () => void) => {
    tested.add(id);
    expect(adapted().actionCards.find((card) => card.id === id)!.name.en).toBe(name);
    test(`FH-36 ${id} ${name}: ${title}`, body);
  };

  // C on the backs of A.
  back('A1', 'Stonebreaker', 'up to twice a track for 2 iron, 2 stone or one of each; no stone to be had', () => {
    const p = holding('A1').clear('V-2', 'VI-2').play('A V');
    expect(p.moves()).toEqual(['=2i', '=1i1s', '=2s']);
    p.play('=1i1s');
    expect(p.moves()).toEqual(['VI', '-']);
    p.play('VI =2s');
    expect([own(p), p.state.tracks[0], p.seat]).toEqual([[3, 1, 4, 4], 2, 1]);
  });
  back('A2', 'Strongarm', 'up to twice a track for 2 iron or a stone for 2 rubble', () => {
    const p = holding('A2').clear('V-2').play('A o1 o2 bs');
    expect([own(p), p.state.tracks[0], p.seat]).toEqual([[2, 5, 2, 4], 1, 1]);
  });
  back('A3', 'Tea Break', 'once a track or a stone, then one other card may be flipped', () => {
    const p = holding('A3').clear('V-2').play('A o1 E');
    expect([own(p), p.state.tracks[0], p.hand(0)]).toEqual([[2, 4, 4, 4], 1, 'A3 B1 C1 D1 e1']);
  });
  back('A4', 'Brickmaker', 'up to twice 1 rubble for 1 stone; no track', () => {
    const p = holding('A4').clear('V-2').play('A');
    expect(p.refusal('V')).toBe('step');
    p.play('x bs x bs');
    expect([own(p), p.seat]).toEqual([[4, 6, 2, 4], 1]);
  });
  back('A5', 'Blacksmith', 'needs a ticket; up to two tracks for 1 iron on lines with a ticket', () => {
    const p = holding('A5').clear('V-2', 'VI-2', 'VI-4');
    expect(p.refusal('A')).toBe('FH-36');
    p.ticket(0, 'purple').play('A');
    expect(p.moves()).toEqual(['VI']);
    expect(p.refusal('V')).toBe('FH-41.15');
    p.play('VI VI');
    expect([own(p), p.state.tracks[0]]).toEqual([[2, 4, 4, 4], 2]);
  });

  // D on the backs of B.
  back('B1', 'Landscaper', 'a station for 2 rubble more', () => {
    const p = holding('B1').clear('V-2').play('B V-2 -');
    expect([own(p), p.state.vp[0]]).toEqual([[4, 3, 2, 4], 1]);
    const q = holding('B1').clear('V-2').holds(0, 4, 4, 1, 0);
    expect(q.refusal('B')).toBe('FH-11');
  });
  back('B2', 'Mason', 'needs a ticket; a station of such a line for one unit less, of choice', () => {
    const p = holding('B2').clear('V-2', 'VI-2');
    expect(p.refusal('B')).toBe('FH-36');
    p.ticket(0, 'purple').play('B');
    expect(p.moves()).toEqual(['VI-2a', 'VI-2b']);
    expect(p.refusal('V-2')).toBe('FH-41.15');
    p.play('VI-2a');
    expect(p.moves()).toEqual(['=1i', '=1r']);
    p.play('=1i -');
    expect([own(p), p.state.vp[0]]).toEqual([[3, 4, 4, 4], 1]);
  });
  back('B3', 'Architect', 'needs a ticket; one resource more, and 2 VP', () => {
    const p = holding('B3').clear('V-2').holds(0, 1, 1, 0, 0);
    expect(p.refusal('B')).toBe('FH-36');
    p.ticket(0, 'orange').play('B V-2');
    // Costs 1 printed stone and 1 resource of choice: with only 1 stone, the other must be iron.
    expect(p.step).toBe('visit');
    p.play('-');
    expect([own(p), p.state.vp[0]]).toEqual([[0, 0, 0, 0], 3]);
  });
  back('B4', 'Mason’s Mate', 'a station for two units less, without its bonus; the surveyor may go there', () => {
    const p = holding('B4').clear('I-2').play('B I-2');
    // All of it is taken off: nothing is left to pay, and nothing to choose.
    expect([own(p), p.state.vp[0], p.step]).toEqual([[4, 4, 4, 4], 0, 'visit']);
    p.play('@I-2 x bs');
    expect(own(p)).toEqual([4, 5, 3, 4]);
  });
  back('B5', 'Steelworker', 'needs a ticket or a track; any station of such a line, iron for stone', () => {
    const p = holding('B5').clear('V-2', 'V-3', 'I-2');
    expect(p.refusal('B')).toBe('FH-36');
    // A track on Llangower opens all of line V.
    p.laid(0, 'V-2').play('B');
    expect(p.moves()).toEqual(['V-2', 'V-3']);
    p.play('V-3');
    expect(p.moves()).toEqual(['=3i', '=2i1s', '=1i2s']);
    p.play('=3i -');
    expect([own(p), p.state.vp[0]]).toEqual([[1, 4, 4, 4], 4]);
  });

  // E on the backs of C.
  back('C1', 'Inspector', 'needs a ticket; to a free space of a line with a ticket', () => {
    const p = holding('C1').built(1, 'V-2', 'I-2');
    expect(p.refusal('C')).toBe('FH-36');
    p.ticket(0, 'orange').play('C');
    expect(p.moves()).toEqual(['@V-1', '@V-2']);
    expect(p.refusal('@I-2')).toBe('FH-41.15');
    p.play('@V-2');
    expect(own(p)).toEqual([4, 4, 6, 5]);
  });
  back('C2', 'Tourist', 'to a free first station, and 1 passenger', () => {
    const p = holding('C2').built(1, 'V-2').play('C');
    expect(p.moves()).toEqual(['@I-1', '@II-1', '@III/IV-1', '@V-1', '@VI-1']);
    expect(p.refusal('@V-2')).toBe('FH-36');
    p.play('@V-1');
    expect([own(p), p.hasTicket(0, 'orange')]).toEqual([[4, 4, 6, 5], true]);
  });
  back('C3', 'Draughtsman', 'to a free space, not the pub; one other card may be flipped', () => {
    const p = holding('C3').built(0, 'V-2').play('C');
    expect(p.refusal('@pub')).toBe('FH-35');
    p.play('@V-2 A');
    expect([own(p), p.hand(0)]).toEqual([[4, 4, 6, 5], 'a1 B1 C3 D1 E1']);
  });
  back(
    'C4',
    'Field Workers',
    'up to twice to a touching space; a double may touch six; from the pub to a first station',
    () => {
      const p = holding('C4').surveyorAt(0, 'V-1').built(1, 'V-2', 'VI-2a').play('C');
      expect(p.moves()).toEqual(['@III/IV-1', '@VI-1', '@V-2']);
      expect(p.refusal('@VI-2')).toBe('FH-41.9');
      p.play('@V-2');
      expect(p.moves()).toEqual(['@V-1', '@VI-2', '-']);
      p.play('@VI-2 yi yi');
      expect(own(p)).toEqual([6, 4, 6, 5]);
      const { neighbours } = at(p.t.layouts, p.state.closed);
      // Dolbadarn/Gilfach Ddu between Llanberis and Cei Llydan, under II-2 and II-3, above IV-2/3: a double above a double.
      expect(
        at(neighbours, p.station('III-2'))
          .map((i) => at(p.t.stations, i).code)
          .sort(),
      ).toEqual(['III/IV-1', 'III-4', 'II-2', 'II-3', 'IV-2'].sort());
      const q = holding('C4');
      q.state.surveyor[0] = -2;
      q.play('C');
      expect(q.moves()).toEqual(['@I-1', '@II-1', '@III/IV-1', '@V-1', '@VI-1']);
      expect(q.refusal('@pub')).toBe('FH-35');
    },
  );
  back('C5', 'Tour Operator', 'a ticket of choice and 1 passenger; the surveyor stays', () => {
    const p = holding('C5').surveyorAt(0, 'V-1').ticket(0, 'red').play('C');
    expect(p.moves()).toEqual(['t-yellow', 't-white', 't-orange', 't-purple']);
    expect(p.refusal('t-red')).toBe('FH-33');
    expect(p.refusal('t-pink')).toBe('FH-41.29');
    p.play('t-white');
    expect([p.hasTicket(0, 'white'), own(p), p.state.surveyor[0]]).toEqual([true, [4, 4, 4, 5], p.station('V-1')]);
  });

  // A on the backs of D.
  back('D1', 'Salvage', 'two resources from the bag, white cubes ignored and put back; 1 rubble', () => {
    const p = holding('D1').play('D[is]');
    expect([own(p), p.state.bag[WHITE]]).toEqual([[5, 5, 5, 4], 4]);
    expect(p.told('competitor')).toHaveLength(0);
    expect(() => holding('D1').play('D[ws]')).toThrow(/there is none of it/);
  });
  back('D2', 'Harbour Market', 'three from the bag, white cubes ignored; keep two', () => {
    const p = holding('D2').play('D[iss]');
    expect([p.step, p.moves()]).toEqual(['keep', ['k2s', 'k1i1s']]);
    const stone = at(p.state.bag, 1);
    p.play('k2s');
    expect([own(p), p.state.bag[1]]).toEqual([[4, 6, 4, 4], stone - 2]);
    expect(() => holding('D2').play('D[iws]')).toThrow(/there is none of it/);
  });
  back('D3', 'Large Boat', 'the yard is filled to six, white cubes counted, not if it holds six; then take', () => {
    const p = holding('D3').yard('isw').play('D[wss]');
    expect([p.state.yard, p.step]).toEqual([[1, 3, 2], 'yard']);
    expect(p.told('competitor')).toHaveLength(1);
    p.play('ys ys -');
    expect(own(p)).toEqual([4, 6, 4, 4]);
    const q = holding('D3').yard('iisssw').play('D');
    expect(q.state.yard).toEqual([2, 3, 1]);
    q.play('yi -');
  });
  back('D4', 'Small Boat', 'three cubes to the yard however many lie there, none taken; two flips', () => {
    const p = holding('D4').yard('iiissssw').play('D[iws]');
    expect([p.state.yard, own(p), p.step]).toEqual([[4, 5, 2], [4, 4, 4, 4], 'flip']);
    expect(p.told('competitor')).toHaveLength(1);
    p.play('A B');
    expect(p.hand(0)).toBe('a1 b1 C1 D4 E1');
  });
  back('D5', 'Small Cart', 'needs a ticket; one resource of the yard for each', () => {
    const p = holding('D5');
    expect(p.refusal('D')).toBe('FH-36');
    p.ticket(0, 'red', 'orange').play('D');
    expect(p.refusal('-')).toBe('FH-13');
    p.play('yi ys');
    expect([own(p), p.seat]).toEqual([[5, 5, 4, 4], 1]);
  });

  // B on the backs of E.
  back('E1', 'Novice Navvies', 'three rubble from one line', () => {
    const p = holding('E1').play('E IV');
    expect([own(p), p.rubble('IV-2'), p.state.vp[0]]).toEqual([[4, 4, 7, 4], 0, 1]);
  });
  back('E2', 'Local Help', 'two rubble in all: two of one line, or one of each of two', () => {
    const p = holding('E2').play('E IV');
    expect(p.moves()).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']);
    p.play('IV');
    expect([own(p), p.rubble('IV-2')]).toEqual([[4, 4, 6, 4], 1]);
    const q = holding('E2').play('E IV V');
    expect([own(q), q.rubble('IV-2'), q.rubble('V-2')]).toEqual([[4, 4, 6, 4], 2, 2]);
  });
  back('E3', 'Itinerant Workers', 'three rubble, each of a different line; what is missing from the supply', () => {
    const p = holding('E3').play('E I');
    expect(p.refusal('I')).toBe('FH-41.30');
    p.play('II VI');
    expect([own(p), p.rubble('I-2'), p.rubble('II-2'), p.rubble('VI-2')]).toEqual([[4, 4, 7, 4], 2, 2, 2]);
    const q = holding('E3').clearAll();
    q.state.rubble[q.station('V-3')] = 2;
    q.play('E');
    expect([own(q), q.rubble('V-3'), q.seat]).toEqual([[4, 4, 7, 4], 1, 1]);
  });
  back('E4', 'Labour Loan', 'six rubble of one line, two for the opponent; the VP for clearing are yours', () => {
    const p = holding('E4').play('E IV');
    expect([own(p), p.own(1, 'rubble'), p.state.vp]).toEqual([[4, 4, 8, 4], 2, [2, 0]]);
  });
  test('FH-19 FH-36 the Labour Loan off a line with one cube, or with none left: two of the six still go to the opponent', () => {
    const p = holding('E4').clear('V-2', 'V-3');
    p.state.rubble[p.station('V-3')] = 1;
    const supply = p.state.supply[0];
    p.play('E V');
    expect([own(p), p.own(1, 'rubble'), p.rubble('V-3')]).toEqual([[4, 4, 8, 4], 2, 0]);
    expect([p.state.supply[0], p.state.vp]).toEqual([supply - 5, [1, 0]]);
    expect(p.told('gave')).toMatchObject([{ cubes: 2 }]);
    const q = holding('E4').clearAll();
    const before = q.state.supply[0];
    q.play('E');
    expect([own(q), q.own(1, 'rubble')]).toEqual([[4, 4, 8, 4], 2]);
    expect([q.state.supply[0], q.state.vp, q.seat]).toEqual([before - 6, [0, 0], 1]);
  });
  back('E5', 'Veteran Navvies', 'needs a ticket; five rubble of a line with a ticket, else from the supply', () => {
    const p = holding('E5');
    expect(p.refusal('E')).toBe('FH-36');
    p.ticket(0, 'orange', 'white').play('E');
    expect(p.moves()).toEqual(['III', 'IV', 'V']);
    expect(p.refusal('I')).toBe('FH-41.15');
    p.play('V');
    expect([own(p), p.rubble('V-3')]).toEqual([[4, 4, 9, 4], 1]);
    const q = holding('E5').ticket(0, 'orange').clear('V-2', 'V-3').play('E');
    expect([own(q), q.seat]).toEqual([[4, 4, 9, 4], 1]);
  });

  test('FH-36 five backs for each letter, A on D, B on E, C on A, D on B, E on C; each is tested above', () => {
    const cards = adapted().actionCards;
    expect([...tested].sort()).toEqual(cards.map((card) => card.id).sort());
    const backOf = { A: 'C', B: 'D', C: 'E', D: 'A', E: 'B' };
    for (const card of cards) expect(card.back).toBe(backOf[card.type]);
    for (const letter of 'ABCDE') expect(cards.filter((card) => card.back === letter)).toHaveLength(5);
  });

  test('FH-36 the field workers: double stations may touch six cards', () => {
    // Rows I, II, III, IV, V, VI: Rhyd Ddu/Beddgelert touches II-2, Porthmadog, I-3 (double), III-2, III-4.
    const counts = position().t.layouts.flatMap((layout) =>
      position().t.stations.flatMap((station, i) =>
        station.columns.length === 2 ? [at(layout.neighbours, i).length] : [],
      ),
    );
    expect(Math.max(...counts)).toBe(6);
  });
});
