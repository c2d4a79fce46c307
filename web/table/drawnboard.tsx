/**
 * The drawn board of the game with the list of moves below it; without one, or at the press of T, the list first and then the
 * board in words.
 */

import { createResource, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { boardOf } from '../games/boards.ts';
import { recall, remember } from '../kept.ts';
import { t } from '../text/text.ts';
import { shine } from './lights.ts';
import { MoveList } from './movelist.tsx';
import type { TableState } from './state.ts';
import { TextBoard } from './textboard.tsx';

export function BoardArea(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const [board] = createResource(() => message().game, boardOf);
  const [asText, setAsText] = createSignal(recall('textboard') === 'yes');
  const turn = () => {
    setAsText(!asText());
    remember('textboard', asText() ? 'yes' : null);
  };
  const key = (event: KeyboardEvent) => {
    const typing = (event.target as Element).closest?.('input, select, textarea') != null;
    if (event.key === 't' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && board() != null) turn();
  };
  window.addEventListener('keydown', key);
  onCleanup(() => window.removeEventListener('keydown', key));
  const drawn = () => (asText() ? null : board());
  let area: HTMLElement | undefined;
  shine(() => area, state.lights);
  return (
    <Show when={!board.loading} fallback={<p class="empty">{t().loading}</p>}>
      <Show
        when={drawn()}
        fallback={
          <>
            <MoveList state={state} folded={false} />
            <TextBoard state={state} />
          </>
        }
      >
        {(component) => (
          <>
            <section class="drawn-board" aria-labelledby="drawn" ref={area}>
              <h2 id="drawn" class="sr">
                {t().drawnBoard}
              </h2>
              <Dynamic
                component={component()}
                rules={state.opened()!.rules}
                words={state.opened()!.words}
                view={state.view() as never}
                seat={message().as}
                moves={state.choosing()?.moves ?? []}
                draft={state.draft()?.moves ?? []}
                choose={state.choose}
                redraft={state.redraft}
                names={(seat: number) => message().seats[seat]!.name}
                look={state.lights.lit()?.seat ?? null}
                result={state.past() === null ? (message().now!.result as never) : null}
              />
            </section>
            <MoveList state={state} folded={true} />
          </>
        )}
      </Show>
      <Show when={board()}>
        <button type="button" class="quiet" aria-keyshortcuts="t" aria-pressed={asText()} onClick={turn}>
          {asText() ? t().drawnBoard : t().board}
        </button>
      </Show>
    </Show>
  );
}
