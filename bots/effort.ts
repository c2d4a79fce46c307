/** How much a bot may think: so many iterations (tests), or so long (play). It can be stopped at any moment. */

export interface Effort {
  /** The share that is used up: 0 at first, 1 or more when it is time to answer. Searches ask once an iteration. */
  used(): number;
}

/** Each question is one iteration. */
export function iterations(most: number): Effort {
  let count = 0;
  return { used: () => count++ / most };
}

/** `now` tells milliseconds; `stop` says that no answer is wanted any more. */
export function time(milliseconds: number, now: () => number, stop?: () => boolean): Effort {
  const begin = now();
  return { used: () => (stop?.() === true ? 1 : (now() - begin) / milliseconds) };
}

/** A part of what is left of an effort, for one of several things to think about. */
export function part(whole: Effort, share: number): Effort {
  const begin = whole.used();
  const room = Math.max(Number.EPSILON, (1 - begin) * share);
  return {
    used() {
      const now = whole.used();
      return now >= 1 ? 1 : (now - begin) / room;
    },
  };
}
