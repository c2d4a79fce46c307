/** `flipExtra`: may flip that many other action cards, in step 3, or at once as an effect of building (FH-12, FH-28). */

import { openFlips } from '../flips.ts';
import { param } from '../params.ts';
import { SLOTS } from '../state.ts';
import type { Operation } from '../tables.ts';

const params = { max: param('countOrAny') };

export const flipExtra: Operation<typeof params> = {
  params,
  noEffect: true,
  compile: (raw) => ({ max: raw.max === 'any' ? SLOTS : raw.max }),
  can: () => true,
  start(_t, s, seat, op) {
    if (op.owner.kind === 'onBuild') openFlips(s, seat, op.max);
    else s.flips += op.max;
  },
};
