/** FH-42: each operation, with all its parameters. */

import { describe, expect, test } from 'vitest';
import { operations } from '../rules/ops/list.ts';
import type { RawOp } from '../rules/params.ts';
import { WHITE } from '../rules/state.ts';
import { altered } from './opened.ts';
import { type Position, position } from './position.ts';

/** Seat 0 holds A1, whose back is this list; 4 of everything; the stockyard is iiisss. */
function withBack(ops: RawOp[], options = {}): Position {
  const edition = altered((copy) => {
    copy.actionCards.find((card) => card.id === 'A1')!.ops = ops;
  });
  return position(options, edition).holdsCard(0, 'a1').holds(0, 4, 4, 4, 4).yard('iiisss');
}

const own = (p: Position) => [p.own(0, 'iron'), p.own(0, 'stone'), p.own(0, 'rubble'), p.own(0, 'passenger')];

describe('the operations', () => {
  const tested = new Set<string>();
  const operation = (name: string, title: string, body: () => void) => {
    tested.add(name);
    test(`FH-42 ${name}: ${title}`, body);
  };

  operation('take', 'all of a gain, resources unit by unit from yard or bag, as much as there is', () => {
    const gain = { iron: 2, stone: 1, anyResource: 1, rubble: 3, passenger: 2, vp: 4 };
    const p = withBack([{ op: 'take', gain }]).play('A');
    expect([p.own(0, 'rubble'), p.own(0, 'passenger'), p.state.vp[0]]).toEqual([7, 6, 4]);
    expect([p.step, p.moves()]).toEqual(['gain', ['yi', 'bi']]);
    p.play('yi bi');
    expect(p.moves()).toEqual(['ys', 'bs']);
    p.play('ys');
    expect(p.moves()).toEqual(['yi', 'ys', 'bi', 'bs']);
    p.play('bs');
    expect([own(p), p.seat]).toEqual([[6, 6, 7, 6], 1]);
    const q = withBack([{ op: 'take', gain: { stone: 3 } }])
      .yard('s')
      .bag('i')
      .play('A[i]');
    expect(own(q)).toEqual([4, 5, 4, 4]);
    // None of it is available: the card cannot be chosen.
    expect(
      withBack([{ op: 'take', gain: { stone: 3 } }])
        .yard('i')
        .bag('i')
        .refusal('A'),
    ).toBe('FH-11');
  });

  operation('takeFromStockyard', 'min and max, or one for each ticket', () => {
    const p = withBack([{ op: 'takeFromStockyard', min: 2, max: 4 }]).play('A yi');
    expect(p.refusal('-')).toBe('FH-13');
    p.play('yi');
    expect(p.refusal('-')).toBeNull();
    p.play('ys ys');
    expect([own(p), p.seat]).toEqual([[6, 6, 4, 4], 1]);
    const q = withBack([{ op: 'takeFromStockyard', min: 1, max: 'tickets' }]);
    expect(q.refusal('A')).toBe('FH-11');
    q.ticket(0, 'red').play('A yi');
    expect(q.seat).toBe(1);
    // It stops by itself when nothing is left.
    const r = withBack([{ op: 'takeFromStockyard', min: 3, max: 3 }])
      .yard('i')
      .bag('')
      .play('A yi');
    expect(r.seat).toBe(1);
    // Nothing need be taken, but then another effect must be possible.
    const s = withBack([{ op: 'takeFromStockyard', min: 0, max: 1 }]).play('A');
    expect(s.refusal('-')).toBe('FH-11');
    const u = withBack([
      { op: 'takeFromStockyard', min: 0, max: 1 },
      { op: 'take', gain: { vp: 1 } },
    ]).play('A -');
    expect(u.state.vp[0]).toBe(1);
  });

  operation('drawFromBag', 'draw by chance, white cubes put back, keep some of choice; fewer in the bag: all', () => {
    const ops = [{ op: 'drawFromBag', draw: 4, keep: 2, ignoreEvents: true }];
    const p = withBack(ops).play('A[iiss]');
    expect(p.moves()).toEqual(['k2s', 'k1i1s', 'k2i']);
    p.play('k2i');
    expect([own(p), p.state.bag[WHITE]]).toEqual([[6, 4, 4, 4], 4]);
    // All of one kind: nothing to choose.
    expect(own(withBack(ops).play('A[ssss]'))).toEqual([4, 6, 4, 4]);
    const q = withBack(ops).bag('sww').play('A[s]');
    expect(own(q)).toEqual([4, 5, 4, 4]);
    expect(withBack(ops).bag('ww').refusal('A')).toBe('FH-11');
  });

  operation('refillStockyard', 'up to a total of cubes, white ones counted, with events; not with an empty bag', () => {
    const ops = [{ op: 'refillStockyard', toTotalCubes: 8 }];
    const p = withBack(ops).yard('iisswi').play('A[wi]');
    expect([p.state.yard, p.told('competitor').length, p.seat]).toEqual([[4, 2, 2], 1, 1]);
    expect(withBack(ops).yard('iiiissss').refusal('A')).toBe('FH-11');
    expect(withBack(ops).bag('').refusal('A')).toBe('FH-11');
  });

  operation('addToStockyard', 'so many or all, however many lie there, with events; not with an empty bag', () => {
    const ops = [{ op: 'addToStockyard', cubes: 2 }];
    const p = withBack(ops).yard('iiiissssw').play('A[sw]');
    expect([p.state.yard, p.told('competitor').length]).toEqual([[4, 5, 2], 1]);
    expect(withBack(ops).bag('w').play('A[w]').state.bag[WHITE]).toBe(0);
    expect(withBack(ops).bag('').refusal('A')).toBe('FH-11');
  });

  operation('removeRubble', 'spread, filter, supply and the opponent’s part', () => {
    const rubble = (more: object): RawOp => ({
      op: 'removeRubble',
      spread: 'oneLine',
      lineFilter: 'any',
      max: 5,
      ...more,
    });
    // By default filled from the supply, with nothing for the opponent.
    const p = withBack([rubble({})])
      .clear('V-2')
      .play('A V');
    expect([own(p)[2], p.own(1, 'rubble')]).toEqual([9, 0]);
    const q = withBack([rubble({ fillFromReserve: false, opponentGets: 1 })])
      .clear('V-2')
      .play('A V');
    expect([own(q)[2], q.own(1, 'rubble')]).toEqual([6, 1]);
    expect(
      withBack([rubble({ fillFromReserve: false })])
        .clearAll()
        .refusal('A'),
    ).toBe('FH-11');
    const r = withBack([rubble({ max: 2, spread: 'upToTwoLines' })]).clear(
      'V-2',
      'V-3',
      'VI-2',
      'VI-4',
      'VI-5',
      'VI-7',
    );
    r.clear('III-2', 'III-4', 'III-5', 'IV-2', 'IV-4');
    r.state.rubble[r.station('IV-5')] = 1;
    r.play('A IV');
    // Both from one line, although it had only one cube: the other comes from the supply.
    expect(r.moves()).toEqual(['I', 'II', 'IV']);
    r.play('IV');
    expect([own(r)[2], r.rubble('I-2')]).toEqual([6, 3]);
    const s = withBack([rubble({ max: 2, spread: 'differentLines', lineFilter: 'ticket' })]).ticket(
      0,
      'red',
      'orange',
      'purple',
    );
    s.play('A');
    expect(s.moves()).toEqual(['II', 'V', 'VI']);
    s.play('V VI');
    expect([own(s)[2], s.rubble('V-2'), s.rubble('VI-2')]).toEqual([6, 2, 2]);
    const u = withBack([rubble({ lineFilter: 'ticketOrTrack' })])
      .laid(0, 'V-2')
      .play('A');
    expect([u.rubble('V-3'), own(u)[2]]).toEqual([0, 9]);
  });

  operation('layTrack', 'cost, number of times, filter', () => {
    const lay = (more: object): RawOp => ({
      op: 'layTrack',
      cost: { passenger: 1 },
      maxTimes: 3,
      lineFilter: 'any',
      ...more,
    });
    const p = withBack([lay({})])
      .clear('V-2', 'VI-2', 'VI-4')
      .play('A V VI -');
    expect([own(p), p.state.tracks[0], p.state.vp[0]]).toEqual([[4, 4, 4, 2], 2, 2]);
    const q = withBack([lay({ lineFilter: 'ticketOrTrack', maxTimes: 1 })])
      .laid(0, 'VI-2')
      .clear('VI-4', 'V-2')
      .play('A');
    expect(q.moves()).toEqual(['VI']);
    const r = withBack([lay({ cost: { anyResource: 1, rubble: 1 }, maxTimes: 1 })])
      .clear('V-2')
      .play('A V');
    expect(r.moves()).toEqual(['=1i1r', '=1s1r']);
  });

  operation('exchange', 'pays all, receives all, up to so many times', () => {
    const ops = [
      { op: 'exchange', pay: { anyResource: 1, passenger: 1 }, gain: { rubble: 2, anyResource: 1 }, maxTimes: 2 },
    ];
    const p = withBack(ops).play('A x');
    expect(p.moves()).toEqual(['=1i1p', '=1s1p']);
    p.play('=1i1p');
    expect([p.step, p.own(0, 'rubble')]).toEqual(['gain', 6]);
    p.play('ys x =1i1p bi');
    expect([own(p), p.seat]).toEqual([[3, 5, 8, 2], 1]);
  });

  operation('choose', 'an option that can be done, up to so many times, the same one again', () => {
    const ops = [
      {
        op: 'choose',
        maxTimes: 3,
        options: [
          { op: 'take', gain: { passenger: 1 } },
          { op: 'exchange', pay: { stone: 5 }, gain: { vp: 9 }, maxTimes: 1 },
          { op: 'moveSurveyor', targets: ['start'] },
        ],
      },
    ];
    const p = withBack(ops).play('A');
    expect(p.moves()).toEqual(['o1', 'o3']);
    p.play('o1 o1 o3');
    // A chosen option must be done.
    expect(p.refusal('-')).toBe('FH-41.19');
    p.play('@II-1');
    expect([own(p)[3], p.hasTicket(0, 'red'), p.seat]).toEqual([7, true, 1]);
  });

  operation('buildStation', 'filter, extra cost, discount, bonus, extra gain, substitute', () => {
    const build = (more: object): RawOp => ({
      op: 'buildStation',
      lineFilter: 'any',
      extraCost: {},
      discount: 0,
      bonus: true,
      extraGain: {},
      substitute: null,
      ...more,
    });
    // Llanuwchllyn costs 2 stone and 1 iron. Discount 1 on it, 1 rubble more, which is not discounted; iron for stone.
    const p = withBack([build({ extraCost: { rubble: 1 }, discount: 1, substitute: { stone: 'iron' } })]).clear('V-3');
    p.play('A V-3');
    expect(p.moves()).toEqual(['=2i1r', '=1i1s1r', '=2s1r']);
    expect(p.refusal('=2i')).toBe('FH-32');
    p.play('=2i1r -');
    expect([own(p), p.state.vp[0]]).toEqual([[2, 4, 3, 4], 4]);
    const q = withBack([build({ bonus: false, extraGain: { stone: 1, vp: 1 }, lineFilter: 'ticket' })]);
    q.ticket(0, 'orange').clear('V-2', 'I-2').play('A');
    expect(q.moves()).toEqual(['V-2']);
    q.play('V-2');
    // The extra gain comes before the surveyor.
    expect([q.state.vp[0], q.step]).toEqual([1, 'gain']);
    q.play('bs');
    expect(q.step).toBe('visit');
    // A second station of the same list may be declined.
    const r = withBack([build({}), build({})])
      .clear('V-2', 'VI-4')
      .play('A V-2 -');
    expect([r.step, r.moves()]).toEqual(['build', ['VI-4', '-']]);
    r.play('-');
    expect(r.state.stations[0]).toBe(1);
  });

  operation('moveSurveyor', 'each kind of target, several times', () => {
    const move = (targets: string[], more = {}): RawOp => ({ op: 'moveSurveyor', targets, ...more });
    const p = withBack([move(['pub', 'home'])])
      .built(0, 'V-2')
      .surveyorAt(0, 'V-1')
      .play('A');
    expect(p.moves()).toEqual(['@pub', '@home']);
    p.play('@pub B B3');
    expect(p.pile(0)).toEqual(['B1']);
    const q = withBack([move(['adjacent', 'ticketLine'], { maxTimes: 3 })])
      .built(1, 'V-2', 'VI-4')
      .surveyorAt(0, 'V-1');
    q.ticket(0, 'purple').play('A');
    expect(q.moves()).toEqual(['@III/IV-1', '@VI-1', '@V-2', '@VI-4']);
    q.play('@V-2 @V-1 @III/IV-1 bi');
    expect([own(q)[2], q.seat]).toEqual([8, 1]);
    // By default once, and it cannot be declined.
    const r = withBack([move(['anyAvailable'])]).play('A');
    expect(r.refusal('-')).toBe('FH-41.19');
    r.play('@V-1');
    expect(r.seat).toBe(1);
    // Start: only first stations.
    expect(
      withBack([move(['start'])])
        .built(1, 'V-2')
        .play('A')
        .moves(),
    ).toHaveLength(5);
  });

  operation('takeTicket', 'that ticket, unless the seat has it or its line is closed', () => {
    const p = withBack([{ op: 'takeTicket', colour: 'red' }]).play('A');
    expect([p.hasTicket(0, 'red'), p.state.ticketsLeft[1]]).toEqual([true, 1]);
    expect(
      withBack([{ op: 'takeTicket', colour: 'red' }])
        .ticket(0, 'red')
        .refusal('A'),
    ).toBe('FH-11');
    expect(withBack([{ op: 'takeTicket', colour: 'pink' }]).refusal('A')).toBe('FH-11');
  });

  operation('takeAnyTicket', 'one of a colour in play that the seat has not', () => {
    const p = withBack([{ op: 'takeAnyTicket' }])
      .ticket(0, 'yellow', 'red', 'white')
      .play('A');
    expect(p.moves()).toEqual(['t-orange', 't-purple']);
    p.play('t-purple');
    expect(p.hasTicket(0, 'purple')).toBe(true);
    const q = withBack([{ op: 'takeAnyTicket' }])
      .ticket(0, 'yellow', 'red', 'white', 'orange')
      .play('A');
    expect([q.hasTicket(0, 'purple'), q.seat]).toEqual([true, 1]);
  });

  operation('takeSummit', 'from card or opponent, if it is in play', () => {
    const p = withBack([{ op: 'takeSummit' }]).play('A');
    expect(p.state.summit).toBe(0);
    expect(withBack([{ op: 'takeSummit' }], { lines: 'IV-VIII' }).refusal('A')).toBe('FH-11');
    const q = withBack([{ op: 'takeSummit' }]);
    q.state.summit = 0;
    expect(q.refusal('A')).toBe('FH-11');
  });

  operation('scoreCard', 'may score one card, if the pile is smaller than the stations', () => {
    const ops = [{ op: 'take', gain: { vp: 1 } }, { op: 'scoreCard' }];
    const p = withBack(ops).built(0, 'V-2').play('A');
    expect(p.moves()).toEqual(['A', 'B', 'C', 'D', 'E', '-']);
    p.play('C C4');
    expect([p.pile(0), p.hand(0)]).toEqual([['C1'], 'A1 B1 C4 D1 E1']);
    expect(withBack(ops).play('A').seat).toBe(1);
    // On its own it is the only effect, so it must be done.
    const q = withBack([{ op: 'scoreCard' }])
      .built(0, 'V-2')
      .play('A');
    expect(q.refusal('-')).toBe('FH-11');
  });

  operation('flipExtra', 'a number, or any number, of other cards in step 3', () => {
    const ops = (max: number | 'any'): RawOp[] => [
      { op: 'flipExtra', max },
      { op: 'take', gain: { vp: 1 } },
    ];
    const p = withBack(ops(2)).play('A');
    // Step 3: the effects are done first.
    expect([p.state.vp[0], p.step]).toEqual([1, 'flip']);
    p.play('B C');
    expect([p.hand(0), p.seat]).toEqual(['A1 b1 c1 D1 E1', 1]);
    const q = withBack(ops('any')).play('A B C D E');
    expect(q.hand(0)).toBe('A1 b1 c1 d1 e1');
  });

  test('FH-42 every operation of the table is tested above', () => {
    expect([...tested].sort()).toEqual(Object.keys(operations).sort());
  });
});
