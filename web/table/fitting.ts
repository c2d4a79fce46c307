/**
 * Fits text into a box of fixed size: long text is set smaller; only what still does not fit is cut and shown on demand. Of several sentences
 * (`data-sentence`) the last ones are left out.
 */

import { createEffect, createSignal, onCleanup } from 'solid-js';
import { afterPaint } from './afterpaint.ts';

/** 0: as usual. 1: smaller. 2: too long even so. */
export type Fit = 0 | 1 | 2;

const over = (box: HTMLElement) => box.scrollHeight > box.clientHeight + 1;

const sentencesIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-sentence]')];

/** How well the text of an element fits; `text` is read to know when it changes. What is marked `data-rest` beside it gets the lines it leaves. */
export function createFit(element: () => HTMLElement | undefined, text: () => unknown): () => Fit {
  const [fit, setFit] = createSignal<Fit>(0);
  const measure = () => {
    const box = element();
    if (box === undefined) return;
    for (const size of [0, 1, 2] as const) {
      box.dataset.fit = String(size);
      if (size === 0) for (const part of sentencesIn(box)) part.hidden = false;
      if (size < 2 && over(box)) continue;
      // Whole sentences only: a cut one would seem to end in four dots.
      for (const part of size < 2 ? [] : sentencesIn(box).slice(1).reverse()) {
        if (!over(box)) break;
        part.hidden = true;
      }
      setFit(size);
      giveRest(box);
      return;
    }
  };
  createEffect(() => {
    text();
    onCleanup(afterPaint(measure));
  });
  const later = () => measure();
  window.addEventListener('resize', later);
  onCleanup(() => window.removeEventListener('resize', later));
  return fit;
}

/** Tells what is marked `data-rest` beside a text how many whole lines are left for it, as `--lines`. */
function giveRest(box: HTMLElement): void {
  const parent = box.parentElement;
  const rest = parent?.querySelector<HTMLElement>(':scope > [data-rest]');
  if (parent == null || rest == null) return;
  const bottom = parent.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(parent).paddingBottom);
  const line = Number.parseFloat(getComputedStyle(rest).lineHeight);
  const lines = Math.floor((bottom - box.getBoundingClientRect().bottom) / line);
  const most = String(Math.max(1, lines));
  // Setting the same value again would cause another layout.
  if (rest.style.getPropertyValue('--lines') !== most) rest.style.setProperty('--lines', most);
  rest.toggleAttribute('data-cut', over(rest));
}
