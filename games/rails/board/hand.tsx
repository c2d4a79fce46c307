/** The player's cards. Selected colours filter the routes on the map; a card can be dragged onto a route to claim it. */

import { createMemo, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import type { RailsWords } from '../text/words.ts';
import { CardFace } from './card.tsx';

/** A pointer that moved no further than this has clicked. */
const DRAG = 8;

export function Hand(props: {
  hand: readonly number[];
  board: Board;
  words: RailsWords;
  selected: ReadonlySet<number>;
  select(kind: number): void;
  /** A card was dropped on a route of the map. */
  drop(kind: number, place: string): void;
}): JSX.Element {
  const { drawn, labels } = props.words;
  /** Primitive values, so that only what changes is rendered again. */
  const kinds = createMemo(() => props.hand.flatMap((count, kind) => (count > 0 ? [kind] : [])));
  return (
    <section class="hand" aria-label={drawn.hand} data-pieces="hand">
      <h2 title={drawn.picked}>{drawn.hand}</h2>
      <ul>
        <For each={kinds()} fallback={<li>{drawn.emptyHand}</li>}>
          {(kind) => (
            <li>
              <HandCard {...props} kind={kind} name={labels.card(kind)} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function HandCard(props: {
  kind: number;
  name: string;
  hand: readonly number[];
  board: Board;
  words: RailsWords;
  selected: ReadonlySet<number>;
  select(kind: number): void;
  drop(kind: number, place: string): void;
}): JSX.Element {
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let button!: HTMLButtonElement;
  const end = () => {
    ghost?.remove();
    ghost = null;
    from = null;
  };
  onCleanup(end);
  const move = (event: PointerEvent) => {
    if (from === null) return;
    if (ghost === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG) return;
      ghost = document.createElement('div');
      ghost.className = 'rails card-ghost';
      ghost.append(...[...button.children].map((child) => child.cloneNode(true)));
      document.body.append(ghost);
      button.setPointerCapture(event.pointerId);
    }
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    pointAt(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent) => {
    const dragged = ghost !== null;
    end();
    if (!dragged) return;
    const place = pointAt(event.clientX, event.clientY);
    if (place !== null) props.drop(props.kind, place);
    // The click that follows is not meant.
    button.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true });
  };
  return (
    <button
      ref={button}
      type="button"
      class="card-button hand-card"
      aria-pressed={props.selected.has(props.kind)}
      onPointerDown={(event) => {
        from = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={end}
      onClick={() => props.select(props.kind)}
    >
      {/* One more of a kind lands on its stack. */}
      <Show when={props.hand[props.kind]} keyed>
        {(count) => (
          <span
            class="held"
            data-piece={`hand-${props.kind}`}
            data-kind={`card-${props.kind}`}
            data-count={count}
            data-from="pile"
            data-to="pile"
          >
            <CardFace
              board={props.board}
              kind={props.kind}
              name={props.name}
              language={props.words.language}
              count={count}
            />
          </span>
        )}
      </Show>
    </button>
  );
}

/** Points at the map there, as a mouse would: the route that is meant, or null. */
function pointAt(x: number, y: number): string | null {
  const part = document.elementsFromPoint(x, y).find((element) => element.closest('.rails-map') !== null);
  const board = part?.closest<HTMLElement>('[data-part="board"]');
  if (part === undefined || board == null) return null;
  const target = board.querySelector('svg') ?? part;
  target.dispatchEvent(
    new PointerEvent('pointermove', { clientX: x, clientY: y, bubbles: true, pointerType: 'mouse' }),
  );
  return board.dataset.target ?? null;
}
