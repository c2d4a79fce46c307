/** The controls of the picture under a map, and the picture itself, laid into the drawing of the board. */

import type { Section } from '@quai/kit/form.ts';
import { createEffect, type JSX, onCleanup, Show } from 'solid-js';
import { editionTexts as e } from '../text/editions.ts';
import type { createPicture } from './picture.ts';

/** `faded`: how much of it shows, in percent. */
export type Underlay = Readonly<{ picture: string; ground: NonNullable<Section['ground']>; faded: number }>;

export function PictureTools(props: {
  picture: ReturnType<typeof createPicture>;
  faded: number;
  fade(to: number): void;
}): JSX.Element {
  const { picture } = props;
  return (
    <fieldset class="picture-tools">
      <legend>{e().picture}</legend>
      <p class="hint">{e().pictureHelp}</p>
      <div class="buttons">
        <label class="button">
          {picture.picture() === null ? e().pictureLay : e().pictureOther}
          <input
            class="sr"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => {
              void picture.lay(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <Show when={picture.picture() !== null}>
          <button type="button" onClick={() => picture.remove()}>
            {e().pictureRemove}
          </button>
        </Show>
      </div>
      <Show when={picture.picture() !== null}>
        <label>
          {e().pictureFaded}
          <input
            type="range"
            min="10"
            max="100"
            value={props.faded}
            onInput={(event) => props.fade(event.currentTarget.valueAsNumber)}
          />
        </label>
      </Show>
      <Show when={picture.fault()}>
        {(fault) => (
          <p class="problem" role="alert">
            {e().pictureFaults[fault()]}
          </p>
        )}
      </Show>
    </fieldset>
  );
}

/** Keeps the picture in the board, however often the board is drawn anew. */
export function layUnder(area: () => Element | undefined, drawn: () => unknown, wanted: () => Underlay | null): void {
  const image = document.createElementNS('http://www.w3.org/2000/svg', 'image');
  image.setAttribute('class', 'underlay');
  image.setAttribute('pointer-events', 'none');
  image.setAttribute('preserveAspectRatio', 'xMidYMid meet');
  const lay = () => {
    const now = wanted();
    const ground = now === null ? null : area()?.querySelector(now.ground.on);
    if (now === null || ground == null || ground.parentElement === null) return void image.remove();
    image.setAttribute('href', now.picture);
    image.setAttribute('width', String(now.ground.width));
    image.setAttribute('height', String(now.ground.height));
    image.setAttribute('opacity', String(now.faded / 100));
    const first = [...ground.parentElement.children].find((part) => part.matches(now.ground.before)) ?? null;
    if (image.parentElement !== ground.parentElement || image.nextElementSibling !== first)
      ground.parentElement.insertBefore(image, first);
  };
  createEffect(() => {
    drawn();
    wanted();
    // The board draws itself after this effect.
    const frame = requestAnimationFrame(lay);
    onCleanup(() => cancelAnimationFrame(frame));
  });
}
