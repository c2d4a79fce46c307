/** `scoreCard`: may move one of the seat's action cards to the scoring pile and replace it, as at the pub (FH-29, FH-35). */

import { mayEnterPub, openScoring } from '../pub.ts';
import type { Operation } from '../tables.ts';

const params = {};

export const scoreCard: Operation<typeof params> = {
  params,
  compile: () => ({}),
  can: (_t, s, seat) => mayEnterPub(s, seat),
  start: (_t, s, seat, op) => openScoring(s, seat, op, op.isOption),
};
