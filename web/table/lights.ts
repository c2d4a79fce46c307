/** What is lit up on the board: the places of a sentence of the log, of an entry looked back at, of a line of the score sheet. */

import type { Seat } from '@quai/engine/contract.ts';
import { createEffect, createSignal, onCleanup } from 'solid-js';

export interface Lit {
  readonly places: readonly string[];
  /** Whose part of the board they are on, where seats have parts of their own. */
  readonly seat: Seat | null;
  /** Is the board to be brought into view? */
  readonly bring: boolean;
}

export type Lights = ReturnType<typeof createLights>;

export function createLights() {
  const [lit, setLit] = createSignal<Lit | null>(null);
  return {
    lit,
    /** Until something else is lit. */
    light: (places: readonly string[], seat: Seat | null = null, bring = false) =>
      setLit(places.length === 0 ? null : { places, seat, bring }),
    out: () => setLit(null),
  };
}

/** Keeps the places of the board inside `root` lit. */
export function shine(root: () => HTMLElement | undefined, lights: Lights): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  createEffect(() => {
    const lit = lights.lit();
    // The board may have to turn to another seat's part first.
    const frame = requestAnimationFrame(() => {
      const board = root();
      if (board === undefined || lit === null) return;
      const found = lit.places.flatMap((place) => [...board.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]);
      for (const element of found) element.setAttribute('data-lit', '');
      const behavior = calm.matches ? 'auto' : 'smooth';
      if (lit.bring) found[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior });
    });
    onCleanup(() => {
      cancelAnimationFrame(frame);
      for (const element of root()?.querySelectorAll('[data-lit]') ?? []) element.removeAttribute('data-lit');
    });
  });
}
