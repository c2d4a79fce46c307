/**
 * Best-first search for the longest path in one connected network: which routes to walk, leaving out as few spaces as possible.
 *
 * A walk is a connected set of routes in which at most two places have an odd number of them (Euler). The search decides
 * for one route after another whether it belongs to the set. Routes are taken place by place. A place whose routes are all
 * decided is left behind, and all that matters about the past is the frontier: for each place on it whether it is odd so
 * far, and which places the chosen routes join. Without the demand for connectedness, the best completion is a small table
 * over the odd places of the frontier. That table never underestimates, so always expanding the most promising node ends
 * with the longest path in any network.
 */

import { at } from '@quai/engine/at.ts';
import { type NumberedEdge, otherEnd } from './edge.ts';

/** One edge to decide: the slots of its ends on the frontier, and the slots left behind afterwards. */
interface Decision {
  readonly edge: NumberedEdge;
  readonly a: number;
  readonly b: number;
  readonly leaving: readonly number[];
}

interface Plan {
  readonly decisions: readonly Decision[];
  readonly slots: number;
}

/** Orders the edges so that the frontier stays small: always takes the place that adds the fewest new ones to it. */
function planOf(part: readonly NumberedEdge[]): Plan {
  const touching = new Map<number, NumberedEdge[]>();
  for (const edge of part)
    for (const place of [edge.a, edge.b]) touching.set(place, [...(touching.get(place) ?? []), edge]);
  const slotOf = new Map<number, number>();
  const free: number[] = [];
  let slots = 0;
  const slotFor = (place: number) => {
    const slot = slotOf.get(place) ?? free.pop() ?? slots++;
    slotOf.set(place, slot);
    return slot;
  };
  const undecided = new Set(part);
  const waiting = new Set(touching.keys());
  const decisions: Decision[] = [];
  const openEdges = (place: number) => (touching.get(place) ?? []).filter((edge) => undecided.has(edge));
  const newcomers = (place: number) =>
    openEdges(place).filter((edge) => !slotOf.has(otherEnd(edge, place))).length + (slotOf.has(place) ? 0 : 1);
  while (waiting.size > 0) {
    let chosen = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (const place of waiting) {
      const cost = newcomers(place) * 8 + openEdges(place).length;
      if (cost < fewest) [chosen, fewest] = [place, cost];
    }
    waiting.delete(chosen);
    for (const edge of openEdges(chosen)) {
      undecided.delete(edge);
      const [slotA, slotB] = [slotFor(edge.a), slotFor(edge.b)];
      const leaving: number[] = [];
      for (const [place, slot] of [
        [edge.a, slotA],
        [edge.b, slotB],
      ] as const)
        if (openEdges(place).length === 0) {
          leaving.push(slot);
          free.push(slot);
          waiting.delete(place);
        }
      decisions.push({ edge, a: slotA, b: slotB, leaving });
    }
  }
  return { decisions, slots };
}

/** A walk has two ends. */
const ENDS = 2;
const IMPOSSIBLE = -1;

/**
 * An upper bound on the spaces still to come, connected or not: for each decision, number of ends used up and set of odd
 * slots. Index: ends << slots | odd.
 */
function promises({ decisions, slots }: Plan): Int32Array[] {
  const size = (ENDS + 1) << slots;
  const tables: Int32Array[] = new Array(decisions.length + 1);
  let after = new Int32Array(size).fill(IMPOSSIBLE);
  for (let ends = 0; ends <= ENDS; ends++) after[ends << slots] = 0;
  tables[decisions.length] = after;
  for (let index = decisions.length - 1; index >= 0; index--) {
    const decision = at(decisions, index);
    const both = (1 << decision.a) ^ (1 << decision.b);
    const table = new Int32Array(size);
    for (let ends = 0; ends <= ENDS; ends++)
      for (let odd = 0; odd < 1 << slots; odd++) {
        const without = leave(odd, ends, decision.leaving, slots);
        const within = leave(odd ^ both, ends, decision.leaving, slots);
        const skipped = without < 0 ? IMPOSSIBLE : after[without]!;
        const taken = within < 0 || after[within]! < 0 ? IMPOSSIBLE : after[within]! + decision.edge.length;
        table[(ends << slots) | odd] = Math.max(skipped, taken);
      }
    tables[index] = after = table;
  }
  return tables;
}

