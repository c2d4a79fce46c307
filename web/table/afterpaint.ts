/** What can wait until the next picture is on the screen: in a task of its own, so that no click waits for it. */

/** Calls back after the next frame; at once where no frame comes. Returns a function that calls it off. */
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
