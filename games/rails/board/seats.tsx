/** What is public about each seat: points, pieces, numbers of cards and tickets, and cards taken face up. */

import { at } from '@quai/engine/at.ts';
import { For, type JSX, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { ofSeat } from '../rules/lists.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { inkOn, seatColour } from './look.ts';

/** Maximum number of card backs drawn; more would blur into a bar. */
const MOST_BACKS = 12;

export function RailsSeats(props: {
  board: Board;
  view: RailsView;
  words: RailsWords;
  names(seat: number): string;
}): JSX.Element {
  const { drawn, labels } = props.words;
  const colours = props.board.edition.drawing?.seatColours ?? [];
  const pieces = (seat: number) =>
    ofSeat(props.view.pieces, seat)
      .map((left, kind) => `${left} ${labels.piece(kind)[left === 1 ? 'one' : 'many']}`)
      .join(', ');
  const cards = (seat: number) => at(props.view.handSizes, seat);
  const shown = (seat: number) => ofSeat(props.view.shown, seat);
  return (
    <ul class="rails-seats">
      <For each={props.view.score}>
        {(score, seat) => {
          const colour = seatColour(colours, seat());
          return (
            <li classList={{ turn: props.view.turn === seat() && props.view.ended === null }}>
              <span class="seat-plate" style={{ background: colour, color: inkOn(colour) }}>
                {seat() + 1}
              </span>
              <b>{props.names(seat())}</b>
              {drawn.colon}
              {drawn.points(score)} · {pieces(seat())} ·{' '}
              <Backs cards={cards(seat())} label={drawn.backs(cards(seat()))} /> · {props.view.ticketCounts[seat()]}{' '}
              {labels.ticketNoun[props.view.ticketCounts[seat()] === 1 ? 'one' : 'many']}
              <Show when={shown(seat()).some((count) => count > 0)}>
                {' '}
                <small>
                  ({drawn.known}
                  {drawn.colon}
                  {labels.cards(shown(seat()))})
                </small>
              </Show>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

/** A hand as others see it: card backs and their number. */
function Backs(props: { cards: number; label: string }): JSX.Element {
  return (
    <>
      <span class="backs" aria-hidden="true">
        <For each={Array.from({ length: Math.min(props.cards, MOST_BACKS) })}>{() => <i />}</For>
      </span>
      {props.label}
    </>
  );
}
