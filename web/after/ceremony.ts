/** Counting up at the end: one line of the score sheet after another, while the board shows what it counts. It can be skipped. */

import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { motionRate } from '../settings.ts';

/** How long each line is looked at, in milliseconds, and how long all of them may take. */
const EACH = 800;
const ALL = 6000;

export type Ceremony = ReturnType<typeof createCeremony>;

/** `watched` says whether the end was seen coming: whoever opens a finished table is told at once. */
export function createCeremony(lines: Accessor<number>, watched: boolean, show: (line: number | null) => void) {
  const [counted, setCounted] = createSignal(watched && motionRate() > 0 ? 0 : Number.POSITIVE_INFINITY);
  const counting = () => counted() < lines();
  const skip = () => {
    if (counting()) setCounted(Number.POSITIVE_INFINITY);
  };
  createEffect(() => {
    const line = counted();
    if (line >= lines()) return;
    show(line);
    const long = Math.min(EACH, ALL / lines()) / (motionRate() || 1);
    const timer = setTimeout(() => setCounted(line + 1), document.hidden ? 0 : long);
    onCleanup(() => {
      clearTimeout(timer);
      show(null);
    });
  });
  return { counting, skip, isCounted: (line: number) => line < counted(), isNow: (line: number) => line === counted() };
}
