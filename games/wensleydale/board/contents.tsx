/** What stands in the regions of the map: towns, goods and figures; and their names. */

import { at } from '@quai/engine/at.ts';
import { alike } from '@quai/kit/alike.ts';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { FIGURES, RED } from '../rules/kinds.ts';
import type { Tables } from '../rules/open.ts';
import type { State } from '../rules/state.ts';
import { type Label, type Point, placeLabels, rowOf } from './labels.ts';
import { Cheese, Figure, Stone, Town } from './pieces.tsx';

/** Pixels a unit needs for names: of company towns always, then of large towns, then of all regions. */
const LARGE_TOWN_NAMES = 0.4;
const ALL_NAMES = 0.6;
export const NAME_PIXELS = 12;
const SMALLEST_NAME = 9;

export function figuresIn(view: State, index: number): number[] {
  return [0, 1, 2].flatMap((kind) => Array.from({ length: at(view.figures, index * FIGURES + kind) }, () => kind));
}

/** Town, goods and figures of a region, around its centre. */
export function Contents(props: {
  region: Tables['edition']['regions'][number];
  index: number;
  middle: Point;
  view: State;
  loadable: ReadonlySet<string>;
}): JSX.Element {
  // Each is drawn anew only if it has changed itself.
  const goods = createMemo(() => at(props.view.goods, props.index));
  const figures = createMemo(() => figuresIn(props.view, props.index), undefined, { equals: alike });
  const stone = () => props.region.goods === 'stone';
  const [x, y] = props.middle;
  const ring = (piece: number, [cx, cy]: Point) => (
    <Show when={props.loadable.has(`${props.index}:${piece}`)}>
      <circle class="to-load" cx={cx} cy={cy} r="10.5" />
    </Show>
  );
  const row = (count: number, town: boolean) => rowOf(count, town).map(([dx, dy]): Point => [x + dx, y + dy]);
  return (
    <g data-of={`region-${props.index}`}>
      <Show when={props.region.town}>
        {(town) => <Town at={props.middle} size={town().size} companies={at(props.view.companies, props.index)} />}
      </Show>
      <For each={row(goods(), props.region.town !== null)}>
        {(place, i) => (
          <g data-piece={`good-${props.index}-${i()}`} data-kind={`load-${stone() ? 0 : 1}`}>
            {ring(stone() ? 0 : 1, place)}
            {stone() ? <Stone at={place} /> : <Cheese at={place} />}
          </g>
        )}
      </For>
      <For each={row(figures().length, true)}>
        {(place, i) => (
          <g
            data-piece={`figure-${props.index}-${at(figures(), i())}-${i()}`}
            data-kind={`load-${RED + at(figures(), i())}`}
          >
            {ring(RED + at(figures(), i()), place)}
            <Figure at={place} kind={at(figures(), i())} />
          </g>
        )}
      </For>
    </g>
  );
}

/** The names that can be read at this scale, none on a piece or on another. */
export function Names(props: { tables: Tables; middles: readonly Point[]; pixels: number }): JSX.Element {
  const { edition } = props.tables;
  const size = createMemo(() => Math.ceil(Math.max(SMALLEST_NAME, NAME_PIXELS / props.pixels) * 4) / 4);
  // Memos: most changes of the scale change neither, and names are placed again only if one of them does.
  const all = createMemo(() => props.pixels >= ALL_NAMES);
  const largeTowns = createMemo(() => props.pixels >= LARGE_TOWN_NAMES);
  const labels = createMemo((): Label[] =>
    placeLabels(edition, props.middles, size(), (region) => {
      const { town } = at(edition.regions, region);
      if (all()) return true;
      if (town === null) return false;
      return town.companies.length > 0 || (town.size === 'large' && largeTowns());
    }),
  );
  return (
    <g class="names" data-label="" style={{ 'font-size': `${size()}px` }}>
      <For each={labels()}>
        {({ region, lines, x, y }) => (
          <text class="name" classList={{ country: at(edition.regions, region).town === null }} x={x} y={y}>
            <For each={lines}>
              {(line, i) => (
                <tspan x={x} dy={i() === 0 ? `${0.34 - (lines.length - 1) / 2}em` : '1em'}>
                  {line}
                </tspan>
              )}
            </For>
          </text>
        )}
      </For>
    </g>
  );
}
