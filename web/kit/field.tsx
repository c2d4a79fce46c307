/** A field of a form: its name, the control, and what it means. The name is what it is called by; the rest is told after it. */

import { createUniqueId, type JSX, Show } from 'solid-js';

export function Field(props: {
  label: string;
  help?: string | undefined;
  /** Gets what the control must carry. */
  children: (ids: { id: string; 'aria-describedby': string | undefined }) => JSX.Element;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      {props.children({ id, 'aria-describedby': props.help === undefined ? undefined : `${id}-help` })}
      <Show when={props.help}>
        <small id={`${id}-help`}>{props.help}</small>
      </Show>
    </div>
  );
}
