/** The walker's map: regions, towns, goods, figures and links, drawn from the edition. One listener finds what is pointed at. */

import { at } from '@quai/engine/at.ts';
import { alike } from '@quai/kit/alike.ts';
import type { Target } from '@quai/kit/pointing.ts';
import { Zoom } from '@quai/kit/zoom.tsx';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { linkOwner } from '../rules/kinds.ts';
import { doing, LOAD, pieceOf, regionOf } from '../rules/moves.ts';
import type { Tables } from '../rules/open.ts';
import type { State } from '../rules/state.ts';
import type { BoardTexts } from '../text/drawn.ts';
import { type Choice, placesOf } from './choices.ts';
import { Contents, figuresIn, NAME_PIXELS, Names } from './contents.tsx';
import { riversOf, wallsOf } from './ground.ts';
import { middlesOf, type Point, rowOf } from './labels.ts';
import { COMPANY_COLOURS, contour, onSeat, pathOf, seatColour } from './look.ts';

const LINK_LENGTH = 38;
/** At which a phone opens the map. */
const READABLE = 0.95;
/** What a phone shows to each side, in units of the map. */
const SEEN = 170;
/** Radius of a mark in pixels. */
const MARK = 9;

export function DalesMap(props: {
  tables: Tables;
  view: State;
  texts: BoardTexts;
  choices: readonly Choice[];
  /** Are borders asked for? Then one that is not possible is tried, so that the rules say why. */
  trying: boolean;
  choose(place: string): void;
  card(place: string): JSX.Element;
}): JSX.Element {
  const { edition } = props.tables;
  const { width, height } = edition.canvas;
  const middles = middlesOf(edition);
  const borders = createMemo(() => placesOf(props.choices, 'border'), undefined, { equals: alike });
  const regions = createMemo(() => placesOf(props.choices, 'region'), undefined, { equals: alike });
  const line = createMemo(() => new Set(props.view.line.map((way) => way >> 1)), undefined, { equals: alike });
  const name = (region: number) => at(edition.regions, region).name;
  const borderLabel = (border: number) =>
    props.texts.border(name(at(props.tables.from, 2 * border)), name(at(props.tables.to, 2 * border)));
  /** Found when somebody points: most changes of the view are of no interest to it. */
  const targets = (): Target[] => [
    ...props.tables.crossings
      .filter((border) => props.trying || borders().has(border))
      .map((border) => ({
        place: `border-${border}`,
        points: [at(edition.borders, border).mid],
        legal: borders().has(border),
        label: borderLabel(border),
      })),
    ...edition.regions.map((region, index) => ({
      place: `region-${index}`,
      points: [
        at(middles, index),
        ...placesIn(props.view, index, edition).map(
          ([x, y]) => [at(middles, index)[0] + x, at(middles, index)[1] + y] as const,
        ),
      ],
      ...(regions().has(index) ? { outline: region.outline } : {}),
      legal: regions().has(index),
      label: region.name,
    })),
  ];
  /** Where most of what can be done is seen together, for a screen that does not show the whole map. */
  const focus = createMemo((): readonly [number, number] | null =>
    crowded([
      ...[...borders()].map((border) => at(edition.borders, border).mid),
      ...[...regions()].map((region) => at(middles, region)),
    ]),
  );
  /** The pieces that can be loaded now. */
  const loadable = createMemo(
    () =>
      new Set(
        props.choices.flatMap(({ move }) => (doing(move) === LOAD ? [`${regionOf(move)}:${pieceOf(move)}`] : [])),
      ),
    undefined,
    { equals: alike },
  );
  return (
    <Zoom
      width={width}
      height={height}
      label={props.texts.map}
      texts={props.texts.zoom}
      class="dales-map"
      readable={READABLE}
      focus={focus()}
      pointing={{
        get targets() {
          return targets();
        },
        choose: (place) => props.choose(place),
        card: (place) => props.card(place),
        twice: true,
      }}
      ground={() => <Ground edition={edition} />}
    >
      {(pixels) => (
        <g data-pieces="map">
          <For each={edition.regions}>
            {(region, index) => (
              <Keyed
                class="region"
                place={`region-${index()}`}
                open={regions().has(index())}
                label={props.texts.region(region.name)}
                choose={props.choose}
              >
                <path class="land" d={pathOf(region.outline)} />
              </Keyed>
            )}
          </For>
          <For each={props.tables.crossings}>
            {(border) => (
              <Border
                index={border}
                at={at(edition.borders, border).mid}
                angle={at(edition.borders, border).angle}
                cost={at(props.tables.cost, border)}
                owner={at(props.view.links, border)}
                fresh={line().has(border)}
                open={borders().has(border)}
                pixels={pixels()}
                label={borderLabel(border)}
                choose={props.choose}
              />
            )}
          </For>
          <g class="pieces">
            <For each={edition.regions}>
              {(region, index) => (
                <Contents
                  region={region}
                  middle={at(middles, index())}
                  index={index()}
                  view={props.view}
                  loadable={loadable()}
                />
              )}
            </For>
          </g>
          <Names tables={props.tables} middles={middles} pixels={pixels()} />
        </g>
      )}
    </Zoom>
  );
}

