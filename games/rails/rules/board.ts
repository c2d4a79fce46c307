/** An edition compiled for a number of seats into tables of small integers. */

import { at } from '@quai/engine/at.ts';
import type { RuleId } from '@quai/engine/contract.ts';
import type { Edition, EditionRoute } from '../shape.ts';
import type { Numbers } from './numbers.ts';

/** What a route costs. Routes with the same cost share one price. */
export interface Price {
  readonly index: number;
  /** A colour, or -1 for any single colour. */
  readonly colour: number;
  /** Cards of that colour. */
  readonly set: number;
  /** Each icon is paid with a wild card, or with a pair if the edition has pairs. */
  readonly icons: number;
}

export interface Route {
  readonly index: number;
  readonly a: number;
  readonly b: number;
  readonly length: number;
  readonly kind: number;
  readonly points: number;
  readonly draw: number;
  readonly price: Price;
  /** The rule for claiming a route of this kind. */
  readonly rule: RuleId;
  /** The other routes between the same two places. */
  readonly siblings: readonly number[];
  /** How many of the routes between these places may be claimed with this number of seats. */
  readonly usable: number;
}

export interface Ticket {
  readonly a: number;
  readonly b: number;
  readonly points: number;
}

export interface Board {
  readonly edition: Edition;
  readonly numbers: Numbers;
  readonly seats: number;
  /** Kinds of cards: the colours from 0, then the wild card, whose index is `wild`. */
  readonly wild: number;
  readonly kinds: number;
  readonly box: readonly number[];
  readonly pairs: boolean;
  readonly places: number;
  readonly routes: readonly Route[];
  readonly prices: readonly Price[];
  /** The routes of each price. */
  readonly routesAt: readonly (readonly Route[])[];
  readonly tickets: readonly Ticket[];
  readonly pieces: readonly number[];
  /** Whether a bonus counts cards in hand, in which case hands are shown at the end. */
  readonly handsCount: boolean;
}

/** The route with this index. Unlike `at`, fast enough for playouts. */
export function routeAt({ routes }: Board, index: number): Route {
  const route = routes[index];
  if (route === undefined) throw new RangeError(`there is no route ${index}`);
  return route;
}

export function compile(edition: Edition, numbers: Numbers, seats: number): Board {
  const { min, max } = edition.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new Error(`${edition.id} is for ${min} to ${max} seats, not for ${seats}`);
  const placeIndex = new Map(edition.places.map(({ id }, index) => [id, index]));
  const place = (id: string) => given(placeIndex.get(id), `place ${id}`);
  const colour = new Map(edition.cards.colours.map(({ id }, index) => [id, index]));
  const prices: Price[] = [];
  const routes = edition.routes.map((route, index) => compileRoute(route, index));
  const wild = edition.cards.colours.length;
  return {
    edition,
    numbers,
    seats,
    wild,
    kinds: wild + 1,
    box: [...edition.cards.colours.map(({ count }) => count), edition.cards.wild.count],
    pairs: edition.cards.pairs,
    places: edition.places.length,
    routes,
    prices,
    routesAt: prices.map((price) => routes.filter((route) => route.price === price)),
    tickets: edition.tickets.list.map(({ a, b, points }) => ({ a: place(a), b: place(b), points })),
    pieces: edition.pieces.map(({ perSeat }) => perSeat),
    handsCount: edition.bonuses?.cards.some(({ count }) => count.of === 'hand') ?? false,
  };

  function compileRoute(route: EditionRoute, index: number): Route {
    const kind = edition.pieces.findIndex(({ id }) => id === route.kind);
    const piece = at(edition.pieces, kind);
    const cost = route.cards ?? route.length;
    const measure = piece.by === 'cards' ? cost : route.length;
    const siblings = edition.routes.flatMap(({ group }, other) =>
      other !== index && group !== undefined && group === route.group ? [other] : [],
    );
    const parallels = siblings.length + 1;
    const limit = parallels === 1 ? 1 : edition.parallel.limits[parallels]?.[seats];
    return {
      index,
      a: place(route.a),
      b: place(route.b),
      length: route.length,
      kind,
      points: given(piece.points[measure], `points for ${measure} ${piece.by}`),
      draw: route.draw ?? 0,
      price: priceOf(colour.get(route.colour) ?? -1, cost - (route.icons ?? 0), route.icons ?? 0),
      rule: at(numbers.claim, Math.min(kind, numbers.claim.length - 1)),
      siblings,
      usable: given(limit, `limit for ${parallels} parallel routes`),
    };
  }

  function priceOf(wanted: number, set: number, icons: number): Price {
    const known = prices.find((price) => price.colour === wanted && price.set === set && price.icons === icons);
    if (known !== undefined) return known;
    const price = { index: prices.length, colour: wanted, set, icons };
    prices.push(price);
    return price;
  }

  /** `readEdition` has checked that these are there. */
  function given<T>(value: T | undefined, what: string): T {
    if (value === undefined) throw new Error(`${edition.id} has no ${what}`);
    return value;
  }
}
