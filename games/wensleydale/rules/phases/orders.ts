/** Phase 4: the building order and the train order for the whole round (WD-10, WD-31.21). */

import { GOVERNMENT, TRAIN } from '../kinds.ts';
import { orderOn } from '../piles.ts';
import type { Phase } from './phase.ts';

export const orders: Phase = {
  id: 'orders',
  begin(_t, s, _chance, tell) {
    s.buildOrder = orderOn(s, GOVERNMENT);
    s.trainOrder = orderOn(s, TRAIN);
    tell?.({ kind: 'orders', by: null, buildOrder: s.buildOrder.slice(), trainOrder: s.trainOrder.slice() });
  },
};
