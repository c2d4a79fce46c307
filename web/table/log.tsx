/** What has happened, turn by turn, newest first. A number leads to the table as it was then, a name to its place on the board. */

import { Emblem } from '@quai/kit/emblem.tsx';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { filled, t } from '../text/text.ts';
import { Earlier } from './earlier.tsx';
import { turnsOf, undoneEntries } from './pieces.ts';
import { rulesAddress } from './rulesaddress.ts';
import { seatLook } from './seatlook.ts';
import { createSentences, essential, type Sentence } from './sentences.ts';
import type { TableState } from './state.ts';

/** With more than this at once, nothing is read aloud. */
const SPOKEN = 8;

/** A turn, by its last entry, which its number leads to. */
type Row = readonly [seq: number, sentences: readonly Sentence[]];

export function Log(props: { state: TableState }): JSX.Element {
  const { state } = props;
  const sentences = createSentences(state);
  const turnOf = createMemo(() => {
    const turns = turnsOf(state.told(), state.opened()?.guide?.inTurn === true);
    return new Map(turns.flatMap((turn) => turn.map((seq) => [seq, turn] as const)));
  });
  /** A row that has not changed stays the same thing and is not drawn anew. */
  const turns = createMemo((before: readonly Row[]): readonly Row[] => {
    const byTurn = new Map<number, Sentence[]>();
    for (const sentence of sentences()) {
      const last = turnOf().get(sentence.seq)?.at(-1) ?? sentence.seq;
      const list = byTurn.get(last);
      if (list === undefined) byTurn.set(last, [sentence]);
      else list.push(sentence);
    }
    const old = new Map(before.map((row) => [row[0], row]));
    const kept = (row: Row): Row => {
      const same = old.get(row[0]);
      return same?.[1].length === row[1].length && row[1].every((one, index) => one === same[1][index]) ? same : row;
    };
    return [...byTurn].reverse().map(kept);
  }, []);
  const undone = createMemo(() => undoneEntries(state.told()));
  return (
    <section class="log-area" aria-label={t().log}>
      <Show when={turns().length > 0} fallback={<p class="empty">{t().logEmpty}</p>}>
        <ol class="log" reversed aria-label={t().log}>
          <For each={turns()}>
            {([seq, list]) => (
              <li
                classList={{
                  here:
                    turnOf()
                      .get(state.past()?.at ?? -1)
                      ?.at(-1) === seq,
                  undone: undone().has(seq),
                }}
              >
                <a href={`#${seq}`} aria-label={filled(p().log.entry, { at: seq })}>
                  {seq}
                </a>
                <span>
                  <Show when={playerOf(list) !== null}>
                    <Emblem seat={playerOf(list)!} look={seatLook(state, playerOf(list)!)} />
                  </Show>
                </span>
                <div>
                  <Show when={undone().has(seq)}>
                    <span class="sr">{p().log.undone}</span>
                  </Show>
                  <Turn state={state} list={list} />
                </div>
              </li>
            )}
          </For>
        </ol>
        {/* Anew for every part that is loaded, so that it is looked for again if it is still in view. */}
        <Show when={state.toldFrom()} keyed>
          {(_) => <Earlier state={state} />}
        </Show>
      </Show>
    </section>
  );
}

/** Entry 0 deals, draws and places everything: nobody's move, and too much for one sentence. */
const isSetup = (list: readonly Sentence[]) => list[0]?.seq === 0;

/** Whose turn it was; null for what nobody did. */
const playerOf = (list: readonly Sentence[]) =>
  isSetup(list) ? null : (list.find(({ by }) => by !== null)?.by ?? null);

