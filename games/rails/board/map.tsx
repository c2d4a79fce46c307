/** The map as a poster: routes as spaces one can count, parallel ones side by side, places with their names. */

import { Zoom } from '@quai/web/kit/zoom.tsx';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Board, Route } from '../rules/board.ts';
import { closedTo } from '../rules/claim.ts';
import type { RailsView } from '../rules/view.ts';
import type { Edition } from '../shape.ts';
import type { RailsWords } from '../text/words.ts';
import { letterOf } from './card.tsx';
import { bedOf, frameOf, inkOn, lookOf, seatColour } from './look.ts';

type Drawing = NonNullable<Edition['drawing']>;

const NAME_PIXELS = 12;
const ALL_NAMES = 0.45;
const FINGER = 15;

export function RailsMap(props: {
  board: Board;
  drawing: Drawing;
  view: RailsView;
  words: RailsWords;
  /** Routes that can be claimed now. */
  open: ReadonlySet<number>;
  /** Places and routes to point out: of a ticket. */
  marked: ReadonlySet<number>;
  /** Own routes that join them, and those still to be claimed. */
  way: readonly number[];
  missing: readonly number[];
  names(seat: number): string;
  claim(route: number): void;
}): JSX.Element {
  const { drawn } = props.words;
  const frame = frameOf(props.drawing);
  const { places } = props.board.edition;
  /** The first of two places that are pointed at to name a route. */
  const [from, setFrom] = createSignal<number | null>(null);
  const point = (place: number) => {
    const first = from();
    const between = props.board.routes.filter(
      ({ a, b }) => (a === first && b === place) || (b === first && a === place),
    );
    if (first === null || first === place || between.length === 0) {
      setFrom(first === place ? null : place);
      return;
    }
    setFrom(null);
    // Of parallel routes one that can be had; if there is none, the rules say why.
    props.claim((between.find(({ index }) => props.open.has(index)) ?? between[0]!).index);
  };
  const shapes = Object.entries(props.drawing.shapes ?? {});
  return (
    <>
      <Zoom
        width={frame.width}
        height={frame.height}
        label={drawn.map}
        texts={drawn.zoom}
        class={`rails-map map-${props.board.edition.id}`}
      >
        {(pixels) => (
          <g transform={`translate(${-frame.left} ${-frame.top})`}>
            <rect class="ground" x={frame.left} y={frame.top} width={frame.width} height={frame.height} />
            <Show when={props.board.edition.id === 'northern-lights'}>
              <Aurora frame={frame} />
            </Show>
            <For each={shapes}>
              {([id, points]) => (
                <path class={`shape shape-${id}`} d={`M${points.map((point) => point.join(' ')).join('L')}`} />
              )}
            </For>
            <For each={props.board.routes}>{(route) => <RouteTrack {...props} route={route} pixels={pixels()} />}</For>
            <For each={places}>
              {(place, index) => {
                const at = props.drawing.places[place.id]!;
                const size = () => Math.max(9, NAME_PIXELS / pixels());
                return (
                  // biome-ignore lint/a11y/noStaticElementInteractions: a second way to point at routes, which are buttons themselves
                  <g
                    class="place"
                    data-place={`place-${index()}`}
                    classList={{ marked: props.marked.has(index()), from: from() === index() }}
                    onClick={() => point(index())}
                  >
                    <circle class="touch" cx={at.x} cy={at.y} r={Math.min(18, 20 / pixels())} />
                    <circle class="dot" cx={at.x} cy={at.y} r={props.marked.has(index()) ? 13 : 8} />
                    <Show when={pixels() >= ALL_NAMES || props.marked.has(index())}>
                      <text
                        x={at.label.x}
                        y={at.label.y}
                        text-anchor={at.label.anchor}
                        dominant-baseline="middle"
                        style={{ 'font-size': `${size()}px` }}
                      >
                        {place.name}
                      </text>
                    </Show>
                  </g>
                );
              }}
            </For>
          </g>
        )}
      </Zoom>
      <p class="hint" role="status">
        {from() === null ? '' : drawn.from(props.words.labels.place(from()!))}
      </p>
    </>
  );
}

/** Slow curtains of light behind the map; still where motion is not wanted. */
function Aurora(props: { frame: Readonly<{ left: number; top: number; width: number; height: number }> }): JSX.Element {
  const { left, top, width, height } = props.frame;
  const veil = (at: number, depth: number) =>
    `M${left} ${top + height * at}q${width * 0.25} ${-height * depth} ${width * 0.5} 0t${width * 0.5} 0v${height * 0.16}q${-width * 0.25} ${height * depth} ${-width * 0.5} 0t${-width * 0.5} 0Z`;
  return (
    <g class="aurora">
      <path class="veil one" d={veil(0.06, 0.08)} />
      <path class="veil two" d={veil(0.16, 0.1)} />
      <path class="veil three" d={veil(0.3, 0.07)} />
    </g>
  );
}