/** What the map is drawn on: hills with contour lines, becks and rivers in the dales, and drystone walls along the borders. */
function Ground(props: { edition: Tables['edition'] }): JSX.Element {
  const { edition } = props;
  const { regions, canvas } = edition;
  return (
    <g class="ground">
      <rect class="sea" width={canvas.width} height={canvas.height} />
      <For each={regions}>{({ terrain, outline }) => <path class={terrain} d={pathOf(outline)} />}</For>
      <path
        class="contour"
        d={regions
          .filter(({ terrain }) => terrain === 'hill')
          .flatMap(({ outline, centre }) => [0.8, 0.6, 0.4].map((share) => contour(outline, centre, share)))
          .join('')}
      />
      <path class="river-bank" d={riversOf(edition)} />
      <path class="river" d={riversOf(edition)} />
      <path class="wall" d={wallsOf(edition)} />
      <path class="wall-stones" d={wallsOf(edition)} />
    </g>
  );
}

/** The middle of those points that the most crowded of them has around it; null if there is none. */
function crowded(points: readonly Point[]): Point | null {
  let best: readonly Point[] = [];
  for (const [x, y] of points) {
    const around = points.filter(([px, py]) => Math.abs(px - x) < SEEN && Math.abs(py - y) < SEEN);
    if (around.length > best.length) best = around;
  }
  if (best.length === 0) return null;
  const mean = (axis: 0 | 1) => best.reduce((sum, point) => sum + point[axis], 0) / best.length;
  return [mean(0), mean(1)];
}

/** Where the pieces of a region are now, seen from its centre. */
function placesIn(view: State, index: number, edition: Tables['edition']): readonly (readonly [number, number])[] {
  const town = at(edition.regions, index).town !== null;
  const figures = figuresIn(view, index).length;
  return rowOf(town ? figures : at(view.goods, index), town);
}

/** A part of the drawing; a button for keys and screen readers if it can be chosen. The frame handles pointers. */
function Keyed(props: {
  class: string;
  place: string;
  open: boolean;
  label: string;
  choose(place: string): void;
  children: JSX.Element;
}): JSX.Element {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the role of a button while it can be chosen
    <g
      class={props.class}
      classList={{ open: props.open }}
      data-place={props.place}
      role={props.open ? 'button' : undefined}
      tabindex={props.open ? '0' : undefined}
      aria-label={props.open ? props.label : undefined}
      onClick={(event) => props.open && event.detail === 0 && props.choose(props.place)}
      onKeyDown={(event) => {
        if (!props.open || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        props.choose(props.place);
      }}
    >
      {props.children}
    </g>
  );
}

function Border(props: {
  index: number;
  at: readonly [number, number];
  angle: number;
  cost: number;
  owner: number;
  fresh: boolean;
  open: boolean;
  pixels: number;
  label: string;
  choose(place: string): void;
}): JSX.Element {
  const isCompany = () => props.owner >= linkOwner(0);
  const colour = () => (isCompany() ? at(COMPANY_COLOURS, props.owner - linkOwner(0)) : seatColour(props.owner));
  const letter = () => (isCompany() ? at(['M', 'N'], props.owner - linkOwner(0)) : String(props.owner + 1));
  const radius = () => Math.max(8, MARK / props.pixels);
  const half = LINK_LENGTH / 2;
  return (
    <Keyed class="crossing" place={`border-${props.index}`} open={props.open} label={props.label} choose={props.choose}>
      <Show when={props.owner >= 0 || props.open}>
        <g
          transform={`translate(${props.at[0]} ${props.at[1]})`}
          style={{ '--size': `${NAME_PIXELS / props.pixels}px` }}
        >
          <Show when={props.owner >= 0}>
            <g
              class="link"
              classList={{ fresh: props.fresh }}
              data-piece={`link-${props.index}-${props.owner}`}
              data-way="draw"
              transform={`rotate(${props.angle})`}
            >
              <path class="bed" d={`M${-half} 0 H${half}`} />
              <path class="rail" d={`M${-half} 0 H${half}`} stroke={colour()} pathLength="1" />
              <path class="sleepers" d={`M${-half + 1} 0 H${half}`} />
            </g>
            <circle r={radius()} fill={colour()} class="plate" />
            <text class="plate-letter" fill={isCompany() ? '#fffaee' : onSeat(props.owner)} dy="0.36em">
              {letter()}
            </text>
          </Show>
          <Show when={props.open}>
            <circle class="mark" r={radius()} />
            <Show
              when={props.owner < 0}
              fallback={
                <path
                  class="mark-take"
                  d={`M0 ${-radius() / 2} L${radius() / 2} ${radius() / 3} H${-radius() / 2} Z`}
                />
              }
            >
              <text class="mark-cost" dy="0.36em">
                {props.cost}
              </text>
            </Show>
          </Show>
        </g>
      </Show>
    </Keyed>
  );
}
