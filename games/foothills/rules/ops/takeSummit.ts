/** `takeSummit`: takes the summit token from its card or from the opponent (FH-34). */

import { NOT_IN_PLAY } from '../state.ts';
import type { Operation } from '../tables.ts';

const params = {};

export const takeSummit: Operation<typeof params> = {
  params,
  compile: () => ({}),
  can: (_t, s, seat) => s.summit !== NOT_IN_PLAY && s.summit !== seat,
  start(_t, s, seat, _op, _chance, tell) {
    tell?.({ kind: 'summit', by: seat, from: s.summit });
    s.summit = seat;
    s.done = 1;
  },
};
