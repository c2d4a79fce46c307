/** The options and editions of a game, each with an explanation. */

import type { Game } from '@quai/engine/contract.ts';
import type { Words } from '@quai/engine/words.ts';
import { For, type JSX, Show } from 'solid-js';
import { Field } from '../parts/field.tsx';
import { newTableTexts as n } from '../text/newtable.ts';
import { t } from '../text/text.ts';

export function GameOptions(props: {
  game: Game;
  words: Words;
  options: Readonly<Record<string, string>>;
  edition: string | undefined;
  /** Whether the edition is one of one's own, so that no other is offered. */
  fixed: boolean;
  setOption(id: string, value: string): void;
  setEdition(id: string): void;
}): JSX.Element {
  const editions = () => Object.keys(props.game.editions);
  return (
    <>
      <For each={props.game.options}>
        {(option) => {
          const text = () => props.words.options[option.id];
          return (
            <Field label={text()?.name ?? option.id} help={text()?.help}>
              {(ids) => (
                <select
                  {...ids}
                  value={props.options[option.id] ?? option.values[0]}
                  onChange={(event) => props.setOption(option.id, event.currentTarget.value)}
                >
                  <For each={option.values}>
                    {(value) => <option value={value}>{text()?.values[value] ?? value}</option>}
                  </For>
                </select>
              )}
            </Field>
          );
        }}
      </For>
      <Show when={!props.fixed && editions().length > 1}>
        <Field label={t().edition} help={n().editionHelp}>
          {(ids) => (
            <select
              {...ids}
              value={props.edition ?? editions()[0]}
              onChange={(event) => props.setEdition(event.currentTarget.value)}
            >
              <For each={editions()}>{(id) => <option value={id}>{id}</option>}</For>
            </select>
          )}
        </Field>
      </Show>
    </>
  );
}
