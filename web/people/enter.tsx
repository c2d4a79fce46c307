/** For visitors: sign in by passkey, code or email, or start as a guest. */

import { createSignal, type JSX, Show } from 'solid-js';
import { setMyName } from '../api.ts';
import { NameField } from '../parts/name.tsx';
import { site } from '../site.ts';
import { peopleTexts as p } from '../text/people.ts';
import { createAction, Insecure, Outcome } from './action.tsx';
import { post, signIn } from './api.ts';
import { MailForm } from './mailform.tsx';
import { signInByPasskey } from './passkeys.tsx';

export function Enter(props: { entered: () => void }): JSX.Element {
  const [name, setName] = createSignal('');
  const [code, setCode] = createSignal('');
  const byKey = createAction();
  const byCode = createAction();
  const byMail = createAction();
  const asGuest = createAction();
  const passkey = () =>
    byKey.run(
      async () => {
        const known = await signInByPasskey();
        if (known === null) return p().enter.cancelled;
        props.entered();
        return '';
      },
      () => ({ 'passkey-unknown': p().enter.passkeyUnknown }),
    );
  const typed = (event: Event) => {
    event.preventDefault();
    void byCode.run(
      async () => {
        await signIn('/api/signin/code', { code: code() });
        props.entered();
        return '';
      },
      () => ({ 'code-invalid': p().enter.codeBad }),
    );
  };
  const mailed = (email: string) => {
    void byMail.run(
      async () => {
        await post('/api/recover', { email });
        return p().enter.mailSent;
      },
      () => ({ 'mail-invalid': p().enter.mailBad }),
    );
  };
  const guest = (event: Event) => {
    event.preventDefault();
    void asGuest.run(
      async () => {
        await setMyName(name());
        props.entered();
        return '';
      },
      () => ({ 'name-invalid': p().me.nameBad }),
    );
  };
  return (
    <div class="sheet enter">
      <h1>{p().enter.title}</h1>
      <Insecure />
      <Show when={window.isSecureContext}>
        <button type="button" class="main" disabled={byKey.busy()} onClick={() => void passkey()}>
          {p().enter.passkey}
        </button>
        <Outcome action={byKey} />
      </Show>
      <form onSubmit={guest}>
        <NameField label={p().enter.guestLabel} name={name()} required set={setName} />
        <button type="submit" disabled={asGuest.busy()}>
          {p().enter.guestGo}
        </button>
        <Outcome action={asGuest} />
      </form>
      <form onSubmit={typed}>
        <label>
          {p().enter.codeLabel}
          <input
            required
            maxlength={20}
            autocomplete="one-time-code"
            autocapitalize="characters"
            spellcheck={false}
            value={code()}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <p class="hint">{p().enter.codeHint}</p>
        <button type="submit" disabled={byCode.busy()}>
          {p().enter.codeGo}
        </button>
        <Outcome action={byCode} />
      </form>
      <Show when={site()?.mail}>
        <MailForm label={p().enter.mailLabel} go={p().enter.mailGo} busy={byMail.busy()} send={mailed}>
          <Outcome action={byMail} />
        </MailForm>
      </Show>
    </div>
  );
}
