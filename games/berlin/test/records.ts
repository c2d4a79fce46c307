/** Recorded games of Berlin: each number of seats, both endings, and how ties are broken. */

import { moves } from '@quai/engine/play.ts';
import type { Policy, Wanted } from '@quai/table/test/wanted.ts';
import type { RailsRules } from '../../rails/rules/rails.ts';
import type { RailsState } from '../../rails/rules/state.ts';
import { type Habit, habits, planner } from '../../rails/test/reach.ts';
import { traveller } from '../../rails/test/traveller.ts';
import { stuckPlan } from './stuck-plan.ts';

type Seated = Policy<RailsRules, RailsState>;

const by = (name: string, habit: (rules: RailsRules) => Habit): Seated => ({
  name,
  choose: (rules, state, seat, random) => habit(rules)(moves(rules, state, seat), state, seat, random),
});

/** Never claims while cards or destinations can be drawn. */
const hoarder = by('hoarder', () => habits.hoardAll);
/** Claims routes so that everybody is left with two streetcars and no route that short. */
const planned = by('planner', (rules) => planner(stuckPlan(rules)));

export const wanted: readonly Wanted<RailsRules, RailsState>[] = [
  {
    name: 'two-seats',
    seats: 2,
    players: [traveller, 'greedy'],
    shows: ({ state, standings }) => state.ended === 'pieces' && standings.every(({ total }) => total > 0),
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
    // BE-6: bikes are swept from the row.
    shows: ({ state, events }) => state.ended === 'pieces' && events.some(({ kind }) => kind === 'swept'),
  },
  {
    name: 'skipped',
    seats: 4,
    players: [hoarder, hoarder, hoarder, traveller],
    // BE-14: a seat with no legal action is skipped, and the table goes on.
    shows: ({ state, events }) => state.ended === 'pieces' && events.some(({ kind }) => kind === 'skipped'),
  },
  {
    name: 'stuck',
    seats: 4,
    players: planned,
    // BE-21: every seat in turn is skipped.
    shows: ({ state }) => state.ended === 'stuck',
  },
  {
    name: 'most-destinations-win',
    seats: 3,
    players: traveller,
    shows: ({ standings }) => {
      const [first, second] = [...standings].sort((a, b) => a.rank - b.rank);
      return first!.total === second!.total && second!.rank === 2;
    },
  },
  {
    name: 'shared-win',
    seats: 2,
    players: traveller,
    shows: ({ standings }) => standings.every(({ rank }) => rank === 1),
  },
];
