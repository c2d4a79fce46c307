/** Your name, your profile page, and signing out. */

import type { Account } from '@quai/protocol/answers/account.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { setMyName } from '../api.ts';
import { renamed } from '../link/renamed.ts';
import { NameField } from '../parts/name.tsx';
import { sure } from '../parts/sure.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';
import { createAction, Outcome, Part } from './action.tsx';
import { post } from './api.ts';

export function Me(props: { account: Account; changed: () => void }): JSX.Element {
  const naming = createAction();
  const leaving = createAction();
  const [name, setName] = createSignal(props.account.name);
  const rename = (event: Event) => {
    event.preventDefault();
    void naming.run(
      async () => {
        await setMyName(name());
        props.changed();
        return p().done;
      },
      () => ({ 'name-invalid': p().me.nameBad }),
    );
  };
  const alone = () => props.account.passkeys.length === 0 && props.account.email === null && props.account.devices < 2;
  const signOut = async () => {
    if (alone() && !(await sure(p().me.signOutSure, p().me.signOut))) return;
    void leaving.run(async () => {
      await post('/api/signout', { others: false });
      renamed();
      props.changed();
      return '';
    });
  };
  const others = () =>
    leaving.run(async () => {
      await post('/api/signout', { others: true });
      props.changed();
      return p().me.othersDone;
    });
  return (
    <Part id="me" title={p().me.title}>
      <form onSubmit={rename}>
        <NameField label={p().me.name} name={name()} required set={setName} />
        <p class="hint">{p().me.nameHint}</p>
        <button type="submit" disabled={naming.busy() || name() === props.account.name}>
          {p().save}
        </button>
        <Outcome action={naming} />
      </form>
      <div class="buttons">
        <a class="button" href={`/person/${props.account.page}`}>
          {p().me.page}
        </a>
        <Show when={props.account.admin}>
          <a class="button" href="/admin">
            {p().me.admin}
          </a>
        </Show>
      </div>
      <p class="hint">
        {props.account.devices < 2 ? p().me.oneDevice : filled(p().me.devices, { n: props.account.devices })}{' '}
        {filled(p().me.code, { page: props.account.page })}
      </p>
      <div class="buttons">
        <Show when={props.account.devices > 1}>
          <button type="button" disabled={leaving.busy()} onClick={() => void others()}>
            {p().me.others}
          </button>
        </Show>
        <button type="button" disabled={leaving.busy()} onClick={() => void signOut()}>
          {p().me.signOut}
        </button>
      </div>
      <Outcome action={leaving} />
    </Part>
  );
}
