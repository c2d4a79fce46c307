/** The last move of each player keeps a mark on the board, in the colour of their pieces, until they move again. */

import type { Seat } from '@quai/engine/contract.ts';
import { createEffect, createMemo, onCleanup } from 'solid-js';
import { liveEntries } from './pieces.ts';
import { seatLook } from './seatlook.ts';
import { createSentences } from './sentences.ts';
import type { TableState } from './state.ts';

/** Keeps the places of the last moves marked inside `root`, as they stood at the entry that is shown. */
export function markMoves(root: () => Element | undefined, state: TableState): void {
  const sentences = createSentences(state);
  const places = createMemo((): ReadonlyMap<Seat, readonly string[]> => {
    const until = state.past()?.at ?? Number.POSITIVE_INFINITY;
    const live = liveEntries(state.told());
    const last = new Map<Seat, { seq: number; places: string[] }>();
    // Where everybody draws at once, the entry that ends a round shows what all of them drew.
    const { apart = false } = state.opened()?.guide ?? {};
    for (const { seq, by, places: some } of sentences()) {
      // A player who only passes keeps the mark of their previous move.
      if (by === null || seq > until || some.length === 0) continue;
      if (apart ? !live.has(seq) : live.get(seq) !== by) continue;
      const known = last.get(by);
      if (known?.seq === seq) known.places.push(...some);
      else last.set(by, { seq, places: [...some] });
    }
    return new Map([...last].map(([seat, { places: list }]) => [seat, list]));
  });
  createEffect(() => {
    const marks = places();
    // Drawn anew with the view, so marked anew.
    state.view();
    state.choosing();
    state.lights.lit();
    root();
    const frame = requestAnimationFrame(() => {
      const table = root();
      if (table === undefined) return;
      const wanted = new Map<HTMLElement, Seat>();
      for (const [seat, list] of marks)
        for (const place of list)
          for (const element of table.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)) {
            // Where players have sheets of their own, a place is theirs on their own sheet only.
            const of = element.closest<HTMLElement>('[data-of]')?.dataset.of;
            if (of === undefined || of === String(seat)) wanted.set(element, seat);
          }
      for (const element of table.querySelectorAll<HTMLElement>('[data-mark]')) {
        if (element.dataset.mark === String(wanted.get(element))) wanted.delete(element);
        else unmark(element);
      }
      for (const [element, seat] of wanted) {
        element.dataset.mark = String(seat);
        element.style.setProperty('--mark', seatLook(state, seat)?.colour ?? `var(--seat-${seat % 6})`);
      }
    });
    onCleanup(() => cancelAnimationFrame(frame));
  });
}

function unmark(element: HTMLElement): void {
  element.removeAttribute('data-mark');
  element.style.removeProperty('--mark');
}
