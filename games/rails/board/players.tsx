/** What everybody may know of the players: counts, and the cards they took face up, which the rules allow remembering. */

import { For, type JSX, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { seatColour } from './look.ts';
import { Fan } from './payments.tsx';

export function Players(props: {
  board: Board;
  view: RailsView;
  words: RailsWords;
  names(seat: number): string;
}): JSX.Element {
  const { drawn, labels } = props.words;
  return (
    <ul class="rails-shown">
      <For each={props.view.shown}>
        {(counts, seat) => (
          <li style={{ '--seat': seatColour(seat()) }}>
            <b>{props.names(seat())}</b>
            <span>
              {[
                drawn.cardCount(props.view.handSizes[seat()] ?? 0),
                labels.some(props.view.ticketCounts[seat()] ?? 0, labels.ticketNoun),
                ...(props.view.pieces[seat()] ?? []).map((left, kind) => labels.some(left, labels.piece(kind))),
              ].join(' · ')}
            </span>
            <Show when={counts.some((count) => count > 0)}>
              <span class="known">
                {drawn.known}
                <Fan board={props.board} words={props.words} counts={counts} />
              </span>
            </Show>
          </li>
        )}
      </For>
      <li class="hint">{props.words.summary}</li>
    </ul>
  );
}
