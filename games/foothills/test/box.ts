/** Everything in the box, counted: for the conformance kit. */

import { COMPETITOR, IRON, KINDS, NOBODY, PASSENGER, RUBBLE, STONE, type State, WHITE } from '../rules/state.ts';
import type { Tables } from '../rules/tables.ts';

export function boxOf(t: Tables): (s: State) => unknown {
  return (s) => {
    const own = (kind: number) => s.stock[kind]! + s.stock[KINDS + kind]!;
    const placed = (list: readonly number[], owner: number) => list.filter((who) => who === owner).length;
    const seats = [0, 1];
    const ofCompetitor = t.stations.filter(
      ({ spaces }) => spaces.end > spaces.from && s.built[spaces.from] === COMPETITOR,
    );
    return {
      iron: s.bag[IRON]! + s.yard[IRON]! + own(IRON),
      stone: s.bag[STONE]! + s.yard[STONE]! + own(STONE),
      white: s.bag[WHITE]! + s.yard[WHITE]!,
      rubble: s.supply[0]! + own(RUBBLE) + sum(s.rubble),
      passengers: s.supply[1]! + own(PASSENGER),
      tiles: seats.map((seat) => s.tiles[seat]! + placed(s.track, seat) + placed(s.built, seat)),
      counters: seats.map((seat) => [
        s.stations[seat]! - placed(s.built, seat),
        s.tracks[seat]! - placed(s.track, seat),
      ]),
      buffers: s.buffersLeft + sum(s.buffers),
      competitors: s.competitors + ofCompetitor.length,
      tickets: sum(s.ticketsLeft) + sum(s.tickets),
      cards: [...s.hand.filter((card) => card !== NOBODY), ...s.reserve, ...s.pile.flat()].sort((a, b) => a - b),
      surveyors: s.surveyor.length,
    };
  };
}

function sum(list: readonly number[]): number {
  return list.reduce((a, b) => a + b, 0);
}
