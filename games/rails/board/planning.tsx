/** The plan in the dock: a switch to mark routes on the map, and what they would cost and bring. */

import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { CardFace } from './card.tsx';
import { type Plan, totalsOf } from './plan.ts';

export function Planning(props: {
  board: Board;
  view: RailsView;
  words: RailsWords;
  seat: number;
  plan: Plan;
  active: boolean;
  setActive(active: boolean): void;
}): JSX.Element {
  const { drawn, labels } = props.words;
  const totals = createMemo(() => totalsOf(props.board, props.view, props.seat, props.plan.routes()));
  const held = (kind: number) => props.view.hands[props.seat]?.[kind] ?? 0;
  const pieces = () =>
    totals().pieces.flatMap((count, kind) => (count === 0 ? [] : [labels.some(count, labels.piece(kind))]));
  return (
    <section class="planning" aria-label={drawn.plan}>
      <div class="plan-head">
        <button
          type="button"
          class="plan-switch"
          aria-pressed={props.active}
          onClick={() => props.setActive(!props.active)}
        >
          ✎ {drawn.plan}
        </button>
        <Show when={props.plan.routes().size > 0}>
          <b>+{totals().points}</b>
          <button type="button" class="plan-clear" onClick={() => props.plan.clear()}>
            {drawn.planClear}
          </button>
        </Show>
      </div>
      <Show when={totals().broken.length > 0}>
        <p class="plan-broken" role="alert">
          {drawn.planBroken(
            totals()
              .broken.map((route) => labels.ends(route).join(' – '))
              .join(', '),
          )}
        </p>
      </Show>
      <Show
        when={totals().allCards > 0}
        fallback={
          <Show when={props.active}>
            <p class="plan-text">{drawn.planHint}</p>
          </Show>
        }
      >
        <p class="plan-text">
          {drawn.planCards(totals().allCards, totals().missing)} · {pieces().join(', ')}
        </p>
        <ul class="plan-cards">
          <For each={totals().cards}>
            {(count, kind) => (
              <Show when={count > 0}>
                <li>
                  <Show when={kind() < props.board.wild} fallback={<span class="plan-any">{drawn.anyColour}</span>}>
                    <CardFace board={props.board} kind={kind()} name="" language={props.words.language} />
                  </Show>
                  {kind() < props.board.wild ? `${Math.min(held(kind()), count)}/${count}` : count}
                </li>
              </Show>
            )}
          </For>
          <Show when={totals().icons > 0}>
            <li>
              <CardFace board={props.board} kind={props.board.wild} name="" language={props.words.language} />
              {Math.min(held(props.board.wild), totals().icons)}/{totals().icons}
            </li>
          </Show>
        </ul>
        <Show when={totals().tickets.length > 0}>
          <p class="plan-text">
            {drawn.planDone} {labels.tickets(totals().tickets)}
          </p>
        </Show>
      </Show>
    </section>
  );
}
