/** The legend below everything else in the dock: open where there is room, and loaded only when it is open. */

import { mediaSignal } from '@quai/kit/media.ts';
import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { BoardTexts } from '../text/drawn.ts';

const roomy = mediaSignal('(min-width: 1200px) and (min-height: 980px)');

export function LegendFold(props: { texts: BoardTexts }): JSX.Element {
  const [open, setOpen] = createSignal(roomy());
  const [legend] = createResource(
    () => open() || null,
    async () => (await import('./legend.tsx')).default,
  );
  return (
    <details class="dales-legend" open={roomy()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.texts.legend}</summary>
      <Show when={legend.state === 'ready' && legend()}>
        {(loaded) => <Dynamic component={loaded()} texts={props.texts} />}
      </Show>
    </details>
  );
}
