/** Undo that needs the other players' consent. */

import type { TableMessage } from '@quai/protocol/messages.ts';
import { createEffect, createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { sure } from '../parts/sure.ts';
import { playTexts as p } from '../text/play.ts';
import { filled } from '../text/text.ts';
import { liveEntries } from './pieces.ts';
import type { Playback } from './playback.ts';
import type { TableState } from './state.ts';

/** Somebody asks to go back: those who have not answered are asked here. */
export function Question(props: { state: TableState; playback: Playback }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const ask = () => message().ask;
  const name = (seat: number) => message().seats[seat]!.name;
  const mine = () => message().seats[ask()!.seat]!.yours;
  const missing = () =>
    message()
      .seats.map((seat, index) => ({ ...seat, index }))
      .filter(({ bot, index }) => bot === null && !ask()!.agreed.includes(index));
  const asked = () => missing().some(({ yours }) => yours);
  const { refused, setRefused, withdraw } = createRefused(state);
  const answer = (yes: boolean) => void state.ask(answerTo(message(), yes));
  return (
    <Show when={ask()} fallback={<Refused when={refused()} close={() => setRefused(false)} />}>
      {(now) => (
        <div class="refused question" classList={{ asked: asked() }} role="alert">
          <Switch>
            <Match when={mine()}>
              <p>
                {filled(p().ask.own, {
                  to: now().to,
                  names: missing()
                    .map(({ index }) => name(index))
                    .join(', '),
                })}
              </p>
            </Match>
            <Match when={true}>
              <p>{filled(p().ask.other, { name: name(now().seat), to: now().to })}</p>
            </Match>
          </Switch>
          <Show when={now().unrates}>
            <p>{p().ask.unrates}</p>
          </Show>
          <Show when={asked()}>
            <button type="button" class="main" onClick={() => answer(true)}>
              {p().ask.yes}
            </button>
            <button type="button" onClick={() => answer(false)}>
              {p().ask.no}
            </button>
          </Show>
          <Show when={mine()}>
            <button type="button" onClick={withdraw}>
              {p().ask.withdraw}
            </button>
          </Show>
          <button type="button" class="quiet" onClick={() => props.playback.to(now().to - 1)}>
            {p().ask.see}
          </button>
        </div>
      )}
    </Show>
  );
}

/** An answer says what it answers: the question may have changed meanwhile. */
function answerTo({ ask, seq }: TableMessage, yes: boolean) {
  const asked = ask === null ? {} : { asked: { seat: ask.seat, to: ask.to, seq } };
  return { type: 'agree', yes, ...asked } as const;
}

/** The request is gone although nothing was played and it was not withdrawn: somebody declined. */
function createRefused(state: TableState) {
  const [refused, setRefused] = createSignal(false);
  let withdrawn = false;
  createEffect<{ mine: boolean; seq: number } | null>((before) => {
    const { ask, seats, seq } = state.message()!;
    if (ask === null && before?.mine && before.seq === seq) setRefused(!withdrawn);
    else if (ask !== null || before?.seq !== seq) setRefused(false);
    if (ask === null) withdrawn = false;
    return { mine: ask !== null && seats[ask.seat]!.yours, seq };
  }, null);
  const withdraw = () => {
    withdrawn = true;
    void state.ask(answerTo(state.message()!, false));
  };
  return { refused, setRefused, withdraw };
}

function Refused(props: { when: boolean; close(): void }): JSX.Element {
  return (
    <Show when={props.when}>
      <div class="refused question" role="alert">
        <p>{p().ask.refused}</p>
        <button type="button" class="quiet" onClick={() => props.close()}>
          {p().whyNot.close}
        </button>
      </div>
    </Show>
  );
}

/** Asks to undo further than a player may alone: to before their last move, or to the position on view. */
export function AskUndo(props: { state: TableState; local: boolean }): JSX.Element {
  const { state } = props;
  const message = () => state.message()!;
  const seat = () => message().as;
  const live = createMemo(() => [...liveEntries(state.told())]);
  /** A player who resigned has nothing left to undo. */
  const may = () => {
    const own = seat() === null ? undefined : message().seats[seat()!]!;
    return own?.yours && !own.resigned && message().status === 'playing';
  };
  /** The first entry that would be undone. */
  const to = () => {
    const past = state.past();
    if (past !== null) return live().find(([seq]) => seq > past.at)?.[0];
    return live().findLast(([, by]) => by === seat())?.[0];
  };
  /** Bots refuse to undo a draw, so nothing is drawn again at their tables. */
  const question = () =>
    message().seats.some(({ bot }) => bot !== null) ? p().ask.goBackWithBots : p().ask.goBackSure;
  const ask = async () => {
    const [by, first] = [seat(), to()];
    if (by === null || first === undefined) return;
    if (props.local && !(await sure(question(), text()))) return;
    void state.ask({ type: 'ask', seat: by, to: first });
  };
  const text = () => {
    const { further, furtherHere, goBack, goBackHere } = p().ask;
    if (state.past() !== null) return props.local ? goBackHere : goBack;
    return props.local ? furtherHere : further;
  };
  return (
    <Show when={may() && message().ask === null && to() !== undefined}>
      <button type="button" class="ask-undo closes" onClick={() => void ask()}>
        {text()}
      </button>
      <Show when={!props.local}>
        <p class="hint">{p().ask.why}</p>
      </Show>
    </Show>
  );
}
