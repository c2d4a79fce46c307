/** Counting up at the end: one line of the score sheet after another, while the board shows what it counts. It can be skipped. */

import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { motionRate } from '../settings.ts';

/** How long a line with one part is shown, in milliseconds, and the limit for all lines. */
const EACH = 800;
const ALL = 6000;
/** Parts of a line that lengthen it; more of them follow each other faster. */
const LONG = 5;

export type Ceremony = ReturnType<typeof createCeremony>;

/**
 * `partsOf` says how many things a line counts, which are shown one by one. `watched` says whether the end was seen coming:
 * whoever opens a finished table is told at once.
 */
export function createCeremony(
  lines: Accessor<number>,
  partsOf: (line: number) => number,
  watched: boolean,
  show: (line: number | null, parts: number) => void,
) {
  const [counted, setCounted] = createSignal(watched && motionRate() > 0 ? 0 : Number.POSITIVE_INFINITY);
  const counting = () => counted() < lines();
  const skip = () => {
    if (counting()) setCounted(Number.POSITIVE_INFINITY);
  };
  const weight = (line: number) => 1 + (Math.min(LONG, Math.max(1, partsOf(line))) - 1) / 2;
  createEffect(() => {
    const line = counted();
    if (line >= lines()) return;
    const all = Array.from({ length: lines() }, (_, i) => weight(i)).reduce((sum, one) => sum + one, 0);
    const long = document.hidden ? 0 : (Math.min(EACH, ALL / all) * weight(line)) / (motionRate() || 1);
    const parts = Math.max(1, partsOf(line));
    let shown = 1;
    show(line, shown);
    const timer = setInterval(() => {
      if (shown === parts) setCounted(line + 1);
      else show(line, ++shown);
    }, long / parts);
    onCleanup(() => {
      clearInterval(timer);
      show(null, 0);
    });
  });
  return { counting, skip, isCounted: (line: number) => line < counted(), isNow: (line: number) => line === counted() };
}
