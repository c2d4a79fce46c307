/** Recorded games on a custom map; the edition is part of the record. */

import { at } from '@quai/engine/at.ts';
import type { PlayedTable, Wanted } from '@quai/table/test/wanted.ts';
import type { RailsRules } from '../rules/rails.ts';
import type { RailsState } from '../rules/state.ts';
import { islandMap } from './island.ts';
import { traveller } from './traveller.ts';

type Played = PlayedTable<RailsRules, RailsState>;

const edition = { id: islandMap.id, data: islandMap };

export const wanted: readonly Wanted<RailsRules, RailsState>[] = [
  {
    name: 'island-two-seats',
    seats: 2,
    edition,
    players: traveller,
    shows: ({ state, standings }) => state.ended === 'pieces' && standings.every(({ total }) => total > 0),
  },
  {
    name: 'island-three-seats',
    seats: 3,
    edition,
    players: ['random', 'greedy', traveller],
    // A piece of each kind has been placed.
    shows: ({ rules, state }) =>
      rules.board.pieces.every((count, kind) => state.pieces.some((left) => at(left, kind) < count)),
  },
  {
    name: 'island-longest-path-decides',
    seats: 3,
    edition,
    players: traveller,
    shows: (played) => {
      const without = played.standings.map(({ total }, seat) => total - longest(played, seat));
      const winners = played.standings.filter(({ rank }) => rank === 1);
      return winners.length === 1 && without.some((total) => total > at(without, at(winners, 0).seat));
    },
  },
];

const longest = ({ standings }: Played, seat: number): number =>
  at(standings, seat).lines.find(({ id }) => id === 'longest')!.points;
