/** Paying a debt kind by kind: what a line costs beyond cubes, or the price of train influence by exchange. */

import type { Open, RuleId, Seat, Tell } from '@quai/engine/contract.ts';
import { influence, spend } from '../influence.ts';
import { CUBES, GOVERNMENT, MR, NER, SOURCE_NAMES, TRAIN } from '../kinds.ts';
import { amountOf, doing, type Move, PAY, payMove, subjectOf } from '../moves.ts';
import { closeFrame, openFrame, type State } from '../state.ts';
import type { WensleydaleStep } from './phase.ts';

/** What the debt is for. */
export const FOR_LINE = 0;
export const FOR_TRAIN = 1;
type Purpose = typeof FOR_LINE | typeof FOR_TRAIN;

/**
 * The kinds that can be paid with, in the order in which the seat is asked. For a line, cubes have been used up before
 * (WD-16); for a train, train influence is what is bought, so it is never given (WD-31.12).
 */
const SOURCES = [
  [GOVERNMENT, TRAIN, MR, NER],
  [CUBES, GOVERNMENT, MR, NER],
] as const;

type Place = 0 | 1 | 2 | 3;
type Args = readonly [purpose: Purpose, debt: number, place: Place];

/** A frame's arguments: what the debt is for, how much is left to pay, and the index of the kind asked for. */
const argsOf = (open: Open) => open.args as Args;
const purposeOf = (open: Open) => argsOf(open)[0];
const debtOf = (open: Open) => argsOf(open)[1];
const placeOf = (open: Open) => argsOf(open)[2];

export const sourceOf = (open: Open) => SOURCES[purposeOf(open)][placeOf(open)];

export const payStep: WensleydaleStep = {
  candidates(s, seat, open, each) {
    const most = Math.min(debtOf(open), available(s, seat, sourceOf(open)));
    for (let amount = 0; amount <= most; amount++) each(payMove(sourceOf(open), amount));
  },
  check: refusePayment,
  details: (s, seat, open) => ({ least: leastOf(s, seat, open), most: mostOf(s, seat, open), due: debtOf(open) }),
  apply(s, seat, open, move, _chance, tell) {
    closeFrame(s, seat);
    pay(s, seat, purposeOf(open), sourceOf(open), amountOf(move), tell);
    ask(s, seat, purposeOf(open), debtOf(open) - amountOf(move), placeOf(open) + 1, tell);
  },
};

function refusePayment(s: State, seat: Seat, open: Open, move: Move): RuleId | null {
  if (doing(move) !== PAY || subjectOf(move) !== sourceOf(open)) return 'step';
  const amount = amountOf(move);
  if (amount >= leastOf(s, seat, open) && amount <= mostOf(s, seat, open)) return null;
  return purposeOf(open) === FOR_LINE ? 'WD-31.10' : 'WD-31.12';
}

/** Makes the seat pay a debt, which the caller has checked it can. */
export function demand(s: State, seat: Seat, purpose: Purpose, due: number, tell?: Tell): void {
  ask(s, seat, purpose, due, 0, tell);
}

/** Asks how much of each kind to pay, and pays without asking where there is no choice. */
function ask(s: State, seat: Seat, purpose: Purpose, due: number, from: number, tell?: Tell): void {
  let left = due;
  for (let place = from; left > 0; place++) {
    const open: Open = { step: 'pay', args: [purpose, left, place] };
    const least = leastOf(s, seat, open);
    if (least < mostOf(s, seat, open)) {
      openFrame(s, seat, open);
      return;
    }
    pay(s, seat, purpose, sourceOf(open), least, tell);
    left -= least;
  }
}

/** What the kinds after this one cannot cover. */
export function leastOf(s: State, seat: Seat, open: Open): number {
  const sources = SOURCES[purposeOf(open)];
  let later = 0;
  for (let place = placeOf(open) + 1; place < sources.length; place++) later += available(s, seat, sources[place]!);
  return Math.max(0, debtOf(open) - later);
}

export function mostOf(s: State, seat: Seat, open: Open): number {
  return Math.min(debtOf(open), available(s, seat, sourceOf(open)));
}

function available(s: State, seat: Seat, source: number): number {
  return source === CUBES ? s.hand[seat]! : influence(s, seat, source);
}

/** Everything a seat could give in an exchange. */
export function exchangeable(s: State, seat: Seat): number {
  let sum = 0;
  for (const source of SOURCES[FOR_TRAIN]) sum += available(s, seat, source);
  return sum;
}

function pay(s: State, seat: Seat, purpose: number, source: number, amount: number, tell?: Tell): void {
  if (amount === 0) return;
  tell?.({ kind: 'paid', by: seat, purpose, source: SOURCE_NAMES[source], amount });
  if (source === CUBES) {
    s.hand[seat]! -= amount;
    s.stock[seat]! += amount;
  } else spend(s, seat, source, amount, tell);
}
