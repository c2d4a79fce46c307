/** Back and forth through the table's entries; each has an address of its own. */

import { type JSX, Show } from 'solid-js';
import { go, location } from '../router.ts';
import { filled, t } from '../text/text.ts';
import type { TableState } from './state.ts';

export function Replay(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const last = () => state.message()!.seq - 1;
  const at = () => state.past()?.at ?? last();
  const to = (entry: number | null) => go(`${location().path}${entry === null ? '' : `#${entry}`}`, true);
  return (
    <section class="replay" aria-labelledby="replay">
      <h2 id="replay">{t().replay}</h2>
      <input
        type="range"
        min="0"
        max={last()}
        value={at()}
        aria-label={t().replay}
        aria-valuetext={filled(t().replayAt, { at: at(), last: last() })}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
      <div class="buttons">
        <button type="button" disabled={at() <= 0} onClick={() => to(0)}>
          {t().first}
        </button>
        <button type="button" disabled={at() <= 0} onClick={() => to(at() - 1)}>
          {t().previous}
        </button>
        <button type="button" disabled={at() >= last()} onClick={() => to(at() + 1)}>
          {t().next}
        </button>
        <Show when={state.past() !== null}>
          <button type="button" class="main" onClick={() => to(null)}>
            {t().live}
          </button>
        </Show>
      </div>
    </section>
  );
}
