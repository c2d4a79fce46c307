/** The opened rules of FootHills: puts together everything the contract asks for. */

import type { Options, Rules } from '@quai/engine/contract.ts';
import { cardStep, endTurnWork, finishWork } from './cards.ts';
import { flipStep } from './flips.ts';
import { gainStep } from './gains.ts';
import { againWork, restWork } from './interpreter.ts';
import type { Move } from './moves.ts';
import { notation } from './notation.ts';
import { openTables } from './open.ts';
import { operations } from './ops/list.ts';
import { payStep } from './pay.ts';
import { picker } from './pick.ts';
import type { Edition } from './printed.ts';
import { replaceStep, scoreStep } from './pub.ts';
import { standings } from './score.ts';
import { next, openingStep, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { visitBuiltWork, visitStep } from './surveyor.ts';
import type { Steps, Tables } from './tables.ts';

/** Nothing is hidden except future draws from the bag, so a view is the state itself (FH-41.32). */
export type View = State;

export interface FootHills extends Rules<State, Move, View> {
  readonly tables: Tables;
}

/** The latest rules; `game.ts` has the same number. */
const LATEST = 2;

export function openRules(edition: Edition, options: Options, rulesNumber: number = LATEST): FootHills {
  const t = openTables(edition, options, rulesNumber);
  const steps = stepsOf(t);
  return {
    seats: 2,
    tables: t,
    setup: (chance, tell) => setup(t, chance, tell),
    steps,
    next: (s, chance, tell) => next(t, s, chance, tell),
    view: (s) => clone(s),
    imagine: (view) => clone(view),
    standings: (s) => standings(t, s),
    clone,
    ...notation(t),
    pick: picker(t, steps),
  };
}

function stepsOf(t: Tables): Steps {
  const steps: Steps = {
    opening: openingStep,
    card: cardStep(t),
    rest: restWork(t),
    again: againWork(t),
    gain: gainStep(t),
    pay: payStep(t),
    visitBuilt: visitBuiltWork(t),
    visit: visitStep(t),
    score: scoreStep(t),
    replace: replaceStep(t),
    flip: flipStep,
    finish: finishWork(t),
    endTurn: endTurnWork(t),
  };
  for (const operation of Object.values(operations)) Object.assign(steps, operation.steps?.(t));
  return steps;
}
