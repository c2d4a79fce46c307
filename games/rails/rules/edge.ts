/** A route as the search for the longest path sees it. */

export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

export function otherEnd({ a, b }: Edge, place: number): number {
  return a === place ? b : a;
}
