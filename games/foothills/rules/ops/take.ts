/** `take`: receives a gain, as far as available; each iron and stone from the yard or the bag, by choice. */

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
