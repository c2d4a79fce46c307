/** The whole view as text: enough to play from, also with a screen reader. */

import { at } from '@quai/engine/at.ts';
import type { Names, Panel } from '@quai/engine/words.ts';
import type { Board, Route } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import { partsOf } from '../rules/imagine.ts';
import { ofSeat } from '../rules/lists.ts';
import { isComplete } from '../rules/network.ts';
import { racesOf } from '../rules/race.ts';
import type { RailsView } from '../rules/view.ts';
import type { Labels } from './labels.ts';
import type { Texts } from './texts.ts';

export function panels(board: Board, texts: Texts, labels: Labels, view: RailsView, names: Names): Panel[] {
  return [
    seatsPanel(board, texts, labels, view, names),
    rowPanel(texts, labels, view),
    ...handPanel(texts, labels, view),
    ...ticketPanels(board, texts, labels, view, names),
    ...bonusPanel(board, texts, labels, view, names),
    ...routePanels(board, texts, labels, view, names),
  ];
}

function seatsPanel(board: Board, texts: Texts, labels: Labels, view: RailsView, names: Names): Panel {
  const t = texts.board;
  const kinds = board.pieces.map((_, kind) => labels.piece(kind).many);
  const lines = [];
  if (view.ended !== null) lines.push(t.over(view.ended === 'stuck' ? texts.ending.stuck : texts.ending.pieces));
  else lines.push(view.turn < 0 ? t.choosing(labels.ticketNoun) : t.turnOf(names(view.turn)));
  if (view.last > 0) lines.push(t.lastRound(view.last));
  return {
    title: t.seats,
    lines,
    head: [t.seat, t.points, ...kinds, t.cards, labels.ticketNoun.many, t.known],
    rows: view.score.map((score, seat) => [
      names(seat),
      String(score),
      ...ofSeat(view.pieces, seat).map(String),
      String(view.handSizes[seat]),
      String(view.ticketCounts[seat]),
      labels.cards(view.hands[seat] ?? ofSeat(view.shown, seat)),
    ]),
  };
}

function rowPanel(texts: Texts, labels: Labels, view: RailsView): Panel {
  const t = texts.board;
  const row = view.row.map((card, place) => `${place + 1}. ${card < 0 ? t.noCard : labels.card(card)}`);
  return { title: t.row, lines: [...row, t.pile(view.pileSize), t.discards(labels.cards(view.discards))] };
}

function handPanel(texts: Texts, labels: Labels, view: RailsView): Panel[] {
  if (view.viewer === null) return [];
  return [{ title: texts.board.hand, lines: [labels.cards(visible(view.hands, view.viewer))] }];
}

/** A list that the viewer is entitled to see. */
function visible<T>(lists: readonly (T | null)[], seat: number): T {
  const list = lists[seat];
  if (list == null) throw new Error(`the view hides what seat ${seat} has`);
  return list;
}

function ticketPanels(board: Board, texts: Texts, labels: Labels, view: RailsView, names: Names): Panel[] {
  const t = texts.board;
  const noun = labels.ticketNoun;
  const pile = view.ticketsLeft + view.returned.length - view.head;
  const under = view.returned.slice(view.head).filter((ticket) => ticket >= 0);
  const parts = partsOf(board, view.owner);
  const status = (seat: number, ticket: number) =>
    t.status(labels.ticket(ticket), isComplete(board, { parts }, seat, ticket), noun);
  const list: Panel[] = [];
  if (view.ended !== null)
    list.push({
      title: t.all(noun),
      lines: view.tickets.flatMap((_, seat) =>
        visible(view.tickets, seat).map((ticket) => t.of(names(seat), status(seat, ticket))),
      ),
    });
  else if (view.viewer !== null) {
    const own = view.viewer;
    list.push({ title: t.own(noun), lines: visible(view.tickets, own).map((ticket) => status(own, ticket)) });
    const offered = visible(view.offered, own);
    if (offered.length > 0)
      list.push({ title: t.offered(noun), lines: offered.map((ticket, i) => `${i + 1}. ${labels.ticket(ticket)}`) });
  }
  const lines = [t.ticketPile(pile, noun), ...(under.length > 0 ? [t.under(labels.tickets(under))] : [])];
  return [...list, { title: t.pileOf(noun), lines }];
}

function bonusPanel(board: Board, texts: Texts, labels: Labels, view: RailsView, names: Names): Panel[] {
  if (view.bonuses.length === 0) return [];
  const t = texts.board;
  const seats = view.score.map((_, seat) => seat);
  return [
    {
      title: t.bonuses,
      head: [t.bonus, t.points, t.what, ...seats.map((seat) => names(seat))],
      rows: racesOf(board, view).map(({ bonus, points, counts }) => {
        const { name, text } = labels.bonus(bonus);
        return [name, String(points), text, ...seats.map((seat) => String(counts?.[seat] ?? t.secret))];
      }),
    },
  ];
}

function routePanels(board: Board, texts: Texts, labels: Labels, view: RailsView, names: Names): Panel[] {
  const t = texts.board;
  const row = (index: number) => {
    const route = at(board.routes, index);
    const { id } = at(board.edition.routes, index);
    return [...labels.ends(index), labels.price(index), String(route.length), String(route.points), id];
  };
  const free: string[][] = [];
  const closed: string[][] = [];
  const held: string[][] = [];
  for (const route of board.routes) {
    const owner = at(view.owner, route.index);
    if (owner >= 0) held.push([...row(route.index), names(owner)]);
    else if (isClosed(board, view, route)) closed.push(row(route.index));
    else free.push(row(route.index));
  }
  return [
    { title: t.held, head: [...t.head, t.holder], rows: held },
    { title: t.free, head: t.head, rows: free },
    ...(closed.length > 0 ? [{ title: t.closed, head: t.head, rows: closed }] : []),
  ];
}

/** Whether the limit on parallel routes closes the route to every seat. */
function isClosed(board: Board, view: RailsView, route: Route): boolean {
  const plenty = view.pieces.map((pieces) => pieces.map(() => 99));
  return view.pieces.every((_, seat) => closedTo(board, { owner: view.owner, pieces: plenty }, seat, route) !== null);
}
