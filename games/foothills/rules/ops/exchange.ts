/** `exchange`: up to a number of times, pays a cost in full and receives a gain in full (FH-22, FH-41.21). */

import type { Chance } from '@quai/engine/chance.ts';
import type { Open, Seat, Tell } from '@quai/engine/contract.ts';
import { canReceiveWhole, gainFigures, receive } from '../gains.ts';
import { ask, askAgain, mayStop } from '../interpreter.ts';
import { EXCHANGE, exchangeMove, kindOf, STOP, stop } from '../moves.ts';
import { param } from '../params.ts';
import { canPay, charge, ownFigures } from '../pay.ts';
import { waysToPay } from '../prices.ts';
import { closeFrame, type State } from '../state.ts';
import { argOf, type Op, type Operation, opOf, type Tables } from '../tables.ts';

const params = { pay: param('cost'), gain: param('gain'), maxTimes: param('count') };

function possible(t: Tables, s: State, seat: Seat, op: Op): boolean {
  return canPay(t, s, seat, op.price) && canReceiveWhole(s, op.gain);
}

function swap(t: Tables, s: State, seat: Seat, op: Op, times: number, chance: Chance, tell?: Tell): void {
  askAgain(s, seat, op, times + 1);
  if (charge(t, s, seat, op, op.price, 'exchangePaid', 0, tell)) receive(t, s, seat, op, op.gain, chance, tell);
}

export const exchange: Operation<typeof params> = {
  params,
  step: 'exchange',
  compile: (raw, compiler) => ({
    price: compiler.price(waysToPay(raw.pay)),
    gain: gainFigures(raw.gain),
    times: raw.maxTimes,
  }),
  can: possible,
  whyNot: () => 'FH-41.21',
  start(t, s, seat, op, chance, tell) {
    if (op.isOption) swap(t, s, seat, op, 0, chance, tell);
    else ask(t, s, seat, op, 0);
  },
  steps: (t) => ({
    /** Frame: operation, times done. */
    exchange: {
      candidates(_s, _seat, _open, each) {
        each(exchangeMove);
        each(stop);
      },
      check(s, seat, open, m) {
        const op = opOf(t, open);
        if (kindOf(m) === STOP) return mayStop(t, s, seat, op, argOf(open, 1)) ? null : 'FH-11';
        if (kindOf(m) !== EXCHANGE) return 'step';
        return possible(t, s, seat, op) ? null : 'FH-41.21';
      },
      details: (s, seat, open) => ownFigures(s, seat, opOf(t, open)),
      apply(s, seat, open, m, chance, tell) {
        closeFrame(s, seat);
        if (kindOf(m) === EXCHANGE) swap(t, s, seat, opOf(t, open), argOf(open, 1), chance, tell);
      },
    },
    /** Continues once the cost is paid. Frame: operation. */
    exchangePaid: {
      run(s: State, seat: Seat, open: Open, chance: Chance, tell?: Tell) {
        const op = opOf(t, open);
        receive(t, s, seat, op, op.gain, chance, tell);
      },
    },
  }),
};
