/**
 * Recorded games of Northern Lights: each number of seats, and each of the eleven bonus cards deciding a game.
 * All of them end by running out of wagons. All seats being stuck (NL-21) is impossible here: all 114 cards would be in
 * hands, so one seat would hold at least four locomotives and could pay for any route of up to three spaces. Each seat
 * still has three wagons, or the last round would have begun; so a route of each of those pairs of cities would have to be
 * taken. That is 190 spaces, more than five seats lay with 37 wagons each.
 */

import { at } from '@quai/engine/at.ts';
import type { Wanted } from '@quai/table/test/wanted.ts';
import type { RailsRules } from '../../rails/rules/rails.ts';
import type { RailsState } from '../../rails/rules/state.ts';
import { traveller } from '../../rails/test/traveller.ts';

type Table = Wanted<RailsRules, RailsState>;

/** Without this bonus card another seat would have won, and the winner has something of what it counts. */
function decides(bonus: string, seats: number): Table {
  return {
    name: `bonus-${bonus}`,
    seats,
    players: traveller,
    shows({ rules, state, standings }) {
      const card = rules.board.edition.bonuses!.cards.findIndex(({ id }) => id === bonus);
      if (!state.bonuses.includes(card)) return false;
      const lines = standings.map(
        (row) => row.lines.find(({ id, figures }) => id === 'bonus' && figures!.bonus === card)!,
      );
      const without = standings.map(({ total }, seat) => total - at(lines, seat).points);
      const winners = standings.filter(({ rank }) => rank === 1);
      const { seat } = at(winners, 0);
      return (
        winners.length === 1 &&
        (at(lines, seat).figures!.count as number) > 0 &&
        without.some((total) => total > at(without, seat))
      );
    },
  };
}

export const wanted: readonly Table[] = [
  {
    name: 'two-seats',
    seats: 2,
    players: [traveller, 'greedy'],
    shows: ({ state }) => state.ended === 'pieces',
  },
  {
    name: 'three-seats',
    seats: 3,
    players: [traveller, 'greedy', 'random'],
    shows: ({ state }) => state.ended === 'pieces',
  },
  {
    name: 'four-seats',
    seats: 4,
    players: traveller,
    // NL-10: a route that gives cards.
    shows: ({ rules, state }) => rules.board.routes.some(({ index, draw }) => draw > 0 && at(state.owner, index) >= 0),
  },
  {
    name: 'five-seats',
    seats: 5,
    players: traveller,
    // NL-8: all three of a triple route are taken.
    shows: ({ rules, state }) =>
      rules.board.routes.some(
        ({ index, siblings }) =>
          siblings.length === 2 && [index, ...siblings].every((route) => at(state.owner, route) >= 0),
      ),
  },
  decides('fatal-traction', 2),
  decides('capital-investment', 3),
  decides('cost-cutting', 4),
  decides('small-steps', 5),
  decides('nordic-express', 2),
  decides('local-network', 3),
  decides('rail-baron', 4),
  decides('polar-express', 3),
  decides('snowplow', 2),
  decides('ferry-captain', 3),
  decides('way-out-west', 5),
];
