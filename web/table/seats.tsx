/** Who sits where, who must act, and leaving for good. */

import { For, type JSX, Show } from 'solid-js';
import { filled, t } from '../text/text.ts';
import type { TableState } from './state.ts';

const EMBLEMS = ['wheel', 'lamp', 'bell', 'key', 'whistle', 'crown'] as const;

export function Seats(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const own = () => message().as;
  const canResign = () => own() !== null && message().now!.over === null && message().seats[own()!]!.bot === null;
  return (
    <section aria-labelledby="seats">
      <h2 id="seats">{t().seats}</h2>
      <ul class="seats">
        <For each={message().seats}>
          {(seat, index) => (
            <li class={`seat seat-${index() % 6}`} classList={{ acting: message().now!.acting.includes(index()) }}>
              <span class="emblem" aria-hidden="true" data-emblem={EMBLEMS[index() % 6]} />
              <span>
                {seat.name}
                {index() === own() ? ` (${t().you})` : ''}
                <Show when={seat.bot}>
                  {' '}
                  <small>{filled(t().botNamed, { bot: t().botKinds[seat.bot!] ?? seat.bot! })}</small>
                </Show>
              </span>
              <Show when={message().now!.acting.includes(index())}>
                <span class="status">{t().mustAct}</span>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={canResign()}>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            if (window.confirm(t().resignSure)) void state.ask({ type: 'resign', seat: own()! });
          }}
        >
          {t().resign}
        </button>
      </Show>
    </section>
  );
}
