/** Track spaces, tracks and buffers (FH-23 to FH-25). */

import type { Seat, Tell } from '@quai/engine/contract.ts';
import { triggerEnd } from './end.ts';
import { BUFFERS, NOBODY, type State } from './state.ts';
import { scoreVp } from './stock.ts';
import { layoutOf, type Tables } from './tables.ts';

/** FH-23, FH-41.4: a line's leftmost space without rubble, competitor or track; -1 if there is none. */
export function freeTrackSpace(t: Tables, s: State, line: number): number {
  if (s.buffers[line] === 1) return -1;
  const tracks = layoutOf(t, s).lineTracks[line]!;
  for (let i = 0; i < tracks.length; i++) {
    const space = tracks[i]!;
    if (s.track[space] === NOBODY && s.rubble[t.trackStation[space]!] === 0) return space;
  }
  return -1;
}

export function layTrack(t: Tables, s: State, seat: Seat, line: number, tell?: Tell): void {
  const space = freeTrackSpace(t, s, line);
  s.track[space] = seat;
  s.tiles[seat]!--;
  s.tracks[seat]!++;
  scoreVp(s, seat, t.figures.trackVp);
  s.placed = 1;
  tell?.({ kind: 'track', by: seat, line, station: t.trackStation[space], space, vp: t.figures.trackVp });
  finishLines(t, s, tell);
}

/** FH-24, FH-41.24: every line is checked after each track and each competitor. */
export function finishLines(t: Tables, s: State, tell?: Tell): void {
  const { lines, lineTracks } = layoutOf(t, s);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (s.buffers[line] === 0 && isFull(s, lineTracks[line]!)) placeBuffer(s, line, tell);
  }
}

function isFull(s: State, tracks: readonly number[]): boolean {
  for (let i = 0; i < tracks.length; i++) if (s.track[tracks[i]!] === NOBODY) return false;
  return true;
}

/** FH-41.1: a placement that would need two buffers uses what is left; the last buffer triggers the end. */
export function placeBuffer(s: State, line: number, tell?: Tell): void {
  if (s.buffersLeft === 0 || s.buffers[line] === 1) return;
  s.buffers[line] = 1;
  s.buffersLeft--;
  tell?.({ kind: 'buffer', by: null, line, left: s.buffersLeft });
  if (s.buffersLeft === 0) triggerEnd(s, BUFFERS, tell);
}
