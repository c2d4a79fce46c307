/** A text in a box of fixed size: set smaller if it is long; only what still does not fit has to be asked for. */

import { createEffect, createSignal, onCleanup } from 'solid-js';
import { afterPaint } from './afterpaint.ts';

/** 0: as usual. 1: smaller. 2: too long even so. */
export type Fit = 0 | 1 | 2;

/** How well the text of an element fits; `text` is read to know when it changes. */
export function createFit(element: () => HTMLElement | undefined, text: () => unknown): () => Fit {
  const [fit, setFit] = createSignal<Fit>(0);
  const over = (box: HTMLElement) => box.scrollHeight > box.clientHeight + 1;
  const measure = () => {
    const box = element();
    if (box === undefined) return;
    for (const size of [0, 1, 2] as const) {
      box.dataset.fit = String(size);
      if (size < 2 && over(box)) continue;
      setFit(size);
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
