/** A thing on the board: a glowing button if a move is about it, otherwise plain. */

import { type JSX, Show } from 'solid-js';

export function Offer(props: {
  move: string | undefined;
  label: string;
  /** What it does, in full: shown on hover. */
  title?: string;
  class?: string;
  /** Its place, by which one points at it on the stage. */
  place?: string;
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
          title={props.place === undefined ? (props.title ?? props.label) : undefined}
          data-offer={props.place}
          onClick={() => props.choose(move())}
        >
          {props.children}
        </button>
      )}
    </Show>
  );
}
