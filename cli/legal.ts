/** The legal moves of the seats that must act, in notation: as data, and printed. */

import type { Common, Rules, Seat } from '@quai/engine/contract.ts';
import { moves } from '@quai/engine/play.ts';
import { print } from './command.ts';

interface Legal {
  readonly seat: Seat;
  readonly step: string;
  readonly moves: readonly string[];
}

export function legalMoves(rules: Rules, state: Common, seats: readonly Seat[]): Legal[] {
  return seats.map((seat) => ({
    seat,
    step: state.open[seat]?.at(-1)?.step ?? '',
    moves: moves(rules, state, seat).map((move) => rules.format(move)),
  }));
}

export function printLegal(rows: readonly Legal[]): void {
  for (const row of rows) {
    print(`seat ${row.seat}, ${row.step}: ${row.moves.length}`);
    print(`  ${row.moves.join(' ')}`);
  }
}
