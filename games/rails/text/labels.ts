/** What things of the edition are called in one language: places, routes, cards, tickets. */

import type { Language } from '@quai/engine/words.ts';
import type { Board } from '../rules/board.ts';
import type { Noun, Texts } from './texts.ts';

export interface Labels {
  readonly ticketNoun: Noun;
  readonly wildNoun: Noun;
  piece(kind: number): Noun;
  place(index: number): string;
  card(kind: number): string;
  /** So many of each kind: `2 blue + 1 bike`. */
  cards(counts: readonly number[]): string;
  /** The two ends. */
  ends(route: number): readonly [string, string];
  /** What it costs: `white, 1 space`. Tells routes between the same ends apart. */
  price(route: number): string;
  route(route: number): string;
  /** A bonus card: its name, and what it is for. */
  bonus(card: number): Readonly<{ name: string; text: string }>;
  ticket(ticket: number): string;
  tickets(tickets: readonly number[]): string;
}

export function labelsOf(board: Board, texts: Texts, language: Language): Labels {
  const { edition } = board;
  const wildNoun = edition.cards.wild.name[language];
  const card = (kind: number) => edition.cards.colours[kind]?.name[language] ?? wildNoun.one;
  const place = (index: number) => edition.places[index]!.names?.[language] ?? edition.places[index]!.name;
  const ends = (route: number) => [place(board.routes[route]!.a), place(board.routes[route]!.b)] as const;
  const ticket = (index: number) => {
    const { a, b, points } = board.tickets[index]!;
    return texts.ticket(place(a), place(b), points);
  };

  function price(index: number): string {
    const { price: asked, length, kind, draw, siblings } = board.routes[index]!;
    const cost = asked.set + asked.icons;
    const parts = [asked.colour < 0 ? texts.gray : card(asked.colour)];
    if (edition.pieces.length > 1) parts.unshift(edition.pieces[kind]!.name[language].one);
    parts.push(cost === length ? texts.space(length) : texts.card(cost));
    if (asked.icons > 0) parts.push(texts.icon(asked.icons));
    if (draw > 0) parts.push(texts.bonusCards(draw));
    if (siblings.some((other) => board.routes[other]!.price === asked))
      parts.push(texts.track(1 + siblings.filter((other) => other < index).length));
    return parts.join(', ');
  }

  return {
    ticketNoun: edition.tickets.name[language],
    wildNoun,
    piece: (kind) => edition.pieces[kind]!.name[language],
    place,
    card,
    cards: (counts) =>
      counts
        .map((count, kind) => ({ count, name: kind === board.wild && count > 1 ? wildNoun.many : card(kind) }))
        .filter(({ count }) => count > 0)
        .map(({ count, name }) => `${count} ${name}`)
        .join(' + ') || texts.board.nothing,
    ends,
    price,
    route: (index) => `${ends(index).join(' – ')} (${price(index)})`,
    bonus: (index) => {
      const { name, text } = edition.bonuses!.cards[index]!;
      return { name: name[language], text: text[language] };
    },
    ticket,
    tickets: (list) => list.map(ticket).join(', '),
  };
}
