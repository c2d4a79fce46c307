/** `takeFromStockyard`: takes resources one by one from the yard, which is refilled when it runs out (FH-13). */

import type { Seat } from '@quai/engine/contract.ts';
import { mayStop } from '../interpreter.ts';
import { ticketCount } from '../lines.ts';
import { CUBE, cubeMove, FROM_YARD, kindOf, resourceOf, STOP, sourceOf, stop, whichOf } from '../moves.ts';
import { param } from '../params.ts';
import { closeFrame, IRON, openFrame, STONE, type State } from '../state.ts';
import { takeFromYard, yardResources } from '../stockyard.ts';
import { argOf, type Op, type Operation, opOf, type Tables } from '../tables.ts';

const params = { min: param('countOrNone'), max: param('countOrTickets') };
const PER_TICKET = -1;

function most(t: Tables, s: State, seat: Seat, op: Op): number {
  return op.max === PER_TICKET ? ticketCount(t, s, seat) : op.max;
}

function askFor(t: Tables, s: State, seat: Seat, op: Op, taken: number): void {
  if (taken < most(t, s, seat, op) && yardResources(s) > 0) openFrame(s, seat, { step: 'yard', args: [op.id, taken] });
}

export const takeFromStockyard: Operation<typeof params> = {
  params,
  compile: (raw) => ({ min: raw.min, max: raw.max === 'tickets' ? PER_TICKET : raw.max }),
  can: (t, s, seat, op) => yardResources(s) > 0 && most(t, s, seat, op) > 0,
  start: (t, s, seat, op) => askFor(t, s, seat, op, 0),
  steps: (t) => ({
    /** Frame: operation, how many have been taken. */
    yard: {
      candidates(_s, _seat, _open, each) {
        each(cubeMove(FROM_YARD, IRON));
        each(cubeMove(FROM_YARD, STONE));
        each(stop);
      },
      check(s, seat, open, m) {
        const op = opOf(t, open);
        if (kindOf(m) === STOP) {
          if (argOf(open, 1) < op.min) return 'FH-13';
          return mayStop(t, s, seat, op, argOf(open, 1)) ? null : 'FH-11';
        }
        if (kindOf(m) !== CUBE) return 'step';
        const way = whichOf(m);
        return sourceOf(way) === FROM_YARD && s.yard[resourceOf(way)] > 0 ? null : 'FH-13';
      },
      details: (s, _seat, open) => ({
        min: opOf(t, open).min,
        taken: argOf(open, 1),
        iron: s.yard[IRON],
        stone: s.yard[STONE],
      }),
      apply(s, seat, open, m, chance, tell) {
        closeFrame(s, seat);
        if (kindOf(m) === STOP) return;
        takeFromYard(t, s, seat, resourceOf(whichOf(m)), chance, tell);
        askFor(t, s, seat, opOf(t, open), argOf(open, 1) + 1);
      },
    },
  }),
};
