/** The names of an edition's places, routes, cards and tickets in one language. */

import { at } from '@quai/engine/at.ts';
import { counted } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';
import type { Board } from '../rules/board.ts';
import type { Noun, Texts } from './texts.ts';

export interface Labels {
  readonly ticketNoun: Noun;
  readonly wildNoun: Noun;
  piece(kind: number): Noun;
  /** `1 wagon`, `2 wagons`. */
  some(count: number, noun: Noun): string;
  place(index: number): string;
  card(kind: number): string;
  /** Counts of cards by kind: `2 blue + 1 bike`. */
  cards(counts: readonly number[]): string;
  ends(route: number): readonly [string, string];
  /** Its cost, which also tells parallel routes apart: `white, 1 space`. */
  price(route: number): string;
  route(route: number): string;
  /** A bonus card: its name and what it rewards. */
  bonus(card: number): Readonly<{ name: string; text: string }>;
  ticket(ticket: number): string;
  tickets(tickets: readonly number[]): string;
}

export function labelsOf(board: Board, texts: Texts, language: Language): Labels {
  const { edition } = board;
  const wildNoun = edition.cards.wild.name[language];
  const card = (kind: number) => edition.cards.colours[kind]?.name[language] ?? wildNoun.one;
  const place = (index: number) => {
    const { name, names } = at(edition.places, index);
    return names?.[language] ?? name;
  };
  const piece = (kind: number) => at(edition.pieces, kind).name[language];
  const ends = (route: number) => {
    const { a, b } = at(board.routes, route);
    return [place(a), place(b)] as const;
  };
  const ticket = (index: number) => {
    const { a, b, points } = at(board.tickets, index);
    return texts.ticket(place(a), place(b), points);
  };

  function price(index: number): string {
    const { price: asked, length, kind, draw, siblings } = at(board.routes, index);
    const cost = asked.set + asked.icons;
    const parts = [asked.colour < 0 ? texts.gray : card(asked.colour)];
    if (edition.pieces.length > 1) parts.unshift(piece(kind).one);
    parts.push(cost === length ? texts.space(length) : texts.card(cost));
    if (asked.icons > 0) parts.push(texts.icon(asked.icons));
    if (draw > 0) parts.push(texts.bonusCards(draw));
    if (siblings.some((other) => at(board.routes, other).price === asked))
      parts.push(texts.track(1 + siblings.filter((other) => other < index).length));
    return parts.join(', ');
  }

  return {
    ticketNoun: edition.tickets.name[language],
    wildNoun,
    piece,
    some: (count, { one, many }) => counted(language, count, one, many),
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
      const { name, text } = at(edition.bonuses?.cards ?? [], index);
      return { name: name[language], text: text[language] };
    },
    ticket,
    tickets: (list) => list.map(ticket).join(', '),
  };
}
