/** The email address, for recovery and notices. */

import type { Account } from '@quai/protocol/answers/account.ts';
import { type JSX, Show } from 'solid-js';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';
import { createAction, Outcome, Part } from './action.tsx';
import { post } from './api.ts';
import { MailForm } from './mailform.tsx';

export function Mail(props: { account: Account; changed: () => void }): JSX.Element {
  const action = createAction();
  const send = (email: string) => {
    void action.run(
      async () => {
        await post('/api/account/email', { email });
        return p().mail.sent;
      },
      () => ({ 'mail-invalid': p().mail.bad, 'mail-failed': p().mail.failed }),
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
        <MailForm label={p().mail.label} go={p().mail.send} busy={action.busy()} send={send} />
      </Show>
      <Outcome action={action} />
    </Part>
  );
}
