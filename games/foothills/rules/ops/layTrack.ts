/** `layTrack`: up to a number of times, chooses a line, pays, and lays track on its leftmost free space (FH-22, FH-23). */

import type { Chance } from '@quai/engine/chance.ts';
import type { Open, RuleId, Seat, Tell } from '@quai/engine/contract.ts';
import { ask, askAgain, mayStop } from '../interpreter.ts';
import { FILTERS, lineAllowed } from '../lines.ts';
import { kindOf, LINE, move, STOP, stop, whichOf } from '../moves.ts';
import { param } from '../params.ts';
import { canPay, charge, ownFigures } from '../pay.ts';
import { waysToPay } from '../prices.ts';
import { closeFrame, type State } from '../state.ts';
import { argOf, layoutOf, type Op, type Operation, opOf, type Tables } from '../tables.ts';
import { freeTrackSpace, layTrack as lay } from '../track.ts';

const params = { cost: param('cost'), maxTimes: param('count'), lineFilter: param('lineFilter') };

function lineRefusal(t: Tables, s: State, seat: Seat, op: Op, line: number): RuleId | null {
  if (!layoutOf(t, s).inPlay[line]) return 'FH-2';
  if (!lineAllowed(t, s, seat, op.filter, line)) return 'FH-41.15';
  if (s.buffers[line] === 1) return 'FH-24';
  return freeTrackSpace(t, s, line) < 0 ? 'FH-23' : null;
}

function hasLine(t: Tables, s: State, seat: Seat, op: Op): boolean {
  const { lines } = layoutOf(t, s);
  for (let i = 0; i < lines.length; i++) if (lineRefusal(t, s, seat, op, lines[i]!) === null) return true;
  return false;
}

const NONE = -1;
const SEVERAL = -2;

function onlyLine(t: Tables, s: State, seat: Seat, op: Op): number {
  const { lines } = layoutOf(t, s);
  let found = NONE;
  for (const line of lines) {
    if (lineRefusal(t, s, seat, op, line) !== null) continue;
    if (found !== NONE) return SEVERAL;
    found = line;
  }
  return found;
}

function layOn(t: Tables, s: State, seat: Seat, op: Op, line: number, times: number, tell?: Tell): void {
  askAgain(s, seat, op, times + 1);
  if (charge(t, s, seat, op, op.price, 'layPaid', line, tell)) lay(t, s, seat, line, tell);
}

export const layTrack: Operation<typeof params> = {
  params,
  step: 'track',
  compile: (raw, compiler) => ({
    price: compiler.price(waysToPay(raw.cost)),
    times: raw.maxTimes,
    filter: FILTERS.indexOf(raw.lineFilter),
  }),
  can: (t, s, seat, op) => s.tiles[seat] !== 0 && canPay(t, s, seat, op.price) && hasLine(t, s, seat, op),
  whyNot(t, s, seat, op) {
    if (s.tiles[seat] === 0) return 'FH-30';
    return canPay(t, s, seat, op.price) ? null : 'FH-41.21';
  },
  start(t, s, seat, op, _chance, tell) {
    const only = op.isOption ? onlyLine(t, s, seat, op) : SEVERAL;
    if (only === SEVERAL) ask(t, s, seat, op, 0);
    else layOn(t, s, seat, op, only, 0, tell);
  },
  steps: (t) => ({
    /** Frame: operation, times done. */
    track: {
      candidates(s, _seat, _open, each) {
        for (const line of layoutOf(t, s).lines) each(move(LINE, line));
        each(stop);
      },
      check(s, seat, open, m) {
        const op = opOf(t, open);
        if (kindOf(m) === STOP) return mayStop(t, s, seat, op, argOf(open, 1)) ? null : 'FH-11';
        if (kindOf(m) !== LINE) return 'step';
        if (s.tiles[seat] === 0) return 'FH-30';
        return canPay(t, s, seat, op.price) ? lineRefusal(t, s, seat, op, whichOf(m)) : 'FH-41.21';
      },
      details: (s, seat, open, m) => ({
        ...ownFigures(s, seat, opOf(t, open)),
        line: t.lineIds[whichOf(m)] ?? '',
      }),
      apply(s, seat, open, m, _chance, tell) {
        closeFrame(s, seat);
        if (kindOf(m) === STOP) return;
        layOn(t, s, seat, opOf(t, open), whichOf(m), argOf(open, 1), tell);
      },
    },
    /** Continues once the cost is paid. Frame: operation, line. */
    layPaid: {
      run(s: State, seat: Seat, open: Open, _chance: Chance, tell?: Tell) {
        lay(t, s, seat, argOf(open, 1), tell);
      },
    },
  }),
};
