/** Random tables of every game, option, number of seats and edition, with every check of the conformance kit. */

import { at } from '@quai/engine/at.ts';
import { scriptedChance } from '@quai/engine/chance.ts';
import type { Common, Rules } from '@quai/engine/contract.ts';
import { canonical } from '@quai/engine/hash.ts';
import {
  checkApply,
  checkEnd,
  checkForeign,
  checkMoves,
  checkNotation,
  checkPick,
  checkReplay,
  keptMoves,
  must,
} from '@quai/engine/kit/checks.ts';
import type { Kit } from '@quai/engine/kit/conform.ts';
import { checkEvents, checkOpenInformation, checkRoundTrip, checkSwap, checkUndo } from '@quai/engine/kit/leaks.ts';
import { ENDLESS, type Playout, playout } from '@quai/engine/kit/playout.ts';
import { begin, play } from '@quai/engine/play.ts';
import { type Random, randomFrom } from '@quai/engine/random.ts';
import { type Finding, problemOf, type TableInput } from './finding.ts';
import { anyKind, type Fuzzed, type Kind, rulesOf } from './setting.ts';

/** Tables played per opened rules: opening takes longer than playing. */
const TABLES_EACH = 20;
/** The slowest checks run at one table in this many. */
const PICK_ONE_IN = 40;
const SWAP_ONE_IN = 4;
/** Moves from another table tried at each position. */
const FOREIGN = 20;

interface Scene {
  readonly rules: Rules;
  readonly kit: Kit<Common>;
  readonly foreign: readonly string[];
}
type Check = (scene: Scene, at: Playout<Common>, random: Random) => void;

/** The checks run on a position. */
const CHECKS: ReadonlyMap<string, Check> = new Map(
  Object.entries<Check>({
    moves: ({ rules }, position) => checkMoves(rules, position),
    notation: ({ rules }, position) => checkNotation(rules, position),
    foreign: ({ rules, foreign }, position) => checkForeign(rules, position, foreign),
    apply: ({ rules }, position, random) => checkApply(rules, position, random),
    replay: ({ rules }, position) => checkReplay(rules, position),
    events: ({ rules }, position, random) => checkEvents(rules, position, random),
    imagine: ({ rules, foreign }, position, random) => checkRoundTrip(rules, position, random, foreign),
    undo: ({ rules }, position, random) => checkUndo(rules, position, random),
    pick: ({ rules }, position, random) => {
      if (random.below(PICK_ONE_IN) === 0) checkPick(rules, position, random);
    },
    open: ({ rules, kit }, position) => {
      if (!kit.secrets) checkOpenInformation(rules, position);
    },
    swap: ({ rules, kit: { swap }, foreign }, position, random) => {
      if (swap !== undefined && random.below(SWAP_ONE_IN) === 0) checkSwap(rules, position, random, foreign, swap);
    },
    end: ({ rules }, { state, plies }) => {
      if (state.ended !== null) checkEnd(rules, state);
      else must(plies.length < ENDLESS, () => `the table has not ended after ${ENDLESS} moves`);
    },
    box: ({ rules, kit: { conserved } }, { state, setup }) => {
      if (conserved === undefined) return;
      const first = canonical(conserved(begin(rules, scriptedChance(setup))));
      const now = canonical(conserved(state));
      must(now === first, () => `the box holds ${now}, at the start ${first}`);
    },
  }),
);
/** Not a check: the move after the position threw. */
const PLAY = 'play';

function sceneOf(fuzzed: Fuzzed, kind: Kind, seed: number): Scene | null {
  const rules = rulesOf(fuzzed, kind);
  if (rules === null) return null;
  return { rules, kit: fuzzed.kitOf(rules), foreign: foreignMoves(rules, seed) };
}

/** None if that table itself fails; the failure is then reported elsewhere. */
function foreignMoves(rules: Rules, seed: number): string[] {
  try {
    return keptMoves(rules, seed, FOREIGN);
  } catch {
    return [];
  }
}

export interface TablesPlayed {
  readonly tables: number;
  readonly moves: number;
  /** The seed to continue with. */
  readonly next: number;
  readonly findings: readonly Finding[];
}

