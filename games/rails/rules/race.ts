/** How the seats stand in the race for each bonus card, as far as everybody can see it. */

import { at } from '@quai/engine/at.ts';
import type { Board } from './board.ts';
import { countFor, isPublic } from './bonuses.ts';
import { partsOf } from './imagine.ts';
import { longestOf, routesOfSeats } from './network.ts';
import type { RailsView } from './view.ts';

export interface Race {
  readonly bonus: number;
  readonly points: number;
  /** By seat; null while it is secret. */
  readonly counts: readonly number[] | null;
}

/** NL-12: counts that the board shows are public; at the end all are. */
export function racesOf(board: Board, view: RailsView): readonly Race[] {
  const holdings = routesOfSeats(board, view.owner).map((routes, seat) => ({
    seat,
    routes,
    path: () => longestOf(board, routes).length,
  }));
  const counted = {
    pieces: view.pieces,
    hands: view.hands.map((hand) => hand ?? []),
    tickets: view.tickets.map((tickets) => tickets ?? []),
    parts: partsOf(board, view.owner),
  };
  return view.bonuses.map((bonus) => {
    const { count, points } = at(board.edition.bonuses?.cards ?? [], bonus);
    const shown = isPublic(count) || view.ended !== null;
    return { bonus, points, counts: shown ? holdings.map((own) => countFor(board, counted, count, own)) : null };
  });
}
