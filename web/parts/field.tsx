/** A field of a form: its name, the control, and what it means. The name is what it is called by; the rest is told after it. */

import { createUniqueId, type JSX, Show, untrack } from 'solid-js';

export function Field(props: {
  label: string;
  help?: string | undefined;
  /** Gets what the control must carry. */
  children: (ids: { id: string; 'aria-describedby': string | undefined }) => JSX.Element;
}): JSX.Element {
  const id = createUniqueId();
  // A help that changes does not make the control anew: it would lose its value and the keyboard.
  const ids = {
    id,
    get 'aria-describedby'() {
      return props.help === undefined ? undefined : `${id}-help`;
    },
  };
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      {untrack(() => props.children(ids))}
      <Show when={props.help}>
        <small id={`${id}-help`}>{props.help}</small>
      </Show>
    </div>
  );
}
