/** `refillStockyard`: draws until the yard holds that many cubes, counting white ones, which are events. */

import { param } from '../params.ts';
import { type State, WHITE } from '../state.ts';
import { bagResources, drawToYard, yardResources } from '../stockyard.ts';
import type { Operation } from '../tables.ts';

const params = { toTotalCubes: param('count') };

function cubesOnYard(s: State): number {
  return yardResources(s) + s.yard[WHITE];
}

export const refillStockyard: Operation<typeof params> = {
  params,
  compile: (raw) => ({ max: raw.toTotalCubes }),
  can: (_t, s, _seat, op) => cubesOnYard(s) < op.max && bagResources(s) + s.bag[WHITE] > 0,
  start(t, s, _seat, op, chance, tell) {
    s.done = 1;
    drawToYard(t, s, op.max - cubesOnYard(s), chance, tell);
  },
};
