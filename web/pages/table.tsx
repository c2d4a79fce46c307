/** The page of one table, of any game, wherever it is hosted. */

import { createEffect, createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import '../style/newtable.css';
import '../style/play.css';
import { later } from '../later.tsx';
import { localLink } from '../link/local.ts';
import { serverLink } from '../link/socket.ts';
import { titleOf } from '../site.ts';
import { ActionBar } from '../table/actionbar.tsx';
import { Question } from '../table/ask.tsx';
import { BoxDialog } from '../table/box.tsx';
import { Chat, ChatNews } from '../table/chat.tsx';
import { Curtain } from '../table/curtain.tsx';
import { BoardArea } from '../table/drawnboard.tsx';
import { Failed } from '../table/failed.tsx';
import { Lobby } from '../table/lobby.tsx';
import { Log } from '../table/log.tsx';
import { TableMenu } from '../table/menu.tsx';
import { createPlayback } from '../table/playback.ts';
import { Replay } from '../table/replay.tsx';
import { Seats } from '../table/seats.tsx';
import { ServiceNotice } from '../table/service.tsx';
import { ring } from '../table/sound.ts';
import { createTableState, type TableState } from '../table/state.ts';
import { filled, t } from '../text/text.ts';
import { titled } from '../title.ts';

/** Wanted once, at the end. */
const Result = later(async () => (await import('../after/result.tsx')).Result);

export function TablePage(props: { id: string; local: boolean }): JSX.Element {
  const state = createTableState(props.local ? localLink() : serverLink(), props.id);
  const playback = createPlayback(state);
  const message = state.message;
  const title = () => (message() === null ? 'Quai' : titleOf(message()!.game));
  const yours = () => message()?.now?.acting.includes(message()?.as ?? -1) === true;
  // A memo: to set a title costs more than to draw a move.
  const heading = createMemo(() => (message() === null ? '' : `${yours() ? '● ' : ''}${title()}`));
  titled(heading);
  makeSounds(state, yours);
  const [news, setNews] = createSignal(0);
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
      <BoxDialog state={state} />
      <Switch fallback={<p class="notice">{t().loading}</p>}>
        <Match when={state.failed()}>{(rule) => <Failed rule={rule()} />}</Match>
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
        <Match when={message()?.now != null && state.opened()}>
          <div class="table-page">
            <header class="table-head">
              <h1>{title()}</h1>
              <ChatNews count={news()} />
              <Show when={props.local}>
                <p class="hint">{t().keptHere}</p>
              </Show>
            </header>
            <Question state={state} playback={playback} />
            <div class="table-columns">
              <div class="table-main">
                <Show
                  when={message()!.now!.over !== null && state.past() === null}
                  fallback={<ActionBar state={state} playback={playback} local={props.local} />}
                >
                  <Result state={state} local={props.local} />
                </Show>
                <BoardArea state={state} />
              </div>
              <aside>
                <Seats state={state} />
                <Log state={state} />
                <Show when={!props.local && message()!.seats.some((seat) => seat.yours)}>
                  <Chat state={state} news={setNews} />
                </Show>
                <Replay playback={playback} past={state.past() !== null} />
                <TableMenu state={state} />
              </aside>
            </div>
          </div>
        </Match>
      </Switch>
    </>
  );
}

/** A bell when it becomes one's turn, a click for what others do, a chord at the end. */
function makeSounds(state: TableState, yours: () => boolean): void {
  createEffect<{ seq: number; yours: boolean; over: boolean } | null>((before) => {
    const message = state.message();
    if (message?.now == null) return before;
    const now = { seq: message.seq, yours: yours(), over: message.now.over !== null };
    if (before !== null && now.over && !before.over) ring('end');
    else if (before !== null && now.yours && !before.yours) ring('turn');
    else if (before !== null && now.seq > before.seq) ring('move');
    return now;
  }, null);
}
