/** The form for an email address. */

import { createSignal, type JSX } from 'solid-js';

export function MailForm(props: {
  label: string;
  /** The label of the button. */
  go: string;
  busy: boolean;
  send(email: string): void;
  children?: JSX.Element;
}): JSX.Element {
  const [email, setEmail] = createSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    props.send(email());
  };
  return (
    <form onSubmit={submit}>
      <label>
        {props.label}
        <input
          required
          type="email"
          autocomplete="email"
          value={email()}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={props.busy}>
        {props.go}
      </button>
      {props.children}
    </form>
  );
}
