/** What is highlighted on the board: the places of a log sentence, of an entry on view, or of a score line. */

import type { Line, Seat } from '@quai/engine/contract.ts';
import { bringIntoView } from '@quai/kit/zoom.tsx';
import { createEffect, createSignal, onCleanup } from 'solid-js';

export interface Lit {
  readonly places: readonly string[];
  /** Whose part of the board they are on, where seats have parts of their own. */
  readonly seat: Seat | null;
  /** seen: at rest, the board stays where it is. near: they are brought into view if they are not. middle: asked for by a tap. */
  readonly bring: 'seen' | 'near' | 'middle';
  /** The line of a score sheet that counts them, with its marks so far. */
  readonly line: Line | null;
}

/** How long something highlighted by a tap stays lit, wherever the pointer goes. */
const HELD = 3500;

export type Lights = ReturnType<typeof createLights>;

export function createLights() {
  const [lit, setLit] = createSignal<Lit | null>(null);
  let held: ReturnType<typeof setTimeout> | undefined;
  const out = () => {
    if (held === undefined) setLit(null);
  };
  return {
    lit,
    light(places: readonly string[], seat: Seat | null = null, bring: Lit['bring'] = 'seen', line: Line | null = null) {
      if (held !== undefined && bring === 'seen') return;
      clearTimeout(held);
      held = undefined;
      setLit(places.length === 0 ? null : { places, seat, bring, line });
      if (bring === 'middle')
        held = setTimeout(() => {
          held = undefined;
          out();
        }, HELD);
    },
    out,
  };
}

/** Keeps the places of the board inside `root` lit. */
export function shine(root: () => HTMLElement | undefined, lights: Lights): void {
  createEffect(() => {
    const lit = lights.lit();
    // The board may have to turn to another seat's part first.
    const frame = requestAnimationFrame(() => {
      const board = root();
      if (board === undefined) return;
      const found = (lit?.places ?? []).flatMap((place) => [
        ...board.querySelectorAll(`[data-place="${CSS.escape(place)}"]`),
      ]);
      // Places that stay lit are left alone, or they would flicker.
      for (const element of board.querySelectorAll('[data-lit]'))
        if (!found.includes(element)) element.removeAttribute('data-lit');
      for (const element of found) element.setAttribute('data-lit', '');
      if (lit !== null && lit.bring !== 'seen' && found[0] !== undefined)
        bringIntoView(found[0], lit.bring === 'middle' ? 'center' : 'nearest');
    });
    onCleanup(() => cancelAnimationFrame(frame));
  });
}
