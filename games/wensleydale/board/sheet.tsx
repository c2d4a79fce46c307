/** What can be done with what was pointed at, each with its terms; and what is always possible. */

import { createEffect, For, type JSX, Show } from 'solid-js';
import type { Tables } from '../rules/open.ts';
import type { BoardTexts } from '../text/drawn.ts';
import { type Choice, choicesFor, freeChoices, type Pointed } from './choices.ts';

export function Sheet(props: {
  tables: Tables;
  texts: BoardTexts;
  choices: readonly Choice[];
  pointed: Pointed | null;
  choose(move: string): void;
  close(): void;
  wording(choice: Choice): string;
}): JSX.Element {
  const { regions, trains } = props.tables.edition;
  const title = (pointed: Pointed) => {
    const { kind, at } = pointed;
    if (kind === 'region') return `${regions[at]!.name} (${props.texts.terrain[regions[at]!.terrain]})`;
    if (kind === 'space') return `${props.texts.space} ${at + 1}`;
    if (kind === 'train') return `${props.texts.train} ${trains[at]!.id}`;
    return props.texts.border(regions[props.tables.from[2 * at]!]!.name, regions[props.tables.to[2 * at]!]!.name);
  };
  /** Is there anything to touch on the map? A number of cubes is chosen here alone. */
  const glowing = () => freeChoices(props.choices).length < props.choices.length;
  let sheet: HTMLDivElement | undefined;
  // What was asked for by a tap on the map comes into sight.
  createEffect(() => {
    if (props.pointed !== null) sheet?.scrollIntoView({ block: 'nearest' });
  });
  const list = (choices: readonly Choice[]) => (
    <div class="buttons">
      <For each={choices}>
        {(choice) => (
          <button type="button" class="choice" onClick={() => props.choose(choice.text)}>
            {props.wording(choice)}
          </button>
        )}
      </For>
    </div>
  );
  return (
    <Show when={props.choices.length > 0}>
      <div class="dales-sheet" ref={sheet}>
        <Show
          when={props.pointed}
          fallback={
            <Show when={glowing()}>
              <p class="hint">{props.texts.pointHint}</p>
            </Show>
          }
        >
          {(pointed) => (
            <>
              <h3>{title(pointed())}</h3>
              <Show
                when={choicesFor(props.choices, pointed()).length > 0}
                fallback={<p class="hint">{props.texts.nothingHere}</p>}
              >
                {list(choicesFor(props.choices, pointed()))}
              </Show>
            </>
          )}
        </Show>
        {list(freeChoices(props.choices))}
      </div>
    </Show>
  );
}
