/** Phase 8: the new seat order, from the profit/loss track (WD-25). */

import { PROFIT } from '../kinds.ts';
import { orderOn } from '../piles.ts';
import type { Phase } from './phase.ts';

export const seatOrder: Phase = {
  id: 'seatOrder',
  begin(_t, s, _chance, tell) {
    s.order = orderOn(s, PROFIT);
    tell?.({ kind: 'seatOrder', by: null, order: s.order.slice() });
  },
};
