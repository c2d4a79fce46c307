/**
 * Monte Carlo tree search over what a seat knows: each iteration imagines a world that fits the view, descends the tree along the
 * most promising branches, continues with a playout and records the result. Chance is drawn afresh each time, so a branch stands
 * for a move and not for its luck. Where several seats decide at once, only the searching seat's decision is in the tree: the
 * others' decisions, which it cannot see, are played as in a playout.
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

/** The most moves a tree may hold. */
const MOST_MOVES = 1_000_000;
/** Playouts end by themselves; this guards against rules that never do. */
const LONGEST = 20_000;
/** Iterations between checks of whether the decision is settled. */
const OFTEN = 32;
/** Of a move's first playouts, so many score sheets are read, later one in as many: sheets explain a move, they do not choose it. */
const SHEETS = 8;
/** How many of the moves considered are reported. */
const TOLD = 8;

export function searcher(rules: Rules, seat: Seat, knowledge: Knowledge, tree = new Tree(seat, MOST_MOVES)): Player {
  const payoff = payoffs(rules, knowledge);
  /** The decisions of an iteration, and what was chosen. */
  const nodes: Node[] = [];
  const path: Branch[] = [];

  function iterate(world: Common, chance: Counting, random: Random): void {
    nodes.length = 0;
    path.length = 0;
    const leaf = descend(world, chance, random);
    if (leaf) playOut(rules, knowledge, world, chance, random);
    const result = payoff.of(world);
    note(nodes, path, result);
    const branch = path[0]!;
    if (branch.visits <= SHEETS || branch.visits % SHEETS === 1) addSheet(branch, rules.standings(world)[seat]!.lines);
  }

  /** Descends to a new decision and adds it to the tree. False if the table ended on the way. */
  function descend(world: Common, chance: Counting, random: Random): boolean {
    let node = tree.root;
    chance.draws = 0;
    for (;;) {
      const branch = mostPromising(node, branchesAt(node, world, chance));
      nodes.push(node);
      path.push(branch);
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

  /** In a game without secrets these are always the same up to the first draw. */
  function branchesAt(node: Node, world: Common, chance: Counting): readonly Branch[] {
    if (knowledge.open !== true || chance.draws > 0) return branchesOf(rules, knowledge, tree, node, world);
    node.same ??= branchesOf(rules, knowledge, tree, node, world);
    return node.same;
  }

  /** Plays another seat's simultaneous decision, which is hidden from this one and so not part of the tree. */
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
    const chance = counting(playoutChance(random));
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
    const [chosen] = best;
    if (chosen === undefined) throw new Error('the search has tried no legal move');
    // Keep the tree below the chosen move, in case the seat decides again straight away.
    tree.advance(chosen);
    return { moves: [chosen.move], weighed };
  }

  return { think };
}

/** Chance that counts what it is asked for. */
interface Counting extends Chance {
  draws: number;
}

function counting({ from, reveal }: Chance): Counting {
  const counted: Counting = {
    draws: 0,
    from(counts, what) {
      counted.draws++;
      return from(counts, what);
    },
    reveal,
  };
  return counted;
}

function weighedOf({ move, visits, points, win, sheet }: Branch): Weighed {
  const lines = sheet === null ? {} : { lines: meansOf(sheet) };
  return { move, score: points / visits, win: win / visits, ...lines };
}

function isIn(rules: Rules, legal: readonly unknown[], move: unknown): boolean {
  const key = keyOf(rules, move);
  return legal.some((one) => keyOf(rules, one) === key);
}

/** A packed move is its own key. */
const keyOf = (rules: Rules, move: unknown): unknown => (typeof move === 'number' ? move : rules.format(move));

const looks: number[] = [];

/** The branches of the moves that are legal in this world, with updated priors. */
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

/** The branches of these moves; null unless all of them are in the tree already. */
function knownBranches(rules: Rules, node: Node, legal: readonly unknown[]): Branch[] | null {
  const branches: Branch[] = new Array(legal.length);
  for (let i = 0; i < legal.length; i++) {
    const branch = node.branches.get(keyOf(rules, legal[i]));
    if (branch === undefined) return null;
    branches[i] = branch;
  }
  return branches;
}

function note(nodes: readonly Node[], path: readonly Branch[], { worth, points, win }: Payoff): void {
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    const branch = path[i]!;
    const { seat } = node;
    node.visits++;
    node.worth += worth[seat]!;
    branch.visits++;
    branch.worth += worth[seat]!;
    branch.points += points[seat]!;
    branch.win += win[seat]!;
  }
}

/** The searching seat if it must act, else the first seat that must. */
function decider(world: Common, seat: Seat): Seat {
  return world.open[seat]!.length > 0 ? seat : firstOpen(world);
}

function firstOpen({ open }: Common): Seat {
  let seat = 0;
  while (open[seat]!.length === 0) seat++;
  return seat;
}

type Deciding = Readonly<{ seat: Seat; step: string }>;
const NOBODY: readonly Deciding[] = [];

/** The other seats that decide at the same time. */
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
    const seat = firstOpen(world);
    play(rules, world, seat, playoutMove(rules, knowledge, world, seat, random), chance);
  }
}

function playoutMove(rules: Rules, knowledge: Knowledge, world: Common, seat: Seat, random: Random): unknown {
  if (knowledge.playout !== undefined) return knowledge.playout(world, seat, random);
  return anyMove(rules, world, seat, random);
}
