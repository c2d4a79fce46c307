/**
 * Imagines tickets that fit a view. What others drew from the unknown part of the pile may be any ticket the viewer has
 * not seen. But a ticket that the viewer gave back and another seat drew again is either with that seat or back under the
 * pile. Such redeals are replayed, with placeholders for unknown tickets, until they agree with what the viewer saw later.
 */

import { at } from '@quai/engine/at.ts';
import { pickOne, type Random, shuffle } from '@quai/engine/random.ts';
import type { Board } from './board.ts';
import { ofSeat } from './lists.ts';
import type { Redeal } from './state.ts';
import { countBits } from './tickets.ts';
import type { RailsView, SeenRedeal } from './view.ts';

export interface ImaginedTickets {
  tickets: number[][];
  offered: number[][];
  back: number[][];
  ticketPile: number[];
  returned: number[];
  redeals: Redeal[];
}

/** A ticket, or -1 while it is not known which. */
interface Card {
  ticket: number;
}

export function imagineTickets(board: Board, view: RailsView, random: Random): ImaginedTickets {
  const returned: Card[] = view.returned.map((ticket) => ({ ticket }));
  const redeals = playRedeals(view, returned, random);
  const known: boolean[] = board.tickets.map(() => false);
  const see = (tickets: readonly number[]) => {
    for (const ticket of tickets) if (ticket >= 0) known[ticket] = true;
  };
  for (const list of view.tickets) if (list !== null) see(list);
  for (const list of view.offered) if (list !== null) see(list);
  see(view.back);
  see(returned.map((card) => card.ticket));
  for (const redeal of redeals) see(redeal.cards.map((card) => card.ticket));
  const unknown: number[] = [];
  known.forEach((seen, ticket) => {
    if (!seen) unknown.push(ticket);
  });
  shuffle(unknown, random);
  const drawOne = () => {
    const ticket = unknown.pop();
    if (ticket === undefined) throw new Error('this view has more hidden tickets than there are');
    return ticket;
  };
  const draw = (count: number) => Array.from({ length: count }, drawOne);
  const name = (card: Card) => {
    if (card.ticket < 0) card.ticket = drawOne();
    return card.ticket;
  };

  const result: ImaginedTickets = {
    tickets: view.tickets.map((tickets) => tickets?.slice() ?? []),
    offered: view.offered.map((offered) => offered?.slice() ?? []),
    back: view.open.map((_, seat) => (seat === view.viewer ? view.back.slice() : [])),
    ticketPile: board.tickets.map(() => 0),
    returned: returned.map(name),
    redeals: redeals.map(({ seen, cards, kept }) => ({
      seat: seen.seat,
      tickets: cards.map(name),
      from: seen.from.slice(),
      kept,
      back: seen.back,
    })),
  };
  view.open.forEach((stack, seat) => {
    if (seat === view.viewer) return;
    if (view.turn < 0 && stack.length === 0)
      chooseFirst(board, result, seat, draw(board.edition.tickets.dealt), random);
    else if (view.tickets[seat] === null) fillSeat(view, result, seat, draw);
  });
  for (const ticket of unknown) result.ticketPile[ticket] = 1;
  return result;
}

/** Gives another seat its tickets from redeals, and any others up to the number it is known to have. */
function fillSeat(view: RailsView, result: ImaginedTickets, seat: number, draw: (count: number) => number[]): void {
  const tickets = ofSeat(result.tickets, seat);
  for (const redeal of result.redeals) {
    if (redeal.seat !== seat) continue;
    if (redeal.kept < 0) result.offered[seat] = redeal.tickets.slice();
    else tickets.push(...redeal.tickets.filter((_, index) => redeal.kept & (1 << index)));
  }
  tickets.unshift(...draw(at(view.ticketCounts, seat) - tickets.length));
  const offered = ofSeat(result.offered, seat);
  offered.push(...draw(at(view.offeredCounts, seat) - offered.length));
}

/** For a seat that has chosen its first tickets while nobody knows yet how many it kept. */
function chooseFirst(board: Board, result: ImaginedTickets, seat: number, dealt: number[], random: Random): void {
  const choices = subsets(dealt.length).filter((bits) => countBits(bits) >= board.edition.tickets.keepDealt);
  const bits = pickOne(choices, random);
  result.tickets[seat] = dealt.filter((_, index) => bits & (1 << index));
  result.back[seat] = dealt.filter((_, index) => !(bits & (1 << index)));
}

function subsets(size: number): number[] {
  return Array.from({ length: 1 << size }, (_, bits) => bits);
}

interface PlayedRedeal {
  readonly seen: SeenRedeal;
  readonly cards: Card[];
  kept: number;
}

/** Chooses what others kept so that every ticket the viewer drew again later is the one it saw. */
function playRedeals(view: RailsView, returned: Card[], random: Random): PlayedRedeal[] {
  const played: PlayedRedeal[] = view.redeals.map((seen) => ({
    seen,
    cards: seen.from.map((_, index) => ({ ticket: seen.tickets?.[index] ?? -1 })),
    kept: seen.kept ?? -1,
  }));
  if (!play(0)) throw new Error('no tickets fit this view');
  return played;

  function play(index: number): boolean {
    const redeal = played[index];
    if (redeal === undefined) return true;
    return redeal.seen.tickets === null ? playOther(redeal, index) : playOwn(redeal, index);
  }

  /** The viewer saw these tickets, so they identify what lay in their places. */
  function playOwn({ seen, cards }: PlayedRedeal, index: number): boolean {
    const named: Card[] = [];
    const agrees = seen.from.every((place, i) => {
      if (place < 0) return true;
      const { ticket } = at(cards, i);
      const lay = at(returned, place);
      if (lay.ticket >= 0) return lay.ticket === ticket;
      if (sawBefore(view, ticket, seen.back)) return false;
      lay.ticket = ticket;
      named.push(lay);
      return true;
    });
    if (agrees && play(index + 1)) return true;
    for (const card of named) card.ticket = -1;
    return false;
  }

  function playOther(redeal: PlayedRedeal, index: number): boolean {
    const { seen, cards } = redeal;
    seen.from.forEach((place, i) => {
      if (place >= 0) cards[i] = at(returned, place);
    });
    if (seen.keptCount < 0) return play(index + 1);
    const choices = subsets(cards.length).filter((bits) => countBits(bits) === seen.keptCount);
    shuffle(choices, random);
    // If the viewer knows none of them, all choices are equivalent.
    if (cards.every((card) => card.ticket < 0)) choices.length = 1;
    for (const bits of choices) {
      redeal.kept = bits;
      let place = seen.back;
      for (const [i, card] of cards.entries()) if (!(bits & (1 << i))) returned[place++] = card;
      if (play(index + 1)) return true;
    }
    return false;
  }
}

/** Whether the viewer gave this ticket back earlier and could therefore track it. */
function sawBefore(view: RailsView, ticket: number, before: number): boolean {
  const end = before < 0 ? view.returned.length : before;
  for (let place = 0; place < end; place++) if (view.returned[place] === ticket) return true;
  return false;
}
