import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { rematch } from '../rules/options.ts';
import { BUFFERS, NOBODY, ON_CARD, SLOTS, STALLED } from '../rules/state.ts';
import { altered } from './opened.ts';
import { type Position, position } from './position.ts';

const scores = (p: Position) => p.rules.standings(p.state);
const linesOf = (p: Position, seat: number) =>
  Object.fromEntries(at(scores(p), seat).lines.map((line) => [line.id, line.points]));

/** Four buffers are placed and one track would complete line V; the seat to move has the iron for it. */
function lastBuffer(seat: number, options = {}): Position {
  const p = position(options).buffered('I', 'II', 'III', 'IV').laid(1, 'V-2').clear('V-3', 'VI-2').holds(0, 2, 0, 0, 0);
  return p.holds(1, 2, 0, 0, 0).turnOf(seat);
}

describe('end and score', () => {
  test('FH-37 the fifth buffer in the first seat’s turn: the turn is played on, the second seat has one more', () => {
    const p = lastBuffer(0).give(0, { rubble: 2 }).play('C o1 V');
    expect([p.state.ending, p.state.buffersLeft]).toEqual([BUFFERS, 0]);
    expect(p.step).toBe('choose');
    p.play('o2 bs');
    expect([p.state.ended, p.seat]).toEqual([null, 1]);
    p.play('B I');
    expect(p.state.ended).toBe('buffers');
  });

  test('FH-37 the fifth buffer in the second seat’s turn: the game ends with it', () => {
    const p = lastBuffer(1).play('C o1 V');
    expect(p.state.ended).toBe('buffers');
  });

  test('FH-37 a competitor that cannot be placed, in the first and in the second seat’s turn', () => {
    const first = position().yard('i');
    first.state.competitors = 0;
    first.play('A yi[wiiiii] -');
    expect([first.state.ended, first.seat]).toEqual([null, 1]);
    first.play('B I');
    expect(first.state.ended).toBe('competitors');
    const second = position().turnOf(1).yard('i');
    second.state.competitors = 0;
    second.play('A yi[wiiiii] -');
    expect(second.state.ended).toBe('competitors');
  });

  test('FH-37 first and second are by the marker, not by the number of the seat', () => {
    const p = lastBuffer(1, { first: 'seat2' }).play('C o1 V');
    expect([p.state.ended, p.seat]).toEqual([null, 0]);
    p.play('B I');
    expect(p.state.ended).toBe('buffers');
  });

  test('FH-38 3 VP to the seat with more stations on I or II; Porthmadog counts for both; none on a tie', () => {
    const p = position().built(0, 'I-2', 'I/II-5').built(1, 'I-3a');
    expect(linesOf(p, 0).bonus).toBe(3);
    expect(at(scores(p), 0).lines.filter((line) => line.id === 'bonus')).toHaveLength(2);
    p.built(1, 'I-3b');
    // Two each on line I; on line II only Porthmadog.
    expect(at(scores(p), 0).lines.filter((line) => line.id === 'bonus')).toMatchObject([{ figures: { line: 'II' } }]);
    expect(linesOf(p, 1).bonus).toBeUndefined();
  });

  test('FH-38 competitors do not count', () => {
    const p = position().competitorOn('I-2', 'I-3').built(1, 'I/II-5');
    expect(at(scores(p), 1).lines.filter((line) => line.id === 'bonus')).toHaveLength(2);
  });

  test('FH-38 an absolute majority of the spaces takes the token at once', () => {
    // Line I has four station spaces: three are a majority.
    const p = position().built(0, 'I-2', 'I-3a').clear('I/II-5').holds(0, 4, 8, 4, 0).play('D I-3b');
    expect(p.state.bonus[p.line('I')]).toBe(0);
    expect(p.told('bonus')).toMatchObject([{ by: 0, line: p.line('I') }]);
    expect(p.state.bonus[p.line('II')]).toBe(ON_CARD);
    expect(linesOf(p, 0).bonus).toBe(3);
  });

  test('FH-38 half of the spaces is no majority: the token stays, and the other seat can still tie', () => {
    const p = position().built(0, 'I-2').clear('I-3').holds(0, 1, 1, 0, 0).play('D I-3a -');
    expect(p.state.bonus[p.line('I')]).toBe(ON_CARD);
    expect(p.told('bonus')).toHaveLength(0);
    p.built(1, 'I-3b', 'I/II-5');
    expect([linesOf(p, 0).bonus, at(scores(p), 1).lines.filter((line) => line.id === 'bonus')]).toMatchObject([
      undefined,
      [{ figures: { line: 'II' } }],
    ]);
  });

  test('FH-39 each card of the pile by its icon, pairs rounded down', () => {
    const p = position().built(0, 'IV-4', 'V-2', 'VI-4').laid(0, 'IV-2', 'VI-2', 'VI-5').ticket(0, 'red', 'white');
    p.holds(0, 0, 0, 0, 5);
    // pileCards, stations, tickets, trackPairs, passengerPairs.
    p.state.pile[0] = ['A1', 'B1', 'C1', 'D1', 'E1'].map((id) => p.card(id));
    expect(linesOf(p, 0)).toMatchObject({
      'pile.pileCards': 5,
      'pile.stations': 3,
      'pile.tickets': 2,
      'pile.trackPairs': 1,
      'pile.passengerPairs': 2,
    });
    // Cards on the board do not score.
    expect(linesOf(p, 1)).toEqual({ vp: 0, passengers: 0 });
  });

  test('FH-40 bonus tokens, VP, half a VP for each passenger and 2 for the summit; halves are kept', () => {
    const p = position().built(0, 'I-2').holds(0, 0, 0, 0, 3);
    p.state.vp[0] = 7;
    p.state.summit = 0;
    expect(linesOf(p, 0)).toEqual({ vp: 7, bonus: 3, passengers: 1.5, summit: 2 });
    expect(scores(p).map((row) => [row.total, row.rank])).toEqual([
      [13.5, 1],
      [0, 2],
    ]);
  });

  test('FH-40 a tie: both are first, and the rematch has the same lines and swapped colours', () => {
    const p = lastBuffer(1).play('C o1 V');
    p.state.vp = [5, 5];
    expect(scores(p).map((row) => row.rank)).toEqual([1, 1]);
    const next = rematch(at(p.t.pairs, p.state.closed), { lines: 'VII-VIII', first: 'seat1' }, true);
    expect(next).toEqual({ lines: 'VII-VIII', first: 'random', colours: 'green-blue' });
    for (const [id, value] of Object.entries(next))
      expect(game.options.find((option) => option.id === id)!.values).toContain(value);
    const again = position({ ...next, first: 'seat1' });
    expect([again.state.closed, again.hand(0)]).toEqual([p.state.closed, 'A2 B2 C2 D2 E2']);
    expect(rematch(at(p.t.pairs, p.state.closed), next, true).colours).toBe('blue-green');
    const played = { lines: 'random', first: 'random', colours: 'blue-green' };
    expect(game.rematch!(played, p.state, { tied: true, keep: false })).toEqual(next);
  });

  test('FH-40 otherwise a rematch draws new lines, unless the players ask to keep them', () => {
    const { state } = lastBuffer(1).play('C o1 V');
    const again = (lines: string, keep: boolean) =>
      game.rematch!({ lines, first: 'seat1', colours: 'green-blue' }, state, { tied: false, keep });
    expect(again('random', false)).toEqual({ lines: 'random', first: 'random', colours: 'blue-green' });
    // Lines that the host had chosen are not chosen for good.
    expect(again('VII-VIII', false).lines).toBe('random');
    expect(again('random', true)).toEqual({ lines: 'VII-VIII', first: 'random', colours: 'blue-green' });
  });

  test('FH-43 40 turns in a row without track, station or competitor trigger the end', () => {
    const p = position();
    p.state.stall = 38;
    p.play('B I');
    expect(p.state.stall).toBe(39);
    p.play('B I');
    // The fortieth was the second seat's: the game ends with it.
    expect([p.state.ending, p.state.ended]).toEqual([STALLED, 'stalled']);
    const q = position();
    q.state.stall = 39;
    q.play('B I');
    expect([q.state.ending, q.state.ended, q.seat]).toEqual([STALLED, null, 1]);
    q.play('B I');
    expect(q.state.ended).toBe('stalled');
  });

  test('FH-43 a track, a station or a competitor begins the count anew', () => {
    const p = position().clear('V-2', 'V-3').holds(0, 2, 0, 0, 0).holds(1, 0, 1, 0, 0).yard('iisss');
    p.state.stall = 39;
    p.play('C o1');
    expect([p.state.stall, p.state.ending]).toEqual([0, 0]);
    p.state.stall = 39;
    p.play('D V-2 -');
    expect(p.state.stall).toBe(0);
    p.state.stall = 39;
    p.yard('i').play('A yi[wiiiii] -');
    expect(p.state.stall).toBe(0);
    // The next turn places nothing and is the first of a new row.
    p.play('B I');
    expect(p.state.stall).toBe(1);
  });

  test('FH-43 the figure is the edition’s', () => {
    const p = position(
      {},
      altered((edition) => {
        edition.figures.stallTurns = 2;
      }),
    );
    p.play('B I').play('B I');
    expect(p.state.ended).toBe('stalled');
  });

  test('FH-44 a refill with no resource in the bag is left out, and white cubes alone are not drawn', () => {
    const p = position().yard('i').bag('wwww').play('A yi');
    expect([p.state.yard, p.state.bag]).toEqual([
      [0, 0, 0],
      [0, 0, 4],
    ]);
    expect(p.seat).toBe(1);
  });

  test('FH-44 it is made up for at the start of a turn with a resource in the bag, before a card is chosen', () => {
    const p = position().yard('').bag('iw');
    p.turnOf(0, 'wi');
    expect(p.told('lateRefill')).toHaveLength(1);
    expect(p.told('competitor')).toHaveLength(1);
    expect([p.state.yard, p.step]).toEqual([[1, 0, 1], 'card']);
  });

  test('FH-44 with nothing anywhere A is not to be chosen, and no late refill comes', () => {
    const p = position().yard('').bag('www').again();
    expect(p.refusal('A')).toBe('FH-11');
    expect(p.told('lateRefill')).toHaveLength(0);
    p.state.hand.fill(NOBODY, 1, SLOTS);
    p.again();
    // Only A was left and it cannot be chosen: the seat passes.
    expect(p.told('passed')).toHaveLength(1);
  });
});
