/** One movement after another: what others did waits until what is moving on the board has arrived. */

/** Nothing waits longer than this, whatever moves. */
const LONGEST = 2500;
/** More than so many waiting are told together: bots among themselves are faster than any movement. */
const MOST_WAITING = 5;

/** Tells one message after another while `busy` says that something moves; `atOnce` says when nothing may wait. */
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
      // In a task of its own: what moved arrives in the middle of a frame, which is not to be held up.
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
    /** Somebody does not want to wait: everything is told. */
    flush: () => next(true),
    end(): void {
      ended = true;
      clearTimeout(timer);
    },
  };
}
