/** What is in front of a player: the face-up row and the piles, the hand, the bonus cards. */

import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { BLIND, TAKE, TICKETS } from '../rules/moves.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { CardFace } from './card.tsx';

/** The face-up row, the pile, the tickets. */
export function Market(props: {
  board: Board;
  view: RailsView;
  words: RailsWords;
  legal: ReadonlySet<number>;
  play(move: number): void;
}): JSX.Element {
  const { drawn, labels } = props.words;
  const ticketsLeft = () => props.view.ticketsLeft + props.view.returned.length - props.view.head;
  const discards = () => props.view.discards.reduce((total, count) => total + count, 0);
  return (
    <section class="market" aria-label={drawn.row} data-pieces="market">
      <ul class="face-up">
        <Index each={props.view.row}>
          {(place, slot) => (
            <li data-place={`row-${slot}`}>
              {/* A new card in a place is a new element: it turns over as it comes. */}
              <Show when={place() + 1} keyed fallback={<span class="card gone">{drawn.empty}</span>}>
                {(number) => {
                  const kind = number - 1;
                  return (
                    <button
                      type="button"
                      class="card-button"
                      data-place={`market-${kind}`}
                      data-piece={`row-${slot}-${kind}`}
                      data-kind={`card-${kind}`}
                      data-from="pile"
                      data-to="mover"
                      classList={{ offer: props.legal.has(TAKE + kind) }}
                      onClick={() => props.play(TAKE + kind)}
                    >
                      <CardFace board={props.board} kind={kind} name={labels.card(kind)} />
                    </button>
                  );
                }}
              </Show>
            </li>
          )}
        </Index>
      </ul>
      <button
        type="button"
        class="card-button pile blind"
        data-anchor="pile"
        data-piece="pile"
        data-kind="card"
        data-count={props.view.pileSize}
        data-to="mover"
        data-token="back"
        data-place="market-blind"
        classList={{ offer: props.legal.has(BLIND) }}
        title={drawn.discards(discards())}
        onClick={() => props.play(BLIND)}
      >
        <b>{drawn.blind}</b>
        <small>{drawn.pile(props.view.pileSize)}</small>
      </button>
      <button
        type="button"
        class="card-button pile tickets"
        data-piece="tickets"
        data-count={ticketsLeft()}
        data-to="mover"
        data-token="back"
        data-place="market-tickets"
        classList={{ offer: props.legal.has(TICKETS) }}
        onClick={() => props.play(TICKETS)}
      >
        <b>{labels.ticketNoun.many}</b>
        <small>{ticketsLeft()}</small>
      </button>
    </section>
  );
}

export function Hand(props: { hand: readonly number[]; board: Board; words: RailsWords }): JSX.Element {
  const { drawn, labels } = props.words;
  /** Primitive values, so that only what changes is rendered again. */
  const kinds = createMemo(() => props.hand.flatMap((count, kind) => (count > 0 ? [kind] : [])));
  return (
    <section class="hand" aria-label={drawn.hand} data-pieces="hand">
      <h2>{drawn.hand}</h2>
      <ul>
        <For each={kinds()} fallback={<li>{drawn.emptyHand}</li>}>
          {(kind) => (
            <li>
              {/* One more of a kind lands on its stack. */}
              <Show when={props.hand[kind]} keyed>
                {(count) => (
                  <span
                    class="held"
                    data-piece={`hand-${kind}`}
                    data-kind={`card-${kind}`}
                    data-count={count}
                    data-from="pile"
                    data-to="pile"
                  >
                    <CardFace board={props.board} kind={kind} name={labels.card(kind)} count={count} />
                  </span>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

export function Bonuses(props: { view: RailsView; words: RailsWords }): JSX.Element {
  const { drawn, labels } = props.words;
  return (
    <Show when={props.view.bonuses.length > 0}>
      <section class="bonuses" aria-label={drawn.bonuses}>
        <h2>{drawn.bonuses}</h2>
        <ul>
          <For each={props.view.bonuses}>
            {(card) => (
              <li title={labels.bonus(card).text}>
                <b>{labels.bonus(card).name}</b> <small>{labels.bonus(card).text}</small>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
