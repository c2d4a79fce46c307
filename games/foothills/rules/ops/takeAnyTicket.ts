/** `takeAnyTicket`: takes a ticket of any colour in play that the seat does not have yet. */

import type { Seat } from '@quai/engine/contract.ts';
import { hasTicket } from '../lines.ts';
import { kindOf, move, TICKET, whichOf } from '../moves.ts';
import { closeFrame, openFrame, type State } from '../state.ts';
import { layoutOf, type Operation, type Tables } from '../tables.ts';
import { canTakeTicket, giveTicket } from '../tickets.ts';

const params = {};

const NONE = -1;
const SEVERAL = -2;

function onlyColour(t: Tables, s: State, seat: Seat): number {
  const { colours } = layoutOf(t, s);
  let found = NONE;
  for (const colour of colours) {
    if (!canTakeTicket(t, s, seat, colour)) continue;
    if (found !== NONE) return SEVERAL;
    found = colour;
  }
  return found;
}

export const takeAnyTicket: Operation<typeof params> = {
  params,
  compile: () => ({}),
  can: (t, s, seat) => onlyColour(t, s, seat) !== NONE,
  start(t, s, seat, op, _chance, tell) {
    const only = onlyColour(t, s, seat);
    if (only === SEVERAL) openFrame(s, seat, { step: 'ticket', args: [op.id] });
    else giveTicket(t, s, seat, only, tell);
  },
  steps: (t) => ({
    ticket: {
      candidates(s, _seat, _open, each) {
        for (const colour of layoutOf(t, s).colours) each(move(TICKET, colour));
      },
      check(s, seat, _open, m) {
        if (kindOf(m) !== TICKET) return 'step';
        if (canTakeTicket(t, s, seat, whichOf(m))) return null;
        return hasTicket(t, s, seat, whichOf(m)) ? 'FH-33' : 'FH-41.29';
      },
      apply(s, seat, _open, m, _chance, tell) {
        closeFrame(s, seat);
        giveTicket(t, s, seat, whichOf(m), tell);
      },
    },
  }),
};