/** Leaves slots behind. An odd one is an end of the walk; IMPOSSIBLE with more than two ends. */
function leave(odd: number, ends: number, leaving: readonly number[], slots: number): number {
  let left = odd;
  let used = ends;
  for (const slot of leaving) {
    const bit = 1 << slot;
    if (left & bit) used++;
    left &= ~bit;
  }
  return used > ENDS ? IMPOSSIBLE : (used << slots) | left;
}

/** A node of the search: the number of decisions made, the frontier, and the node it came from. */
interface Node {
  readonly at: number;
  /** Ends used up and odd slots, as in `promises`. */
  readonly parity: number;
  /** By slot: the smallest slot that chosen edges join it to, plus one; 0 if no chosen edge touches it. */
  readonly joined: readonly number[];
  readonly length: number;
  readonly taken: boolean;
  readonly before: Node | null;
  readonly done: boolean;
}

/** The best set of edges in one connected part, or null if none has more than `atLeast` spaces. */
export function longestIn(part: readonly NumberedEdge[], atLeast: number): NumberedEdge[] | null {
  const plan = planOf(part);
  const { decisions, slots } = plan;
  const promise = promises(plan);
  const seen = new Map<string, number>();
  const waiting: Node[][] = [];
  const add = (node: Node) => {
    const rest = node.done ? 0 : promise[node.at]![node.parity]!;
    if (rest < 0) return;
    const most = node.length + rest;
    if (most <= atLeast) return;
    (waiting[most] ??= []).push(node);
  };
  add({ at: 0, parity: 0, joined: new Array(slots).fill(0), length: 0, taken: false, before: null, done: false });
  for (let most = waiting.length - 1; most > atLeast; most--) {
    const stack = waiting[most] ?? [];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (node.done || node.at === decisions.length) return edgesOf(node, decisions);
      const key = `${node.at}.${node.parity}.${node.joined}`;
      if ((seen.get(key) ?? IMPOSSIBLE) >= node.length) continue;
      seen.set(key, node.length);
      for (const taken of [false, true]) {
        const child = decide(node, decisions[node.at]!, taken, slots);
        if (child !== null) add(child);
      }
    }
  }
  return null;
}

function decide(node: Node, decision: Decision, taken: boolean, slots: number): Node | null {
  const ends = node.parity >> slots;
  let odd = node.parity & ((1 << slots) - 1);
  let joined = node.joined;
  if (taken) {
    odd ^= (1 << decision.a) ^ (1 << decision.b);
    joined = join(joined, decision.a, decision.b);
  }
  const parity = leave(odd, ends, decision.leaving, slots);
  if (parity < 0) return null;
  const length = node.length + (taken ? decision.edge.length : 0);
  const result = { at: node.at + 1, parity, length, taken, before: node };
  for (const slot of decision.leaving) {
    const part = joined[slot]!;
    if (part === 0) continue;
    const cutOff = joined.indexOf(part) === slot && joined.indexOf(part, slot + 1) < 0;
    joined = drop(joined, slot);
    // A part cut off from the frontier must be the whole walk.
    if (cutOff) return joined.every((other) => other === 0) ? { ...result, joined, done: true } : null;
  }
  return { ...result, joined, done: false };
}

/** Joins two slots. Parts are named after their smallest slot, so that equal frontiers compare equal. */
function join(joined: readonly number[], a: number, b: number): number[] {
  const [x, y] = [joined[a] || a + 1, joined[b] || b + 1];
  const name = Math.min(x, y);
  const copy = joined.slice();
  copy[a] = x;
  copy[b] = y;
  for (let slot = 0; slot < copy.length; slot++) if (copy[slot] === x || copy[slot] === y) copy[slot] = name;
  return copy;
}

/** Removes a slot from the frontier and renames its part if that was named after it. */
function drop(joined: readonly number[], slot: number): number[] {
  const copy = joined.slice();
  const part = copy[slot]!;
  copy[slot] = 0;
  if (part !== slot + 1) return copy;
  const heir = copy.indexOf(part);
  if (heir >= 0) for (let other = heir; other < copy.length; other++) if (copy[other] === part) copy[other] = heir + 1;
  return copy;
}

function edgesOf(node: Node, decisions: readonly Decision[]): NumberedEdge[] {
  const chosen: NumberedEdge[] = [];
  for (let here: Node | null = node; here !== null; here = here.before)
    if (here.taken) chosen.push(at(decisions, here.at - 1).edge);
  return chosen;
}
