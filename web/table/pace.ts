/** One movement after another: what others did waits until what is moving on the board has arrived. */

/** A movement lasts no longer; so nothing ever waits for more. */
const LONGEST = 400;
/** More than so many waiting are told together: bots among themselves are faster than any movement. */
const MOST_WAITING = 3;

/** Movements of the board that end by themselves. */
function moving(): Animation[] {
  const ends = ({ effect, playState }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) <= LONGEST;
  return document.querySelector('.drawn-board')?.getAnimations({ subtree: true }).filter(ends) ?? [];
}

/** Tells one message after another; `atOnce` says when nothing may wait. */
export function createPace<Message>(tell: (messages: readonly Message[]) => void, atOnce: () => boolean) {
  let waiting: Message[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  function next(): void {
    clearTimeout(timer);
    timer = undefined;
    if (ended || waiting.length === 0) return;
    const count = atOnce() || document.hidden || waiting.length > MOST_WAITING ? waiting.length : 1;
    const now = waiting.slice(0, count);
    waiting = waiting.slice(count);
    tell(now);
    if (waiting.length > 0) later();
  }

  /** Movements begin when they are first drawn, so they are looked for after the next frame; a page that is not seen has no frames. */
  function later(): void {
    const known = setTimeout(next, LONGEST);
    timer = known;
    requestAnimationFrame(() => {
      void Promise.allSettled(moving().map((movement) => movement.finished)).then(() => {
        if (timer === known) next();
      });
    });
  }

  return {
    hear(message: Message): void {
      waiting.push(message);
      if (
        atOnce() ||
        document.hidden ||
        waiting.length > MOST_WAITING ||
        (waiting.length === 1 && moving().length === 0)
      )
        next();
      else if (waiting.length === 1) later();
    },
    end(): void {
      ended = true;
      clearTimeout(timer);
    },
  };
}
