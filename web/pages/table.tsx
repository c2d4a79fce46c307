/** The page of one table, of any game, wherever it is hosted. */

import { listed } from '@quai/games/list.ts';
import { createEffect, createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { localLink } from '../link/local.ts';
import { serverLink } from '../link/socket.ts';
import { location } from '../router.ts';
import { ActionBar } from '../table/actionbar.tsx';
import { Curtain } from '../table/curtain.tsx';
import { BoardArea } from '../table/drawnboard.tsx';
import { Lobby } from '../table/lobby.tsx';
import { Log } from '../table/log.tsx';
import { MoveList } from '../table/movelist.tsx';
import { Replay } from '../table/replay.tsx';
import { Result } from '../table/result.tsx';
import { Seats } from '../table/seats.tsx';
import { ServiceNotice } from '../table/service.tsx';
import { createTableState } from '../table/state.ts';
import { filled, t } from '../text/text.ts';

export function TablePage(props: { id: string; local: boolean }): JSX.Element {
  const state = createTableState(props.local ? localLink() : serverLink(), props.id);
  const message = state.message;
  const title = () => listed(message()?.game ?? '')?.meta.title ?? 'Quai';
  createEffect(() => {
    const yours = message()?.now?.acting.includes(message()?.as ?? -1) === true;
    document.title = `${yours ? '● ' : ''}${title()} · Quai`;
  });
  // An address with an entry (#12) opens the table as it was then.
  const wanted = createMemo(() => (/^\d+$/.test(location().hash) ? Number(location().hash) : null));
  const playing = () => message() !== null && message()!.now !== null;
  createEffect(() => {
    if (playing() && wanted() !== (state.past()?.at ?? null)) void state.lookBack(wanted());
  });
  const [curtain, setCurtain] = createSignal<number | null>(null);
  // Several people at one screen: when the seat that looks has nothing to decide, the next one is called.
  createEffect(() => {
    const now = message();
    if (now === null || now.now === null || now.now.over !== null) return setCurtain(null);
    const own = now.seats.flatMap((seat, index) => (seat.yours ? [index] : []));
    if (own.length < 2 || (now.as !== null && now.now.acting.includes(now.as))) return;
    setCurtain(own.find((seat) => now.now!.acting.includes(seat)) ?? null);
  });

  return (
    <>
      <Show when={!props.local}>
        <ServiceNotice link={state.link} />
      </Show>
      <Switch fallback={<p class="notice">{t().loading}</p>}>
        <Match when={state.failed()}>
          <div class="notice">
            <p>{t().refusals[state.failed()!] ?? state.failed()}</p>
            <a class="button" href="/">
              {t().home}
            </a>
          </div>
        </Match>
        <Match when={state.opened.error}>
          <p class="notice">{filled(t().broken, { what: String((state.opened.error as Error).message) })}</p>
        </Match>
        <Match when={curtain() !== null && message()}>
          <Curtain
            name={message()!.seats[curtain()!]!.name}
            go={() => {
              state.setAs(curtain()!);
              setCurtain(null);
            }}
          />
        </Match>
        <Match when={message() !== null && message()!.now === null}>
          <Lobby state={state} title={title()} />
        </Match>
        <Match when={playing() && state.opened()}>
          <div class="table-page">
            <h1>{title()}</h1>
            <Show when={props.local}>
              <p class="hint">{t().keptHere}</p>
            </Show>
            <ActionBar state={state} />
            <div class="table-columns">
              <div>
                <Show when={message()!.now!.over !== null && state.past() === null}>
                  <Result state={state} local={props.local} />
                </Show>
                <BoardArea state={state}>
                  <MoveList state={state} />
                </BoardArea>
              </div>
              <aside>
                <Seats state={state} />
                <Replay state={state} />
                <Log state={state} />
              </aside>
            </div>
          </div>
        </Match>
      </Switch>
    </>
  );
}
