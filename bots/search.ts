/**
 * Monte Carlo tree search over what a seat knows: each iteration imagines a world that fits the view, walks down the tree by
 * promise, goes on by a playout, and notes what came of it. Chance is drawn anew each time, so a branch stands for a move and not
 * for its luck. Where several seats decide at once, only the searching seat's decision is in the tree: the others', which it
 * cannot see, are played as in a playout.
 */

import { type Chance, playoutChance } from '@quai/engine/chance.ts';
import type { Common, Rules, Seat } from '@quai/engine/contract.ts';
import { anyMove, moves, openStep, play } from '@quai/engine/play.ts';
import type { Random } from '@quai/engine/random.ts';
import type { Player, Thought, Weighed } from './bot.ts';
import type { Effort } from './effort.ts';
import type { Knowledge } from './knowledge.ts';
import { type Payoff, payoffs } from './payoff.ts';
import { addSheet, type Branch, meansOf, mostPromising, type Node, ranked, settled, Tree } from './tree.ts';

/** Moves that a tree holds at most. */
const MOST_MOVES = 1_000_000;
/** Playouts end by themselves; this is for rules that would not. */
const LONGEST = 20_000;
/** Iterations between two looks at whether the decision is settled. */
const OFTEN = 32;
/** Where playouts are cut off, one of so many sheets is looked at: they give the reasons for a move, not the choice. */
const SHEETS = 8;
/** Of the moves that were weighed, those told. */
const TOLD = 8;

export function searcher(rules: Rules, seat: Seat, knowledge: Knowledge, tree = new Tree(seat, MOST_MOVES)): Player {
  const payoff = payoffs(rules, knowledge);
  const path: { node: Node; branch: Branch }[] = [];

  function iterate(world: Common, chance: Chance, random: Random): void {
    path.length = 0;
    const leaf = descend(world, chance, random);
    if (leaf) playOut(rules, knowledge, world, chance, random);
    const result = payoff.of(world);
    note(path, result);
    const { branch } = path[0]!;
    if (knowledge.value === undefined || branch.visits % SHEETS === 1)
      addSheet(branch, (result.standings ?? rules.standings(world))[seat]!.lines);
  }

  /** Walks down to a decision that is new, and makes it part of the tree. False if the table ended on the way. */
  function descend(world: Common, chance: Chance, random: Random): boolean {
    let node = tree.root;
    for (;;) {
      const branch = mostPromising(node, branchesOf(rules, knowledge, tree, node, world));
      path.push({ node, branch });
      const hidden = node.seat === seat ? othersDeciding(world, seat) : NOBODY;
      play(rules, world, node.seat, branch.move, chance);
      for (const other of hidden) decideFor(other, world, chance, random);
      if (world.ended !== null) return false;
      const deciding = decider(world, seat);
      if (branch.next === null || branch.next.seat !== deciding) {
        if (branch.next === null && branch.visits > 0) tree.grow(branch, deciding);
        return true;
      }
      node = branch.next;
    }
  }

  /** What another decides at the same time as the seat is hidden from it: no branch of the tree. */
  function decideFor({ seat: other, step }: Deciding, world: Common, chance: Chance, random: Random): void {
    while (world.ended === null && openStep(world, other)?.step === step && world.open[seat]!.length === 0)
      play(rules, world, other, playoutMove(rules, knowledge, world, other, random), chance);
  }

  function think(view: unknown, effort: Effort, random: Random): Thought {
    const first = rules.imagine(view, random);
    const legal = moves(rules, first, seat);
    if (legal.length === 1) {
      tree.advance(tree.root.branches.get(keyOf(rules, legal[0])));
      return { moves: legal, weighed: [] };
    }
    const chance = playoutChance(random);
    let used = 0;
    for (let done = 1; used < 1; done++) {
      iterate(rules.imagine(view, random), chance, random);
      used = effort.used();
      if (done % OFTEN === 0 && settled(tree.root, (done * (1 - used)) / used)) break;
    }
    const best = ranked(tree.root).filter(({ move }) => isIn(rules, legal, move));
    const weighed = best
      .filter(({ visits }) => visits > 0)
      .slice(0, TOLD)
      .map(weighedOf);
    // The tree below the chosen move is kept, in case the seat decides again at once.
    tree.advance(best[0]);
    return { moves: [best[0]!.move], weighed };
  }

  return { think };
}

