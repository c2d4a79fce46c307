/** Competitors: where they build, and what follows from it (FH-15, FH-16, FH-18). */

import type { Tell } from '@quai/engine/contract.ts';
import { triggerEnd } from './end.ts';
import { COMPETITOR, COMPETITORS, NOBODY, RUBBLE, type State } from './state.ts';
import { supplyAt } from './stock.ts';
import { layoutOf, type Tables } from './tables.ts';
import { finishLines, placeBuffer } from './track.ts';

export function placeCompetitor(t: Tables, s: State, tell?: Tell): void {
  const station = s.competitors > 0 ? firstVacant(t, s) : -1;
  if (station < 0) {
    tell?.({ kind: 'noCompetitor', by: null });
    triggerEnd(s, COMPETITORS, tell);
    return;
  }
  const rubble = s.rubble[station]!;
  s.supply[supplyAt(RUBBLE)]! += rubble;
  s.rubble[station] = 0;
  s.competitors--;
  s.placed = 1;
  const { tracks, spaces } = t.stations[station]!;
  for (let space = tracks.from; space < tracks.end; space++) s.track[space] = COMPETITOR;
  for (let space = spaces.from; space < spaces.end; space++) s.built[space] = COMPETITOR;
  tell?.({ kind: 'competitor', by: null, station, rubble, left: s.competitors });
  closeLinesEndingAt(t, s, station, tell);
  finishLines(t, s, tell);
}

/** The first card in order with no track, station or competitor on it; -1 if there is none. */
function firstVacant(t: Tables, s: State): number {
  const { order } = layoutOf(t, s);
  for (let i = 0; i < order.length; i++) if (isVacant(t, s, order[i]!)) return order[i]!;
  return -1;
}

export function isVacant(t: Tables, s: State, station: number): boolean {
  const { tracks, spaces } = t.stations[station]!;
  for (let space = tracks.from; space < tracks.end; space++) if (s.track[space] !== NOBODY) return false;
  for (let space = spaces.from; space < spaces.end; space++) if (s.built[space] !== NOBODY) return false;
  return true;
}

/** FH-16, FH-41.2: a competitor on a line's last card closes the line, even if an earlier space is still open. */
function closeLinesEndingAt(t: Tables, s: State, station: number, tell?: Tell): void {
  const { linesOf, lineStations } = layoutOf(t, s);
  for (const line of linesOf[station]!) {
    const stations = lineStations[line]!;
    if (stations[stations.length - 1] === station) placeBuffer(s, line, tell);
  }
}
