/** Phase 10: the round marker moves; after the last round the table is over (WD-28). */

import type { Phase } from './phase.ts';

const LAST_ROUND = 'rounds';

export const round: Phase = {
  id: 'round',
  begin(t, s, _chance, tell) {
    if (s.round < t.rounds) s.round++;
    else {
      s.ended = LAST_ROUND;
      tell?.({ kind: 'ended', by: null });
    }
  },
};