function weighedOf({ move, visits, points, win, sheet }: Branch): Weighed {
  const lines = sheet === null ? {} : { lines: meansOf(sheet) };
  return { move, score: points / visits, win: win / visits, ...lines };
}

function isIn(rules: Rules, legal: readonly unknown[], move: unknown): boolean {
  const key = keyOf(rules, move);
  return legal.some((one) => keyOf(rules, one) === key);
}

/** Packed moves are their own key. */
const keyOf = (rules: Rules, move: unknown): unknown => (typeof move === 'number' ? move : rules.format(move));

const looks: number[] = [];

/** The branches of the moves that are legal in this world, with fresh priors. */
function branchesOf(rules: Rules, knowledge: Knowledge, tree: Tree, node: Node, world: Common): Branch[] {
  const legal = moves(rules, world, node.seat);
  if (knowledge.steady === true) {
    const known = knownBranches(rules, node, legal);
    if (known !== null) return known;
  }
  const branches: Branch[] = [];
  looks.length = legal.length;
  if (knowledge.look === undefined || legal.length === 1) looks.fill(0);
  else knowledge.look(world, node.seat, legal, looks);
  const best = Math.max(...looks);
  const sharpness = knowledge.sharpness ?? 1;
  let sum = 0;
  for (let i = 0; i < legal.length; i++) {
    if (looks[i] === Number.NEGATIVE_INFINITY && best !== Number.NEGATIVE_INFINITY) continue;
    const prior = best === Number.NEGATIVE_INFINITY ? 1 : Math.exp((looks[i]! - best) / sharpness);
    const branch = tree.branch(node, keyOf(rules, legal[i]), legal[i]);
    branch.prior = prior;
    branches.push(branch);
    sum += prior;
  }
  for (const branch of branches) branch.prior /= sum;
  return branches;
}

/** The branches of all these moves, if each was looked at before. */
function knownBranches(rules: Rules, node: Node, legal: readonly unknown[]): Branch[] | null {
  const branches: Branch[] = new Array(legal.length);
  for (let i = 0; i < legal.length; i++) {
    const branch = node.branches.get(keyOf(rules, legal[i]));
    if (branch === undefined) return null;
    branches[i] = branch;
  }
  return branches;
}

function note(path: readonly { node: Node; branch: Branch }[], { worth, points, win }: Payoff): void {
  for (const { node, branch } of path) {
    const { seat } = node;
    node.visits++;
    node.worth += worth[seat]!;
    branch.visits++;
    branch.worth += worth[seat]!;
    branch.points += points[seat]!;
    branch.win += win[seat]!;
  }
}

/** The searching seat if it must act, else the first that must. */
function decider(world: Common, seat: Seat): Seat {
  return world.open[seat]!.length > 0 ? seat : world.open.findIndex((stack) => stack.length > 0);
}

type Deciding = Readonly<{ seat: Seat; step: string }>;
const NOBODY: readonly Deciding[] = [];

/** The others who decide at the same time as the seat. */
function othersDeciding(world: Common, seat: Seat): readonly Deciding[] {
  let others: Deciding[] | null = null;
  for (let other = 0; other < world.open.length; other++) {
    const open = other === seat ? undefined : openStep(world, other);
    if (open === undefined) continue;
    others ??= [];
    others.push({ seat: other, step: open.step });
  }
  return others ?? NOBODY;
}

function playOut(rules: Rules, knowledge: Knowledge, world: Common, chance: Chance, random: Random): void {
  const most = knowledge.value === undefined ? LONGEST : (knowledge.depth ?? LONGEST);
  for (let played = 0; played < LONGEST && world.ended === null; played++) {
    if (played >= most && knowledge.quiet?.(world) !== false) return;
    const seat = world.open.findIndex((stack) => stack.length > 0);
    play(rules, world, seat, playoutMove(rules, knowledge, world, seat, random), chance);
  }
}

function playoutMove(rules: Rules, knowledge: Knowledge, world: Common, seat: Seat, random: Random): unknown {
  if (knowledge.playout !== undefined) return knowledge.playout(world, seat, random);
  return anyMove(rules, world, seat, random);
}
