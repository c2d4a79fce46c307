/** The tree of a search: what was tried from each decision, whoever's it is, in all the worlds that were imagined. */

import type { Line, Seat } from '@quai/engine/contract.ts';
import type { LineMean } from './bot.ts';

export interface Branch {
  readonly move: unknown;
  /** Grows with what the game thinks of the move; those of all legal moves of one visit add up to 1. */
  prior: number;
  visits: number;
  /** Sums over the visits, for the seat that chooses here. */
  worth: number;
  points: number;
  win: number;
  next: Node | null;
  /** What the lines of the chooser's sheet came to; only where it is asked for. */
  sheet: Sheet | null;
}

/** Sums by kind of line. */
export type Sheet = { tables: number; readonly lines: Map<string, { line: Line; sum: number }> };

export interface Node {
  readonly seat: Seat;
  visits: number;
  worth: number;
  /** By move: the same decision may allow other moves in another world. */
  readonly branches: Map<unknown, Branch>;
}

const newNode = (seat: Seat): Node => ({ seat, visits: 0, worth: 0, branches: new Map() });

/** A tree stops growing at a number of moves: a long think has bounded memory. */
export class Tree {
  root: Node;
  /** Moves in it. */
  size = 0;
  private readonly most: number;

  constructor(seat: Seat, most: number) {
    this.root = newNode(seat);
    this.most = most;
  }

  /** What is known of a move of a decision, nothing at first. */
  branch(node: Node, key: unknown, move: unknown): Branch {
    const known = node.branches.get(key);
    if (known !== undefined) return known;
    const branch: Branch = { move, prior: 0, visits: 0, worth: 0, points: 0, win: 0, next: null, sheet: null };
    node.branches.set(key, branch);
    this.size++;
    return branch;
  }

  /** Makes the decision after a branch part of the tree, if there is room. */
  grow(branch: Branch, seat: Seat): void {
    if (this.size < this.most) branch.next = newNode(seat);
  }

  /** Goes on from the decision after a branch; from nothing if it is not known, or not the same seat's. */
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

/** How much an untried move is doubted: it starts a little below what the decision was worth so far. */
const DOUBT = 0.08;
/** How far priors reach against results. */
const CURIOSITY = 1.2;

/** The branch to try next among those legal in this world. */
export function mostPromising(node: Node, legal: readonly Branch[]): Branch {
  const mean = node.visits === 0 ? 0.5 : node.worth / node.visits;
  const reach = CURIOSITY * Math.sqrt(node.visits + 1);
  let best = legal[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const branch = legal[i]!;
    const known = branch.visits === 0 ? mean - DOUBT : branch.worth / branch.visits;
    const promise = known + (reach * branch.prior) / (1 + branch.visits);
    if (promise > most) {
      most = promise;
      best = branch;
    }
  }
  return best;
}

/** Best first: what was tried most has proved itself most. */
export function ranked(node: Node): Branch[] {
  return [...node.branches.values()].sort(
    (a, b) => b.visits - a.visits || b.worth / (b.visits || 1) - a.worth / (a.visits || 1) || b.prior - a.prior,
  );
}

/** Of the iterations that are left, the share that a runner-up can hope for. */
const CATCHING_UP = 0.5;

/** Whether the move tried most is so far ahead that the iterations left would not change it. */
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

/** Adds the lines of a table, as it ended or was left, to what is known. */
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
