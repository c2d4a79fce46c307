/** `takeFromStockyard`: resources one by one from the yard, which is refilled when it empties, and taking goes on (FH-13). */

import type { Seat } from '@quai/engine/contract.ts';
import { mayStop } from '../interpreter.ts';
import { ticketCount } from '../lines.ts';
import { CUBE, cubeMove, FROM_YARD, kindOf, STOP, stop, whichOf } from '../moves.ts';
import { param } from '../params.ts';
import { IRON, STONE, type State } from '../state.ts';
import { takeFromYard, yardResources } from '../stockyard.ts';
import type { Op, Operation, Tables } from '../tables.ts';

const params = { min: param('countOrNone'), max: param('countOrTickets') };
const PER_TICKET = -1;

function most(t: Tables, s: State, seat: Seat, op: Op): number {
  return op.max === PER_TICKET ? ticketCount(t, s, seat) : op.max;
}

function askFor(t: Tables, s: State, seat: Seat, op: Op, taken: number): void {
  if (taken < most(t, s, seat, op) && yardResources(s) > 0) s.open[seat]!.push({ step: 'yard', args: [op.id, taken] });
}

export const takeFromStockyard: Operation<typeof params> = {
  params,
  compile: (raw) => ({ min: raw.min, max: raw.max === 'tickets' ? PER_TICKET : raw.max }),
  can: (t, s, seat, op) => yardResources(s) > 0 && most(t, s, seat, op) > 0,
  start: (t, s, seat, op) => askFor(t, s, seat, op, 0),
  steps: (t) => ({
    /** Frame: operation, how many were taken. */
    yard: {
      candidates(_s, _seat, _open, each) {
        each(cubeMove(FROM_YARD, IRON));
        each(cubeMove(FROM_YARD, STONE));
        each(stop);
      },
      check(s, seat, open, m) {
        const op = t.ops[open.args[0]!]!;
        if (kindOf(m) === STOP) {
          if (open.args[1]! < op.min) return 'FH-13';
          return mayStop(t, s, seat, op, open.args[1]!) ? null : 'FH-11';
        }
        if (kindOf(m) !== CUBE) return 'step';
        const way = whichOf(m);
        return way >> 1 === FROM_YARD && s.yard[way & 1]! > 0 ? null : 'FH-13';
      },
      details: (s, _seat, open) => ({
        min: t.ops[open.args[0]!]!.min,
        taken: open.args[1]!,
        iron: s.yard[IRON]!,
        stone: s.yard[STONE]!,
      }),
      apply(s, seat, open, m, chance, tell) {
        s.open[seat]!.pop();
        if (kindOf(m) === STOP) return;
        takeFromYard(t, s, seat, whichOf(m) & 1, chance, tell);
        askFor(t, s, seat, t.ops[open.args[0]!]!, open.args[1]! + 1);
      },
    },
  }),
};
