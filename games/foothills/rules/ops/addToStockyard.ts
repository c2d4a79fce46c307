/** `addToStockyard`: draws that many cubes from the bag, however many are there already; white ones are events. */

import { param } from '../params.ts';
import { WHITE } from '../state.ts';
import { bagResources, drawToYard } from '../stockyard.ts';
import type { Operation } from '../tables.ts';

const params = { cubes: param('count') };

export const addToStockyard: Operation<typeof params> = {
  params,
  compile: (raw) => ({ max: raw.cubes }),
  can: (_t, s) => bagResources(s) + s.bag[WHITE] > 0,
  start(t, s, _seat, op, chance, tell) {
    s.done = 1;
    drawToYard(t, s, op.max, chance, tell);
  },
};
