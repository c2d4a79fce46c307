/** `/play/<game>`, with or without `?level=`: a link that starts a game against bots. */

import { listed } from '@quai/games/list.ts';
import { createResource, type JSX, Show } from 'solid-js';
import { quickTable } from '../local/quick.ts';
import { NotFound } from '../parts/notfound.tsx';
import { WaitingTable } from '../parts/waiting.tsx';
import { go, location } from '../router.ts';
import { titleOf } from '../site.ts';

export function PlayPage(props: { game: string }): JSX.Element {
  const meta = listed(props.game)?.meta;
  const [started] = createResource(async () => {
    if (meta === undefined || meta.needsEdition) return false;
    const level = new URLSearchParams(location().search).get('level') ?? undefined;
    // In place of this address: back leads to where the link was.
    go(`/t/${await quickTable(meta, level)}`, true);
    return true;
  });
  return (
    <Show when={!started.loading} fallback={<WaitingTable title={meta === undefined ? undefined : titleOf(meta.id)} />}>
      <Show when={started.error === undefined} fallback={<p class="notice">{String(started.error)}</p>}>
        <Show when={started() === false}>
          <NotFound />
        </Show>
      </Show>
    </Show>
  );
}
