/** `take`: receive it; iron and stone from yard or bag, unit by unit by choice; as much as there is. */

import { canReceive, gainFigures, receive } from '../gains.ts';
import { param } from '../params.ts';
import type { Operation } from '../tables.ts';

const params = { gain: param('gain') };

export const take: Operation<typeof params> = {
  params,
  compile: (raw) => ({ gain: gainFigures(raw.gain) }),
  can: (_t, s, _seat, op) => canReceive(s, op.gain),
  start: (t, s, seat, op, chance, tell) => receive(t, s, seat, op, op.gain, chance, tell),
};
