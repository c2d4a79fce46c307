/** One way to commit and one way back: Undo, Redo, Done, the same buttons in the same place in every game. */

import { type JSX, Match, Show, Switch } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { t } from '../text/text.ts';
import type { Playback } from './playback.ts';
import { replacedSeat } from './prompt.tsx';
import type { TableState } from './state.ts';

export function Confirm(props: {
  state: TableState;
  playback: Playback;
  /** The move by which the game ends a turn, if Done plays one. */
  finish: string | null;
  /** Shows the result again, once the table is over. */
  result(): void;
}): JSX.Element {
  const { state } = props;
  const drafted = () => state.draft()?.moves.length ?? 0;
  /** The last entry, if the player may undo it alone. */
  const free = () => {
    const { as: seat, seats, now } = state.message()!;
    const resigned = seat !== null && seats[seat]!.resigned;
    return state.undoable() === 0 && !resigned ? (now?.undo ?? null) : null;
  };
  const canUndo = () => !state.sending() && (state.undoable() > 0 || free() !== null);
  const undo = () => {
    const to = free();
    if (state.undoable() > 0) state.afterClick(state.undo);
    else if (to !== null) void state.ask({ type: 'undo', seat: state.message()!.as!, to });
  };
  const commit = () => (props.finish === null ? void state.confirm() : state.choose(props.finish));
  return (
    <Show when={state.past() === null} fallback={<Then playback={props.playback} />}>
      <button type="button" class="undo" disabled={!canUndo()} onClick={undo}>
        <span aria-hidden="true">↶</span>
        <span class="word">{t().undo}</span>
      </button>
      <button
        type="button"
        class="redo"
        disabled={(state.draft()?.redo.length ?? 0) === 0 || state.sending()}
        aria-label={t().redo}
        onClick={() => state.afterClick(state.redo)}
      >
        <span aria-hidden="true">↷</span>
      </button>
      <Switch
        fallback={
          <button
            type="button"
            class="main done"
            disabled={(props.finish === null && (!state.ready() || drafted() === 0)) || state.sending()}
            onClick={() => state.afterClick(commit)}
          >
            {t().done}
          </button>
        }
      >
        <Match when={replacedSeat(state) !== null}>
          <button
            type="button"
            class="main done"
            onClick={() => void state.ask({ type: 'return', seat: replacedSeat(state)! })}
          >
            {p().back.come}
          </button>
        </Match>
        <Match when={state.message()!.now?.over != null}>
          <button type="button" class="main show-result" aria-haspopup="dialog" onClick={() => props.result()}>
            {t().result}
          </button>
        </Match>
      </Switch>
    </Show>
  );
}

/** Replay controls: step, play, return to the game. */
function Then(props: { playback: Playback }): JSX.Element {
  const { playback } = props;
  return (
    <>
      <button
        type="button"
        aria-label={p().replay.back}
        disabled={playback.at() <= 0}
        onClick={() => playback.step(-1)}
      >
        <span aria-hidden="true">◂</span>
      </button>
      <button
        type="button"
        aria-label={playback.playing() ? p().replay.pause : p().replay.on}
        onClick={() => (playback.playing() ? playback.pause() : playback.play())}
      >
        <span aria-hidden="true">{playback.playing() ? '❚❚' : '▶'}</span>
      </button>
      <button
        type="button"
        aria-label={p().replay.forth}
        disabled={playback.at() >= playback.last()}
        onClick={() => playback.step(1)}
      >
        <span aria-hidden="true">▸</span>
      </button>
      <button type="button" class="main done" aria-label={t().live} onClick={() => playback.live()}>
        <span class="word">{t().live}</span>
        <span class="short">{t().liveShort}</span>
      </button>
    </>
  );
}
