/** What can be done with the thing pointed at, and at what cost; and what is always possible. */

import { at } from '@quai/engine/at.ts';
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
    const { kind, at: place } = pointed;
    if (kind === 'region') {
      const { name, terrain } = at(regions, place);
      return `${name} (${props.texts.terrain[terrain]})`;
    }
    if (kind === 'space') return `${props.texts.space} ${place + 1}`;
    if (kind === 'train') return `${props.texts.train} ${at(trains, place).id}`;
    const { from, to } = props.tables;
    return props.texts.border(at(regions, at(from, 2 * place)).name, at(regions, at(to, 2 * place)).name);
  };
  /** Whether there is anything to tap on the map; payments are chosen only here. */
  const glowing = () => freeChoices(props.choices).length < props.choices.length;
  let sheet: HTMLDivElement | undefined;
  // After a tap on the map, scroll the answer into view.
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
