/** The player's tickets and whether they are completed, and the choice among those just drawn. */

import { at } from '@quai/engine/at.ts';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { ofSeat } from '../rules/lists.ts';
import { KEEPING } from '../rules/moves.ts';
import { routesOfSeats, wayBetween } from '../rules/network.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';

export function OwnTickets(props: {
  board: Board;
  view: RailsView;
  words: RailsWords;
  seat: number;
  pointed: number | null;
  point(ticket: number | null): void;
  /** How far the ticket pointed at is from completion. */
  distance: string;
}): JSX.Element {
  const { drawn, labels } = props.words;
  const tickets = () => props.view.tickets[props.seat] ?? [];
  const own = createMemo(() => ofSeat(routesOfSeats(props.board, props.view.owner), props.seat));
  const complete = (ticket: number) => {
    const { a, b } = at(props.board.tickets, ticket);
    return wayBetween(props.board, own(), a, b).length > 0;
  };
  return (
    <Show when={tickets().length > 0}>
      <section class="tickets-part" aria-label={drawn.own}>
        <ul class="own-tickets">
          <For each={tickets()}>
            {(ticket) => (
              <li>
                <button
                  type="button"
                  aria-pressed={props.pointed === ticket}
                  classList={{ complete: complete(ticket) }}
                  onClick={() => props.point(props.pointed === ticket ? null : ticket)}
                >
                  {complete(ticket) ? '✓ ' : ''}
                  {labels.ticket(ticket)} <small>({complete(ticket) ? drawn.done : drawn.open})</small>
                </button>
              </li>
            )}
          </For>
        </ul>
        <p class="ticket-distance" role="status">
          {props.distance}
        </p>
      </section>
    </Show>
  );
}

/** The choice of which offered tickets to keep. The rules check it. */
export function KeepTickets(props: {
  view: RailsView;
  words: RailsWords;
  seat: number;
  choosing: boolean;
  /** Plays the choice; the rules refuse it if too few are kept. */
  keep(bits: number): void;
  point(ticket: number | null): void;
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
  return (
    <Show when={props.choosing && offered().length > 0}>
      <fieldset class="keep-tickets">
        <legend>{drawn.choose}</legend>
        <For each={offered()}>
          {(ticket, index) => (
            <label onPointerEnter={() => props.point(ticket)}>
              <input
                type="checkbox"
                checked={((bits() >> index()) & 1) === 1}
                onChange={() => {
                  setBits(bits() ^ (1 << index()));
                  props.point(ticket);
                }}
              />
              {labels.ticket(ticket)}
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
