/** FH-41: the points that the printed rules leave open, 1 to 17. */

import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { BUFFERS, COMPETITOR, HOME, NOBODY, NOT_IN_PLAY, PUB, SLOTS, WHITE } from '../rules/state.ts';
import { position } from './position.ts';

const west = () => position({ lines: 'III-VI' });

describe('open points 1 to 17', () => {
  test('FH-41.1 five buffers: a placement that would need two takes what is left, and the fifth triggers the end', () => {
    const p = position().buffered('III', 'IV', 'V', 'VI').laid(1, 'I-2', 'I-3', 'II-2', 'II-3', 'I/II-5');
    p.holds(0, 2, 0, 0, 0).play('C o1 I');
    expect([p.state.buffers[p.line('I')], p.state.buffers[p.line('II')]]).toEqual([1, 0]);
    expect([p.state.buffersLeft, p.state.ending]).toEqual([0, BUFFERS]);
  });

  test('FH-41.2 a competitor on the last card closes the line though an earlier space is open; stations still are built', () => {
    const p = position().built(1, 'I-2', 'II-2', 'III-2a', 'IV-2a', 'V-2', 'VI-2a', 'I-3a', 'II-3a').yard('i');
    p.holds(0, 4, 5, 0, 0).play('A yi[wiiiii] -');
    expect(p.told('competitor')).toMatchObject([{ station: p.station('V-3') }]);
    // Llangower has a free track space, yet line V is closed.
    p.holds(1, 4, 0, 0, 0).play('C o1');
    expect(p.refusal('V')).toBe('FH-24');
    p.play('I -').holdsCard(0, 'D1').turnOf(0).play('D');
    expect(p.refusal('III-2a')).toBe('FH-26');
    expect(p.refusal('IV-2b')).toBeNull();
    const q = position().buffered('IV').holds(0, 0, 3, 0, 0).clear('IV-5').play('D IV-5 -');
    expect(q.state.stations[0]).toBe(1);
  });

  test('FH-41.2 on Porthmadog a competitor closes both lines', () => {
    const p = position();
    const { order } = at(p.t.layouts, p.state.closed);
    for (const station of order.slice(0, order.indexOf(p.station('I/II-5'))))
      p.built(1, at(p.t.spaceCodes, at(p.t.stations, station).spaces.from));
    p.yard('i').play('A yi[wiiiii]');
    expect(p.told('competitor')).toMatchObject([{ station: p.station('I/II-5') }]);
    expect([p.state.buffers[p.line('I')], p.state.buffers[p.line('II')]]).toEqual([1, 1]);
  });

  test('FH-41.3 Porthmadog: rubble on the left space only, reached through one clear line; both spaces are needed', () => {
    const p = position({ lines: 'I-VIII' }).clear('II-2', 'II-3').holds(0, 8, 0, 0, 0).laid(1, 'II-2', 'II-3');
    p.play('B II');
    expect(p.rubble('I/II-5')).toBe(0);
    p.turnOf(0).play('C o1 o1');
    // Line I is closed, and line II still needs both spaces.
    expect(p.state.buffers[p.line('II')]).toBe(1);
    expect(p.state.tracks[0]).toBe(2);
    const { order } = at(p.t.layouts, p.state.closed);
    expect(order.filter((station) => station === p.station('I/II-5'))).toHaveLength(1);
    expect(at(p.t.stations, p.station('I/II-5')).columns).toEqual([5]);
  });

  test('FH-41.4 the leftmost free space skips rubble: Porthmadog through one line while the other is blocked', () => {
    const p = position().laid(1, 'I-2', 'I-3').clear('I/II-5').holds(0, 4, 0, 0, 0).play('C o1');
    expect(p.rubble('II-2')).toBe(3);
    expect(p.moves()).toEqual(['I', 'II']);
    p.play('II');
    expect(p.state.track[at(p.t.stations, p.station('I/II-5')).tracks.from]).toBe(0);
  });

  test("FH-41.5 a competitor gives no VP, opens the surveyor space, does not set off Barmouth Ferry or Devil's Bridge", () => {
    const p = west().built(1, 'I-2', 'II-2', 'IV-2a', 'V-2').yard('i').play('A yi[wiiiii]');
    // Column 2, line VII: Barmouth Ferry. The only question is what to take.
    expect(p.told('competitor')).toMatchObject([{ station: p.station('VII-2') }]);
    expect([p.step, p.state.vp]).toEqual(['yard', [0, 0]]);
    p.play('-').built(1, 'VIII-2', 'I-3a', 'II-3a', 'V-3').yard('i').holds(1, 0, 0, 0, 0).play('A yi[wiiiii]');
    // A double card counts in its first column: Devil's Bridge in column 3.
    expect(p.told('competitor').at(-1)).toMatchObject({ station: p.station('VIII-4') });
    expect(p.step).toBe('yard');
    expect(p.state.built[p.space('VIII-3c')]).toBe(COMPETITOR);
  });

  test("FH-41.6 Devil's Bridge and the pub share one limit, the station just built counting", () => {
    const p = west().clear('VIII-3').holds(0, 1, 3, 0, 0).play('D VIII-3a');
    expect([p.state.stations[0], p.step]).toEqual([1, 'score']);
    p.play('A A3').turnOf(0).holdsCard(0, 'D1', 'E1');
    p.play('E');
    expect(p.refusal('@pub')).toBe('FH-35');
    at(p.state.pile, 0).push(p.card('A5'), p.card('B5'));
    p.holdsCard(0, 'E1').play('@V-1').turnOf(0).play('D VIII-3b');
    // Three in the pile, two stations: nothing is scored.
    expect(p.seat).toBe(1);
  });

  test("FH-41.7 the used card scored at Devil's Bridge: neither it nor its replacement is flipped", () => {
    const p = west().clear('VIII-3').holds(0, 1, 1, 0, 0).play('D VIII-3a D D4');
    expect(p.hand(0)).toBe('A1 B1 C1 D4 E1');
    expect(p.pile(0)).toEqual(['D1']);
  });

  test('FH-41.8 the surveyor must change places; the pub holds both; only gold E goes there or home', () => {
    const p = position().surveyorAt(0, 'V-1').play('E');
    expect(p.refusal('@V-1')).toBe('FH-41.8');
    p.play('@home');
    const q = position().built(0, 'I-2', 'IV-4').built(1, 'II-2');
    q.play('E @pub A A3').play('E @pub A');
    expect(q.state.surveyor).toEqual([PUB, PUB]);
    q.holdsCard(0, 'E1').turnOf(0).play('E');
    expect(q.refusal('@pub')).toBe('FH-41.8');
    expect(q.refusal('@home')).toBeNull();
    const r = position().play('E');
    expect([r.state.surveyor[0], r.refusal('@home')]).toEqual([HOME, 'FH-41.8']);
  });

  test('FH-41.9 field workers: orthogonal neighbours; from home as from the pub to any first station', () => {
    const p = position().holdsCard(0, 'c4').built(1, 'V-2').play('C');
    expect(p.moves()).toEqual(['@I-1', '@II-1', '@III/IV-1', '@V-1', '@VI-1']);
    expect(p.refusal('@V-2')).toBe('FH-41.9');
  });

  test('FH-41.10 an extra flip comes in step 3, does not make an action legal, never turns the used card', () => {
    const p = position().holdsCard(0, 'd4').yard('i').bag('');
    p.state.bag[WHITE] = 0;
    expect(p.refusal('D')).toBe('FH-11');
    const q = position().holdsCard(0, 'd4').play('D[iii]');
    // The boat's cubes are drawn before the flips are asked for.
    expect([q.state.yard[0], q.step]).toEqual([4, 'flip']);
    expect(q.refusal('D')).toBe('FH-41.10');
  });

  test('FH-41.11 gold B is always possible; with no legal action a competitor is placed and the turn is over', () => {
    const p = position().clearAll().holds(0, 0, 0, 0, 0);
    expect(p.refusal('B')).toBeNull();
    p.state.hand.fill(NOBODY, 0, SLOTS);
    p.again();
    expect([p.told('passed').length, p.told('competitor').length, p.seat]).toEqual([1, 1, 1]);
  });

  test('FH-41.12 a refill in mid-action comes at once; with fewer than six cubes all are drawn; with nothing A is out', () => {
    const p = position().yard('i').bag('iw').play('A yi[wi]');
    expect([p.state.yard, p.state.bag]).toEqual([
      [1, 0, 1],
      [0, 0, 0],
    ]);
    expect([p.seat, p.step]).toEqual([0, 'yard']);
    p.play('yi');
    expect(p.seat).toBe(1);
    expect(p.refusal('A')).toBe('FH-11');
  });

  test('FH-41.13 white cubes return together at three or more, and count as cubes only for the Large Boat', () => {
    const p = position().holdsCard(0, 'd3').yard('iwwww').play('D[s]');
    expect(p.state.yard).toEqual([1, 1, 4]);
    p.play('yi -');
    expect([p.state.yard[WHITE], p.state.bag[WHITE]]).toEqual([0, 4]);
    // They do not count for the refill of FH-14: the last resource was taken, so six cubes are drawn.
    const q = position().yard('iww').play('A yi[iiisss]');
    expect(q.state.yard).toEqual([3, 3, 2]);
  });

  test('FH-41.14 stone gained outside A is chosen from yard or bag, not drawn', () => {
    const p = position().built(1, 'VI-4').yard('iis').play('E @VI-4');
    expect(p.moves()).toEqual(['ys', 'bs']);
    p.play('bs');
    expect(p.own(0, 'stone')).toBe(2);
  });

  test('FH-41.15 a ticket or a track on the line is enough for the Steelworker; Llanberis serves III and IV, Porthmadog I or II', () => {
    const p = position().holdsCard(0, 'b5').clearAll().holds(0, 9, 0, 4, 4).ticket(0, 'white').play('B');
    expect(p.moves()).toEqual(['III-2a', 'III-2b', 'III-4', 'III-5', 'IV-2a', 'IV-2b', 'IV-4', 'IV-5']);
    const q = position().holdsCard(0, 'b2').clearAll().holds(0, 4, 4, 0, 0).ticket(0, 'red').play('B');
    expect(q.moves()).toContain('I/II-5');
    expect(q.moves()).not.toContain('I-2');
    const r = position().holdsCard(0, 'b5').clearAll().holds(0, 9, 0, 0, 0).laid(0, 'I/II-5').play('B');
    expect(r.moves()).toEqual(['I-2', 'I-3a', 'I/II-5', 'II-3a', 'II-3b']);
  });

  test('FH-41.16 no tie-break; nobody has the bonus of a tied line; an absolute majority may be taken at once', () => {
    const p = position().built(0, 'I-2').built(1, 'I-3a');
    p.state.vp = [3, 3];
    expect(p.rules.standings(p.state).map((row) => [row.total, row.rank])).toEqual([
      [3, 1],
      [3, 1],
    ]);
    const q = position().built(0, 'II-2', 'II-3a').holds(0, 0, 3, 0, 0).play('D II-3b');
    expect(q.state.bonus[q.line('II')]).toBe(0);
  });

  test('FH-41.17 bonus tokens only of I and II in play, the summit token only with IV', () => {
    const p = position({ lines: 'II-IV' });
    expect(p.state.bonus.map((owner) => owner !== NOT_IN_PLAY)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(p.state.summit).toBe(NOT_IN_PLAY);
  });
});
