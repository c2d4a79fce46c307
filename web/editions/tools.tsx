/** What is done with a whole record: one more, one fewer, elsewhere on the map; and the last change undone. */

import { createEffect, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import { editionTexts as e } from '../text/editions.ts';
import { filled } from '../text/text.ts';
import type { Draft } from './draft.ts';
import type { Section } from './fields.ts';

export function RecordTools(props: {
  draft: Draft;
  section: Section;
  pointing: boolean;
  point(on: boolean): void;
  /** Something came: its first field is next. */
  added(): void;
}): JSX.Element {
  const id = createUniqueId();
  const { draft } = props;
  /** Whether it is asked what becomes of the records that need this one. */
  const [asking, setAsking] = createSignal(false);
  let remove: HTMLButtonElement | undefined;
  const users = () => (draft.record() === undefined ? [] : (props.section.grow?.users(draft.index()) ?? []));
  createEffect(on([draft.index, draft.chosen, draft.edition], () => setAsking(false), { defer: true }));
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
                {grow().texts.add}
              </button>
              <button
                type="button"
                ref={remove}
                disabled={draft.record() === undefined}
                aria-expanded={users().length > 0 ? asking() : undefined}
                aria-controls={asking() ? id : undefined}
                onClick={() => (users().length > 0 ? setAsking(!asking()) : draft.remove())}
              >
                {grow().texts.remove}
              </button>
            </>
          )}
        </Show>
        <Show when={props.section.draw}>
          {(draw) => (
            <button
              type="button"
              onClick={() => {
                draft.replace(draw()());
                props.added();
              }}
            >
              {e().draw}
            </button>
          )}
        </Show>
        <Show when={props.section.move !== undefined && draft.record() !== undefined}>
          <button type="button" aria-pressed={props.pointing} onClick={() => props.point(!props.pointing)}>
            {e().move}
          </button>
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
          <p>{filled(e().used, { what: draft.title(props.section.id, draft.index()) })}</p>
          <ul>
            <For each={users()}>
              {({ section, index }) => (
                <li>
                  <button type="button" onClick={() => draft.show(section, index)}>
                    {filled(e().user[section as 'routes' | 'tickets'], { what: draft.title(section, index) })}
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
