/** What lies under the map: a picture of its own that is fetched when needed, or the plain shapes of an edition. */

import { createResource, type JSX, onCleanup, Show } from 'solid-js';
import type { Drawing } from './track.ts';

/** What a game adds to the family's board. */
export interface Scenery {
  /** The edition it belongs to. */
  readonly edition: string;
  /** The address of its picture; its colours are custom properties, so that themes apply. */
  readonly land: string;
  readonly names: StoredNames;
}

/** Positions of names, by language and place: [x, y, anchor, rise, lines]. */
export interface StoredNames {
  readonly size: number;
  readonly names: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
}

async function pictureAt(address: string): Promise<readonly Element[]> {
  const answer = await fetch(address);
  if (!answer.ok) return [];
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  return [...documentElement.children].filter(({ tagName }) => tagName !== 'title');
}

/** `near`: close enough to read the names of streets. */
export function Land(props: { drawing: Drawing; address: string | null; near: boolean }): JSX.Element {
  const [picture] = createResource(() => props.address, pictureAt);
  // Without a network the map is played without its land.
  const nodes = () => (picture.error === undefined ? picture() : undefined);
  return (
    <Show when={props.address !== null} fallback={<Shapes drawing={props.drawing} />}>
      <Show when={nodes()} keyed>
        {(list) => (
          <g
            class="land"
            classList={{ near: props.near }}
            ref={(group) => {
              group.append(...list);
              onCleanup(() => group.replaceChildren());
            }}
          />
        )}
      </Show>
    </Show>
  );
}

/** Lines and areas of an edition; those called land-… are filled. */
function Shapes(props: { drawing: Drawing }): JSX.Element {
  return Object.entries(props.drawing.shapes ?? {}).map(([id, points]) => (
    <path
      class={`shape shape-${id} ${id.startsWith('land') ? 'shape-land' : ''}`}
      d={`M${points.map((point) => point.join(' ')).join('L')}${id.startsWith('land') ? 'Z' : ''}`}
    />
  ));
}
