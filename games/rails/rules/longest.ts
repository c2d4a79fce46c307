/** NL-16, NL-20: the longest path of a network, which is the walk over the most spaces that uses no route twice. */

import { type Edge, type NumberedEdge, otherEnd } from './edge.ts';
import { longestIn } from './longest-search.ts';

export interface Path {
  readonly length: number;
  /** Indices of the edges in the order of the walk. */
  readonly edges: readonly number[];
}

export function longestPath(edges: readonly Edge[]): Path {
  let best: NumberedEdge[] = [];
  let length = 0;
  for (const part of connectedParts(edges)) {
    if (total(part) <= length) continue;
    const chosen = oddPlaces(part) <= 2 ? part : longestIn(part, length);
    if (chosen === null) continue;
    best = chosen;
    length = total(chosen);
  }
  return { length, edges: walk(best) };
}

function total(part: readonly Edge[]): number {
  let sum = 0;
  for (const { length } of part) sum += length;
  return sum;
}

/** The edges of each connected part, the part with the most spaces first. */
function connectedParts(edges: readonly Edge[]): NumberedEdge[][] {
  const label = new Map<number, number>();
  for (const { a, b } of edges) {
    const [from, to] = [label.get(a) ?? a, label.get(b) ?? b];
    label.set(a, from).set(b, to);
    if (from !== to) for (const [place, part] of label) if (part === from) label.set(place, to);
  }
  const parts = new Map<number, NumberedEdge[]>();
  edges.forEach(({ a, b, length }, index) => {
    const edge = { a, b, length, index };
    const name = label.get(a) ?? a;
    const part = parts.get(name);
    if (part === undefined) parts.set(name, [edge]);
    else part.push(edge);
  });
  return [...parts.values()].sort((x, y) => total(y) - total(x));
}

function oddPlaces(part: readonly Edge[]): number {
  const odd = new Set<number>();
  for (const { a, b } of part) for (const place of [a, b]) if (!odd.delete(place)) odd.add(place);
  return odd.size;
}

/** The order in which to walk a connected set of edges with at most two odd places (Hierholzer). */
function walk(chosen: readonly NumberedEdge[]): number[] {
  const [first] = chosen;
  if (first === undefined) return [];
  const touching = new Map<number, NumberedEdge[]>();
  for (const edge of chosen)
    for (const place of [edge.a, edge.b]) touching.set(place, [...(touching.get(place) ?? []), edge]);
  const odd = [...touching].find(([, list]) => list.length % 2 === 1);
  const used = new Set<NumberedEdge>();
  const unused = (place: number): NumberedEdge | undefined => {
    const list = touching.get(place) ?? [];
    let edge = list.pop();
    while (edge !== undefined && used.has(edge)) edge = list.pop();
    return edge;
  };
  const stack: { place: number; by: number }[] = [];
  const order: number[] = [];
  let here = { place: odd?.[0] ?? first.a, by: -1 };
  for (;;) {
    const edge = unused(here.place);
    if (edge !== undefined) {
      used.add(edge);
      stack.push(here);
      here = { place: otherEnd(edge, here.place), by: edge.index };
      continue;
    }
    if (here.by >= 0) order.push(here.by);
    const back = stack.pop();
    if (back === undefined) return order;
    here = back;
  }
}