/** Plays tables of one game until the time is up. */
export function fuzzTables(fuzzed: Fuzzed, seed: number, until: number): TablesPlayed {
  const findings: Finding[] = [];
  let [tables, moves, next] = [0, 0, seed];
  for (; Date.now() < until && findings.length === 0; next++) {
    const kind = anyKind(fuzzed, randomFrom(next));
    const scene = sceneOf(fuzzed, kind, next);
    if (scene === null) continue;
    for (let i = 0; i < TABLES_EACH && findings.length === 0; i++) {
      const table = oneTable(scene, kind, next * TABLES_EACH + i);
      tables++;
      moves += table.moves;
      if (table.finding !== null) findings.push(table.finding);
    }
  }
  return { tables, moves, next, findings };
}

/** Plays a table to its end; checks the box all the way, then the end, then one position on the way with everything else. */
function oneTable(scene: Scene, kind: Kind, seed: number): { moves: number; finding: Finding | null } {
  const { rules, kit } = scene;
  const sampler = randomFrom(~seed);
  const sampled: { state: Common; ply: number }[] = [];
  let [box, leak, last] = ['', -1, 0];
  let whole: Playout<Common>;
  try {
    whole = playout(rules, seed, ENDLESS, (state, ply) => {
      last = ply;
      // Reservoir sampling: every position is equally likely to be checked.
      if (sampler.below(ply + 1) === 0) sampled[0] = { state: rules.clone(state), ply };
      if (kit.conserved === undefined) return;
      const holds = canonical(kit.conserved(state));
      if (ply === 0) box = holds;
      if (holds !== box && leak < 0) leak = ply;
    });
  } catch (error) {
    return { moves: last, finding: findingAt(scene, kind, seed, PLAY, last, problemOf(error)) };
  }
  const { setup, plies } = whole;
  const { state, ply } = at(sampled, 0);
  const looked: [check: string, position: Playout<Common>][] = [
    ['end', whole],
    ...[...CHECKS.keys()].map((name): [string, Playout<Common>] => [
      name,
      { state, setup, plies: plies.slice(0, ply) },
    ]),
  ];
  let finding: Finding | null = null;
  if (leak >= 0) finding = findingAt(scene, kind, seed, 'box', leak, 'the box is not conserved');
  for (const [name, position] of looked) {
    if (finding !== null) break;
    const problem = problemAt(scene, name, position, seed);
    if (problem !== null) finding = smallest(scene, kind, seed, name, position.plies.length, problem);
  }
  return { moves: plies.length, finding };
}

function problemAt(scene: Scene, check: string, position: Playout<Common>, seed: number): string | null {
  try {
    CHECKS.get(check)?.(scene, position, randomFrom(seed));
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/** The earliest position of the table where the check fails. */
function smallest(scene: Scene, kind: Kind, seed: number, check: string, most: number, problem: string): Finding {
  for (let ply = 0; ply < most; ply++) {
    const earlier = problemAt(scene, check, playout(scene.rules, seed, ply), seed);
    if (earlier !== null) return findingAt(scene, kind, seed, check, ply, earlier);
  }
  return findingAt(scene, kind, seed, check, most, problem);
}

function findingAt({ rules }: Scene, kind: Kind, seed: number, check: string, ply: number, problem: string): Finding {
  const { setup, plies } = playout(rules, seed, ply);
  return { problem: `${check}: ${problem}`, input: { what: 'table', kind, seed, check, setup, plies } };
}

/** What is wrong with a finding's position; null if nothing is any more. */
export function replayTable(fuzzed: Fuzzed, { kind, seed, check, setup, plies }: TableInput): string | null {
  const scene = sceneOf(fuzzed, kind, seed);
  if (scene === null) return null;
  const { rules } = scene;
  try {
    if (check === PLAY) playout(rules, seed, plies.length + 1);
    const state = begin(rules, scriptedChance(setup));
    for (const { seat, move, outcomes } of plies) play(rules, state, seat, rules.parse(move), scriptedChance(outcomes));
    return problemAt(scene, check, { state, setup, plies }, seed);
  } catch (error) {
    return problemOf(error);
  }
}
