/** What is to be done now, and the draft: undo, redo, confirm. Looking back: what happened then. Always in sight. */

import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { filled, t } from '../text/text.ts';
import { TakeBack } from './ask.tsx';
import { Hint } from './hint.tsx';
import type { Playback } from './playback.ts';
import { RefusalNote } from './refusal.tsx';
import type { TableState } from './state.ts';

export function ActionBar(props: { state: TableState; playback: Playback; local: boolean }): JSX.Element {
  const { state } = props;
  const now = () => state.message()!.now!;
  const words = () => state.opened()!.words;
  const waiting = () =>
    now()
      .acting.map((seat) => state.message()!.seats[seat]!.name)
      .join(', ');
  const prompt = () => {
    const open = state.openNow();
    const choosing = state.choosing();
    if (open === undefined || choosing === null) return p().draft.done;
    return words().prompt(state.view(), choosing.seat, open);
  };
  /** One's own seat, while a bot plays on for it. */
  const replaced = () => {
    const seat = state.message()!.as;
    const own = seat === null ? undefined : state.message()!.seats[seat];
    return own?.yours && own.bot !== null && !own.resigned && now().over === null ? seat : null;
  };
  return (
    <section class="action-bar" classList={{ yours: state.choosing() !== null }} aria-label={t().yourTurn}>
      <p class="prompt" role="status" tabindex={state.past() === null ? undefined : 0}>
        <Switch fallback={filled(t().waitingFor, { names: waiting() })}>
          <Match when={state.past()}>
            {(past) => (
              <>
                {filled(t().replayAt, { at: past().at, last: state.message()!.seq - 1 })}
                <For each={props.playback.sentences()}>{(sentence) => <span class="then"> {sentence.text}</span>}</For>
              </>
            )}
          </Match>
          <Match when={replaced() !== null}>{p().back.botPlays}</Match>
          <Match when={state.draft() !== null}>
            <strong>{t().yourTurn}.</strong> {prompt()}
          </Match>
          <Match when={state.message()!.as === null}>
            {t().watching} {filled(t().waitingFor, { names: waiting() })}
          </Match>
        </Switch>
      </p>
      <RefusalNote state={state} />
      <Show when={state.past() === null} fallback={<Then {...props} />}>
        <Show when={(state.draft()?.moves.length ?? 0) > 0}>
          <ol class="draft" tabindex="0" aria-label={t().draft}>
            <For each={state.draft()!.moves}>{(move, index) => <li>{drafted(state, move, index())}</li>}</For>
          </ol>
        </Show>
        <div class="buttons">
          <Show when={(state.draft()?.moves.length ?? 0) + (state.draft()?.redo.length ?? 0) > 0}>
            <button
              type="button"
              disabled={state.draft()!.moves.length === 0 || state.sending()}
              onClick={() => state.undo()}
            >
              {t().undo}
            </button>
            <button
              type="button"
              disabled={state.draft()!.redo.length === 0 || state.sending()}
              onClick={() => state.redo()}
            >
              {t().redo}
            </button>
            <button
              type="button"
              class="main"
              disabled={!state.ready() || state.sending()}
              onClick={() => void state.confirm()}
            >
              {t().confirm}
            </button>
          </Show>
          <Show when={replaced() !== null}>
            <button type="button" class="main" onClick={() => void state.ask({ type: 'return', seat: replaced()! })}>
              {p().back.come}
            </button>
          </Show>
          <Hint state={state} />
          <Show when={now().over === null && props.playback.since()}>
            {(since) => (
              <button type="button" onClick={() => props.playback.play(since().from)}>
                <span class="wide-words">{filled(p().replay.since, { n: since().count })}</span>
                <span class="short-words">{filled(p().replay.sinceShort, { n: since().count })}</span>
              </button>
            )}
          </Show>
          <TakeBack state={state} local={props.local} />
        </div>
      </Show>
    </section>
  );
}

/** Looking back: step, play, come back to now. */
function Then(props: { state: TableState; playback: Playback; local: boolean }): JSX.Element {
  const { playback } = props;
  return (
    <div class="buttons">
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
      <button type="button" class="main" onClick={() => playback.live()}>
        {t().live}
      </button>
      <TakeBack state={props.state} local={props.local} />
    </div>
  );
}

/** A move of the draft in words, as it was chosen: seen from the world before it. */
function drafted(state: TableState, text: string, index: number): string {
  const { rules, words } = state.opened()!;
  const before = state.draft()?.worlds[index];
  const move = rules.parse(text);
  if (move === null || before === undefined) return text;
  return words.move(rules.view(before, state.draft()!.seat), move);
}
