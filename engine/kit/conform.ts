/** The conformance kit: `conform('my game', () => rules, { ... })` in a game's test registers all checks with vitest. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Common, Rules } from '../contract.ts';
import { randomFrom } from '../random.ts';
import {
  checkApply,
  checkConserved,
  checkEnds,
  checkForeign,
  checkMoves,
  checkNotation,
  checkOldOnes,
  checkPick,
  checkRanking,
  checkReplay,
  keptMoves,
} from './checks.ts';
import { checkEvents, checkOpenInformation, checkRoundTrip, checkSwap, checkUndo, type Swap } from './leaks.ts';
import { type Playout, playout, usualLength } from './playout.ts';

export interface Kit<S> {
  /** How many positions each check looks at. */
  readonly runs?: number;
  /** Whole tables for the checks that need them. */
  readonly tables?: number;
  /** Whether any seat knows something another does not; `swap` then says how to exchange it. */
  readonly secrets: boolean;
  readonly swap?: Swap<S>;
  /** Counts everything in the box: must be the same at every moment. */
  readonly conserved?: (state: S) => unknown;
}

type Check<S extends Common> = (at: Playout<S>, seed: number) => void;

/** Checks random positions; a failing one is shrunk to as few moves as possible. */
export function atPositions<S extends Common>(rules: Rules<S>, runs: number, check: Check<S>): void {
  const longest = usualLength(rules);
  fc.assert(
    fc.property(fc.nat({ max: longest }), fc.nat({ max: 1_000_000 }), (plies, seed) =>
      check(playout(rules, seed, plies), seed),
    ),
    { numRuns: runs, seed: 1, includeErrorInReport: true },
  );
}

/** Every check by name, so that the kit itself can be tested on faulty games. */
export function checksOf<S extends Common>(rules: Rules<S>, kit: Kit<S>): Record<string, () => void> {
  const runs = kit.runs ?? 60;
  const tables = Array.from({ length: kit.tables ?? 10 }, (_, seed) => seed);
  const asked = () => keptMoves(rules, 7);
  const checks: Record<string, () => void> = {
    'a table ends and its score adds up': () => {
      for (const seed of tables) checkEnds(rules, seed);
    },
    'old clones and views never change': () => {
      for (const seed of tables.slice(0, 3)) checkOldOnes(rules, seed);
    },
    'who must act has moves, others have none': () => atPositions(rules, runs, (at) => checkMoves(rules, at)),
    'seats are ranked as their sheets say': () => atPositions(rules, runs, (at) => checkRanking(rules, at)),
    'notation reads back': () => atPositions(rules, runs, (at) => checkNotation(rules, at)),
    'moves from elsewhere are judged like any other': () => {
      const kept = asked();
      atPositions(rules, runs, (at) => checkForeign(rules, at, kept));
    },
    'moves play on clones and strand nobody': () =>
      atPositions(rules, runs, (at, seed) => checkApply(rules, at, randomFrom(seed))),
    'same outcomes, same table': () => atPositions(rules, runs, (at) => checkReplay(rules, at)),
    'pick chooses among the moves, and each of them': () =>
      atPositions(rules, Math.ceil(runs / 3), (at, seed) => checkPick(rules, at, randomFrom(seed))),
    'events have one private part': () =>
      atPositions(rules, runs, (at, seed) => checkEvents(rules, at, randomFrom(seed))),
    'an imagined world cannot be told from the real one': () => {
      const kept = asked();
      atPositions(rules, runs, (at, seed) => checkRoundTrip(rules, at, randomFrom(seed), kept));
    },
    'undo teaches nothing': () => atPositions(rules, runs, (at, seed) => checkUndo(rules, at, randomFrom(seed))),
  };
  const { conserved, swap } = kit;
  if (conserved !== undefined)
    checks['what is in the box stays conserved'] = () => {
      for (const seed of tables) checkConserved(rules, seed, conserved);
    };
  if (!kit.secrets)
    checks['all views are equal'] = () => atPositions(rules, runs, (at) => checkOpenInformation(rules, at));
  if (swap !== undefined)
    checks['exchanging a secret changes nothing for others'] = () => {
      const kept = asked();
      let swapped = 0;
      atPositions(rules, runs, (at, seed) => {
        if (checkSwap(rules, at, randomFrom(seed), kept, swap)) swapped++;
      });
      if (swapped === 0) throw new Error('no secret was ever exchanged: the check saw nothing');
    };
  if (kit.secrets && rules.seats > 1 && swap === undefined)
    throw new Error('a game with secrets must say how to swap them');
  return checks;
}

/** Registers every check as a test. */
export function conform<S extends Common>(name: string, open: () => Rules<S>, kit: Kit<S>): void {
  describe(`${name}: the contract`, () => {
    const rules = open();
    for (const [title, check] of Object.entries(checksOf(rules, kit))) test(title, () => expect(check).not.toThrow());
  });
}
