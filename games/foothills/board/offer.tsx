/** A thing on the board: a glowing button if a move is about it, otherwise plain. */

import { type JSX, Show } from 'solid-js';

export function Offer(props: {
  move: string | undefined;
  label: string;
  /** What it does, in full: shown on hover. */
  title?: string;
  class?: string;
  choose(move: string): void;
  children: JSX.Element;
}): JSX.Element {
  return (
    <Show
      when={props.move}
      fallback={
        <span class={props.class} title={props.title}>
          {props.children}
        </span>
      }
    >
      {(move) => (
        <button
          type="button"
          class={`offer ${props.class ?? ''}`}
          aria-label={props.label}
          title={props.title ?? props.label}
          onClick={() => props.choose(move())}
        >
          {props.children}
        </button>
      )}
    </Show>
  );
}
