/** How the lists of a position become those of the next one. */

/** Adds an element: in a copy, since positions are immutable; or in place while a whole log is played. */
export type Grow = <T>(list: readonly T[], item: T) => readonly T[];

export const copied: Grow = (list, item) => [...list, item];

export const pushed: Grow = <T>(list: readonly T[], item: T) => {
  (list as T[]).push(item);
  return list;
};

/** The beginning of a list, in the same way. */
export function cut<T>(list: readonly T[], length: number, grow: Grow): readonly T[] {
  if (grow !== pushed) return list.slice(0, length);
  (list as T[]).length = length;
  return list;
}
