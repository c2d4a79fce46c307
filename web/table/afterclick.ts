/**
 * What a click or a key does to the table, in the task after it. A click's own task ends with a layout of the page; what the click
 * changes would be laid out there too, and both together are a pause people notice.
 */

import { afterPaint } from './afterpaint.ts';

export type AfterClick = (act: () => void) => void;

/** Whether a key is being handled, or the click that a key makes of a button. A click by mouse or finger counts its presses. */
function isByKey(): boolean {
  const event = (globalThis as { event?: Event }).event as UIEvent | undefined;
  return event !== undefined && (event.type.startsWith('key') || (event.type === 'click' && event.detail === 0));
}

/**
 * Runs what a click asks for once the click has been handled, unless the table (`aimedAt`) has changed by then. Further clicks are
 * dropped until the result has been painted: they were aimed at the old picture. Keys are never dropped, since people press several
 * without looking.
 */
export function createAfterClick(
  aimedAt: () => unknown,
  painted: (call: () => void) => void = afterPaint,
  byKey: () => boolean = isByKey,
): AfterClick {
  /** What is asked for and not done yet, in order; null if nothing is. */
  let due: (() => void)[] | null = null;
  /** Whether the same click can still ask for more. */
  let open = false;
  /** Whether the result of the last click is not on the screen yet. */
  let unseen = false;

  return (act) => {
    if (due !== null) {
      if (open || byKey()) due.push(act);
      return;
    }
    if (unseen && !byKey()) return;
    const [acts, aim] = [[act], aimedAt()];
    due = acts;
    open = true;
    queueMicrotask(() => {
      open = false;
    });
    setTimeout(() => {
      due = null;
      unseen = true;
      painted(() => {
        unseen = false;
      });
      if (aimedAt() === aim) for (const one of acts) one();
    });
  };
}
