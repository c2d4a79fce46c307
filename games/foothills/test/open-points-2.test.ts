/** FH-41: the points that the printed rules leave open, 18 to 34. */

import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { FootHills } from '../rules/rules.ts';
import { BUFFERS, COMPETITORS, NOBODY, SLOTS, STALLED, WHITE } from '../rules/state.ts';
import type { Tables } from '../rules/tables.ts';
import { adapted, altered } from './opened.ts';
import { position } from './position.ts';

const west = () => position({ lines: 'III-VI' });

describe('open points 18 to 34', () => {
  test('FH-41.18 triggered in the first seat’s turn: one more turn for the second; else the game stops', () => {
    const p = position().yard('i');
    p.state.competitors = 0;
    p.play('A yi[wiiiii] -');
    expect(p.told('lastTurn')).toMatchObject([{ by: 1 }]);
    p.play('B I');
    expect(p.state.ended).toBe('competitors');
  });

  test('FH-41.19 gains happen by themselves, payments are voluntary; if only such effects are possible one is done', () => {
    // The ticket and the passenger of Caernarfon come without a question.
    const p = position().play('E @II-1');
    expect([p.hasTicket(0, 'red'), p.own(0, 'passenger'), p.seat]).toEqual([true, 1, 1]);
    // An exchange at a surveyor space may be declined: the move was an effect.
    const q = position().built(1, 'I-2').give(0, { rubble: 1 }).play('E @I-2');
    expect(q.moves()).toEqual(['x', '-']);
    // The Brickmaker has nothing else.
    const r = position().holdsCard(0, 'a4').give(0, { rubble: 2 }).play('A');
    expect([r.moves(), r.refusal('-')]).toEqual([['x'], 'FH-11']);
    r.play('x bs');
    expect(r.moves()).toEqual(['x', '-']);
  });

  test('FH-41.19 the first surveyor move and the station of a card are not declined', () => {
    const p = position().play('E');
    expect(p.refusal('-')).toBe('FH-41.19');
    const q = position().clear('V-2').play('D');
    expect(q.refusal('-')).toBe('FH-41.19');
  });

  test('FH-41.19 an effect may be declined if another one of the card can be done later', () => {
    const edition = altered((copy) => {
      copy.actionCards.find((card) => card.id === 'A4')!.ops = [
        { op: 'exchange', pay: { rubble: 1 }, gain: { stone: 1 }, maxTimes: 1 },
        { op: 'exchange', pay: { iron: 1 }, gain: { stone: 1 }, maxTimes: 1 },
      ];
    });
    const p = position({}, edition).holdsCard(0, 'a4').give(0, { rubble: 1 }).play('A');
    expect(p.moves()).toEqual(['x', '-']);
    p.play('-');
    expect(p.moves()).toEqual(['x']);
    const q = position({}, edition).holdsCard(0, 'a4').give(0, { rubble: 1 }).play('A x bs');
    expect(q.moves()).toEqual(['x', '-']);
  });

  test('FH-41.20 moving the surveyor is an effect; only the pub cannot be entered without room in the pile', () => {
    // Penllyn without a stone: nothing happens there, yet it is a target.
    const p = position().built(1, 'III-5').holds(0, 0, 0, 0, 0).play('E');
    expect(p.refusal('@III-5')).toBeNull();
    expect(p.refusal('@pub')).toBe('FH-35');
    p.play('@III-5');
    expect(p.seat).toBe(1);
  });

  test('FH-41.21 all of a cost must be owned, all of an exchange’s gain must be there; a take gives what there is', () => {
    const p = position().clear('V-2', 'I-2').holds(0, 0, 1, 0, 0).play('D');
    expect(p.refusal('I-2')).toBe('FH-41.21');
    // Clogwyn gives 2 stone: with only 1 available there is no exchange.
    const q = position().built(1, 'IV-4').holds(0, 0, 0, 3, 0).yard('is').bag('i').play('E @IV-4');
    expect(q.seat).toBe(1);
    // Pendre/Rhydyronen gives 2 iron: with only 1 available it gives 1.
    const r = position().built(1, 'VI-2a').holds(0, 0, 0, 0, 0).yard('is').bag('s').play('E @VI-2');
    expect([r.own(0, 'iron'), r.seat]).toEqual([1, 1]);
  });

  test('FH-41.22 any action that takes the last resource refills; with one source only it is not asked', () => {
    // Brynglas: 1 stone, the last resource of the yard, none in the bag.
    const p = position().built(1, 'VI-4').yard('s').bag('iiiiiii').play('E');
    p.play('@VI-4[iiiiii]');
    expect([p.own(0, 'stone'), p.state.yard, p.seat]).toEqual([2, [6, 0, 0], 1]);
    const q = position().built(1, 'VI-4').yard('ii').play('E @VI-4');
    expect([q.own(0, 'stone'), q.state.yard, q.seat]).toEqual([2, [2, 0, 0], 1]);
  });

  test('FH-32 FH-41.22 iron and stone in either order where the yard could be refilled in between', () => {
    // Dolbadarn/Gilfach Ddu gives 1 iron and 1 stone. The yard's only resource is a stone.
    const p = () => position().built(1, 'III-2a').holds(0, 0, 0, 0, 0).yard('s').bag('iiiiiis').play('E @III-2');
    expect(p().moves()).toEqual(['ys', 'bi', 'bs']);
    expect(p().refusal('yi')).toBe('FH-32');
    // Stone first: the yard is refilled, and the iron may come from it.
    const stoneFirst = p().play('ys[iiiiii]');
    expect([stoneFirst.own(0, 'stone'), stoneFirst.own(0, 'iron'), stoneFirst.seat]).toEqual([1, 1, 1]);
    expect(stoneFirst.state.yard).toEqual([5, 0, 0]);
    // Iron first, from the bag: then the order makes no difference any more.
    const ironFirst = p().play('bi');
    expect(ironFirst.moves()).toEqual(['ys', 'bs']);
    // A stone from the bag: the iron is in the bag only, so nothing more is asked.
    const fromBag = p().play('bs');
    expect([fromBag.own(0, 'stone'), fromBag.own(0, 'iron'), fromBag.state.yard]).toEqual([1, 1, [0, 1, 0]]);
  });

  test('FH-32 FH-41.22 the order is not asked where it makes no difference', () => {
    const gained = (yard: string, bag: string) =>
      position().built(1, 'III-2a').holds(0, 0, 0, 0, 0).yard(yard).bag(bag).play('E @III-2');
    // Two resources in the yard: it empties with the last unit at the earliest, so iron comes first.
    expect(gained('is', 'is').moves()).toEqual(['yi', 'bi']);
    // No resource in the yard, or none in the bag: no refill can come in between.
    expect([gained('w', 'is').own(0, 'iron'), gained('w', 'is').own(0, 'stone')]).toEqual([1, 1]);
    expect([gained('s', 'w').own(0, 'stone'), gained('s', 'w').seat]).toEqual([1, 1]);
    // Two stones: the second could not be taken, so the yard does not empty.
    expect(gained('ss', 'is').moves()).toEqual(['ys', 'bs']);
  });

  test('FH-32 with rules number 1 iron comes before stone', () => {
    const first = game.open(adapted(), { lines: 'VII-VIII', first: 'seat1' }, 2, 1) as unknown as FootHills;
    expect(first.tables.freeOrder).toBe(false);
    expect(position().t.freeOrder).toBe(true);
    // And less than the whole discount may be used.
    const ways = (t: Tables) => {
      const op = t.ops.find(({ raw }) => raw.op === 'buildStation' && raw.discount === 2)!;
      return at(t.prices, at(op.prices, t.spaceCodes.indexOf('I-2')));
    };
    expect([ways(first.tables).length, ways(position().t).length]).toEqual([3, 1]);
  });

  test('FH-41.23 no refill and no late refill without a resource in the bag; a late one draws six cubes, events included', () => {
    const p = position().yard('i').bag('ww').play('A yi');
    expect([p.state.bag[WHITE], p.told('lateRefill').length]).toEqual([2, 0]);
    p.holds(1, 5, 0, 0, 0);
    p.state.bag = [5, 3, 2];
    p.turnOf(1, 'wiiisw');
    expect([p.state.yard, p.told('competitor').length]).toEqual([[3, 1, 2], 2]);
    // The Small Boat may draw nothing but white cubes.
    const q = position().holdsCard(0, 'd4').yard('i').bag('ww').play('D[ww]');
    expect(q.told('competitor')).toHaveLength(2);
  });

  test('FH-41.24 a competitor may complete a line on a card that is not its last; one buffer a line', () => {
    // Porthmadog was laid through line II; on line I only Tan-y-Bwlch is open.
    const p = position()
      .laid(1, 'I/II-5', 'I/II-5', 'I-2')
      .built(1, 'II-2', 'III-2a', 'IV-2a', 'V-2', 'VI-2a')
      .yard('i');
    p.play('A yi[wiiiii]');
    expect(p.told('competitor')).toMatchObject([{ station: p.station('I-3') }]);
    expect(p.told('buffer')).toMatchObject([{ line: p.line('I') }]);
    // A competitor on the last card of a line that it also fills places one buffer.
    const q = position().laid(1, 'V-2').built(1, 'I-2', 'II-2', 'III-2a', 'IV-2a', 'VI-2a', 'I-3a', 'II-3a').yard('i');
    q.play('A yi[wiiiii]');
    expect([q.told('buffer').length, q.state.buffersLeft]).toEqual([1, 4]);
  });

  test('FH-41.25 once triggered, a competitor without a place changes nothing; no sixth buffer', () => {
    const p = position().buffered('I', 'II', 'III', 'IV').laid(1, 'V-2').clear('V-3', 'VI-2').holds(0, 2, 0, 0, 0);
    p.play('C o1 V').yard('i');
    p.state.competitors = 0;
    p.play('A yi[wiiiii] -');
    expect([p.state.ended, p.told('triggered').length]).toEqual(['buffers', 1]);
    const q = position().buffered('I', 'II', 'III', 'IV', 'V').laid(1, 'VI-2', 'VI-4', 'VI-5').clear('VI-7');
    q.state.ending = BUFFERS;
    q.holds(0, 2, 0, 0, 0).play('C o1');
    expect([q.state.buffers[q.line('VI')], q.state.buffersLeft]).toEqual([0, 0]);
  });

  test('FH-41.26 sixteen tiles a seat: with none left no track and no station', () => {
    const p = position().clear('V-2', 'VI-2').holds(0, 9, 9, 2, 0);
    p.state.tiles[0] = 1;
    p.play('C o1 V');
    expect(p.moves()).toEqual(['o2', '-']);
    expect(p.refusal('o1')).toBe('FH-30');
    p.play('-').play('B I');
    expect(p.refusal('D')).toBe('FH-11');
  });

  test('FH-41.27 flips of one turn add up, each card once; a newcomer may be flipped unless it replaced the used card', () => {
    // Draughtsman (1 flip) to Llanuwchllyn (2 flips): three in all.
    const p = position().holdsCard(0, 'c3').built(1, 'V-3').play('C @V-3 A');
    expect(p.refusal('A')).toBe('FH-41.27');
    p.play('B D');
    expect(p.hand(0)).toBe('a1 b1 C3 d1 E1');
    expect(p.seat).toBe(1);
    // The Landscaper builds Devil's Bridge: the new card may be flipped at once.
    const edition = altered((copy) => {
      copy.stations.find((station) => station.id === 'devils-bridge')!.onBuild = [
        { op: 'scoreCard' },
        { op: 'flipExtra', max: 'any' },
      ];
    });
    const q = position({ lines: 'III-VI' }, edition).clear('VIII-3').holds(0, 1, 1, 0, 0).play('D VIII-3a A A3');
    expect(q.moves()).toEqual(['A', 'B', 'C', 'E', '-']);
    q.play('A -');
    expect(q.hand(0)).toBe('a3 B1 C1 d1 E1');
    const r = position({ lines: 'III-VI' }, edition).clear('VIII-3').holds(0, 1, 1, 0, 0).play('D VIII-3a D D3');
    expect(r.refusal('D')).toBe('FH-41.10');
    // A flipped card is then scored: its replacement has not been flipped yet.
    const flipFirst = altered((copy) => {
      copy.stations.find((station) => station.id === 'devils-bridge')!.onBuild = [
        { op: 'flipExtra', max: 1 },
        { op: 'scoreCard' },
        { op: 'flipExtra', max: 1 },
      ];
    });
    const u = position({ lines: 'III-VI' }, flipFirst).clear('VIII-3').holds(0, 1, 1, 0, 0).play('D VIII-3a A A A3 A');
    expect(u.hand(0)).toBe('a3 B1 C1 d1 E1');
  });

  test('FH-41.27 after an earlier flip a newcomer may be flipped, once, but not the card that was flipped before', () => {
    const edition = altered((copy) => {
      copy.stations.find((station) => station.id === 'devils-bridge')!.onBuild = [
        { op: 'flipExtra', max: 2 },
        { op: 'scoreCard' },
        { op: 'flipExtra', max: 3 },
      ];
    });
    // A and B are flipped, then A is scored: only the card that takes its place is new.
    const p = position({ lines: 'III-VI' }, edition).clear('VIII-3').holds(0, 1, 1, 0, 0).play('D VIII-3a A B A A3');
    expect([p.step, p.moves()]).toEqual(['flip', ['A', 'C', 'E', '-']]);
    expect(p.refusal('B')).toBe('FH-41.27');
    p.play('A');
    expect(p.moves()).toEqual(['C', 'E', '-']);
    expect(p.refusal('A')).toBe('FH-41.27');
    p.play('-');
    expect(p.hand(0)).toBe('a3 b1 C1 d1 E1');
  });

  test('FH-41.28 the grid: rows of lines in play, a card in each of its rows, gaps not jumped; the space just left is free', () => {
    const p = position({ lines: 'II-V' });
    const codes = (code: string) =>
      at(at(p.t.layouts, p.state.closed).neighbours, p.station(code))
        .map((i) => at(p.t.stations, i).code)
        .sort();
    // Rows I, III, IV, VI, VII, VIII.
    expect(codes('I/II-5')).toEqual(['I-3', 'III-5']);
    expect(codes('III/IV-1')).toEqual(['I-1', 'III-2', 'IV-2', 'VI-1']);
    expect(codes('VI-7')).toEqual(['VI-5']);
    expect(codes('VII-2')).toEqual(['VI-2', 'VII-1', 'VIII-2']);
    // Line VII is short: nothing of it lies between VI-4 and VIII-4.
    expect(codes('VI-4')).toEqual(['IV-4', 'VI-2', 'VI-5']);
    const q = position().holdsCard(0, 'c4').surveyorAt(0, 'V-1').play('C @VI-1 bi');
    expect(q.refusal('@V-1')).toBeNull();
    expect(q.refusal('@VI-1')).toBe('FH-41.8');
  });

  test('FH-41.29 a ticket serves a line in play; a track on Porthmadog is on both lines; the Blacksmith chooses a line', () => {
    const p = position({ lines: 'III-VIII' }).holdsCard(0, 'e5').ticket(0, 'white').play('E');
    // Line III is closed: only Snowdon is left, so nothing is asked.
    expect([p.rubble('IV-2'), p.rubble('IV-4')]).toEqual([0, 1]);
    const q = position().holdsCard(0, 'a5').ticket(0, 'red').laid(1, 'II-2').clear('II-3', 'I/II-5').play('A II');
    expect(q.state.track[at(q.t.stations, q.station('II-3')).tracks.from]).toBe(0);
    const r = position().holdsCard(0, 'b5').laid(0, 'I/II-5').clear('I-2', 'II-2').holds(0, 9, 9, 9, 0).play('B');
    expect(r.moves()).toEqual(['I-2', 'I/II-5', 'II-2']);
  });

  test('FH-41.30 both lines have Porthmadog’s rubble when both are clear before it; picks come one after the other', () => {
    const p = position()
      .holdsCard(0, 'e3')
      .clear('I-2', 'I-3', 'II-2', 'II-3', 'V-2', 'V-3', 'VI-2', 'VI-4', 'VI-5', 'VI-7');
    p.state.rubble[p.station('I/II-5')] = 1;
    p.play('E');
    expect(p.moves()).toEqual(['I', 'II', 'III', 'IV']);
    p.play('I');
    // The one cube is gone, so line II has none within reach; the others come from III and IV without a question.
    expect(p.moves()).toEqual(['III', 'IV']);
    p.play('IV');
    expect([p.rubble('III-2'), p.rubble('IV-2'), p.own(0, 'rubble'), p.seat]).toEqual([2, 2, 3, 1]);
  });

  test('FH-41.31 order of a build: pay, tile and counter, bonus, extra gain, effect on building, surveyor', () => {
    const p = position().holdsCard(0, 'b3').ticket(0, 'orange').clear('V-2').holds(0, 1, 2, 0, 0).play('B V-2 =2s');
    const kinds = p.events.map((event) => event.kind);
    expect(kinds.slice(kinds.indexOf('paid'))).toEqual(['paid', 'station', 'vp', 'vp']);
    expect(p.told('vp')).toMatchObject([{ vp: 1 }, { vp: 2 }]);
    expect(p.step).toBe('visit');
    // Without the bonus, the effect on building remains.
    const q = west().holdsCard(0, 'b4').clear('VII-2').holds(0, 0, 1, 0, 1).play('B VII-2');
    expect([q.step, q.state.vp[0]]).toEqual(['flip', 0]);
  });

  test('FH-41.32 all is open: every view is the whole state, what is in the bag included', () => {
    const p = position();
    for (const viewer of [0, 1, null]) expect(p.rules.view(p.state, viewer)).toEqual(p.state);
    expect(p.rules.view(p.state, null).bag).toEqual([17, 13, 4]);
  });

  test('FH-41.33 cards may run out; a seat with none passes and places a competitor each turn', () => {
    const p = position();
    p.state.hand.fill(NOBODY, 0, SLOTS);
    p.again().play('B I');
    // Seat 0 passed again at once: it is seat 1's turn once more.
    expect([p.told('passed').length, p.state.competitors, p.seat]).toEqual([2, 8, 1]);
    p.state.competitors = 0;
    p.play('A ys -');
    expect([p.state.ending, p.seat]).toEqual([COMPETITORS, 1]);
  });

  test('FH-41.34 a loop of gold E and its back ends by the house rule', () => {
    const p = position().clearAll();
    for (let turn = 0; turn < 40 && p.state.ended === null; turn++) {
      const back = at(p.hand(p.seat).split(' '), 4).startsWith('e');
      p.play(back ? 'E' : at(p.state.surveyor, p.seat) < 0 ? (p.seat === 0 ? 'E @V-1' : 'E @II-1') : 'E @home');
    }
    expect([p.state.ending, p.state.ended, p.state.turns]).toEqual([STALLED, 'stalled', 40]);
  });
});
