/** What is measured of Northern Lights. */

import type { Bench } from '@quai/engine/bench.ts';

export const bench: Bench = {
  tables: [{ seats: 2, target: 1_500 }],
  search: { seats: 2, moves: 30 },
};
