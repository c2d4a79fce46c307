/** At a table typed in from a real box: what came last is said again, and what was done since is undone. */

import { at as elementAt } from '@quai/engine/at.ts';
import type { Seat } from '@quai/engine/contract.ts';
import type { Moved } from './entry.ts';
import { appendIn, begin, changed, type Handled, mayUndo, no, playIn, type Room } from './room.ts';

/** Each question says in `was` what was answered the first time. */
export function correctIn(room: Room, seat: Seat, at: number, given: readonly number[] = []): Handled {
  const { table } = room;
  if (room.box === undefined) return no('malformed');
  if (table === null) return no('table:not-started');
  if (table.over !== null) return no('over');
  const drew = table.live.findLast(({ seq }) => (elementAt(table.entries, seq) as Moved).outcomes.length > 0);
  if (drew === undefined) {
    const again = answering(begin(room, at, given), (elementAt(table.entries, 0) as Moved).outcomes, given);
    return again.ok ? { ...again, anew: true } : again;
  }
  if (!mayUndo(table)) return no('table:undo-limit');
  const entry = elementAt(table.entries, drew.seq) as Moved;
  const back = appendIn(room, { kind: 'undo', seat, to: drew.seq, consent: true, at });
  if (!back.ok || back.room.table === null) return back;
  const since = elementAt(back.room.table.since, entry.seat);
  const again = answering(playIn(back.room, entry.seat, since, entry.moves, at, given), entry.outcomes, given);
  return again.ok ? changed(again.room, [...back.entries, ...again.entries]) : again;
}

function answering(handled: Handled, before: readonly number[], given: readonly number[]): Handled {
  const was = before[given.length];
  if (handled.ok || handled.asked === undefined || was === undefined) return handled;
  return { ...handled, asked: { ...handled.asked, was } };
}
