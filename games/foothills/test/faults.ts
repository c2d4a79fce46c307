/** Editions that cannot be played: figures of the wrong kind, missing ones, then those that make no sense together. */

import type { Fault } from '@quai/table/test/fault.ts';

export const faults: readonly Fault[] = [
  (edition) => Object.assign(edition.box!, { iron: 'many' }),
  (edition) => Object.assign(edition.backs![0]!, { card: 'here' }),
  (edition) => edition.backs!.pop(),
  (edition) => Object.assign(edition.setup!, { stockyard: 30, opening: 20 }),
];
