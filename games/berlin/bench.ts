/** What is measured of Berlin. */

import type { Bench } from '@quai/engine/bench.ts';

export const bench: Bench = {
  tables: [{ seats: 2, target: 5_000 }],
  search: { seats: 2, moves: 30 },
};
