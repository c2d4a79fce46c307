/** The map: routes as countable spaces, parallel ones side by side, and places with their names. */

import { at } from '@quai/engine/at.ts';
import type { Target } from '@quai/kit/pointing.ts';
import { Zoom } from '@quai/kit/zoom.tsx';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { frameOf } from './look.ts';
import { type Drawing, drawnPlace, placeNames } from './names.ts';
import { drawnRoute, RouteTrack } from './route.tsx';
import { createLooks } from './routes.ts';

const NAME_PIXELS = 12;
const ALL_NAMES = 0.45;
/** On a phone a unit of the map takes this many pixels at first, so that names can be read. */
const READABLE = 0.8;

export function RailsMap(props: {
  board: Board;
  drawing: Drawing;
  view: RailsView;
  /** Who looks; null for a spectator. */
  seat: number | null;
  words: RailsWords;
  /** Routes that can be claimed now. */
  open: ReadonlySet<number>;
  /** The places of the ticket pointed at. */
  marked: ReadonlySet<number>;
  /** The player's routes that join them. */
  way: readonly number[];
  /** Routes still to be claimed to join them. */
  missing: readonly number[];
  names(seat: number): string;
  claim(route: number): void;
}): JSX.Element {
  const { drawn } = props.words;
  const frame = frameOf(props.drawing);
  const { places } = props.board.edition;
  const names = createMemo(() =>
    placeNames(
      props.drawing,
      places.map(({ id }) => id),
      places.map((_, index) => props.words.labels.place(index)),
    ),
  );
  const looks = createLooks(props);
  const shapes = Object.entries(props.drawing.shapes ?? {});
  const targets = createMemo((): Target[] =>
    props.seat === null
      ? []
      : props.board.routes.flatMap((route) => {
          if (at(props.view.owner, route.index) >= 0 && !props.open.has(route.index)) return [];
          const { slots } = drawnRoute(props.board, props.drawing, route.index);
          return {
            place: `route-${route.index}`,
            points: slots.map(([x, y]) => [x - frame.left, y - frame.top] as const),
            legal: props.open.has(route.index),
            label: props.words.labels.route(route.index),
          };
        }),
  );
  const routeAt = (place: string) => Number(place.slice('route-'.length));
  /** What the rules would have one pay and gain: shown at the route one points at. */
  const card = (place: string): JSX.Element => {
    const route = at(props.board.routes, routeAt(place));
    const { labels } = props.words;
    return (
      <>
        <b>{labels.ends(route.index).join(' – ')}</b> <span class="gain">+{route.points}</span>
        <br />
        {labels.price(route.index)}
      </>
    );
  };
  return (
    <Zoom
      width={frame.width}
      height={frame.height}
      label={drawn.map}
      texts={drawn.zoom}
      class={`rails-map map-${props.board.edition.id}`}
      readable={READABLE}
      pointing={{ targets: targets(), choose: (place) => props.claim(routeAt(place)), card, twice: true }}
    >
      {(pixels) => (
        <g transform={`translate(${-frame.left} ${-frame.top})`} data-pieces="map">
          <rect class="ground" x={frame.left} y={frame.top} width={frame.width} height={frame.height} />
          <Show when={props.board.edition.id === 'northern-lights'}>
            <Aurora frame={frame} />
          </Show>
          <For each={shapes}>
            {([id, points]) => (
              <path class={`shape shape-${id}`} d={`M${points.map((point) => point.join(' ')).join('L')}`} />
            )}
          </For>
          <For each={props.board.routes}>
            {(route) => <RouteTrack {...props} route={route} look={at(looks, route.index)} pixels={pixels()} />}
          </For>
          <For each={places}>
            {(place, index) => {
              const { x, y } = drawnPlace(props.drawing, place.id);
              const size = () => Math.max(9, NAME_PIXELS / pixels());
              const name = () => at(names(), index());
              return (
                <g class="place" data-place={`place-${index()}`} classList={{ marked: props.marked.has(index()) }}>
                  <circle class="dot" cx={x} cy={y} r={props.marked.has(index()) ? 13 : 8} />
                  <Show when={pixels() >= ALL_NAMES || props.marked.has(index())}>
                    <text
                      data-label=""
                      text-anchor={name().anchor}
                      dominant-baseline="middle"
                      style={{ 'font-size': `${size()}px` }}
                    >
                      <For each={name().lines}>
                        {(line, row) => (
                          <tspan x={name().x} y={name().y} dy={`${(row() - (name().lines.length - 1) / 2) * 1.05}em`}>
                            {line}
                          </tspan>
                        )}
                      </For>
                    </text>
                  </Show>
                </g>
              );
            }}
          </For>
        </g>
      )}
    </Zoom>
  );
}

/** Slow curtains of light behind the map. They stand still for people who prefer reduced motion. */
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
