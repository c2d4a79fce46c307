/** The input for a name. */

import type { JSX } from 'solid-js';

/** The longest name the server accepts. */
const LONGEST = 24;

export function NameField(props: {
  label: string;
  name: string;
  required?: boolean;
  set(name: string): void;
}): JSX.Element {
  return (
    <label>
      {props.label}
      <input
        required={props.required ?? false}
        maxlength={LONGEST}
        autocomplete="nickname"
        value={props.name}
        onInput={(event) => props.set(event.currentTarget.value)}
      />
    </label>
  );
}
