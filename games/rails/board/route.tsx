/** One route of the map: its spaces, its cost, and the pieces on it. */

import { at } from '@quai/engine/at.ts';
import { type Accessor, createMemo, For, type JSX, Show } from 'solid-js';
import type { Board, Route } from '../rules/board.ts';
import type { RailsWords } from '../text/words.ts';
import { letterOf } from './card.tsx';
import { bedOf, inkOn, lookOf, seatColour, slotPath } from './look.ts';
import { type Drawing, drawnPlace } from './names.ts';
import type { RouteLook } from './routes.ts';

/** Minimum size of letters in pixels; anything smaller is illegible. */
const LETTER_PIXELS = 4.5;

const laneOf = (drawing: Drawing) => Math.min(16, drawing.laneGap * 0.74);

/** A route of the drawing. `readEdition` has checked that it is there. */
export function drawnRoute(board: Board, drawing: Drawing, index: number): Drawing['routes'][string] {
  const { id } = at(board.edition.routes, index);
  const route = drawing.routes[id];
  if (route === undefined) throw new Error(`route ${id} is not drawn`);
  return route;
}

export function RouteTrack(props: {
  board: Board;
  drawing: Drawing;
  words: RailsWords;
  route: Route;
  look: Accessor<RouteLook>;
  pixels: number;
  names(seat: number): string;
  claim(route: number): void;
}): JSX.Element {
  const { board, drawing, route, look } = props;
  const { slots, slotLength } = drawnRoute(board, drawing, route.index);
  const { price } = route;
  const card = lookOf(price.colour < 0 ? null : at(board.edition.cards.colours, price.colour).id);
  const lane = laneOf(drawing);
  const owner = createMemo(() => look().owner);
  const open = createMemo(() => look().open);
  const taken = () => owner() >= 0;
  /** Pieces are wider than the track they stand on. */
  const thick = () => (taken() ? lane * 1.25 : lane);
  const fill = () => (taken() ? seatColour(owner()) : card.ground);
  const label = () => {
    const { labels, drawn } = props.words;
    return `${labels.route(route.index)}${drawn.colon}${taken() ? drawn.taken(props.names(owner())) : drawn.free}`;
  };
  const ends = (place: number) => drawnPlace(drawing, at(board.edition.places, place).id);
  const first = at(slots, 0);
  const mid = at(slots, Math.floor((slots.length - 1) / 2));
  const cost = price.set + price.icons;
  const bed = bedOf(slots, slotLength, ends(route.a), ends(route.b));
  const written = createMemo(() => lane * 0.75 * props.pixels >= LETTER_PIXELS);
  const letter = (slot: number) => {
    if (taken()) return String(owner() + 1);
    if (slot < price.icons) return letterOf(board, board.wild);
    return price.colour >= 0 ? letterOf(board, price.colour) : '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a route that can be claimed is a button for keys; pointers are the frame's
    <g
      class={`route kind-${route.kind}`}
      data-place={`route-${route.index}`}
      classList={{ open: open(), closed: look().closed, way: look().way, missing: look().missing }}
      role={open() ? 'button' : undefined}
      tabindex={open() ? '0' : undefined}
      aria-label={open() ? label() : undefined}
      onKeyDown={(event) => {
        if (!open() || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        props.claim(route.index);
      }}
    >
      <path class="bed" d={bed} />
      <For each={slots}>
        {(slot, nth) => (
          <path
            class="slot"
            data-piece={taken() ? `wagon-${route.index}-${nth()}` : undefined}
            data-way="roll"
            classList={{ wagon: taken() }}
            d={slotPath(slot, slotLength - 4, thick(), taken() ? 5 : 2)}
            fill={fill()}
          />
        )}
      </For>
      <Show when={written()}>
        <For each={slots}>
          {([x, y], slot) => (
            <text
              class="mark"
              x={x}
              y={y + thick() * 0.3}
              fill={taken() ? inkOn(fill()) : card.ink}
              style={{ 'font-size': `${thick() * 0.8}px` }}
            >
              {letter(slot())}
            </text>
          )}
        </For>
      </Show>
      <Show when={!taken() && cost !== slots.length}>
        <g class="number">
          <circle cx={mid[0]} cy={mid[1]} r="9" />
          <text x={mid[0]} y={mid[1] + 4}>
            {cost}
          </text>
        </g>
      </Show>
      <Show when={!taken() && route.draw > 0}>
        <g class="number bonus">
          <circle cx={first[0]} cy={first[1] - lane} r="8" />
          <text x={first[0]} y={first[1] - lane + 3.5}>
            +{route.draw}
          </text>
        </g>
      </Show>
    </g>
  );
}
