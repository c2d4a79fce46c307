/** Your data: download all of it, or delete the account. */

import type { Account } from '@quai/protocol/answers/account.ts';
import { createSignal, type JSX } from 'solid-js';
import { renamed } from '../link/renamed.ts';
import { peopleTexts as p } from '../text/people.ts';
import { createAction, Outcome, Part } from './action.tsx';
import { post } from './api.ts';

export function Data(props: { account: Account; gone: () => void }): JSX.Element {
  const action = createAction();
  const [name, setName] = createSignal('');
  const end = (event: Event) => {
    event.preventDefault();
    void action.run(
      async () => {
        await post('/api/account/delete', { name: name() });
        renamed();
        props.gone();
        return '';
      },
      () => ({ 'name-mismatch': p().data.deleteBad }),
    );
  };
  return (
    <Part id="data" title={p().data.title}>
      <a class="button" href="/api/account/export" download="quai-account.json">
        {p().data.export}
      </a>
      <details>
        <summary>{p().data.delete}</summary>
        <p>{p().data.deleteText}</p>
        <form onSubmit={end}>
          <label>
            {p().data.deleteName} ({props.account.name})
            <input required autocomplete="off" value={name()} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <button type="submit" class="main" disabled={action.busy()}>
            {p().data.deleteGo}
          </button>
          <Outcome action={action} />
        </form>
      </details>
    </Part>
  );
}
