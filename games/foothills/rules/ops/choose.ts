/** `choose`: up to a number of times, one possible option is chosen and done. */

import type { Seat } from '@quai/engine/contract.ts';
import { ask, askAgain, mayStop } from '../interpreter.ts';
import { kindOf, move, OPTION, STOP, stop, whichOf } from '../moves.ts';
import { param } from '../params.ts';
import { ownFigures } from '../pay.ts';
import { closeFrame, type State } from '../state.ts';
import { argOf, type Op, type Operation, opOf, type Tables } from '../tables.ts';

const params = { options: param('ops'), maxTimes: param('count') };

function can(t: Tables, s: State, seat: Seat, op: Op): boolean {
  return op.does.can(t, s, seat, op);
}

export const choose: Operation<typeof params> = {
  params,
  step: 'choose',
  compile: (raw, compiler) => ({ options: raw.options.map((option) => compiler.option(option)), times: raw.maxTimes }),
  can(t, s, seat, op) {
    for (let i = 0; i < op.options.length; i++) if (can(t, s, seat, op.options[i]!)) return true;
    return false;
  },
  start: (t, s, seat, op) => ask(t, s, seat, op, 0),
  steps: (t) => ({
    /** Frame: operation, times done. */
    choose: {
      candidates(_s, _seat, open, each) {
        for (let i = 0; i < opOf(t, open).options.length; i++) each(move(OPTION, i));
        each(stop);
      },
      check(s, seat, open, m) {
        const op = opOf(t, open);
        if (kindOf(m) === STOP) return mayStop(t, s, seat, op, argOf(open, 1)) ? null : 'FH-11';
        const option = kindOf(m) === OPTION ? op.options[whichOf(m)] : undefined;
        if (option === undefined) return 'step';
        return can(t, s, seat, option) ? null : (option.does.whyNot?.(t, s, seat, option) ?? 'FH-11');
      },
      details: (s, seat, open) => ownFigures(s, seat, opOf(t, open)),
      apply(s, seat, open, m, chance, tell) {
        closeFrame(s, seat);
        const op = opOf(t, open);
        const option = kindOf(m) === OPTION ? op.options[whichOf(m)] : undefined;
        if (option === undefined) return;
        askAgain(s, seat, op, argOf(open, 1) + 1);
        option.does.start(t, s, seat, option, chance, tell);
      },
    },
  }),
};
