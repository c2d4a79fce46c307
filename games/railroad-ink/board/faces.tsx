/** Draws a face, at once or stroke by stroke. */

import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Tables } from '../rules/tables.ts';
import type { Ink, Stroke } from './paths.ts';
import { strokesOf } from './strokes.ts';

/** Painting order, bottom first. */
const ORDER: readonly Ink[] = ['water', 'bank', 'wave', 'rail', 'sleeper', 'edge', 'dash', 'parapet', 'station'];

export function Face(props: { tables: Tables; drawing: number; animated?: boolean }): JSX.Element {
  const strokes = createMemo(() => strokesOf(props.tables, props.drawing));
  return (
    <Show when={props.animated} fallback={<Still strokes={strokes()} />}>
      <g class="ink-drawing" style={{ '--strokes': strokes().length }}>
        <For each={inOrder(strokes())}>
          {({ ink, d }, index) => <path class={`ink-${ink}`} d={d} pathLength="1" style={{ '--stroke': index() }} />}
        </For>
      </g>
    </Show>
  );
}

/** One path for each kind of stroke, since a table of twelve sheets has about a thousand drawings. */
function Still(props: { strokes: readonly Stroke[] }): JSX.Element {
  const paths = () =>
    ORDER.flatMap((ink) => {
      const d = props.strokes.flatMap((stroke) => (stroke.ink === ink ? [stroke.d] : [])).join(' ');
      return d === '' ? [] : [{ ink, d }];
    });
  return <For each={paths()}>{({ ink, d }) => <path class={`ink-${ink}`} d={d} />}</For>;
}

const inOrder = (strokes: readonly Stroke[]): Stroke[] =>
  ORDER.flatMap((ink) => strokes.filter((stroke) => stroke.ink === ink));
