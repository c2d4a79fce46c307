/** The opened rules: puts together everything the contract asks for. */

import type { Options, Rules } from '@quai/engine/contract.ts';
import type { Edition } from '../edition.ts';
import { type Move, notation } from './moves.ts';
import { openTables, type Tables } from './open.ts';
import { bidStep } from './phases/auction.ts';
import { buildStep } from './phases/build.ts';
import { next } from './phases/list.ts';
import { payStep } from './phases/pay.ts';
import { takeoverStep } from './phases/takeover.ts';
import { purchaseWork, trainsStep } from './phases/trains.ts';
import { picker } from './pick.ts';
import { ranking, standings } from './score.ts';
import { setup } from './setup.ts';
import { cloneState, type State } from './state.ts';

/** Nothing is secret, so a view is a copy of the state. */
export interface WensleydaleRules extends Rules<State, Move, State> {
  readonly tables: Tables;
}

/** The latest rules; `game.ts` has the same number. */
const LATEST = 2;

export function openRules(
  edition: Edition,
  seats: number,
  options: Options = {},
  rulesNumber: number = LATEST,
): WensleydaleRules {
  const t = openTables(edition, seats, options, rulesNumber);
  const steps = {
    bid: bidStep(t),
    build: buildStep(t),
    pay: payStep,
    trains: trainsStep(t),
    takeover: takeoverStep(t),
  };
  return {
    tables: t,
    seats,
    setup: (chance, tell) => setup(t, chance, tell),
    steps: { ...steps, purchase: purchaseWork(t) },
    next: (s, chance, tell) => next(t, s, chance, tell),
    view: (s) => cloneState(s),
    imagine: (view) => cloneState(view),
    standings: (s) => standings(t, s),
    ranking: (s) => ranking(t, s),
    clone: cloneState,
    ...notation(t),
    pick: picker(t, steps),
  };
}
