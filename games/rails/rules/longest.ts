/** The longest path of a network: the most spaces on a walk that uses no route twice. NL-16, NL-20 */

import { type Edge, otherEnd } from './edge.ts';
import { longestIn } from './longest-search.ts';

export interface Path {
  readonly length: number;
  /** Indices of the edges in the order of the walk. */
  readonly edges: readonly number[];
}

export function longestPath(edges: readonly Edge[]): Path {
  let best: number[] = [];
  let length = 0;
  for (const part of connectedParts(edges)) {
    if (total(edges, part) <= length) continue;
    const chosen = oddPlaces(edges, part) <= 2 ? part : longestIn(edges, part, length);
    if (chosen === null) continue;
    best = chosen;
    length = total(edges, chosen);
  }
  return { length, edges: walk(edges, best) };
}

function total(edges: readonly Edge[], part: readonly number[]): number {
  let sum = 0;
  for (const edge of part) sum += edges[edge]!.length;
  return sum;
}

/** The edges of each connected part, the part with most spaces first. */
function connectedParts(edges: readonly Edge[]): number[][] {
  const label = new Map<number, number>();
  for (const { a, b } of edges) {
    const [from, to] = [label.get(a) ?? a, label.get(b) ?? b];
    label.set(a, from).set(b, to);
    if (from !== to) for (const [place, part] of label) if (part === from) label.set(place, to);
  }
  const parts = new Map<number, number[]>();
  edges.forEach(({ a }, index) => {
    const part = label.get(a)!;
    if (!parts.has(part)) parts.set(part, []);
    parts.get(part)!.push(index);
  });
  return [...parts.values()].sort((x, y) => total(edges, y) - total(edges, x));
}

function oddPlaces(edges: readonly Edge[], part: readonly number[]): number {
  const odd = new Set<number>();
  for (const edge of part) for (const place of [edges[edge]!.a, edges[edge]!.b]) if (!odd.delete(place)) odd.add(place);
  return odd.size;
}

/** The order in which a connected set with at most two odd places is walked (Hierholzer). */
function walk(edges: readonly Edge[], chosen: readonly number[]): number[] {
  if (chosen.length === 0) return [];
  const touching = new Map<number, number[]>();
  for (const edge of chosen)
    for (const place of [edges[edge]!.a, edges[edge]!.b]) touching.set(place, [...(touching.get(place) ?? []), edge]);
  const odd = [...touching].find(([, list]) => list.length % 2 === 1);
  const used = new Set<number>();
  const stack: { place: number; by: number }[] = [{ place: odd?.[0] ?? edges[chosen[0]!]!.a, by: -1 }];
  const order: number[] = [];
  while (stack.length > 0) {
    const { place, by } = stack[stack.length - 1]!;
    const list = touching.get(place)!;
    while (list.length > 0 && used.has(list[list.length - 1]!)) list.pop();
    const edge = list.pop();
    if (edge === undefined) {
      stack.pop();
      if (by >= 0) order.push(by);
    } else {
      used.add(edge);
      stack.push({ place: otherEnd(edges[edge]!, place), by: edge });
    }
  }
  return order;
}
