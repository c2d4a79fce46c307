/** The ways to pay for a route, each as a small fan of cards, cheapest first, beside the route on the map. */

import { roving } from '@quai/kit/roving.ts';
import { createMemo, For, type JSX, onMount, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import { isPay, PAY } from '../rules/moves.ts';
import { cardsOf } from '../rules/payment.ts';
import type { RailsWords } from '../text/words.ts';
import { CardFace } from './card.tsx';

/** Cards of a way, one after the other: a fan. */
export function Fan(props: { board: Board; words: RailsWords; counts: readonly number[] }): JSX.Element {
  return (
    <span class="fan">
      <For each={props.counts}>
        {(count, kind) => (
          <Show when={count > 0}>
            <CardFace
              board={props.board}
              kind={kind()}
              name={props.words.labels.card(kind())}
              language={props.words.language}
              {...(count > 1 ? { count } : {})}
            />
          </Show>
        )}
      </For>
    </span>
  );
}

/** The moves that pay, cheapest first: the rules list them so. */
export const waysIn = (legal: ReadonlySet<number>) => [...legal].filter(isPay);

export const countsOf = (board: Board, move: number) =>
  Array.from({ length: board.kinds }, (_, kind) => cardsOf(move - PAY, kind));

export function Payments(props: {
  board: Board;
  words: RailsWords;
  title: string;
  ways: readonly number[];
  style: JSX.CSSProperties;
  play(move: number): void;
}): JSX.Element {
  const { drawn, labels } = props.words;
  /** Towards the middle of the frame, so that it stays inside. */
  const side = createMemo(() => {
    const [across, down] = [props.style.left, props.style.top].map((value) => Number.parseFloat(String(value)));
    return { x: Math.min(100, Math.max(0, across ?? 50)), low: (down ?? 50) > 50 };
  });
  return (
    <section
      class="payments"
      classList={{ low: side().low }}
      aria-label={drawn.payment}
      style={{ ...props.style, '--share': `-${side().x}%` }}
    >
      <h2>{props.title}</h2>
      <div class="ways" ref={(list) => onMount(() => roving(list, 'button'))}>
        <For each={props.ways}>
          {(move) => (
            <button
              type="button"
              class="way offer"
              aria-label={labels.cards(countsOf(props.board, move))}
              onClick={() => props.play(move)}
            >
              <Fan board={props.board} words={props.words} counts={countsOf(props.board, move)} />
            </button>
          )}
        </For>
      </div>
    </section>
  );
}
