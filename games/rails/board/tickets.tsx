/** The player's tickets with what they still take, and the choice among those just drawn. */

import { at } from '@quai/engine/at.ts';
import { alike } from '@quai/kit/alike.ts';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { cheapestWay, type Way } from '../rules/cheapest.ts';
import { KEEPING } from '../rules/moves.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';

/** The cheapest way still open for a ticket; null if there is none. */
export function wayFor(
  board: Board,
  view: Pick<RailsView, 'owner' | 'pieces'>,
  seat: number,
  ticket: number,
): Way | null {
  const { a, b } = at(board.tickets, ticket);
  return cheapestWay(board, view, seat, a, b);
}

/** What is still needed, in words. */
export function needs(words: RailsWords, way: Way | null): string {
  const { drawn, labels } = words;
  if (way === null) return drawn.noWay;
  if (way.routes.length === 0) return drawn.joined;
  const pieces = way.pieces.flatMap((count, kind) => (count === 0 ? [] : [labels.some(count, labels.piece(kind))]));
  return drawn.stillNeeds(way.cards, pieces.join(', '));
}

/** How much of a ticket is done: own cards paid of all that its way takes. */
const shareDone = (board: Board, way: Way | null, ticket: number) => {
  if (way === null) return 0;
  const { points } = at(board.tickets, ticket);
  return way.routes.length === 0 ? 1 : Math.max(0.04, 1 - way.cards / Math.max(way.cards + 1, points * 1.3));
};

export function OwnTickets(props: {
  board: Board;
  view: RailsView;
  words: RailsWords;
  seat: number;
  pointed: number | null;
  point(ticket: number | null): void;
}): JSX.Element {
  const { drawn, labels } = props.words;
  const tickets = () => props.view.tickets[props.seat] ?? [];
  // Ways depend on routes and pieces only, and take time to find: not again for every card that is drawn.
  const ground = createMemo(() => ({ owner: props.view.owner, pieces: props.view.pieces }), undefined, {
    equals: alike,
  });
  return (
    <Show when={tickets().length > 0}>
      <section class="tickets-part" aria-label={drawn.own(labels.ticketNoun)}>
        <ul class="own-tickets">
          <For each={tickets()}>
            {(ticket) => {
              const way = createMemo(() => wayFor(props.board, ground(), props.seat, ticket));
              const complete = () => way()?.routes.length === 0;
              return (
                <li>
                  <button
                    type="button"
                    aria-pressed={props.pointed === ticket}
                    classList={{ complete: complete(), lost: way() === null }}
                    style={{ '--done': shareDone(props.board, way(), ticket) }}
                    onClick={() => props.point(props.pointed === ticket ? null : ticket)}
                  >
                    <span>
                      {complete() ? '✓ ' : way() === null ? '✗ ' : ''}
                      {labels.ticket(ticket)}
                    </span>
                    <small>{complete() ? drawn.done(labels.ticketNoun) : needs(props.words, way())}</small>
                  </button>
                </li>
              );
            }}
          </For>
        </ul>
      </section>
    </Show>
  );
}

/** The choice of which offered tickets to keep. The rules check it. */
export function KeepTickets(props: {
  board: Board;
  view: RailsView;
  words: RailsWords;
  seat: number;
  choosing: boolean;
  /** Plays the choice; the rules refuse it if too few are kept. */
  keep(bits: number): void;
  point(ticket: number | null): void;
  /** The tickets ticked at present. */
  ticked(tickets: readonly number[]): void;
}): JSX.Element {
  const { drawn, labels } = props.words;
  const offered = () => props.view.offered[props.seat] ?? [];
  const [bits, setBits] = createSignal(0);
  createEffect(
    on(
      () => offered().join(),
      () => setBits((1 << offered().length) - 1),
    ),
  );
  const isTicked = (index: number) => ((bits() >> index) & 1) === 1;
  createEffect(() => props.ticked(props.choosing ? offered().filter((_, index) => isTicked(index)) : []));
  onCleanup(() => {
    props.ticked([]);
    props.point(null);
  });
  const ways = createMemo(() => {
    const held = [...offered(), ...(props.view.tickets[props.seat] ?? [])];
    return new Map(held.map((ticket) => [ticket, wayFor(props.board, props.view, props.seat, ticket)]));
  });
  /** How many routes of its way other tickets would use too. */
  const shared = (ticket: number) => {
    const others = [...ways()].filter(([other]) => other !== ticket).flatMap(([, way]) => way?.routes ?? []);
    return new Set(
      ways()
        .get(ticket)
        ?.routes.filter((route) => others.includes(route)),
    ).size;
  };
  return (
    <Show when={props.choosing && offered().length > 0}>
      <fieldset class="keep-tickets">
        <legend>{drawn.choose}</legend>
        <For each={offered()}>
          {(ticket, index) => (
            <label onPointerEnter={() => props.point(ticket)} onPointerLeave={() => props.point(null)}>
              <input type="checkbox" checked={isTicked(index())} onChange={() => setBits(bits() ^ (1 << index()))} />
              <span>
                {labels.ticket(ticket)}
                <small>
                  {needs(props.words, ways().get(ticket) ?? null)} · {drawn.shares(shared(ticket))}
                </small>
              </span>
            </label>
          )}
        </For>
        <button type="button" class="main" onClick={() => props.keep(KEEPING + bits())}>
          {drawn.keepThese}
        </button>
      </fieldset>
    </Show>
  );
}
