/** The cheapest way still open for a ticket, against a search through all ways, at random positions. */

import { at } from '@quai/engine/at.ts';
import { ENDLESS, playout } from '@quai/engine/kit/playout.ts';
import { toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Board } from '../rules/board.ts';
import { cheapestWay, joins } from '../rules/cheapest.ts';
import { closedTo } from '../rules/claim.ts';
import { routesOfSeats, wayBetween } from '../rules/network.ts';
import type { RailsState } from '../rules/state.ts';
import { island, islandMap } from './island.ts';
import { open, position } from './position.ts';

/** Tries every way that visits no place twice: cards of the cheapest one, or Infinity. */
function leastCards(board: Board, state: RailsState, seat: number, from: number, to: number): number {
  const left = at(state.pieces, seat);
  let least = Number.POSITIVE_INFINITY;
  const walk = (here: number, seen: ReadonlySet<number>, cards: number, used: readonly number[]) => {
    if (cards >= least) return;
    if (here === to) {
      least = cards;
      return;
    }
    for (const route of board.routes) {
      const next = route.a === here ? route.b : route.b === here ? route.a : -1;
      if (next < 0 || seen.has(next)) continue;
      const own = state.owner[route.index] === seat;
      if (!own && closedTo(board, state, seat, route) !== null) continue;
      const now = own ? used : used.map((count, kind) => (kind === route.kind ? count + route.length : count));
      if (now.some((count, kind) => count > at(left, kind))) continue;
      walk(next, new Set([...seen, next]), cards + (own ? 0 : route.price.set + route.price.icons), now);
    }
  };
  walk(
    from,
    new Set([from]),
    0,
    left.map(() => 0),
  );
  return least;
}

describe('the cheapest way', () => {
  test('agrees with a search through all ways, at random positions', () => {
    // Few pieces, so that the cheapest way is often not the one the pieces suffice for.
    const scarce = {
      ...islandMap,
      pieces: islandMap.pieces.map((piece, kind) => ({ ...piece, perSeat: kind === 0 ? 4 : 2 })),
    };
    let [compared, blocked] = [0, 0];
    for (const rules of [island(2), island(3), open(game, 2, scarce)]) {
      const { board } = rules;
      for (let seed = 0; seed < 25; seed++) {
        const random = randomFrom(seed);
        playout(rules, seed, ENDLESS, (state, ply) => {
          if (ply % 3 !== 0 || state.ended !== null) return;
          const seat = at(toAct(state), 0);
          const [a, b] = [random.below(board.places), random.below(board.places)];
          const way = cheapestWay(board, state, seat, a, b);
          const expected = leastCards(board, state, seat, a, b);
          expect(way?.cards ?? Number.POSITIVE_INFINITY).toBe(expected);
          compared++;
          if (way === null) {
            blocked++;
            return;
          }
          // The way can be walked, and costs what it says.
          const own = at(routesOfSeats(board, state.owner), seat);
          expect(a === b || wayBetween(board, [...own, ...way.routes], a, b).length > 0).toBe(true);
          expect(joins(board, [...own, ...way.routes], a, b)).toBe(true);
          const routes = way.routes.map((index) => at(board.routes, index));
          expect(routes.reduce((sum, { price }) => sum + price.set + price.icons, 0)).toBe(way.cards);
          for (const [kind, count] of way.pieces.entries()) {
            const spaces = routes.filter((route) => route.kind === kind).reduce((sum, { length }) => sum + length, 0);
            expect(spaces).toBe(count);
          }
          expect(way.routes.every((route) => at(state.owner, route) < 0)).toBe(true);
        });
      }
    }
    expect(compared).toBeGreaterThan(300);
    expect(blocked).toBeGreaterThan(10);
  });

  test('a place is joined to itself, and to what own routes reach', () => {
    const rules = island(2);
    const { board } = rules;
    const { id, a, b } = at(board.edition.routes, 0);
    const placeAt = (place: string) => board.edition.places.findIndex((one) => one.id === place);
    const state = position(rules, { routes: { [id]: 0 } });
    const nothing = { routes: [], cards: 0, pieces: [0, 0] };
    expect(cheapestWay(board, state, 0, placeAt(a), placeAt(a))).toEqual(nothing);
    expect(cheapestWay(board, state, 0, placeAt(a), placeAt(b))).toEqual(nothing);
  });
});