function RouteTrack(props: {
  board: Board;
  drawing: Drawing;
  view: RailsView;
  words: RailsWords;
  route: Route;
  open: ReadonlySet<number>;
  way: readonly number[];
  missing: readonly number[];
  pixels: number;
  names(seat: number): string;
  claim(route: number): void;
}): JSX.Element {
  const { board, drawing, route } = props;
  const { slots, slotLength } = drawing.routes[board.edition.routes[route.index]!.id]!;
  const { price } = route;
  const look = lookOf(price.colour < 0 ? null : board.edition.cards.colours[price.colour]!.id);
  const lane = Math.min(16, drawing.laneGap * 0.74);
  /** Wagons stand out from the track they lie on. */
  const thick = () => (owner() >= 0 ? lane * 1.25 : lane);
  const owner = () => props.view.owner[route.index]!;
  const open = () => props.open.has(route.index);
  /** Closed for everybody: the parallel quota is used up. */
  const closed = createMemo(() => {
    if (owner() >= 0) return false;
    const viewer = props.view.viewer ?? 0;
    return (
      closedTo(board, { owner: props.view.owner, pieces: props.view.pieces }, viewer, route) === board.numbers.parallel
    );
  });
  const fill = () => (owner() >= 0 ? seatColour(drawing.seatColours, owner()) : look.ground);
  const label = () => {
    const { labels, drawn } = props.words;
    return `${labels.route(route.index)}: ${owner() >= 0 ? drawn.taken(props.names(owner())) : drawn.free}`;
  };
  const ends = (place: number) => drawing.places[board.edition.places[place]!.id]!;
  const mid = slots[Math.floor((slots.length - 1) / 2)]!;
  const cost = price.set + price.icons;
  const bed = bedOf(slots, slotLength, ends(route.a), ends(route.b));
  const track = (
    <>
      <path class="bed" d={bed} />
      <For each={slots}>
        {([x, y, angle], index) => (
          <g transform={`translate(${x} ${y}) rotate(${angle})`}>
            <rect
              class="touch"
              x={-slotLength / 2}
              y={-Math.max(lane, FINGER / props.pixels)}
              width={slotLength}
              height={2 * Math.max(lane, FINGER / props.pixels)}
            />
            <rect
              class="slot"
              classList={{ wagon: owner() >= 0 }}
              x={-slotLength / 2 + 2}
              y={-thick() / 2}
              width={slotLength - 4}
              height={thick()}
              rx={owner() >= 0 ? 5 : 2}
              fill={fill()}
            />
            <Show when={owner() >= 0}>
              <text class="mark" fill={inkOn(fill())} dy={thick() * 0.3} style={{ 'font-size': `${thick() * 0.85}px` }}>
                {owner() + 1}
              </text>
            </Show>
            <Show when={owner() < 0 && index() < price.icons}>
              <text class="mark" fill={look.ink} dy={thick() * 0.3} style={{ 'font-size': `${thick() * 0.85}px` }}>
                {letterOf(board, board.wild)}
              </text>
            </Show>
            <Show when={owner() < 0 && index() >= price.icons && price.colour >= 0}>
              <text class="mark" fill={look.ink} dy={thick() * 0.3} style={{ 'font-size': `${thick() * 0.75}px` }}>
                {letterOf(board, price.colour)}
              </text>
            </Show>
          </g>
        )}
      </For>
      <Show when={owner() < 0 && cost !== slots.length}>
        <g class="number" transform={`translate(${mid[0]} ${mid[1]})`}>
          <circle r="9" />
          <text dy="4">{cost}</text>
        </g>
      </Show>
      <Show when={owner() < 0 && route.draw > 0}>
        <g class="number bonus" transform={`translate(${slots[0]![0]} ${slots[0]![1] - lane})`}>
          <circle r="8" />
          <text dy="3.5">+{route.draw}</text>
        </g>
      </Show>
    </>
  );
  return (
    <Show
      when={open()}
      fallback={
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a route that cannot be claimed only tells why; the list says it too
        <g
          class={`route kind-${route.kind}`}
          data-place={`route-${route.index}`}
          classList={{
            closed: closed(),
            way: props.way.includes(route.index),
            missing: props.missing.includes(route.index),
          }}
          onClick={() => props.claim(route.index)}
        >
          <title>{label()}</title>
          {track}
        </g>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a picture cannot be a button element */}
      <g
        class={`route open kind-${route.kind}`}
        classList={{ missing: props.missing.includes(route.index) }}
        data-place={`route-${route.index}`}
        role="button"
        tabindex="0"
        aria-label={label()}
        onClick={() => props.claim(route.index)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          props.claim(route.index);
        }}
      >
        {track}
      </g>
    </Show>
  );
}
