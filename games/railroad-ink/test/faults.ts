/** Editions that cannot be played: figures of the wrong kind, missing ones, then those that make no sense together. */

import type { Fault } from '@quai/table/test/fault.ts';

export const faults: readonly Fault[] = [
  (edition) => Object.assign(edition.rounds!, { count: 'seven' }),
  (edition) => Object.assign(edition.board!.exits![0]!, { space: 'Z9' }),
  (edition) => edition.scoring!.exits!.pop(),
  (edition) => Object.assign(edition.faces![0]!, { joined: [] }),
];
