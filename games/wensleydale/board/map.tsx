/** The walker's map: regions, towns, goods, figures and links, drawn from the edition. */

import { at } from '@quai/engine/at.ts';
import { Zoom } from '@quai/kit/zoom.tsx';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { FIGURES, linkOwner } from '../rules/kinds.ts';
import type { Tables } from '../rules/open.ts';
import type { State } from '../rules/state.ts';
import type { BoardTexts } from '../text/drawn.ts';
import { type Choice, type Pointed, placesOf, same } from './choices.ts';
import { COMPANY_COLOURS, contour, onSeat, pathOf, seatColour } from './look.ts';
import { Cheese, Figure, Stone, Town } from './pieces.tsx';

const LINK_LENGTH = 34;
/** The scale, in pixels per unit, from which names are shown: company towns always, then large towns, small towns, open country. */
const LARGE_TOWN_NAMES = 0.5;
const SMALL_TOWN_NAMES = 0.95;
const COUNTRY_NAMES = 1.6;
const NAME_PIXELS = 12;
const SMALLEST_NAME = 7;
/** Average, as a share of the font size. */
const LETTER_WIDTH = 0.5;
/** Radius in pixels of a touch target, and of the visible dot. */
const FINGER = 22;
const DOT = 6;

export function DalesMap(props: {
  tables: Tables;
  view: State;
  texts: BoardTexts;
  choices: readonly Choice[];
  pointed: Pointed | null;
  point(pointed: Pointed): void;
  /** Tries a border where nothing can be done, so that the rules say why; null if borders are not being asked for. */
  tryBorder: ((border: number) => void) | null;
}): JSX.Element {
  const { edition } = props.tables;
  const { width, height } = edition.canvas;
  const borders = createMemo(() => placesOf(props.choices, 'border'));
  const regions = createMemo(() => placesOf(props.choices, 'region'));
  const line = createMemo(() => new Set(props.view.line.map((way) => way >> 1)));

  return (
    <Zoom width={width} height={height} label={props.texts.map} texts={props.texts.zoom} class="dales-map">
      {(pixels) => (
        <>
          <rect class="sea" width={width} height={height} />
          <For each={edition.regions}>
            {(region, index) => (
              <Region
                {...props}
                index={index()}
                open={regions().has(index())}
                pointed={same(props.pointed, { kind: 'region', at: index() })}
              >
                <path class={`land ${region.terrain}`} d={pathOf(region.outline)} />
                <Show when={region.terrain === 'hill'}>
                  <path class="contour" d={contour(region.outline, region.centre, 0.72)} />
                  <path class="contour" d={contour(region.outline, region.centre, 0.45)} />
                </Show>
              </Region>
            )}
          </For>
          <For each={edition.borders}>
            {(border, index) => (
              <Show when={at(props.tables.cost, index()) > 0}>
                <Border
                  index={index()}
                  at={border.mid}
                  angle={border.angle}
                  owner={at(props.view.links, index())}
                  colours={edition.colours.seats}
                  fresh={line().has(index())}
                  open={borders().has(index())}
                  pointed={same(props.pointed, { kind: 'border', at: index() })}
                  pixels={pixels()}
                  label={props.texts.border(
                    at(edition.regions, at(props.tables.from, 2 * index())).name,
                    at(edition.regions, at(props.tables.to, 2 * index())).name,
                  )}
                  point={() => props.point({ kind: 'border', at: index() })}
                  why={props.tryBorder === null ? null : () => props.tryBorder?.(index())}
                />
              </Show>
            )}
          </For>
          <g class="pieces">
            <For each={edition.regions}>
              {(region, index) => (
                <Contents
                  region={region}
                  index={index()}
                  view={props.view}
                  pixels={pixels()}
                  right={width}
                  bottom={height}
                />
              )}
            </For>
          </g>
        </>
      )}
    </Zoom>
  );
}

function Region(props: {
  tables: Tables;
  texts: BoardTexts;
  index: number;
  open: boolean;
  pointed: boolean;
  point(pointed: Pointed): void;
  children: JSX.Element;
}): JSX.Element {
  const point = () => props.point({ kind: 'region', at: props.index });
  const region = () => at(props.tables.edition.regions, props.index);
  return (
    <Show
      when={props.open}
      fallback={
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a region with nothing to do only names it
        <g class="region" data-place={`region-${props.index}`} classList={{ pointed: props.pointed }} onClick={point}>
          {props.children}
        </g>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a picture cannot be a button element */}
      <g
        class="region open"
        data-place={`region-${props.index}`}
        classList={{ pointed: props.pointed }}
        role="button"
        tabindex="0"
        aria-label={props.texts.region(region().name)}
        onClick={point}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          point();
        }}
      >
        {props.children}
      </g>
    </Show>
  );
}

