/** One route of the map: free track with its price, or a train that stands on it. */

import { at } from '@quai/engine/at.ts';
import { type Accessor, createMemo, For, type JSX, Show } from 'solid-js';
import type { Board, Route } from '../rules/board.ts';
import type { RailsWords } from '../text/words.ts';
import { letterOf } from './card.tsx';
import { hullPath, inkOn, laneOf, lookOf, seatColour, slotPath } from './look.ts';
import { detailsOf, motifOf, wagonsOn } from './motif.ts';
import type { RouteLook } from './routes.ts';
import { bandOf, besideOf, type Drawing, lineOf, type Track } from './track.ts';

/** Minimum size of letters in pixels; anything smaller is illegible. */
const LETTER_PIXELS = 6;
/** Minimum width of a track in pixels at which patterns are drawn. */
const MOTIF_PIXELS = 3;

export function RouteTrack(props: {
  board: Board;
  drawing: Drawing;
  words: RailsWords;
  route: Route;
  track: Track;
  look: Accessor<RouteLook>;
  pixels: number;
  /** Whether routes are chosen for the plan, which may hold any that nobody has. */
  planning: boolean;
  names(seat: number): string;
  claim(route: number): void;
}): JSX.Element {
  const { board, route, track, look } = props;
  const { price } = route;
  const card = lookOf(price.colour < 0 ? null : at(board.edition.cards.colours, price.colour).id);
  const lane = laneOf(props.drawing);
  const owner = createMemo(() => look().owner);
  const open = createMemo(() => look().open);
  const taken = () => owner() >= 0;
  /** Whether it can be chosen now. */
  const active = () => open() || (props.planning && !taken());
  const label = () => {
    const { labels, drawn } = props.words;
    const state = taken() ? drawn.taken(props.names(owner())) : look().planned ? drawn.planned : drawn.free;
    return `${labels.route(route.index)}${drawn.colon}${state}`;
  };
  const bed = lineOf(track.bed);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a route that can be claimed is a button for keys; pointers are the frame's
    <g
      class={`route kind-${route.kind}`}
      data-place={`route-${route.index}`}
      classList={{
        open: open(),
        taken: taken(),
        ferry: price.icons > 0,
        metro: track.bent,
        closed: look().closed,
        way: look().way,
        missing: look().missing,
        planned: look().planned,
        dimmed: look().dimmed,
      }}
      role={active() ? 'button' : undefined}
      tabindex={active() ? '0' : undefined}
      aria-label={active() ? label() : undefined}
      onKeyDown={(event) => {
        if (!active() || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        props.claim(route.index);
      }}
    >
      <path class="bed" d={bed} />
      <path class="rails" d={bed} />
      <Show
        when={taken()}
        fallback={
          <Free {...props} lane={lane} ground={card.ground} ink={card.ink} pattern={card.pattern} open={open()} />
        }
      >
        <Train track={track} lane={lane} seat={owner()} route={route.index} />
      </Show>
    </g>
  );
}

function Free(props: {
  board: Board;
  words: RailsWords;
  route: Route;
  track: Track;
  lane: number;
  pixels: number;
  ground: string;
  ink: string;
  pattern: string;
  open: boolean;
}): JSX.Element {
  const { board, route, track, lane } = props;
  const { price } = route;
  const { spaces } = track;
  const thick = track.bent ? lane * 0.72 : lane;
  const [first, mid] = [at(spaces, 0).middle, at(spaces, Math.floor((spaces.length - 1) / 2)).middle];
  const cost = price.set + price.icons;
  const isFerry = price.icons > 0 && !track.bent;
  const written = createMemo(() => thick * 0.82 * props.pixels >= LETTER_PIXELS);
  const patterned = createMemo(() => thick * props.pixels >= MOTIF_PIXELS);
  const letter = (slot: number) => {
    if (slot < price.icons) return letterOf(board, board.wild, props.words.language);
    return price.colour >= 0 ? letterOf(board, price.colour, props.words.language) : '';
  };
  return (
    <>
      <Show when={isFerry}>
        <path class="wake" d={[1, -1].map((side) => lineOf(besideOf(track.bed, side * thick * 0.78))).join('')} />
      </Show>
      <For each={spaces}>
        {({ middle, line }, slot) => (
          <path
            class="slot"
            classList={{ bent: track.bent, icon: slot() < price.icons }}
            d={
              isFerry
                ? hullPath(middle, track.length - 3, thick)
                : track.bent
                  ? bandOf(line, thick)
                  : slotPath(middle, track.length - 4, thick, 2)
            }
            fill={props.ground}
          />
        )}
      </For>
      <For each={spaces.slice(0, price.icons)}>
        {({ middle: [x, y] }) => <circle class="funnel" cx={x} cy={y} r={thick * 0.44} />}
      </For>
      <Show when={patterned()}>
        <path class="motif" data-pattern="" d={motifOf(props.pattern, spaces, thick)} stroke={props.ink} />
      </Show>
      <Show when={track.bent}>
        <circle class="spot" cx={mid[0]} cy={mid[1]} r="1" />
      </Show>
      <Show when={written() && !track.bent}>
        <For each={spaces}>
          {({ middle: [x, y] }, slot) => (
            <text
              class="mark"
              x={x}
              y={y + thick * 0.29}
              fill={slot() < price.icons ? '#26221d' : props.ink}
              style={{ 'font-size': `${thick * 0.82}px` }}
            >
              {letter(slot())}
            </text>
          )}
        </For>
      </Show>
      <Show when={cost !== spaces.length}>
        <g class="number">
          <circle cx={mid[0]} cy={mid[1]} r="9.5" />
          <text x={mid[0]} y={mid[1] + 4.2}>
            {cost}
            {price.colour >= 0 && props.pixels > 0.7 ? letter(price.icons) : ''}
          </text>
        </g>
      </Show>
      <Show when={route.draw > 0}>
        <g class="number bonus">
          <circle cx={first[0]} cy={first[1] - lane} r="8" />
          <text x={first[0]} y={first[1] - lane + 3.5}>
            +{route.draw}
          </text>
        </g>
      </Show>
    </>
  );
}

/** Wagons with windows and wheels: nobody takes them for free track. */
function Train(props: { track: Track; lane: number; seat: number; route: number }): JSX.Element {
  const colour = () => seatColour(props.seat);
  const wagons = () => props.track.spaces.map((space) => wagonsOn(space, props.lane));
  const details = () => detailsOf(wagons().flat(), props.lane * 1.38);
  return (
    <>
      <path class="wheels" d={details().wheels} />
      <For each={wagons()}>
        {(cars, nth) => (
          <path
            class="slot wagon"
            data-piece={`wagon-${props.route}-${nth()}`}
            data-way="roll"
            d={cars.map((line) => bandOf(line, props.lane * 1.38)).join('')}
            fill={colour()}
            stroke-linejoin="round"
          />
        )}
      </For>
      <path class="windows" d={details().windows} stroke={inkOn(colour())} />
      <Show when={props.track.bent}>
        <circle class="spot" cx={at(props.track.spaces, 0).middle[0]} cy={at(props.track.spaces, 0).middle[1]} r="1" />
      </Show>
    </>
  );
}
