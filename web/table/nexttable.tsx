/** The way to the next table where others wait for you, while you look at this one. */

import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { tableLists } from '../api.ts';
import { waitingFor } from '../home/waiting.ts';
import { recall } from '../kept.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { playTexts as p } from '../text/play.ts';
import { filled } from '../text/text.ts';

const ASK_AGAIN = 20_000;

export function NextTable(props: { table: string; acting: boolean }): JSX.Element {
  const [waiting, setWaiting] = createSignal<readonly string[]>([]);
  const look = async () => {
    // A visitor without a name has no seat on the server.
    if (document.visibilityState !== 'visible' || recall('name') === null) return;
    const { yours } = await tableLists();
    setWaiting(waitingFor(yours).flatMap(({ table }) => (table === props.table ? [] : [table])));
  };
  const quietly = () => look().catch(() => {});
  const timer = setInterval(() => void quietly(), ASK_AGAIN);
  onCleanup(() => clearInterval(timer));
  void quietly();
  // The turn here is over: goes to the next table if the player prefers that.
  createEffect(
    on(
      () => props.acting,
      async (acting, before) => {
        if (acting || before !== true) return;
        await quietly();
        const [next] = waiting();
        if (settings().next === 'on' && next !== undefined && !props.acting) go(`/t/${next}`);
      },
    ),
  );
  return (
    <Show when={waiting()[0]} keyed>
      {(next) => (
        <a class="button tool next-table" href={`/t/${next}`} title={filled(p().nextTable, { n: waiting().length })}>
          <span aria-hidden="true">⏭ {waiting().length}</span>
          <span class="sr">{filled(p().nextTable, { n: waiting().length })}</span>
        </a>
      )}
    </Show>
  );
}
