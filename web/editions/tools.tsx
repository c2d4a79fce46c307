/** The buttons for a whole record: add, remove, move, and undo the last change. */

import type { Section } from '@quai/kit/form.ts';
import { createEffect, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import { editionTexts as e } from '../text/editions.ts';
import { filled, language } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import type { Draft } from './draft.ts';

export function RecordTools(props: {
  draft: Draft;
  section: Section;
  pointing: boolean;
  point(on: boolean): void;
  /** Something was added: its first field gets the focus. */
  added(): void;
}): JSX.Element {
  const id = createUniqueId();
  const { draft } = props;
  /** Whether we are asking what to do with the records that need this one. */
  const [asking, setAsking] = createSignal(false);
  let remove: HTMLButtonElement | undefined;
  const users = () => (draft.record() === undefined ? [] : (props.section.grow?.users(draft.index()) ?? []));
  createEffect(on([draft.index, draft.chosen, draft.edition], () => setAsking(false), { defer: true }));
  const said = (text: string) => typeset(language(), text);
  const asked = () =>
    filled(said(props.section.grow?.texts.used ?? ''), { what: draft.title(props.section.id, draft.index()) });
  const named = (section: string, index: number) => {
    const text = draft.sections().find(({ id }) => id === section)?.asUser ?? '{what}';
    return filled(said(text), { what: draft.title(section, index) });
  };
  const keep = () => {
    setAsking(false);
    remove?.focus();
  };
  return (
    <>
      <div class="buttons">
        <Show when={props.section.grow}>
          {(grow) => (
            <>
              <button
                type="button"
                disabled={grow().add === null}
                onClick={() => {
                  draft.add();
                  props.added();
                }}
              >
                {said(grow().texts.add)}
              </button>
              <button
                type="button"
                ref={remove}
                disabled={draft.record() === undefined}
                aria-expanded={users().length > 0 ? asking() : undefined}
                aria-controls={asking() ? id : undefined}
                onClick={() => (users().length > 0 ? setAsking(!asking()) : draft.remove())}
              >
                {said(grow().texts.remove)}
              </button>
            </>
          )}
        </Show>
        <Show when={props.section.draw}>
          {(draw) => (
            <button
              type="button"
              onClick={() => {
                draft.replace(draw().edition());
                props.added();
              }}
            >
              {said(draw().label)}
            </button>
          )}
        </Show>
        <Show when={draft.record() !== undefined && props.section.move}>
          {(move) => (
            <button type="button" aria-pressed={props.pointing} onClick={() => props.point(!props.pointing)}>
              {said(move().label)}
            </button>
          )}
        </Show>
        <button type="button" disabled={!draft.undoable()} onClick={draft.undo}>
          {e().undo}
        </button>
      </div>
      <p class="hint" role="status">
        {draft.said()}
      </p>
      <Show when={asking()}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to the button that keeps it */}
        <div class="record-users" id={id} onKeyDown={(event) => event.key === 'Escape' && keep()}>
          <p>{asked()}</p>
          <ul>
            <For each={users()}>
              {({ section, index }) => (
                <li>
                  <button type="button" onClick={() => draft.show(section, index)}>
                    {named(section, index)}
                  </button>
                </li>
              )}
            </For>
          </ul>
          <div class="buttons">
            <button type="button" onClick={() => draft.remove()}>
              {e().removeAll}
            </button>
            <button type="button" onClick={keep}>
              {e().keep}
            </button>
          </div>
        </div>
      </Show>
    </>
  );
}
