/**
 * The search for the longest path in one connected network: which routes to walk, leaving out as few spaces as can be.
 *
 * A walk is a connected set of routes in which at most two places meet an odd number of them (Euler). So the search decides
 * for one route after the other whether it belongs to the set. Routes are taken place by place; a place whose routes are
 * all decided is left behind, and what matters of the past is only the frontier: of each place on it whether it is odd so
 * far, and which places the chosen routes join. Without the demand to be connected the best rest is a small table over the
 * odd places of the frontier. It never promises too little, so a search that always goes on from the best promise ends
 * with the longest path, whatever the network.
 */

import { type Edge, otherEnd } from './edge.ts';

/** One edge to decide: the slots of its ends on the frontier, and the slots that are left behind afterwards. */
interface Decision {
  readonly edge: number;
  readonly length: number;
  readonly a: number;
  readonly b: number;
  readonly leaving: readonly number[];
}

interface Plan {
  readonly decisions: readonly Decision[];
  readonly slots: number;
}

/** Orders the edges so that the frontier stays small: always on to the place that adds fewest new ones to it. */
function planOf(edges: readonly Edge[], part: readonly number[]): Plan {
  const touching = new Map<number, number[]>();
  for (const edge of part)
    for (const place of [edges[edge]!.a, edges[edge]!.b]) touching.set(place, [...(touching.get(place) ?? []), edge]);
  const slotOf = new Map<number, number>();
  const free: number[] = [];
  let slots = 0;
  const slotFor = (place: number) => {
    if (!slotOf.has(place)) slotOf.set(place, free.pop() ?? slots++);
    return slotOf.get(place)!;
  };
  const undecided = new Set(part);
  const waiting = new Set(touching.keys());
  const decisions: Decision[] = [];
  const openEdges = (place: number) => touching.get(place)!.filter((edge) => undecided.has(edge));
  const newcomers = (place: number) =>
    openEdges(place).filter((edge) => !slotOf.has(otherEnd(edges[edge]!, place))).length + (slotOf.has(place) ? 0 : 1);
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
      const { a, b, length } = edges[edge]!;
      const [slotA, slotB] = [slotFor(a), slotFor(b)];
      const leaving: number[] = [];
      for (const place of [a, b])
        if (openEdges(place).length === 0) {
          leaving.push(slotOf.get(place)!);
          free.push(slotOf.get(place)!);
          waiting.delete(place);
        }
      decisions.push({ edge, length, a: slotA, b: slotB, leaving });
    }
  }
  return { decisions, slots };
}

/** A walk has two ends. */
const ENDS = 2;
const IMPOSSIBLE = -1;

/**
 * For each decision, number of ends used up and set of odd slots: the most spaces still to come, connected or not.
 * Index: ends << slots | odd.
 */
function promises({ decisions, slots }: Plan): Int32Array[] {
  const size = (ENDS + 1) << slots;
  const tables: Int32Array[] = new Array(decisions.length + 1);
  let after = new Int32Array(size).fill(IMPOSSIBLE);
  for (let ends = 0; ends <= ENDS; ends++) after[ends << slots] = 0;
  tables[decisions.length] = after;
  for (let at = decisions.length - 1; at >= 0; at--) {
    const decision = decisions[at]!;
    const both = (1 << decision.a) ^ (1 << decision.b);
    const table = new Int32Array(size);
    for (let ends = 0; ends <= ENDS; ends++)
      for (let odd = 0; odd < 1 << slots; odd++) {
        const without = leave(odd, ends, decision.leaving, slots);
        const within = leave(odd ^ both, ends, decision.leaving, slots);
        const skipped = without < 0 ? IMPOSSIBLE : after[without]!;
        const taken = within < 0 || after[within]! < 0 ? IMPOSSIBLE : after[within]! + decision.length;
        table[(ends << slots) | odd] = Math.max(skipped, taken);
      }
    tables[at] = after = table;
  }
  return tables;
}

/** Leaves slots behind: an odd one is an end of the walk. IMPOSSIBLE with more than two ends. */
function leave(odd: number, ends: number, leaving: readonly number[], slots: number): number {
  let left = odd;
  let used = ends;
  for (let i = 0; i < leaving.length; i++) {
    const bit = 1 << leaving[i]!;
    if (left & bit) used++;
    left &= ~bit;
  }
  return used > ENDS ? IMPOSSIBLE : (used << slots) | left;
}

/** A point of the search: decisions made so far, the frontier, and how it came about. */
interface Node {
  readonly at: number;
  /** Ends used up and odd slots, as in `promises`. */
  readonly parity: number;
  /** By slot: the smallest slot that the chosen edges join it to, plus one; 0 if no chosen edge touches it. */
  readonly joined: readonly number[];
  readonly length: number;
  readonly taken: boolean;
  readonly before: Node | null;
  readonly done: boolean;
}

/** The best set of edges in one connected part, or null if none has more than `atLeast` spaces. */
export function longestIn(edges: readonly Edge[], part: readonly number[], atLeast: number): number[] | null {
  const plan = planOf(edges, part);
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
    const stack = waiting[most];
    while (stack !== undefined && stack.length > 0) {
      const node = stack.pop()!;
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
  const length = node.length + (taken ? decision.length : 0);
  const result = { at: node.at + 1, parity, length, taken, before: node };
  for (const slot of decision.leaving) {
    const part = joined[slot]!;
    if (part === 0) continue;
    const cutOff = joined.indexOf(part) === slot && joined.indexOf(part, slot + 1) < 0;
    joined = drop(joined, slot);
    // A part cut off from what is still to come is the whole walk, or there is none.
    if (cutOff) return joined.every((other) => other === 0) ? { ...result, joined, done: true } : null;
  }
  return { ...result, joined, done: false };
}

/** Joins two slots; parts are named after their smallest slot, so that equal frontiers look equal. */
function join(joined: readonly number[], a: number, b: number): number[] {
  const [x, y] = [joined[a] || a + 1, joined[b] || b + 1];
  const name = Math.min(x, y);
  const copy = joined.slice();
  copy[a] = x;
  copy[b] = y;
  for (let slot = 0; slot < copy.length; slot++) if (copy[slot] === x || copy[slot] === y) copy[slot] = name;
  return copy;
}

/** Takes a slot off the frontier and renames its part if it was named after it. */
function drop(joined: readonly number[], slot: number): number[] {
  const copy = joined.slice();
  const part = copy[slot]!;
  copy[slot] = 0;
  if (part !== slot + 1) return copy;
  const heir = copy.indexOf(part);
  if (heir >= 0) for (let other = heir; other < copy.length; other++) if (copy[other] === part) copy[other] = heir + 1;
  return copy;
}

function edgesOf(node: Node, decisions: readonly Decision[]): number[] {
  const chosen: number[] = [];
  for (let here: Node | null = node; here !== null; here = here.before)
    if (here.taken) chosen.push(decisions[here.at - 1]!.edge);
  return chosen;
}
