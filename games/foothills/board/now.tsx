/** The trail through a nested action, the current question, and the answers that have no place on the board. */

import './now.css';
import { openStep } from '@quai/engine/play.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { State } from '../rules/state.ts';
import { crumbsTo, questionOf } from '../text/prompt.ts';
import type { FootHillsWords } from '../text/words.ts';
import type { Offers } from './offers.ts';

export function Now(props: {
  view: State;
  seat: number | null;
  words: FootHillsWords;
  offers: Offers;
  choose(move: string): void;
  say(text: string): string;
}): JSX.Element {
  const open = createMemo(() =>
    props.seat === null || !props.offers.any ? undefined : openStep(props.view, props.seat),
  );
  const crumbs = () => {
    const step = open();
    return props.seat === null || step === undefined ? [] : crumbsTo(props.words.speaker, props.view, props.seat, step);
  };
  /** For a plain choice of a card, the bar above says enough. */
  const worth = () => open() !== undefined && (props.offers.others.length > 0 || crumbs().length > 1);
  return (
    <Show when={worth() && open()}>
      {(step) => (
        <div class="now">
          <nav aria-label={props.words.drawn.where}>
            <ol class="crumbs">
              <For each={crumbs()}>
                {(crumb, index) => <li aria-current={index() === crumbs().length - 1 ? 'step' : undefined}>{crumb}</li>}
              </For>
            </ol>
          </nav>
          <p class="asked">{questionOf(props.words.speaker, step())}.</p>
          <Show when={props.offers.others.length > 0}>
            <div class="buttons other-offers">
              <For each={props.offers.others}>
                {(text) => (
                  <button type="button" class="offer" onClick={() => props.choose(text)}>
                    {props.say(text)}
                  </button>
                )}
              </For>
            </div>
          </Show>
        </div>
      )}
    </Show>
  );
}
