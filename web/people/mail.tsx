/** A mail address: to come back by, and for notices. */

import { createSignal, type JSX, Show } from 'solid-js';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';
import { createAction, Outcome, Part } from './action.tsx';
import { type Account, post } from './api.ts';

export function Mail(props: { account: Account; changed: () => void }): JSX.Element {
  const action = createAction();
  const [email, setEmail] = createSignal('');
  const send = (event: Event) => {
    event.preventDefault();
    void action.run(
      async () => {
        await post('/api/account/email', { email: email() });
        return p().mail.sent;
      },
      () => ({ 400: p().mail.bad, 502: p().mail.failed }),
    );
  };
  const forget = () =>
    action.run(async () => {
      await post('/api/account/email', { email: null });
      props.changed();
      return p().done;
    });
  return (
    <Part id="mail" title={p().mail.title}>
      <p>{p().mail.text}</p>
      <Show
        when={props.account.email === null}
        fallback={
          <>
            <p>{filled(p().mail.have, { email: props.account.email ?? '' })}</p>
            <button type="button" disabled={action.busy()} onClick={() => void forget()}>
              {p().mail.forget}
            </button>
          </>
        }
      >
        <form onSubmit={send}>
          <label>
            {p().mail.label}
            <input
              required
              type="email"
              autocomplete="email"
              value={email()}
              onInput={(event) => setEmail(event.currentTarget.value)}
            />
          </label>
          <button type="submit" disabled={action.busy()}>
            {p().mail.send}
          </button>
        </form>
      </Show>
      <Outcome action={action} />
    </Part>
  );
}
