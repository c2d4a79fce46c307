/** The map: land, routes as countable spaces, parallel ones side by side, and places with their names. */

import { at } from '@quai/engine/at.ts';
import type { Target } from '@quai/kit/pointing.ts';
import { Zoom } from '@quai/kit/zoom.tsx';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Board } from '../rules/board.ts';
import type { RailsView } from '../rules/view.ts';
import type { RailsWords } from '../text/words.ts';
import { Aurora } from './aurora.tsx';
import { Land, type Scenery } from './land.tsx';
import { frameOf } from './look.ts';
import { baseline, fittingNames, NAME_SIZE, type Name, obstaclesOf, placeNames } from './names.ts';
import { RouteTrack } from './route.tsx';
import { createLooks } from './routes.ts';
import { storedNames } from './stored.ts';
import { along, type Drawing, drawnPlace, lengthOf, type Point, tracksOf } from './track.ts';

const NAME_PIXELS = 12.5;
/** Names are not written smaller than this; fewer are shown instead. */
const LEAST_PIXELS = 8.5;
const FEWER_PIXELS = 11;
/** On a phone a unit of the map takes this many pixels at first, so that names can be read. */
const READABLE = 0.8;
/** From this size of a unit on, streets are named. */
const NEAR = 1.3;
/** Distance of the points of a long space that one can point at. */
const POINT_EVERY = 40;

export function RailsMap(props: {
  board: Board;
  drawing: Drawing;
  scenery: Scenery | null;
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
  planned: ReadonlySet<number>;
  /** Whether pointing at a route plans it instead of claiming it. */
  planning: boolean;
  /** The route that is being paid for, and the ways to pay it, to be shown there. */
  paying: number | null;
  payments(style: JSX.CSSProperties): JSX.Element;
  /** What stands in a corner of the map. */
  corner: JSX.Element;
  payable: ReadonlySet<number> | null;
  /** Where the decision is: a phone opens there. */
  focus: Point | null;
  names(seat: number): string;
  claim(route: number): void;
  /** What to tell about a route while it is pointed at. */
  card(route: number): JSX.Element;
}): JSX.Element {
  const { drawn } = props.words;
  const { edition } = props.board;
  const tracks = tracksOf(edition, props.drawing);
  const frame = frameOf(props.drawing, tracks);
  const { places } = edition;
  const texts = () => places.map((_, index) => props.words.labels.place(index));
  const stored = () => storedNames(props.scenery, props.words.language, props.drawing, edition, texts());
  const names = createMemo(() => stored()?.names ?? placeNames(edition, props.drawing, texts()));
  const most = () => stored()?.size ?? NAME_SIZE;
  const obstacles = obstaclesOf(edition, props.drawing);
  const capitals = places.flatMap(({ marks }, index) => (marks?.includes('capital') ? [index] : []));
  const looks = createLooks(props);
  const land = () => (props.scenery !== null && edition.id === props.scenery.edition ? props.scenery.land : null);
  /** The middle of each space, and for long ones more points along it. */
  const pointsOf = (route: number): readonly Point[] => {
    const { spaces, bent } = at(tracks, route);
    const points = spaces.map(({ middle: [x, y] }): Point => [x, y]);
    if (bent)
      for (const { line } of spaces) {
        const length = lengthOf(line);
        for (let far = length / 2 - POINT_EVERY; far > POINT_EVERY / 2; far -= POINT_EVERY)
          for (const [x, y] of [along(line, far), along(line, length - far)]) points.push([x, y]);
      }
    return points.map(([x, y]) => [x - frame.left, y - frame.top]);
  };
  const targets = createMemo((): Target[] =>
    props.seat === null
      ? []
      : props.board.routes.flatMap((route) => {
          if (at(props.view.owner, route.index) >= 0 && !props.open.has(route.index)) return [];
          return {
            place: `route-${route.index}`,
            points: pointsOf(route.index),
            legal: props.planning || props.open.has(route.index),
            label: props.words.labels.route(route.index),
          };
        }),
  );
  /** The middle of the route that is being paid for. */
  const payingAt = (position: (x: number, y: number) => JSX.CSSProperties) => {
    const { spaces } = at(tracks, props.paying ?? 0);
    const [x, y] = at(spaces, Math.floor((spaces.length - 1) / 2)).middle;
    return position(x - frame.left, y - frame.top);
  };
  const routeAt = (place: string) => Number(place.slice('route-'.length));
  return (
    <Zoom
      width={frame.width}
      height={frame.height}
      label={drawn.map}
      texts={drawn.zoom}
      class={`rails-map map-${edition.id}`}
      readable={READABLE}
      focus={props.focus === null ? null : [props.focus[0] - frame.left, props.focus[1] - frame.top]}
      pointing={{
        targets: targets(),
        choose: (place) => props.claim(routeAt(place)),
        card: (place) => props.card(routeAt(place)),
        twice: true,
      }}
      ground={(pixels) => (
        <g transform={`translate(${-frame.left} ${-frame.top})`}>
          <rect
            class="sheet"
            x={frame.left - 2000}
            y={frame.top - 2000}
            width={frame.width + 4000}
            height={frame.height + 4000}
          />
          <Show when={edition.id === 'northern-lights'}>
            <Aurora />
          </Show>
          <Land drawing={props.drawing} address={land()} near={pixels() >= NEAR} />
        </g>
      )}
      above={(position) => (
        <>
          <div class="map-corner">{props.corner}</div>
          <Show when={props.paying !== null}>{props.payments(payingAt(position))}</Show>
        </>
      )}
    >
      {(pixels) => {
        const small = createMemo(() => most() * pixels() < LEAST_PIXELS);
        const size = () => (small() ? FEWER_PIXELS / pixels() : Math.min(most(), Math.max(9, NAME_PIXELS / pixels())));
        const fitting = createMemo(() =>
          small() ? fittingNames(names(), size(), obstacles, [...props.marked, ...capitals]) : null,
        );
        return (
          <g transform={`translate(${-frame.left} ${-frame.top})`} data-pieces="map">
            <rect
              class="ground"
              x={frame.left - 2000}
              y={frame.top - 2000}
              width={frame.width + 4000}
              height={frame.height + 4000}
            />
            <For each={props.board.routes}>
              {(route) => (
                <RouteTrack
                  {...props}
                  route={route}
                  track={at(tracks, route.index)}
                  look={at(looks, route.index)}
                  pixels={pixels()}
                />
              )}
            </For>
            <For each={places}>
              {(place, index) => {
                const { x, y } = drawnPlace(props.drawing, place.id);
                const isMarked = () => props.marked.has(index());
                return (
                  <g class="place" data-place={`place-${index()}`} classList={{ marked: isMarked() }}>
                    <circle class="dot" cx={x} cy={y} r={isMarked() ? 13 : 8} />
                    <Show when={fitting()?.has(index()) ?? true}>
                      <PlaceName name={at(names(), index())} size={size()} />
                    </Show>
                  </g>
                );
              }}
            </For>
          </g>
        );
      }}
    </Zoom>
  );
}

function PlaceName(props: { name: Name; size: number }): JSX.Element {
  return (
    <text data-label="" text-anchor={props.name.anchor} style={{ 'font-size': `${props.size}px` }}>
      <For each={props.name.lines}>
        {(line, row) => (
          <tspan x={props.name.x} y={baseline(props.name, props.size, row())}>
            {line}
          </tspan>
        )}
      </For>
    </text>
  );
}
