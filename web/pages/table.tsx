/** The page of one table, of any game, wherever it is hosted. */

import { listed } from '@quai/games/list.ts';
import { createEffect, createMemo, createSignal, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import '../style/newtable.css';
import { later } from '../later.tsx';
import { localLink } from '../link/local.ts';
import { serverLink } from '../link/socket.ts';
import { WaitingTable } from '../parts/waiting.tsx';
import { fetchSettings, settings } from '../settings.ts';
import { createBoardParts } from '../table/boardparts.tsx';
import { type BoxAsking, createBoxAsking } from '../table/boxasking.ts';
import { Chat, createChat } from '../table/chat.tsx';
import { Confirm } from '../table/confirm.tsx';
import { Curtain } from '../table/curtain.tsx';
import { Failed } from '../table/failed.tsx';
import { makeSounds } from '../table/hearing.ts';
import { Hint } from '../table/hint.tsx';
import { shine } from '../table/lights.ts';
import { Log, Spoken } from '../table/log.tsx';
import { markMoves } from '../table/marks.ts';
import { TableMenu } from '../table/menu.tsx';
import { NextTable } from '../table/nexttable.tsx';
import { moverOf } from '../table/pieces.ts';
import { createPlayback, type Playback } from '../table/playback.ts';
import { Prompt } from '../table/prompt.tsx';
import { replayKeys } from '../table/replaykeys.ts';
import { RulesBeside } from '../table/rulesbeside.tsx';
import { Seats } from '../table/seats.tsx';
import { ServiceNotice } from '../table/service.tsx';
import { Shell, type Tab } from '../table/shell.tsx';
import { signalTurn } from '../table/signal.ts';
import { mute } from '../table/sound.ts';
import { Dock, Stage } from '../table/stage.tsx';
import { createTableState, type TableState } from '../table/state.ts';
import { TextModeButton } from '../table/textbutton.tsx';
import { titleOfTable } from '../table/title.ts';
import { Pace } from '../table/tools.tsx';
import { playTexts as p } from '../text/play.ts';
import { settingsTexts } from '../text/settings.ts';
import { filled, t } from '../text/text.ts';
import { printing } from '../theme.ts';
import { titled } from '../title.ts';

/** Loaded on demand: needed once, before the start. */
const Lobby = later(async () => (await import('../table/lobby.tsx')).Lobby);
/** Loaded on demand: needed only to look back. */
const Replay = later(async () => (await import('../table/replay.tsx')).Replay);
/** Loaded on demand: needed once, at the end. */
const Result = later(async () => (await import('../after/result.tsx')).Result);

const BoxDialog = later(
  async () => (await import('../table/box.tsx')).BoxDialog,
  () => <></>,
);

/** A board that does not say so is as wide as it is high. */
const SQUARE = 1;

export function TablePage(props: { id: string; local: boolean }): JSX.Element {
  const state = createTableState(props.local ? localLink() : serverLink(), props.id);
  const box = createBoxAsking(state);
  const playback = createPlayback(state);
  const message = state.message;
  const title = () => (message() === null ? 'Quai' : titleOfTable(message()!));
  const yours = () => message()?.now?.acting.includes(message()?.as ?? -1) === true;
  // A memo, because setting the title costs more than drawing a move.
  const heading = createMemo(() => (message() === null ? '' : `${yours() ? '● ' : ''}${title()}`));
  titled(heading);
  void fetchSettings();
  signalTurn(yours);
  makeSounds(state, yours);
  const [curtain, setCurtain] = createSignal<number | null>(null);
  // Several people at one screen: when the seat that looks has nothing to decide, the next one is called.
  createEffect(() => {
    const { now, seats, as } = message() ?? { now: null, seats: [], as: null };
    if (now === null || now.over !== null) return setCurtain(null);
    const own = seats.flatMap((seat, index) => (seat.yours ? [index] : []));
    if (own.length < 2 || (as !== null && now.acting.includes(as))) return;
    setCurtain(own.find((seat) => now.acting.includes(seat)) ?? null);
  });

  return (
    <>
      <Show when={message()?.box}>
        <BoxDialog state={state} box={box} />
      </Show>
      <Switch fallback={<WaitingTable title={title()} />}>
        <Match when={state.failed()}>
          {(rule) => (
            <>
              <ServiceNotice link={state.link} />
              <Failed rule={rule()} />
            </>
          )}
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
          <Show when={!props.local}>
            <ServiceNotice link={state.link} />
          </Show>
          <Lobby state={state} title={title()} />
        </Match>
        <Match when={message()?.now != null && state.opened()}>
          <Playing state={state} playback={playback} box={box} local={props.local} title={title()} />
        </Match>
      </Switch>
    </>
  );
}

/** A table that has begun. */
function Playing(props: {
  state: TableState;
  playback: Playback;
  box: BoxAsking;
  local: boolean;
  title: string;
}): JSX.Element {
  const { state, playback } = props;
  const message = () => state.message()!;
  const board = createBoardParts(state, props.box.correctLast);
  const talk = createChat(state);
  replayKeys(playback, () => state.past() !== null);
  const chat = () => !props.local && message().seats.some((seat) => seat.yours);
  const aspect = () => listed(message().game)?.meta.board?.aspect ?? SQUARE;
  const tabs = createMemo((): Tab[] => [
    { id: 'log', title: () => t().log, body: () => <Log state={state} /> },
    ...(board.parts()?.tabs ?? []),
    ...(chat()
      ? [
          {
            id: 'chat',
            title: () => (
              <>
                {p().chat.title}
                <Show when={talk.unread() > 0}>
                  {' '}
                  <span class="unread">{filled(p().chat.unread, { n: talk.unread() })}</span>
                </Show>
              </>
            ),
            body: () => <Chat chat={talk} />,
          },
        ]
      : []),
    {
      id: 'replay',
      title: () => t().replay,
      body: () => <Replay playback={playback} />,
    },
  ]);
  /** Counted once for those who watched the end; not again after looking back. */
  let toCount = message().now!.over === null;
  let result: HTMLDialogElement | undefined;
  const showResult = () => result?.showModal();
  const [area, setArea] = createSignal<HTMLElement>();
  shine(area, state.lights);
  const shell = () => area()?.closest('.shell') ?? undefined;
  markMoves(shell, state);
  state.motion.follow(shell, {
    view: state.view,
    entry: () => state.past()?.at ?? message().seq - 1,
    mover: (from, to) => moverOf(state.told(), from, to) ?? message().as,
  });
  return (
    <Shell
      aspect={aspect()}
      entry={message().seq - 1}
      news={talk.unread()}
      title={props.title}
      strip={board.parts()?.strip?.()}
      notice={
        <Show when={!props.local}>
          <ServiceNotice link={state.link} />
        </Show>
      }
      tools={
        <>
          <NextTable table={state.id} acting={message().now?.acting.includes(message().as ?? -1) === true} />
          <Pace state={state} />
          <Hint state={state} />
          <RulesBeside state={state} />
          <button
            type="button"
            class="quiet tool mute"
            aria-pressed={settings().volume === 'off'}
            aria-label={settings().volume === 'off' ? settingsTexts().unmute : settingsTexts().mute}
            onClick={mute}
          >
            <Speaker off={settings().volume === 'off'} />
          </button>
          <TableMenu state={state} local={props.local}>
            <TextModeButton board={board} class="closes" />
          </TableMenu>
        </>
      }
      stage={<Stage state={state} board={board} ref={setArea} />}
      prompt={<Prompt state={state} playback={playback} />}
      confirm={
        <Confirm state={state} playback={playback} finish={board.parts()?.done?.() ?? null} result={showResult} />
      }
      dock={<Dock board={board} />}
      seats={<Seats state={state} />}
      tabs={tabs()}
    >
      <Spoken state={state} />
      <Show when={message().now!.over !== null && state.past() === null}>
        {(_over) => {
          const watched = toCount;
          toCount = false;
          return (
            <ResultDialog ref={(dialog) => (result = dialog)}>
              <Result
                state={state}
                local={props.local}
                watched={watched}
                replay={() => {
                  result?.close();
                  playback.play(0);
                }}
                show={(entry) => {
                  result?.close();
                  playback.to(entry);
                }}
              />
            </ResultDialog>
          );
        }}
      </Show>
      <Show when={printing()}>
        <Log state={state} />
      </Show>
    </Shell>
  );
}

/** Drawn as SVG, since not every device has this character. */
function Speaker(props: { off: boolean }): JSX.Element {
  return (
    <svg class="speaker" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 9v6h4l5 4V5L7 9Z" fill="currentColor" />
      <path
        d={props.off ? 'M15 9l6 6M21 9l-6 6' : 'M15 8.5a5 5 0 0 1 0 7M17.5 6a8.5 8.5 0 0 1 0 12'}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
      />
    </svg>
  );
}

/** The end of the game, over the board; it can be closed to look at the board. */
function ResultDialog(props: { ref(dialog: HTMLDialogElement): void; children: JSX.Element }): JSX.Element {
  let dialog!: HTMLDialogElement;
  onMount(() => {
    props.ref(dialog);
    dialog.showModal();
  });
  return (
    <dialog class="result-dialog" data-part="result" aria-label={t().result} ref={dialog}>
      <button type="button" class="quiet close" aria-label={t().close} onClick={() => dialog.close()}>
        ✕
      </button>
      {props.children}
    </dialog>
  );
}
