/** `choose`: up to so many times one option that can be done is chosen and done. */

import type { Seat } from '@quai/engine/contract.ts';
import { ask, askAgain, mayStop } from '../interpreter.ts';
import { kindOf, move, OPTION, STOP, stop, whichOf } from '../moves.ts';
import { param } from '../params.ts';
import { ownFigures } from '../pay.ts';
import type { State } from '../state.ts';
import type { Op, Operation, Tables } from '../tables.ts';

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
        for (let i = 0; i < t.ops[open.args[0]!]!.options.length; i++) each(move(OPTION, i));
        each(stop);
      },
      check(s, seat, open, m) {
        const op = t.ops[open.args[0]!]!;
        if (kindOf(m) === STOP) return mayStop(t, s, seat, op, open.args[1]!) ? null : 'FH-11';
        if (kindOf(m) !== OPTION || whichOf(m) >= op.options.length) return 'step';
        const option = op.options[whichOf(m)]!;
        return can(t, s, seat, option) ? null : (option.does.whyNot?.(t, s, seat, option) ?? 'FH-11');
      },
      details: (s, seat, open) => ownFigures(s, seat, t.ops[open.args[0]!]!),
      apply(s, seat, open, m, chance, tell) {
        s.open[seat]!.pop();
        if (kindOf(m) === STOP) return;
        const op = t.ops[open.args[0]!]!;
        const option = op.options[whichOf(m)]!;
        askAgain(s, seat, op, open.args[1]! + 1);
        option.does.start(t, s, seat, option, chance, tell);
      },
    },
  }),
};
