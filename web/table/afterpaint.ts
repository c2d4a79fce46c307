/** Runs work after the next paint, in its own task, so that no click waits for it. */

/** Calls back after the next frame, or at once where no frame comes. Returns a function that cancels it. */
export function afterPaint(call: () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) {
    call();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
