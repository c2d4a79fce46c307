/** An edition compiled for one number of seats: everything printed, as tables of small numbers. */

import type { Edition, EditionRoute } from '../shape.ts';
import type { Numbers } from './numbers.ts';

/** What a route asks for. Routes that ask for the same share one. */
export interface Price {
  readonly index: number;
  /** A colour, or -1 if any one colour will do. */
  readonly colour: number;
  /** Cards of the set of one colour. */
  readonly set: number;
  /** Icons: each is paid with a wild card, or with a pair if the edition has pairs. */
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
  /** The other routes between the same two places. */
  readonly siblings: readonly number[];
  /** How many of them all may be taken with this number of seats. */
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
  /** Kinds of cards: the colours 0, 1, 2..., then the wild card, whose index is `wild`. */
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
  /** Whether a bonus counts what is in hand: then hands are shown at the end. */
  readonly handsCount: boolean;
}

export function compile(edition: Edition, numbers: Numbers, seats: number): Board {
  const { min, max } = edition.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new Error(`${edition.id} is for ${min} to ${max} seats, not for ${seats}`);
  const place = new Map(edition.places.map(({ id }, index) => [id, index]));
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
    tickets: edition.tickets.list.map(({ a, b, points }) => ({ a: place.get(a)!, b: place.get(b)!, points })),
    pieces: edition.pieces.map(({ perSeat }) => perSeat),
    handsCount: edition.bonuses?.cards.some(({ count }) => count.of === 'hand') ?? false,
  };

  function compileRoute(route: EditionRoute, index: number): Route {
    const kind = edition.pieces.findIndex(({ id }) => id === route.kind);
    const piece = edition.pieces[kind]!;
    const cost = route.cards ?? route.length;
    const siblings = edition.routes
      .map((_, other) => other)
      .filter((other) => other !== index && route.group !== undefined && edition.routes[other]!.group === route.group);
    return {
      index,
      a: place.get(route.a)!,
      b: place.get(route.b)!,
      length: route.length,
      kind,
      points: piece.points[piece.by === 'cards' ? cost : route.length]!,
      draw: route.draw ?? 0,
      price: priceOf(colour.get(route.colour) ?? -1, cost - (route.icons ?? 0), route.icons ?? 0),
      siblings,
      usable: siblings.length === 0 ? 1 : edition.parallel.limits[siblings.length + 1]![seats]!,
    };
  }

  function priceOf(wanted: number, set: number, icons: number): Price {
    const known = prices.find((price) => price.colour === wanted && price.set === set && price.icons === icons);
    if (known !== undefined) return known;
    const price = { index: prices.length, colour: wanted, set, icons };
    prices.push(price);
    return price;
  }
}
