/** The options and editions of a game, each with an explanation; by picture where the game has drawn them. */

import type { Game, Option } from '@quai/engine/contract.ts';
import type { Words } from '@quai/engine/words.ts';
import type { Pictured } from '@quai/kit/pictured.ts';
import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { Field } from '../parts/field.tsx';
import { newTableTexts as n } from '../text/newtable.ts';
import { language, t } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';

interface Choices {
  game: Game;
  words: Words;
  options: Readonly<Record<string, string>>;
  edition: string | undefined;
  /** Whether the edition is one of one's own, so that no other is offered. */
  fixed: boolean;
  setOption(id: string, value: string): void;
  setEdition(id: string): void;
}

/** One thing to choose: an option of the game, or its edition. */
interface Choice {
  readonly id: string;
  readonly name: string;
  readonly help: string | undefined;
  readonly values: readonly Readonly<{ id: string; name: string; note?: string | undefined }>[];
  chosen(): string | undefined;
  choose(value: string): void;
}

export const EDITION = 'edition';

/** Those that are chosen by picture, and are worth seeing at once. */
export function PicturedOptions(props: Choices & { pictured: Pictured }): JSX.Element {
  const all = createMemo(() => choicesOf(props).filter(({ id }) => props.pictured.of[id] !== undefined));
  return <For each={all()}>{(choice) => <PictureField choice={choice} pictured={props.pictured} />}</For>;
}

export function GameOptions(props: Choices & { pictured: Pictured | null }): JSX.Element {
  const all = createMemo(() => choicesOf(props).filter(({ id }) => props.pictured?.of[id] === undefined));
  return (
    <For each={all()}>
      {(choice) => (
        <Field label={choice.name} help={choice.help}>
          {(ids) => (
            <select {...ids} value={choice.chosen()} onChange={(event) => choice.choose(event.currentTarget.value)}>
              <For each={choice.values}>{({ id, name }) => <option value={id}>{name}</option>}</For>
            </select>
          )}
        </Field>
      )}
    </For>
  );
}

function choicesOf(props: Choices): Choice[] {
  const option = ({ id, values }: Option): Choice => {
    const text = props.words.options[id];
    return {
      id,
      name: text?.name ?? id,
      help: text?.help,
      values: values.map((value) => ({ id: value, name: text?.values[value] ?? value, note: text?.notes?.[value] })),
      chosen: () => props.options[id] ?? values[0],
      choose: (value) => props.setOption(id, value),
    };
  };
  const editions = Object.entries(props.game.editions);
  if (props.fixed || editions.length < 2) return props.game.options.map(option);
  const edition: Choice = {
    id: EDITION,
    name: t().edition,
    help: n().editionHelp,
    values: editions.map(([id, data]) => ({ id, ...naming(id, data) })),
    chosen: () => props.edition ?? editions[0]?.[0],
    choose: props.setEdition,
  };
  return [...props.game.options.map(option), edition];
}

/** What an edition says about itself. */
function naming(id: string, data: unknown): { name: string; note: string | undefined } {
  const { name, note } = data as Partial<Record<'name' | 'note', Record<string, string>>>;
  const said = (texts: Record<string, string> | undefined) => {
    const text = texts?.[language()];
    return text === undefined ? undefined : typeset(language(), text);
  };
  return { name: said(name) ?? id, note: said(note) };
}

function PictureField(props: { choice: Choice; pictured: Pictured }): JSX.Element {
  const { choice } = props;
  const group = createUniqueId();
  return (
    <fieldset class="pictured" aria-describedby={choice.help === undefined ? undefined : `${group}-help`}>
      <legend>{choice.name}</legend>
      <div class="pictures">
        <For each={choice.values}>
          {({ id, name, note }) => (
            <label>
              <input
                type="radio"
                name={group}
                value={id}
                checked={choice.chosen() === id}
                aria-describedby={note === undefined ? undefined : `${group}-${id}`}
                aria-label={name}
                onChange={() => choice.choose(id)}
              />
              <svg viewBox="0 0 120 80" aria-hidden="true">
                {props.pictured.picture(choice.id, id)}
              </svg>
              <strong>{name}</strong>
              <Show when={note}>
                <small id={`${group}-${id}`}>{note}</small>
              </Show>
            </label>
          )}
        </For>
      </div>
      <Show when={choice.help}>
        <small id={`${group}-help`}>{choice.help}</small>
      </Show>
    </fieldset>
  );
}
