/** Checked access to the lists of a state. */

import { at } from '@quai/engine/at.ts';
import type { Seat } from '@quai/engine/contract.ts';

/** The list that belongs to a seat. It only ever sees lists of lists, so unlike `at` it is fast enough for playouts. */
export function ofSeat<List extends readonly unknown[]>(lists: readonly List[], seat: Seat): List {
  const list = lists[seat];
  if (list === undefined) throw new RangeError(`no seat ${seat} among ${lists.length}`);
  return list;
}

/** Changes a number in place. */
export function addTo(numbers: number[], index: number, change: number): void {
  numbers[index] = at(numbers, index) + change;
}
