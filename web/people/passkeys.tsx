/** The passkeys of an account: add, name and remove them, and sign in with one. */

import type { Account } from '@quai/protocol/answers/account.ts';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { sure } from '../parts/sure.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';
import { createAction, Outcome, Part } from './action.tsx';
import { challenge, post, remove, signIn } from './api.ts';
import { day } from './when.ts';

/** The browser or the person refused; anything else is an error. */
const cancelled = (error: unknown) => error instanceof WebAuthnError || (error as Error).name === 'NotAllowedError';

/** Signs in with a passkey; returns the name, or null if none was chosen. */
export async function signInByPasskey(): Promise<string | null> {
  const options = await challenge('/api/signin/options');
  try {
    const response = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    });
    return (await signIn('/api/signin', { response })).name;
  } catch (error) {
    if (cancelled(error)) return null;
    throw error;
  }
}

export function Passkeys(props: { account: Account; changed: () => void }): JSX.Element {
  const action = createAction();
  const add = () =>
    action.run(async () => {
      const options = await challenge('/api/passkeys/options');
      let response: unknown;
      try {
        response = await startRegistration({
          optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
        });
      } catch (error) {
        if (cancelled(error)) return p().keep.cancelled;
        throw error;
      }
      await post('/api/passkeys', { name: deviceName(), response });
      props.changed();
      return p().keep.added;
    });
  const forget = async (id: string) => {
    if (!(await sure(p().keep.removeSure, p().remove))) return;
    void action.run(async () => {
      await remove(`/api/passkeys/${encodeURIComponent(id)}`);
      props.changed();
      return p().done;
    });
  };
  return (
    <Part id="keep" title={p().keep.title}>
      <p>{props.account.passkeys.length === 0 ? p().keep.none : p().keep.some}</p>
      <ul class="rows">
        <For each={props.account.passkeys}>
          {(key) => (
            <li>
              <PasskeyName id={key.id} name={key.name} changed={props.changed} />
              <small>{key.used === null ? p().keep.unused : filled(p().keep.used, { when: day(key.used) })}</small>
              <button type="button" class="quiet" onClick={() => void forget(key.id)}>
                {p().remove}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={window.isSecureContext} fallback={<p class="hint">{p().insecure.text}</p>}>
        <button
          type="button"
          classList={{ main: props.account.passkeys.length === 0 }}
          disabled={action.busy()}
          onClick={() => void add()}
        >
          {p().keep.add}
        </button>
      </Show>
      <Outcome action={action} />
    </Part>
  );
}

function PasskeyName(props: { id: string; name: string; changed: () => void }): JSX.Element {
  const action = createAction();
  const [name, setName] = createSignal(props.name);
  const save = (event: Event) => {
    event.preventDefault();
    void action.run(async () => {
      await post(`/api/passkeys/${encodeURIComponent(props.id)}`, { name: name() });
      props.changed();
      return '';
    });
  };
  return (
    <form class="inline" onSubmit={save}>
      <input
        aria-label={p().keep.named}
        maxlength={24}
        required
        value={name()}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <Show when={name() !== props.name}>
        <button type="submit" disabled={action.busy()}>
          {p().save}
        </button>
      </Show>
      <Outcome action={action} />
    </form>
  );
}

/** The system this browser runs on, to tell passkeys and subscriptions apart. */
export function deviceName(): string {
  const found = /iPhone|iPad|Android|Mac OS X|Windows|Linux|CrOS/.exec(navigator.userAgent)?.[0];
  return found === undefined ? p().keep.device : found.replace('Mac OS X', 'Mac').replace('CrOS', 'Chromebook');
}
