/** An edge of the graph in which longest paths are searched. */

export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** An edge with its index in the list it came from. */
export interface NumberedEdge extends Edge {
  readonly index: number;
}

export function otherEnd({ a, b }: Edge, place: number): number {
  return a === place ? b : a;
}