function Border(props: {
  index: number;
  at: readonly [number, number];
  angle: number;
  owner: number;
  colours: readonly string[];
  fresh: boolean;
  open: boolean;
  pointed: boolean;
  pixels: number;
  label: string;
  point(): void;
  why: (() => void) | null;
}): JSX.Element {
  const isCompany = () => props.owner >= linkOwner(0);
  const colour = () =>
    isCompany() ? at(COMPANY_COLOURS, props.owner - linkOwner(0)) : seatColour(props.colours, props.owner);
  const letter = () => (isCompany() ? at(['M', 'N'], props.owner - linkOwner(0)) : String(props.owner + 1));
  return (
    <g data-place={`border-${props.index}`} transform={`translate(${props.at[0]} ${props.at[1]})`}>
      <Show when={props.owner >= 0}>
        <g class="link" classList={{ fresh: props.fresh }} transform={`rotate(${props.angle})`}>
          <line class="bed" x1={-LINK_LENGTH / 2} x2={LINK_LENGTH / 2} />
          <line class="rail" x1={-LINK_LENGTH / 2} x2={LINK_LENGTH / 2} stroke={colour()} pathLength="1" />
        </g>
        <circle r="8" fill={colour()} class="plate" />
        <text class="plate-letter" fill={isCompany() ? '#fffaee' : onSeat(props.colours, props.owner)} dy="4.2">
          {letter()}
        </text>
      </Show>
      <Show when={!props.open && props.why}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only says why not; the list of moves says it too */}
        <circle class="touch" r={Math.max(14, FINGER / props.pixels / 2)} onClick={() => props.why?.()} />
      </Show>
      <Show when={props.open}>
        {/* biome-ignore lint/a11y/useSemanticElements: a part of a picture cannot be a button element */}
        <g
          class="crossing"
          classList={{ pointed: props.pointed }}
          role="button"
          tabindex="0"
          aria-label={props.label}
          onClick={() => props.point()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            props.point();
          }}
        >
          <circle class="touch" r={Math.max(20, FINGER / props.pixels)} />
          <circle class="mark" r={Math.max(9, DOT / props.pixels)} />
        </g>
      </Show>
    </g>
  );
}

/** Town, goods, figures and name of a region, arranged around its centre. */
function Contents(props: {
  region: Tables['edition']['regions'][number];
  index: number;
  view: State;
  pixels: number;
  /** The edges of the map. */
  right: number;
  bottom: number;
}): JSX.Element {
  const goods = () => at(props.view.goods, props.index);
  const figures = () =>
    [0, 1, 2].flatMap((kind) =>
      Array.from({ length: at(props.view.figures, props.index * FIGURES + kind) }, () => kind),
    );
  const companies = () => at(props.view.companies, props.index);
  const [x, y] = props.region.centre;
  const company = () => companies() !== 0;
  const from = () => {
    if (company()) return 0;
    const { town } = props.region;
    return town === null ? COUNTRY_NAMES : town.size === 'large' ? LARGE_TOWN_NAMES : SMALL_TOWN_NAMES;
  };
  const size = () => Math.max(SMALLEST_NAME, NAME_PIXELS / props.pixels);
  const name = props.region.town?.name ?? props.region.name;
  /** Moves a name at the edge of the map inwards, so that it is fully visible. */
  const inwards = () => {
    const half = (name.length * size() * LETTER_WIDTH) / 2;
    return Math.max(0, half - x) + Math.min(0, props.right - half - x);
  };
  return (
    <g transform={`translate(${x} ${y})`}>
      <Show when={props.region.town}>{(town) => <Town size={town().size} companies={companies()} />}</Show>
      <For each={Array.from({ length: goods() })}>
        {(_, i) => (
          <g transform={`translate(${(i() - (goods() - 1) / 2) * 15} ${props.region.town === null ? 2 : 20})`}>
            {props.region.goods === 'stone' ? <Stone /> : <Cheese />}
          </g>
        )}
      </For>
      <For each={figures()}>
        {(kind, i) => (
          <g transform={`translate(${(i() - (figures().length - 1) / 2) * 14} 19)`}>
            <Figure kind={kind} />
          </g>
        )}
      </For>
      <Show when={props.pixels >= from()}>
        <text
          class="name"
          classList={{ company: company() }}
          x={inwards()}
          y={company() && y + 12 + size() < props.bottom ? 9 + size() : -10 - size() / 3 - (company() ? 12 : 0)}
          style={{ 'font-size': `${size()}px` }}
        >
          {name}
        </text>
      </Show>
    </g>
  );
}
