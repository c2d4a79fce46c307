/** What is measured of FootHills. */

import type { Bench } from '@quai/engine/bench.ts';

export const bench: Bench = {
  tables: [{ seats: 2, target: 2_000 }],
  search: { seats: 2, moves: 30 },
};