/** One short line; all that happened, with the rules it is about, on demand. */
function Turn(props: { state: TableState; list: readonly Sentence[] }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const main = () => {
    const [most] = essential(props.list);
    return most === undefined ? props.list.slice(0, 1) : [most];
  };
  const several = () => props.list[0]?.seq !== props.list.at(-1)?.seq;
  /** The set-up, or a turn of several entries, where the game has a sentence for it. */
  const together = () => {
    const { message, opened } = props.state;
    if (isSetup(props.list)) return p().log.setup;
    if (!several()) return null;
    const events = props.list.map(({ event }) => event);
    return opened()?.words.turn?.(events, (seat) => message()!.seats[seat]!.name) ?? null;
  };
  /** The earlier entries of a turn, numbered where their first sentences stand. */
  const step = (index: number) => {
    const { seq } = props.list[index]!;
    return open() && seq !== props.list.at(-1)!.seq && seq !== props.list[index - 1]?.seq ? seq : null;
  };
  const more = () =>
    isSetup(props.list) || props.list.length > 1 || props.list.some(({ text, brief, rule }) => text !== brief || rule);
  return (
    <>
      <Show
        when={!open() && together()}
        fallback={
          <For each={open() ? props.list : main()}>
            {(sentence, index) => (
              <>
                <Show when={step(index())}>
                  {(seq) => (
                    <a class="log-step" href={`#${seq()}`} aria-label={filled(p().log.entry, { at: seq() })}>
                      {seq()}
                    </a>
                  )}
                </Show>
                <Line state={props.state} sentence={sentence} brief={!open()} />
              </>
            )}
          </For>
        }
      >
        {(text) => <p>{text()}</p>}
      </Show>
      <Show when={more()}>
        <button
          type="button"
          class="log-more"
          aria-expanded={open()}
          aria-label={open() ? p().log.less : p().log.more}
          title={open() ? p().log.less : props.list.map(({ text }) => text).join(' ')}
          onClick={() => setOpen(!open())}
        >
          {open() ? '▴' : '▾'}
        </button>
      </Show>
    </>
  );
}

function Line(props: { state: TableState; sentence: Sentence; brief: boolean }): JSX.Element {
  const { by, places } = props.sentence;
  const pieces = props.brief && props.sentence.brief !== '' ? props.sentence.briefPieces : props.sentence.pieces;
  const rule = props.brief ? undefined : props.sentence.rule;
  const { lights, past } = props.state;
  const out = () => {
    if (past() === null) lights.out();
  };
  return (
    <p onMouseEnter={() => places.length > 0 && past() === null && lights.light(places, by)} onMouseLeave={out}>
      <For each={pieces}>
        {(piece) => (
          <Show when={piece.place} fallback={piece.text}>
            {(place) => (
              // biome-ignore lint/a11y/useSemanticElements: a button's words do not break over lines
              <span
                role="button"
                tabIndex={0}
                class="place-name"
                aria-label={filled(p().log.showPlace, { name: piece.text })}
                onFocus={() => lights.light([place()], by)}
                onBlur={out}
                onClick={() => lights.light([place()], by, 'middle')}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  lights.light([place()], by, 'middle');
                }}
              >
                {piece.text}
              </span>
            )}
          </Show>
        )}
      </For>
      <Show when={rule}>
        {' '}
        <a
          class="log-rule"
          href={`${rulesAddress(props.state.message()!)}#${rule}`}
          target="_blank"
          rel="noopener"
          aria-label={filled(t().rule, { rule: rule! })}
        >
          {rule}
        </a>
      </Show>
    </p>
  );
}

/** For screen readers: what is new, as it happens and whichever tab is open; never the whole log. */
export function Spoken(props: { state: TableState }): JSX.Element {
  const sentences = createSentences(props.state);
  const [said, setSaid] = createSignal('');
  let heard = props.state.message()?.seq ?? 0;
  createEffect(
    on(
      sentences,
      (all) => {
        const fresh = all.filter(({ seq }) => seq >= heard);
        // Sentences are made after their message; only those shown here are announced.
        heard = Math.max(heard, (all.at(-1)?.seq ?? -1) + 1);
        if (fresh.length > 0)
          setSaid(
            fresh
              .slice(-SPOKEN)
              .map(({ text }) => text)
              .join(' '),
          );
      },
      { defer: true },
    ),
  );
  return (
    <p class="sr spoken" aria-live="polite">
      {said()}
    </p>
  );
}
