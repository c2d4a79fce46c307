/**
 * A rematch: a new table of the same kind, with the seats reserved for the same people. Everybody moves on by one seat, unless
 * the game has its own rule.
 */

import { FREE, type Room, type Slot, seatsOf } from '@quai/table/room.ts';
import { botSlot } from '@quai/table/seating.ts';
import type { Node } from '../boot/node.ts';
import type { Person } from '../store/store.ts';
import { newRow, nextTable } from './opening.ts';

type Made = Readonly<{ ok: true; table: string } | { ok: false; rule: string }>;

/** `network`: where the request came from, for the limit on new tables. */
export async function rematch(
  node: Node,
  id: string,
  person: Person,
  network: string,
  keep: boolean,
  now: number,
): Promise<Made> {
  const made = await node.rooms.alone(id, async ({ room, version }): Promise<Made> => {
    if (seatsOf(room, person.id).length === 0) return { ok: false, rule: 'table:not-yours' };
    if (room.table === null || room.table.over === null) return { ok: false, rule: 'table:not-over' };
    if (room.rematch !== null) return { ok: true, table: room.rematch };
    // Else a game that is given up at once, and its rematch, and so on, would fill the store.
    if ((await node.quota.take(person.id, network, now)) !== null) return { ok: false, rule: 'table:limit' };
    const { rulesNumber, options } = await nextTable(room, keep);
    // Everybody has agreed by coming: nobody waits for the host to start it.
    const terms = { ...room.terms, start: 'full' as const };
    const kind = { ...room, rulesNumber, options: options ?? room.options, terms };
    const row = newRow(kind, person.id, now);
    const slots = nextSlots(room, options === null ? 1 : 0);
    return (await node.store.addRematch(id, version, row, slots))
      ? { ok: true, table: row.id }
      : { ok: false, rule: 'stale' };
  });
  if (made === null) return { ok: false, rule: 'table:gone' };
  if (made.ok) await node.changedElsewhere(id);
  return made;
}

/** Everybody moved on by `further` seats. People contribute to the draws again when they sit down. */
function nextSlots({ slots }: Room, further: number): Slot[] {
  const rotated = [...slots.slice(further), ...slots.slice(0, further)];
  return rotated.map(({ person, name, bot }, seat) => {
    if (bot !== null) return botSlot(bot, seat);
    return person === null ? FREE : { ...FREE, name, reserved: person };
  });
}
