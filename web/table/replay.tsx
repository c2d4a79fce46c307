/** The table as it was after each entry: a slider, steps, by itself, and a link to every entry. */

import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import { playTexts as p } from '../text/play.ts';
import { filled, t } from '../text/text.ts';
import { type Playback, SPEEDS, type Speed } from './playback.ts';

export function Replay(props: { playback: Playback }): JSX.Element {
  const { playback } = props;
  const { at, last } = playback;
  const [copied, setCopied] = createSignal(false);
  const copy = async () => {
    const address = `${window.location.origin}${window.location.pathname}#${at()}`;
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // The address bar has the same link.
      () => {},
    );
    setTimeout(() => setCopied(false), 3000);
  };
  let slider!: HTMLInputElement;
  // In this order: a value beyond the old end would be cut.
  createEffect(() => {
    slider.max = String(last());
    slider.value = String(at());
  });
  return (
    <section class="replay" aria-label={t().replay}>
      <input
        ref={slider}
        type="range"
        min="0"
        aria-label={t().replay}
        aria-valuetext={filled(t().replayAt, { at: at(), last: last() })}
        onInput={(event) => {
          playback.pause();
          playback.to(Number(event.currentTarget.value));
        }}
      />
      <div class="buttons">
        <button type="button" disabled={at() <= 0} onClick={() => playback.step(-at())}>
          {t().first}
        </button>
        <button type="button" disabled={at() <= 0} onClick={() => playback.step(-1)}>
          {t().previous}
        </button>
        <button type="button" disabled={at() >= last()} onClick={() => playback.step(1)}>
          {t().next}
        </button>
        <Show when={!playback.playing()}>
          <button type="button" disabled={last() === 0} onClick={() => playback.play()}>
            {p().replay.play}
          </button>
        </Show>
      </div>
      <div class="buttons">
        <label class="inline">
          {p().replay.speed}
          <select value={playback.speed()} onChange={(event) => playback.setSpeed(event.currentTarget.value as Speed)}>
            <For each={Object.keys(SPEEDS) as Speed[]}>
              {(speed) => <option value={speed}>{p().replay.speeds[speed]}</option>}
            </For>
          </select>
        </label>
        <button type="button" class="quiet" onClick={() => void copy()}>
          {copied() ? t().copied : p().replay.copy}
        </button>
      </div>
      <p class="hint">{p().replay.keys}</p>
    </section>
  );
}
