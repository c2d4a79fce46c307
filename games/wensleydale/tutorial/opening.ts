/** The set-up of the lesson's table. */

import type { Position } from '@quai/engine/lesson.ts';
import { withOutlines } from '../edition/outlines.ts';
import dales from '../editions/earlier/dales-2.json' with { type: 'json' };

/** Round 1 after the first bid: the learner is second. */
export const opening: Position = {
  seats: 3,
  seat: 0,
  // Played on the map as it was before it was made harder to earn on.
  figures: withOutlines(dales),
  start: [
    2, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0,
    0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1,
    0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0,
    1, 1, 0, 0, 1, 0, 1, 2, 2, 2, 0, 0, 1, 2, 1, 0, 1, 1, 1, 1, 2, 1, 0, 2, 2, 2, 1, 1, 0, 2, 2, 1, 0, 2, 2, 0, 1, 2, 1,
    0, 1, 0, 2, 2, 0, 0, 0, 0, 0, 2, 0, 2, 0, 1, 1, 0, 2, 1, 1, 2, 2, 1, 0, 1, 1, 2, 1, 0, 2, 2, 2, 0, 1, 1, 2, 0, 1, 3,
    3, 0, 1, 1, 2, 0,
  ],
  log: [{ seat: 2, moves: 'bid:7:2' }],
};
