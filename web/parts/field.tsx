/** A form field: label, control and help. The label is its accessible name, the help its description. */

import { createUniqueId, type JSX, Show, untrack } from 'solid-js';

export function Field(props: {
  label: string;
  help?: string | undefined;
  /** Receives the attributes that the control must have. */
  children: (ids: { id: string; 'aria-describedby': string | undefined }) => JSX.Element;
}): JSX.Element {
  const id = createUniqueId();
  // Changing the help must not recreate the control, which would lose its value and the focus.
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
