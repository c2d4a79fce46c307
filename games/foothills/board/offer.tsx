/** A thing on the board: a glowing button if a move is about it, otherwise plain. */

import { draggable } from '@quai/kit/draggable.ts';
import { children, type JSX, Show } from 'solid-js';

export function Offer(props: {
  move: string | undefined;
  label: string;
  /** What it does, in full: shown on hover. */
  title?: string;
  class?: string;
  /** Its place, by which one points at it on the stage. */
  place?: string;
  /** What it is for the animations, if it can move. */
  piece?: Readonly<{ id: string; kind: string; count: number }>;
  /** Selects what it may be dragged onto, instead of being clicked. */
  onto?: string;
  choose(move: string): void;
  children: JSX.Element;
}): JSX.Element {
  // Made once: what it shows stays the same, whether it is offered or not.
  const inside = children(() => props.children);
  return (
    <Show
      when={props.move}
      fallback={
        <span
          class={props.class}
          title={props.title}
          data-piece={props.piece?.id}
          data-kind={props.piece?.kind}
          data-count={props.piece?.count}
        >
          {inside()}
        </span>
      }
    >
      {(move) => (
        <button
          type="button"
          class={`offer ${props.class ?? ''}`}
          data-piece={props.piece?.id}
          data-kind={props.piece?.kind}
          data-count={props.piece?.count}
          aria-label={props.label}
          title={props.place === undefined ? (props.title ?? props.label) : undefined}
          data-offer={props.place}
          ref={(button) => {
            const { onto } = props;
            if (onto !== undefined)
              draggable(button, { usable: () => true, zones: onto, drop: () => props.choose(move()) });
          }}
          onClick={() => props.choose(move())}
        >
          {inside()}
        </button>
      )}
    </Show>
  );
}
