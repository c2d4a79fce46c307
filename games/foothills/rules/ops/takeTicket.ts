/** `takeTicket`: takes a ticket of that colour, unless the seat has one (FH-33). */

import { param } from '../params.ts';
import type { Operation } from '../tables.ts';
import { canTakeTicket, giveTicket } from '../tickets.ts';

const params = { colour: param('colour') };

export const takeTicket: Operation<typeof params> = {
  params,
  compile: (raw, compiler) => ({ colour: compiler.colour(raw.colour) }),
  can: (t, s, seat, op) => canTakeTicket(t, s, seat, op.colour),
  start: (t, s, seat, op, _chance, tell) => giveTicket(t, s, seat, op.colour, tell),
};
