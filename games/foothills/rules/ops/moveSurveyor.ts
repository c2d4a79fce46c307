/** `moveSurveyor`: up to a number of times, at least once, moves to a target and does its action (FH-31). */

import { ask, askAgain, mayStop } from '../interpreter.ts';
import { kindOf, move, STOP, stop, TARGET, TO_HOME, TO_PUB, TO_STATION, whichOf } from '../moves.ts';
import { param, paramOr } from '../params.ts';
import { pileFigures } from '../pub.ts';
import { closeFrame } from '../state.ts';
import { hasTarget, sendSurveyor, targetBits, targetRefusal } from '../surveyor.ts';
import { argOf, layoutOf, type Operation, opOf } from '../tables.ts';

const params = { targets: param('targets'), maxTimes: paramOr('count', 1) };

export const moveSurveyor: Operation<typeof params> = {
  params,
  step: 'surveyor',
  compile: (raw) => ({ targets: targetBits(raw.targets), times: raw.maxTimes }),
  can: hasTarget,
  start: (t, s, seat, op) => ask(t, s, seat, op, 0),
  steps: (t) => ({
    /** Frame: operation, times done. */
    surveyor: {
      candidates(s, _seat, _open, each) {
        for (const station of layoutOf(t, s).stations) each(move(TARGET, TO_STATION + station));
        each(move(TARGET, TO_PUB));
        each(move(TARGET, TO_HOME));
        each(stop);
      },
      check(s, seat, open, m) {
        const op = opOf(t, open);
        const times = argOf(open, 1);
        if (kindOf(m) === STOP) {
          if (times === 0 && !op.again) return 'FH-41.19';
          return mayStop(t, s, seat, op, times) ? null : 'FH-11';
        }
        return kindOf(m) === TARGET ? targetRefusal(t, s, seat, op, whichOf(m)) : 'step';
      },
      details: (s, seat, _open, m) => ({
        target: whichOf(m) < TO_STATION ? '' : (t.stations[whichOf(m) - TO_STATION]?.code ?? ''),
        ...pileFigures(s, seat),
      }),
      apply(s, seat, open, m, chance, tell) {
        closeFrame(s, seat);
        if (kindOf(m) === STOP) return;
        const op = opOf(t, open);
        askAgain(s, seat, op, argOf(open, 1) + 1);
        sendSurveyor(t, s, seat, op, whichOf(m), chance, tell);
      },
    },
  }),
};
