/** Opens a private link to a seat: asks first, then takes the seat in this browser. */

import '../style/people.css';
import { createResource, type JSX, Show } from 'solid-js';
import { renamed } from '../link/renamed.ts';
import { createAction, Outcome } from '../people/action.tsx';
import { takeSeat, whoAmI } from '../people/api.ts';
import { go, location } from '../router.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled } from '../text/text.ts';
import { titled } from '../title.ts';

export function SeatPage(props: { table: string }): JSX.Element {
  titled(() => p().take.title);
  const [me] = createResource(() => whoAmI().catch(() => null));
  const action = createAction();
  const take = () =>
    action.run(
      async () => {
        await takeSeat(props.table, location().hash);
        renamed();
        go(`/t/${props.table}`, true);
        return '';
      },
      () => ({ 'seat-link-invalid': p().take.bad }),
    );
  return (
    <div class="sheet">
      <h1>{p().take.title}</h1>
      <p>{p().take.text}</p>
      <Show when={!me.loading}>
        <Show when={me()} fallback={<p>{p().take.asNew}</p>}>
          {(mine) => <p>{filled(p().take.as, { name: mine().name })}</p>}
        </Show>
      </Show>
      <button type="button" class="main" disabled={action.busy()} onClick={() => void take()}>
        {p().take.go}
      </button>
      <Outcome action={action} />
    </div>
  );
}
