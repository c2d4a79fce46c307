/** What lies on the table: the face-up row and the piles, and the bonus cards. */

import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { BLIND, TAKE, TICKETS } from '../rules/moves.ts';
import { racesOf } from '../rules/race.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { CardBack, CardFace } from './card.tsx';

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
                      <CardFace
                        board={props.board}
                        kind={kind}
                        name={labels.card(kind)}
                        language={props.words.language}
                      />
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
        title={`${drawn.pile(props.view.pileSize)}, ${drawn.discards(discards())}`}
        aria-label={`${drawn.blind}${drawn.colon}${drawn.pile(props.view.pileSize)}`}
        onClick={() => props.play(BLIND)}
      >
        <CardBack deck="cards" name={drawn.deck} left={props.view.pileSize} />
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
        <CardBack deck="tickets" name={labels.ticketNoun.many} left={ticketsLeft()} />
      </button>
    </section>
  );
}

export function Bonuses(props: {
  board: Board;
  view: RailsView;
  words: RailsWords;
  names(seat: number): string;
}): JSX.Element {
  const { drawn, labels } = props.words;
  const races = createMemo(() => racesOf(props.board, props.view));
  /** Who has the most, in words. */
  const standing = (counts: readonly number[] | null) => {
    if (counts === null) return drawn.hidden;
    const most = Math.max(...counts);
    const first = counts.flatMap((count, seat) => (count === most ? [seat] : []));
    if (first.length === counts.length) return drawn.level(most);
    return drawn.leads(
      first.map((seat) => props.names(seat)),
      most,
      Math.max(...counts.filter((count) => count < most)),
    );
  };
  return (
    <Show when={props.view.bonuses.length > 0}>
      <section class="bonuses" aria-label={drawn.bonuses}>
        <h2>{drawn.bonuses}</h2>
        <ul>
          <For each={races()}>
            {({ bonus, points, counts }) => (
              <li>
                <span class="bonus-name">
                  <b>{labels.bonus(bonus).name}</b> <span class="bonus-points">{points}</span>
                </span>
                <small>
                  {labels.bonus(bonus).text} <i>{standing(counts)}</i>
                </small>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
