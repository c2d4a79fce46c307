import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { BUFFERS, COMPETITOR, NOBODY } from '../rules/state.ts';
import { position } from './position.ts';

describe('C: lay track, get stone', () => {
  test('FH-22 gold C: up to three times a track for 2 iron, or 1 stone for 2 rubble', () => {
    const p = position().holds(0, 4, 0, 2, 0).clear('V-2', 'VI-2', 'VI-4').yard('iss');
    const bag = p.state.bag.slice();
    p.play('C o1 VI');
    expect(p.own(0, 'iron')).toBe(2);
    expect(p.state.bag[0]).toBe(at(bag, 0) + 2);
    p.play('o2 ys');
    expect([p.own(0, 'rubble'), p.own(0, 'stone'), p.state.yard[1]]).toEqual([0, 1, 1]);
    p.play('o1 V');
    expect(p.state.tracks[0]).toBe(2);
    // All three times are used up.
    expect(p.seat).toBe(1);
  });

  test('FH-22 the stone is chosen from yard or bag, not drawn; one may stop in between', () => {
    const p = position().holds(0, 0, 0, 6, 0).yard('sss').play('C o2');
    expect([p.step, p.moves()]).toEqual(['gain', ['ys', 'bs']]);
    expect(p.refusal('yi')).toBe('FH-32');
    p.play('bs');
    expect(p.state.yard[1]).toBe(3);
    expect(p.moves()).toEqual(['o2', '-']);
    p.play('-');
    expect(p.own(0, 'stone')).toBe(1);
  });

  test('FH-22 an option that cannot be done says why: the cost, the stone to be had, the tiles, no free space', () => {
    const p = position().holds(0, 1, 0, 2, 0).clear('V-2').play('C');
    expect(p.refusal('o1')).toBe('FH-41.21');
    const q = position().holds(0, 2, 0, 1, 0).clear('V-2').play('C');
    expect(q.refusal('o2')).toBe('FH-41.21');
    // Two rubble, but no stone anywhere.
    const r = position().holds(0, 2, 0, 2, 0).clear('V-2').yard('i').bag('i').play('C');
    expect(r.refusal('o2')).toBe('FH-41.21');
    const s = position().holds(0, 2, 0, 2, 0).clear('V-2');
    s.state.tiles[0] = 0;
    expect(s.play('C').refusal('o1')).toBe('FH-30');
    // Every card is under rubble.
    expect(position().holds(0, 2, 0, 2, 0).play('C').refusal('o1')).toBe('FH-11');
  });

  test('FH-22 emptying the stockyard so refills it', () => {
    const p = position().holds(0, 0, 0, 2, 0).yard('s').play('C o2 ys[iiisss]');
    expect(p.state.yard).toEqual([3, 3, 0]);
    expect(p.seat).toBe(1);
  });

  test('FH-23 a track goes on the leftmost free space of a line, 1 VP each', () => {
    const p = position().holds(0, 6, 0, 0, 0).competitorOn('VI-2').laid(1, 'VI-4').clear('VI-5');
    p.play('C');
    // Nant Gwernol is still under rubble, the other lines too.
    p.play('o1');
    expect(p.state.track[at(p.t.stations, p.station('VI-5')).tracks.from]).toBe(0);
    expect([p.state.tracks[0], p.state.vp[0]]).toEqual([1, 1]);
    expect(p.seat).toBe(1);
  });

  test('FH-23 a line without a free space is refused', () => {
    const p = position().holds(0, 6, 0, 0, 0).clear('V-2', 'VI-2').play('C o1');
    expect(p.moves()).toEqual(['V', 'VI']);
    expect(p.refusal('I')).toBe('FH-23');
  });

  test('FH-24 all track spaces taken, by tracks or competitors: a buffer, and no more track', () => {
    const p = position().holds(0, 2, 0, 0, 0).laid(1, 'V-2').clear('V-3', 'VI-2').play('C o1 V');
    expect(p.state.buffers[p.line('V')]).toBe(1);
    expect(p.state.buffersLeft).toBe(4);
    const q = position().holds(0, 4, 0, 0, 0).competitorOn('V-2').buffered('V').clear('V-3', 'VI-2', 'VI-4', 'I-2');
    q.play('C o1');
    expect(q.refusal('V')).toBe('FH-24');
  });

  test('FH-24 a competitor counts as a track for the buffer', () => {
    const p = position().holds(0, 2, 0, 0, 0).competitorOn('V-2').clear('V-3', 'VI-2').play('C o1 V');
    expect(p.state.buffers[p.line('V')]).toBe(1);
    expect(p.state.track[at(p.t.stations, p.station('V-2')).tracks.from]).toBe(COMPETITOR);
  });

  test('FH-25 Porthmadog: left space first, both part of each of its lines, each line with its own buffer', () => {
    const p = position().holds(0, 6, 0, 0, 0).laid(1, 'I-2', 'I-3').clear('I/II-5', 'II-2').play('C o1 I');
    const { from, end } = at(p.t.stations, p.station('I/II-5')).tracks;
    expect([p.state.track[from], p.state.track[end - 1]]).toEqual([0, NOBODY]);
    // Line II is not clear beyond Waunfawr; its leftmost free space is there.
    p.play('o1 I');
    expect(p.state.track[end - 1]).toBe(0);
    expect([p.state.buffers[p.line('I')], p.state.buffers[p.line('II')]]).toEqual([1, 0]);
    p.play('o1');
    // Rhyd Ddu/Beddgelert is still open.
    expect(p.state.buffers[p.line('II')]).toBe(0);
    expect(p.state.track[at(p.t.stations, p.station('II-2')).tracks.from]).toBe(0);
  });

  test('FH-25 the right space completes both lines if both are otherwise full', () => {
    const p = position()
      .holds(0, 2, 0, 0, 0)
      .laid(1, 'I-2', 'I-3', 'II-2', 'II-3', 'I/II-5')
      .clear('V-2')
      .play('C o1 II');
    expect([p.state.buffers[p.line('I')], p.state.buffers[p.line('II')], p.state.buffersLeft]).toEqual([1, 1, 3]);
    expect(p.state.ending).not.toBe(BUFFERS);
  });
});
