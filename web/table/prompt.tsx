/** What you can do now, in one line, and what just happened below it. Its place and height are fixed, so nothing ever moves. */

import { Emblem } from '@quai/kit/emblem.tsx';
import { createMemo, createUniqueId, For, type JSX, Match, Show, Switch } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { filled, t } from '../text/text.ts';
import { Question } from './ask.tsx';
import { createFit } from './fitting.ts';
import { liveEntries, summed } from './pieces.ts';
import type { Playback } from './playback.ts';
import { RefusalNote } from './refusal.tsx';
import { seatLook } from './seatlook.ts';
import { createSentences, essential } from './sentences.ts';
import type { TableState } from './state.ts';

export function Prompt(props: { state: TableState; playback: Playback; choices?: JSX.Element }): JSX.Element {
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
  const moveAt = () => filled(t().replayAt, { at: props.playback.at(), last: props.playback.last() });
  /** The line as it is read on demand. */
  const whole = () =>
    state.past() === null
      ? line?.textContent
      : [moveAt(), ...props.playback.sentences().map(({ text }) => text)].join('\n');
  let line: HTMLParagraphElement | undefined;
  const told = createSentences(state);
  const fit = createFit(
    () => line,
    () => [state.past(), state.draft(), state.message(), props.playback.sentences(), told()],
  );
  const id = createUniqueId();
  return (
    <>
      <p class="prompt" classList={{ looking: state.past() !== null }} role="status" ref={line} data-fit="0">
        <Switch fallback={filled(t().waitingFor, { names: waiting() })}>
          <Match when={state.past()}>
            {(past) => (
              <>
                <b class="move-at">
                  <span class="word">{moveAt()}</span>
                  <span class="short" aria-hidden="true">
                    {past().at}/{props.playback.last()}
                  </span>
                </b>
                <For each={props.playback.sentences()}>
                  {(sentence) => (
                    <>
                      {' '}
                      <span data-sentence>{sentence.text}</span>
                    </>
                  )}
                </For>
              </>
            )}
          </Match>
          <Match when={now().over !== null}>{t().result}</Match>
          <Match when={replacedSeat(state) !== null}>{p().back.botPlays}</Match>
          <Match when={state.draft() !== null}>
            <strong>{t().yourTurn}.</strong> {prompt()}
          </Match>
          <Match when={state.message()!.as === null}>
            {t().watching} {filled(t().waitingFor, { names: waiting() })}
          </Match>
        </Switch>
      </p>
      <Show when={fit() === 2}>
        <button
          type="button"
          class="quiet prompt-more"
          popovertarget={id}
          aria-label={p().draft.whole}
          title={p().draft.whole}
        >
          …
        </button>
        <p class="popover prompt-whole" popover="auto" id={id}>
          {whole()}
        </p>
      </Show>
      <Show when={state.past() === null}>
        <LastMove state={state} playback={props.playback} />
      </Show>
      <Show when={(state.draft()?.moves.length ?? 0) > 0}>
        <ol class="draft sr" aria-label={t().draft}>
          <For each={state.draft()!.moves}>{(move, index) => <li>{drafted(state, move, index())}</li>}</For>
        </ol>
      </Show>
      {props.choices}
      <Question state={state} playback={props.playback} />
      <RefusalNote state={state} />
    </>
  );
}

/** The player's seat while a bot plays it. */
export function replacedSeat(state: TableState): number | null {
  const { as: seat, seats, now } = state.message()!;
  const own = seat === null ? undefined : seats[seat];
  return own?.yours && own.bot !== null && !own.resigned && now?.over === null ? seat : null;
}

/** The last move that somebody else made, in a few words. */
function LastMove(props: { state: TableState; playback: Playback }): JSX.Element {
  const { state } = props;
  const sentences = createSentences(state);
  const last = createMemo(() => {
    const own = state.message()!.as;
    const [entry, by] = [...liveEntries(state.told())].findLast(([, seat]) => seat !== null && seat !== own) ?? [];
    const all = sentences().filter((sentence) => sentence.seq === entry && sentence.by !== null);
    const told = essential(all);
    if (by == null || told.length === 0) return null;
    return { seat: by, brief: summed(told.map(({ brief }) => brief)), whole: all.map(({ text }) => text).join(' ') };
  });
  /** The forced moves that followed the last choice. */
  const forced = createMemo(() => {
    const draft = state.draft();
    if (draft === null) return '';
    const from = draft.forced.lastIndexOf(false) + 1;
    const moves = draft.moves.slice(from).map((move, i) => drafted(state, move, from + i));
    return moves.length === 0 ? '' : filled(p().draft.forced, { moves: moves.join(' · ') });
  });
  const id = createUniqueId();
  return (
    <>
      <p class="last" data-rest title={forced() || last()?.whole} classList={{ forced: forced() !== '' }}>
        <Show when={props.playback.since()}>
          {(since) => (
            <button
              type="button"
              class="since"
              title={filled(p().replay.since, { n: since().count })}
              onClick={() => props.playback.play(since().from - 1)}
            >
              {filled(p().replay.sinceShort, { n: since().count })}
            </button>
          )}
        </Show>{' '}
        {/* As long as nothing was chosen, what others did matters most. */}
        <Show when={(forced() === '' || state.undoable() === 0) && last()}>
          {(move) => (
            <>
              <Emblem seat={move().seat} look={seatLook(state, move().seat)} /> {move().brief}{' '}
            </>
          )}
        </Show>
        {forced()}
      </p>
      {/* Shown where the lines above do not suffice. */}
      <button
        type="button"
        class="quiet last-more"
        popovertarget={id}
        aria-label={p().draft.whole}
        title={p().draft.whole}
      >
        …
      </button>
      <p class="popover prompt-whole" popover="auto" id={id}>
        {last()?.whole} {forced()}
      </p>
    </>
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
