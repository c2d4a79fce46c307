/** For people who arrive with a code or an emailed link: asks first, since signing in leaves the current account. */

import { type JSX, Show } from 'solid-js';
import { go } from '../router.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';
import { createAction, Outcome } from './action.tsx';
import { signIn } from './api.ts';
import { grouped } from './device.tsx';

/** `secret` is in the hash of the address, which is never sent to a server. */
export type Arrival = Readonly<{ by: 'code' | 'recover'; secret: string }>;

export function Arrive(props: { arrival: Arrival; name: string | null; entered: () => void }): JSX.Element {
  const action = createAction();
  const enter = () =>
    action.run(
      async () => {
        const { by, secret } = props.arrival;
        if (by === 'code') await signIn('/api/signin/code', { code: secret });
        else await signIn('/api/signin/recover', { secret });
        go('/account', true);
        props.entered();
        return '';
      },
      () => ({ 'code-invalid': p().enter.codeBad, 'link-invalid': p().arrive.linkBad }),
    );
  return (
    <div class="sheet">
      <h1>
        {props.arrival.by === 'code'
          ? filled(p().arrive.code, { code: grouped(props.arrival.secret) })
          : p().arrive.recover}
      </h1>
      <Show when={props.name}>{(name) => <p class="problem">{filled(p().arrive.instead, { name: name() })}</p>}</Show>
      <div class="buttons">
        <button type="button" class="main" disabled={action.busy()} onClick={() => void enter()}>
          {p().arrive.go}
        </button>
        <button type="button" onClick={() => go('/account', true)}>
          {p().arrive.no}
        </button>
      </div>
      <Outcome action={action} />
    </div>
  );
}
