/**
 * What a click does to the table, in the task after it. A click's own task ends with a layout of the page; what it changes would be
 * laid out there too, and that together is a pause people feel.
 */

export type AfterClick = (act: () => void) => void;

/**
 * Runs what a click asks for once the click has been handled, unless the table (`aimedAt`) has changed until then. Another click before
 * that is dropped: both were aimed at what was on the screen.
 */
export function createAfterClick(aimedAt: () => unknown): AfterClick {
  /** What one click asks for, in order; null if nothing is due. */
  let due: (() => void)[] | null = null;
  /** Can the same click still ask for more? */
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
      due = null;
      if (aimedAt() === aim) for (const one of acts) one();
    });
  };
}
