/** What is measured of Railroad Ink. */

import type { Bench } from '@quai/engine/bench.ts';

export const bench: Bench = {
  tables: [
    { seats: 1, target: 30_000 },
    { seats: 4 },
    { seats: 1, options: { expansion: 'river' } },
    { seats: 1, options: { expansion: 'lake' } },
  ],
  // An iteration is one sampled roll, answered by a whole round.
  search: { seats: 1, moves: 15 },
  replay: { seats: 4, target: 100_000 },
  load: { seats: 4 },
};
