/** The ways to pay for a route, each as a small fan of cards, cheapest first. */

import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { isPay, PAY } from '../rules/moves.ts';
import { cardsOf } from '../rules/payment.ts';
import type { RailsWords } from '../text/words.ts';
import { CardFace } from './card.tsx';

export function Payments(props: {
  board: Board;
  words: RailsWords;
  legal: ReadonlySet<number>;
  play(move: number): void;
}): JSX.Element {
  const { drawn, labels } = props.words;
  const ways = createMemo(() => [...props.legal].filter(isPay));
  const counts = (move: number) => Array.from({ length: props.board.kinds }, (_, kind) => cardsOf(move - PAY, kind));
  return (
    <Show when={ways().length > 0}>
      <section class="payments" aria-label={drawn.payment}>
        <h2>{drawn.payment}</h2>
        <div class="ways">
          <For each={ways()}>
            {(move) => (
              <button
                type="button"
                class="way offer"
                aria-label={labels.cards(counts(move))}
                onClick={() => props.play(move)}
              >
                <For each={counts(move)}>
                  {(count, kind) => (
                    <Show when={count > 0}>
                      <CardFace
                        board={props.board}
                        kind={kind()}
                        name=""
                        language={props.words.language}
                        count={count}
                      />
                    </Show>
                  )}
                </For>
              </button>
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}
