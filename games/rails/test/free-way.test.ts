/** The shortest way still open for a ticket, against an independent search, at random positions. */

import { at } from '@quai/engine/at.ts';
import { ENDLESS, playout } from '@quai/engine/kit/playout.ts';
import { toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { expect, test } from 'vitest';
import { closedTo } from '../rules/claim.ts';
import { freeWay } from '../rules/network.ts';
import { island } from './island.ts';
import { position } from './position.ts';
import { shortestWay } from './shortest.ts';

/** One position in this many is checked. */
const STRIDE = 8;

test('the fewest spaces, own routes for nothing, closed ones not at all', () => {
  const rules = island(2);
  const { board } = rules;
  let compared = 0;
  for (let seed = 0; seed < 20; seed++) {
    const random = randomFrom(seed);
    playout(rules, seed, ENDLESS, (state, ply) => {
      if (ply % STRIDE !== 0 || state.ended !== null) return;
      const seat = at(toAct(state), 0);
      const [a, b] = [random.below(board.places), random.below(board.places)];
      const cost = ({ index, length }: (typeof board.routes)[number]) => {
        if (state.owner[index] === seat) return 0;
        return closedTo(board, state, seat, at(board.routes, index)) === null ? length : Number.POSITIVE_INFINITY;
      };
      const way = freeWay(board, state, seat, a, b);
      const spaces = way?.reduce((sum, route) => sum + at(board.routes, route).length, 0) ?? Number.POSITIVE_INFINITY;
      expect(spaces).toBe(shortestWay(board, a, b, cost));
      expect(way?.every((route) => at(state.owner, route) < 0) ?? true).toBe(true);
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(50);
});

test('a place is joined to itself, and to what own routes reach', () => {
  const rules = island(2);
  const { board } = rules;
  const { id, a, b } = at(rules.board.edition.routes, 0);
  const placeAt = (place: string) => board.edition.places.findIndex((one) => one.id === place);
  const state = position(rules, { routes: { [id]: 0 } });
  expect(freeWay(board, state, 0, placeAt(a), placeAt(a))).toEqual([]);
  expect(freeWay(board, state, 0, placeAt(a), placeAt(b))).toEqual([]);
});
