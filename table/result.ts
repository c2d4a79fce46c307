/** How a table ended, or would end now: the standings of everybody. */

import type { Standing } from '@quai/engine/contract.ts';
import type { Table } from './log.ts';

/** A score may take long to add up, and everybody at the table is told the result. */
const results = new WeakMap<Table, readonly Standing[]>();

/** The standings of the game, with those who resigned ranked after everybody else. */
export function result(table: Table): readonly Standing[] {
  const known = results.get(table) ?? resultOf(table);
  results.set(table, known);
  return known;
}

function resultOf(table: Table): readonly Standing[] {
  const standings = table.rules.standings(table.state);
  if (table.resigned.length === 0) return standings;
  const stayed = standings.filter((row) => !table.resigned.includes(row.seat));
  return standings.map((row) => ({
    ...row,
    rank: table.resigned.includes(row.seat)
      ? stayed.length + 1
      : 1 + stayed.filter((other) => other.rank < row.rank).length,
  }));
}

/** Whether several seats share the first place. */
export function isTied(table: Table): boolean {
  return result(table).filter(({ rank }) => rank === 1).length > 1;
}
