/** Editions that cannot be played: figures of the wrong kind, missing ones, then those that make no sense together. */

import type { Fault } from '@quai/table/test/fault.ts';

export const faults: readonly Fault[] = [
  (edition) => Object.assign(edition.trains![3]!, { cost: 'two' }),
  (edition) => Object.assign(edition.regions![1]!, { id: 'a b' }),
  (edition) => Object.assign(edition.profit!, { start: 6 }),
  (edition) => edition.borders!.pop(),
];
