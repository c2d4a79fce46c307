/** The seats in public: points, pieces, how many cards and tickets, and what was taken in the open. */

import { For, type JSX, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { inkOn, seatColour } from './look.ts';

/** More would only be a bar. */
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
    props.view.pieces[seat]!.map((left, kind) => `${left} ${labels.piece(kind)[left === 1 ? 'one' : 'many']}`).join(
      ', ',
    );
  const shown = (seat: number) => props.view.shown[seat]!.some((count) => count > 0);
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
              <Backs cards={props.view.handSizes[seat()]!} label={drawn.backs(props.view.handSizes[seat()]!)} /> ·{' '}
              {props.view.ticketCounts[seat()]}{' '}
              {labels.ticketNoun[props.view.ticketCounts[seat()] === 1 ? 'one' : 'many']}
              <Show when={shown(seat())}>
                {' '}
                <small>
                  ({drawn.known}
                  {drawn.colon}
                  {labels.cards(props.view.shown[seat()]!)})
                </small>
              </Show>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

/** A hand as others see it: backs, and how many. */
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
