/** Shows one movement after another: messages wait until the current animation is over. */

/** No message waits longer than this. */
const LONGEST = 2500;
/** With more waiting than this, all are shown at once: bots play faster than any animation. */
const MOST_WAITING = 5;

/** Delivers messages one by one while `busy` says that something moves; `atOnce` says when nothing may wait. */
export function createPace<Message>(
  tell: (messages: readonly Message[]) => void,
  atOnce: () => boolean,
  busy: () => Promise<void> | null,
) {
  let waiting: Message[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  function next(all = false): void {
    clearTimeout(timer);
    timer = undefined;
    if (ended || waiting.length === 0) return;
    const count = all || atOnce() || document.hidden || waiting.length > MOST_WAITING ? waiting.length : 1;
    const now = waiting.slice(0, count);
    waiting = waiting.slice(count);
    tell(now);
    if (waiting.length > 0) later();
  }

  function later(): void {
    const known = setTimeout(next, LONGEST);
    timer = known;
    void (busy() ?? Promise.resolve()).then(() => {
      if (timer !== known) return;
      // In its own task, so that the frame in which the animation ends is not delayed.
      clearTimeout(timer);
      timer = setTimeout(next);
    });
  }

  return {
    hear(message: Message): void {
      waiting.push(message);
      if (atOnce() || document.hidden || waiting.length > MOST_WAITING || (waiting.length === 1 && busy() === null))
        next();
      else if (waiting.length === 1) later();
    },
    /** Skipped: delivers everything. */
    flush: () => next(true),
    end(): void {
      ended = true;
      clearTimeout(timer);
    },
  };
}
