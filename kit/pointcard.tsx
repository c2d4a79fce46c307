/** What a card says about a target: its name, what it brings, its price, and what would follow. */

import { For, type JSX, Show } from 'solid-js';
import { again } from './texts.ts';

export function PointCard(props: {
  title: JSX.Element;
  /** How the score would change. */
  gain?: number | undefined;
  /** Price, and the rest in short lines. */
  lines?: readonly JSX.Element[];
  /** What would follow. */
  then?: readonly string[];
}): JSX.Element {
  return (
    <>
      <span class="card-title">
        <b>{props.title}</b>
        <Show when={props.gain}>{(gain) => <span class="card-gain">{signed(gain())}</span>}</Show>
      </span>
      <For each={props.lines}>{(line) => <span class="card-line">{line}</span>}</For>
      <For each={props.then}>{(line) => <span class="card-then">{line}</span>}</For>
      <span class="card-again">{again()}</span>
    </>
  );
}

/** +2, −1. */
export const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
