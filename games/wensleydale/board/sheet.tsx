/** The choices that are not on the board: ways to pay, passing, several things at one place; and what a takeover would do. */

import { at } from '@quai/engine/at.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { COMPANY_NAMES } from '../rules/kinds.ts';
import { amountOf, DONE, doing, PAY, subjectOf } from '../rules/moves.ts';
import { takeoverIfNow } from '../rules/whatif.ts';
import { type Choice, choicesFor, freeChoices, type Pointed } from './choices.ts';
import { Disc, Piece } from './pieces.tsx';
import type { Choosable } from './shared.ts';

export interface Asked extends Choosable {
  pointed: Pointed | null;
  wording(choice: Choice): string;
}

/** What is to be chosen here: where something is pointed at, only that; ending the turn is the Done button's. */
export function Sheet(props: Asked): JSX.Element {
  const list = () =>
    props.pointed === null
      ? freeChoices(props.choices).filter(({ move }) => move !== DONE)
      : choicesFor(props.choices, props.pointed);
  const forecast = createMemo(() =>
    props.seat === null || props.choices.length === 0 ? null : takeoverIfNow(props.tables, props.view, props.seat),
  );
  return (
    <Show when={list().length > 0 || forecast() !== null}>
      <div class="dales-sheet">
        <Show when={forecast()}>
          {(found) => (
            <ul class="takeover">
              <For
                each={props.texts.takeover(
                  at(COMPANY_NAMES, props.view.buyer),
                  found()
                    .towns.map((region) => at(props.tables.edition.regions, region).name)
                    .join(', '),
                  found().saved,
                )}
              >
                {(line) => <li>{line}</li>}
              </For>
              <Show when={found().gone.some((count) => count > 0)}>
                <li class="leaving">
                  {props.texts.leaves}
                  <For each={found().gone}>
                    {(count, piece) => (
                      <Show when={count > 0}>
                        <span title={`${count} ${props.texts.pieces[piece()]}`}>
                          {count} <Piece piece={piece()} />
                          <span class="sr">{props.texts.pieces[piece()]}</span>
                        </span>
                      </Show>
                    )}
                  </For>
                </li>
              </Show>
            </ul>
          )}
        </Show>
        <For each={list()}>
          {(choice) => (
            <button
              type="button"
              class="choice"
              aria-label={props.wording(choice)}
              title={props.wording(choice)}
              onClick={() => props.choose(choice.text)}
            >
              <Show when={doing(choice.move) === PAY} fallback={props.wording(choice)}>
                {amountOf(choice.move)} <Disc influence={subjectOf(choice.move)} />
              </Show>
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}
