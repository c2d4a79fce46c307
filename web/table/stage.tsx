/** The stage of a table: the drawn board, or in its place the board as text with the list of moves. */

import { type JSX, Show } from 'solid-js';
import { later } from '../later.tsx';
import { t } from '../text/text.ts';
import type { BoardParts } from './boardparts.tsx';
import type { TableState } from './state.ts';

/** Loaded on demand: most players never need it. */
const TextMode = later(async () => (await import('./textmode.tsx')).TextMode);

export function Stage(props: { state: TableState; board: BoardParts; ref?(area: HTMLElement): void }): JSX.Element {
  return (
    <Show
      when={props.board.parts()}
      fallback={
        <Show when={!props.board.loading()} fallback={<p class="empty">{t().loading}</p>}>
          <TextMode state={props.state} />
        </Show>
      }
      keyed
    >
      {(parts) => (
        <section class="drawn-board" aria-label={t().drawnBoard} ref={(area) => props.ref?.(area)}>
          {parts.stage()}
        </section>
      )}
    </Show>
  );
}

/** What is yours, and the choices that are not on the board. */
export function Dock(props: { board: BoardParts }): JSX.Element {
  return (
    <Show when={props.board.parts()} keyed>
      {(parts) => (
        <>
          {parts.choices?.()}
          {parts.dock?.()}
        </>
      )}
    </Show>
  );
}
