/** Which tables are waiting for this player, and in which order. */

import type { Summary } from '@quai/protocol/answers/tables.ts';

export const keptForYou = ({ status, seats }: Summary): boolean =>
  status === 'open' && seats.some((seat) => seat.kept && !seat.taken);

/** Whether the others are waiting for this person. */
export const waits = (table: Summary): boolean => table.yourTurn || table.asked || keptForYou(table);

/** Those with the least time first. */
export function waitingFor(tables: readonly Summary[]): readonly Summary[] {
  const due = (table: Summary) => table.due ?? Number.POSITIVE_INFINITY;
  return tables.filter(waits).sort((one, other) => (due(one) === due(other) ? 0 : due(one) - due(other)));
}
