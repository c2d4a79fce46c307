/** Editions that cannot be played: figures of the wrong kind, missing ones, then those that make no sense together. */

import type { Fault } from '@quai/table/test/fault.ts';

export const faults: readonly Fault[] = [
  (edition) => Object.assign(edition.seats!, { min: 'two' }),
  (edition) => Reflect.deleteProperty(edition, 'places'),
  (edition) => Object.assign(edition, { extra: 1 }),
  (edition) => Object.assign(edition.cards!.colours![0]!, { letter: 'ab' }),
  (edition) => Object.assign(edition.routes![0]!, { a: 'nowhere' }),
  (edition) => Object.assign(edition.tickets!, { keepDealt: 9 }),
];
