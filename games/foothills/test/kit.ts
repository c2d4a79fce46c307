/** What the conformance kit needs to know about the game: what is in the box. */

import { at } from '@quai/engine/at.ts';
import type { Kit } from '@quai/engine/kit/conform.ts';
import { COMPETITOR, IRON, KINDS, NOBODY, PASSENGER, RUBBLE, STONE, type State, WHITE } from '../rules/state.ts';
import type { Tables } from '../rules/tables.ts';

export function kitOf({ tables }: Readonly<{ tables: Tables }>): Kit<State> {
  return { secrets: false, conserved: boxOf(tables) };
}

export function boxOf(t: Tables): (s: State) => unknown {
  return (s) => {
    const own = (kind: number) => at(s.stock, kind) + at(s.stock, KINDS + kind);
    const placed = (list: readonly number[], owner: number) => list.filter((who) => who === owner).length;
    const seats = [0, 1];
    const ofCompetitor = t.stations.filter(
      ({ spaces }) => spaces.end > spaces.from && s.built[spaces.from] === COMPETITOR,
    );
    return {
      iron: at(s.bag, IRON) + at(s.yard, IRON) + own(IRON),
      stone: at(s.bag, STONE) + at(s.yard, STONE) + own(STONE),
      white: at(s.bag, WHITE) + at(s.yard, WHITE),
      rubble: at(s.supply, 0) + own(RUBBLE) + sum(s.rubble),
      passengers: at(s.supply, 1) + own(PASSENGER),
      tiles: seats.map((seat) => at(s.tiles, seat) + placed(s.track, seat) + placed(s.built, seat)),
      counters: seats.map((seat) => [
        at(s.stations, seat) - placed(s.built, seat),
        at(s.tracks, seat) - placed(s.track, seat),
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
