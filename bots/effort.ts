/** How much a bot may think: a number of iterations (tests) or a time (play). It can be stopped at any moment. */

export interface Effort {
  /** The share used up so far: 0 at first, 1 or more when it is time to answer. Searches ask once per iteration. */
  used(): number;
}

/** Each call to `used` counts as one iteration. */
export function iterations(most: number): Effort {
  let count = 0;
  return { used: () => count++ / most };
}

/** `now` returns milliseconds; `stop` returns true once the answer is no longer wanted. */
export function time(milliseconds: number, now: () => number, stop?: () => boolean): Effort {
  const begin = now();
  return { used: () => (stop?.() === true ? 1 : (now() - begin) / milliseconds) };
}

/** A share of the effort that is left, for one of several decisions. */
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
