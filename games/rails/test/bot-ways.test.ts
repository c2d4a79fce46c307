/** The cheapest way as the bots compute it, against an independent search, at random positions. */

import { at } from '@quai/engine/at.ts';
import { ENDLESS, playout } from '@quai/engine/kit/playout.ts';
import { toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { waysOf } from '../bot/ways.ts';
import { PLAIN } from '../bot/weights.ts';
import type { Route } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import { island } from './island.ts';
import { shortestWay } from './shortest.ts';

/** Every route costs one turn, whatever its price. */
const BY_ROUTES = { ...PLAIN, card: 0, missing: 0, claim: 1, point: 0 };
/** One position in this many is checked. */
const STRIDE = 8;

test('own routes and those that are meant anyway cost nothing, closed ones lead nowhere', () => {
  const rules = island(2);
  const { board } = rules;
  const ways = waysOf(board, BY_ROUTES);
  let compared = 0;
  for (let seed = 0; seed < 10; seed++) {
    const random = randomFrom(seed);
    playout(rules, seed, ENDLESS, (state, ply) => {
      if (ply % STRIDE !== 0 || state.ended !== null) return;
      const seat = at(toAct(state), 0);
      const [a, b] = [random.below(board.places), random.below(board.places)];
      const isOpen = (route: Route) => closedTo(board, state, seat, route) === null;
      const meant = board.routes.filter(isOpen).slice(0, 2);
      const cost = (route: Route) => {
        if (state.owner[route.index] === seat || meant.includes(route)) return 0;
        return isOpen(route) ? 1 : Number.POSITIVE_INFINITY;
      };
      ways.consider(state, seat);
      ways.mean(meant.map(({ index }) => index));
      const turns = shortestWay(board, a, b, cost);
      expect(ways.cost(a, b)).toBe(turns);
      if (turns < Number.POSITIVE_INFINITY) expect(ways.routes(a, b)).toHaveLength(turns);
      if (turns > 0) expect(ways.cost(a, b, turns - 1)).toBe(Number.POSITIVE_INFINITY);
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(30);
});
