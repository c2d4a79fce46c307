/** The tree of a search: what was tried from each decision, whoever's it is, in all the worlds that were imagined. */

import type { Seat } from '@quai/engine/contract.ts';

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
}

export interface Node {
  readonly seat: Seat;
  visits: number;
  worth: number;
  /** By move: the same decision may allow other moves in another world. */
  readonly branches: Map<unknown, Branch>;
}

export const newNode = (seat: Seat): Node => ({ seat, visits: 0, worth: 0, branches: new Map() });

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
