/**
 * What a click does to the table, in the task after it. A click's own task ends with a layout of the page; what the click changes
 * would be laid out there too, and both together are a pause people notice.
 */

import { afterPaint } from './afterpaint.ts';

export type AfterClick = (act: () => void) => void;

/**
 * Runs what a click asks for once the click has been handled, unless the table (`aimedAt`) has changed by then. Further clicks are
 * dropped until the result has been painted: they were aimed at the old picture.
 */
export function createAfterClick(aimedAt: () => unknown, painted: (call: () => void) => void = afterPaint): AfterClick {
  /** What the current click asks for, in order; null once its result is on the screen. */
  let due: (() => void)[] | null = null;
  /** Whether the same click can still ask for more. */
  let open = false;

  return (act) => {
    if (due !== null) {
      if (open) due.push(act);
      return;
    }
    const [acts, aim] = [[act], aimedAt()];
    due = acts;
    open = true;
    queueMicrotask(() => {
      open = false;
    });
    setTimeout(() => {
      painted(() => {
        due = null;
      });
      if (aimedAt() === aim) for (const one of acts) one();
    });
  };
}
