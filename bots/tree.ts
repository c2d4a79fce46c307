/** The search tree: what was tried at each decision, whichever seat makes it, across all imagined worlds. */

import type { Line, Seat } from '@quai/engine/contract.ts';
import type { LineMean } from './bot.ts';

export interface Branch {
  readonly move: unknown;
  /** Higher the better the move looks; the priors of all moves legal in one visit add up to 1. */
  prior: number;
  visits: number;
  /** Sums over the visits, for the seat that decides here. */
  worth: number;
  points: number;
  win: number;
  next: Node | null;
  /** Totals of the deciding seat's score lines; null until first needed. */
  sheet: Sheet | null;
}

/** Sums by kind of line. */
export type Sheet = { tables: number; readonly lines: Map<string, { line: Line; sum: number }> };

export interface Node {
  readonly seat: Seat;
  visits: number;
  worth: number;
  /** By move: the legal moves of a decision may differ between worlds. */
  readonly branches: Map<unknown, Branch>;
  /** The branches of the legal moves, where they and their priors are the same at every visit. */
  same: readonly Branch[] | null;
}

const newNode = (seat: Seat): Node => ({ seat, visits: 0, worth: 0, branches: new Map(), same: null });

/** A tree stops growing at a number of moves, so that a long search has bounded memory. */
export class Tree {
  root: Node;
  /** How many moves it holds. */
  size = 0;
  private readonly most: number;

  constructor(seat: Seat, most: number) {
    this.root = newNode(seat);
    this.most = most;
  }

  /** The branch of a move, created on first use. */
  branch(node: Node, key: unknown, move: unknown): Branch {
    const known = node.branches.get(key);
    if (known !== undefined) return known;
    const branch: Branch = { move, prior: 0, visits: 0, worth: 0, points: 0, win: 0, next: null, sheet: null };
    node.branches.set(key, branch);
    this.size++;
    return branch;
  }

  /** Adds the decision after a branch to the tree, if there is room. */
  grow(branch: Branch, seat: Seat): void {
    if (this.size < this.most) branch.next = newNode(seat);
  }

  /** Makes the decision after a branch the root; starts an empty tree if it is unknown or another seat's. */
  advance(branch: Branch | undefined): void {
    const { seat } = this.root;
    const next = branch?.next;
    this.root = next?.seat === seat ? next : newNode(seat);
    this.size = countBranches(this.root);
  }
}

function countBranches({ branches }: Node): number {
  let count = branches.size;
  for (const { next } of branches.values()) if (next !== null) count += countBranches(next);
  return count;
}

/** An untried move is assumed to be worth this much less than the decision's mean so far. */
const DOUBT = 0.08;
/** The weight of priors against results. */
const CURIOSITY = 1.2;

/** The branch to try next among those legal in this world. */
export function mostPromising(node: Node, legal: readonly Branch[]): Branch {
  const mean = node.visits === 0 ? 0.5 : node.worth / node.visits;
  const reach = CURIOSITY * Math.sqrt(node.visits + 1);
  let best: Branch | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of legal) {
    const known = branch.visits === 0 ? mean - DOUBT : branch.worth / branch.visits;
    const promise = known + (reach * branch.prior) / (1 + branch.visits);
    if (promise > most) {
      most = promise;
      best = branch;
    }
  }
  if (best === null) throw new Error('no legal branch to choose from');
  return best;
}

/** Best first: the move tried most often has proved itself most. */
export function ranked(node: Node): Branch[] {
  return [...node.branches.values()].sort(
    (a, b) => b.visits - a.visits || b.worth / (b.visits || 1) - a.worth / (a.visits || 1) || b.prior - a.prior,
  );
}

/** The share of the remaining iterations that a runner-up can hope for. */
const CATCHING_UP = 0.5;

/** Whether the most tried move is so far ahead that the remaining iterations would not change the choice. */
export function settled(node: Node, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of node.branches.values())
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  return first - second > CATCHING_UP * left;
}

/** Adds the score lines of a table, finished or cut off, to the branch's totals. */
export function addSheet(branch: Branch, lines: readonly Line[]): void {
  branch.sheet ??= { tables: 0, lines: new Map() };
  branch.sheet.tables++;
  const known = branch.sheet.lines;
  for (const line of lines) {
    const row = known.get(line.id);
    if (row === undefined) known.set(line.id, { line, sum: line.points });
    else row.sum += line.points;
  }
}

export function meansOf({ tables, lines }: Sheet): LineMean[] {
  return [...lines.values()].map(({ line, sum }) => ({ line, points: sum / tables }));
}
