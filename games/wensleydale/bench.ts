/** What is measured of Last Train to Wensleydale. */

import type { Bench } from '@quai/engine/bench.ts';

export const bench: Bench = {
  tables: [{ seats: 3, target: 500 }],
  search: { seats: 3, moves: 30 },
};
