/** Who sits where: seats taken and left, bots, the start, absent people and their return. */

import { at as elementAt } from '@quai/engine/at.ts';
import type { Seat } from '@quai/engine/contract.ts';
import { botName } from './botname.ts';
import { passed } from './clock.ts';
import { acting } from './log.ts';
import { appendIn, begin, changed, FREE, type Handled, isFull, no, type Room, type Slot } from './room.ts';

/** A player who has not acted for this long, although it is their turn, is absent. */
const ABSENT_AFTER = 10 * 60_000;
const ABSENT_AFTER_DAYS = 24 * 3600_000;
/** The most time the host may add to one seat in total. */
const MOST_EXTRA = 30 * 24 * 3600_000;

const withSlot = (room: Room, seat: Seat, slot: Slot): Room => ({
  ...room,
  slots: room.slots.map((old, index) => (index === seat ? { ...kept(old), ...slot } : old)),
});

/** What stays with a seat when its player changes. */
function kept({ key, reserved }: Slot): Partial<Slot> {
  return { ...(key === undefined ? {} : { key }), ...(reserved === undefined ? {} : { reserved }) };
}

const full = (room: Room) => room.slots.every((slot) => slot.person !== null || slot.bot !== null);

/** Takes a free seat; starts the game if it was the last one and the table starts when full. */
export function sit(
  room: Room,
  person: string,
  name: string,
  seat: Seat,
  contribution: string,
  key: string | undefined,
  at: number,
): Handled {
  const slot = room.slots[seat];
  if (slot === undefined) return no('table:no-seat');
  if (slot.person === person) return changed(room);
  if (room.table !== null) return no('table:started');
  if (slot.person !== null || slot.bot !== null) return no('table:taken');
  if (slot.reserved !== undefined && slot.reserved !== person) return no('table:reserved');
  const invited = person === room.host || slot.reserved === person || (slot.key !== undefined && key === slot.key);
  if (room.terms.visibility === 'invited' && !invited) return no('table:invited');
  const seated = withSlot(room, seat, { person, name, bot: null, contribution });
  return room.terms.start === 'full' && full(seated) ? begin(seated, at) : changed(seated);
}

export function stand(room: Room, person: string, seat: Seat): Handled {
  const slot = room.slots[seat];
  if (slot?.person !== person) return no('table:not-yours');
  if (room.table !== null) return no('table:started');
  return changed(withSlot(room, seat, { ...FREE, name: slot.reserved === person ? slot.name : '' }));
}

export function seatBot(room: Room, person: string, seat: Seat, bot: string | null): Handled {
  const slot = room.slots[seat];
  if (slot === undefined) return no('table:no-seat');
  if (room.host !== person) return no('table:not-host');
  if (room.table !== null) return no('table:started');
  if (slot.person !== null) return no('table:taken');
  return changed(withSlot(room, seat, bot === null ? FREE : botSlot(bot, seat)));
}

export const botSlot = (bot: string, seat: Seat): Slot => ({
  person: null,
  name: botName(bot, seat),
  bot,
  contribution: '',
});

/** The host starts the game; `fill` names a bot for the seats that are still free. */
export function start(room: Room, person: string, at: number, fill?: string, given: readonly number[] = []): Handled {
  if (room.host !== person) return no('table:not-host');
  if (room.table !== null) return no('table:started');
  const free = (slot: Slot) => slot.person === null && slot.bot === null;
  const slots =
    fill === undefined
      ? room.slots
      : room.slots.map((slot, seat) => (free(slot) ? { ...kept(slot), ...botSlot(fill, seat) } : slot));
  if (slots.some(free)) return no('table:not-full');
  return begin(slots === room.slots ? room : { ...room, slots }, at, given);
}

/** Whether the seat's choice has been open for so long that its player must be away. */
export function absent(room: Room, seat: Seat, now: number): boolean {
  const { table, terms, pauses } = room;
  if (table === null || !acting(table).includes(seat) || elementAt(table.holders, seat).bot !== null) return false;
  const opened = elementAt(table.entries, elementAt(table.since, seat)).at ?? now;
  return passed(opened, now, pauses) >= (terms.clock.kind === 'days' ? ABSENT_AFTER_DAYS : ABSENT_AFTER);
}

/** The host has a bot take over for an absent player. */
export function replaceAbsent(room: Room, person: string, seat: Seat, bot: string, at: number): Handled {
  const { table } = room;
  if (room.host !== person) return no('table:not-host');
  if (table === null) return no('table:not-started');
  if (table.over !== null) return no('over');
  if (!absent(room, seat, at)) return no('table:not-absent');
  if (isFull(table)) return no('table:full');
  return appendIn(room, { kind: 'takeover', seat, holder: { ...elementAt(table.holders, seat), bot }, at });
}

/** A player who was replaced or ran out of time takes over from the bot. */
export function comeBack(room: Room, person: string, seat: Seat, at: number): Handled {
  const { table } = room;
  const slot = room.slots[seat];
  if (slot?.person !== person) return no('table:not-yours');
  if (table === null) return no('table:not-started');
  if (table.over !== null || table.resigned.includes(seat)) return no('over');
  if (elementAt(table.holders, seat).bot === null) return changed(room);
  if (isFull(table)) return no('table:full');
  return appendIn(room, { kind: 'takeover', seat, holder: { name: slot.name, bot: null }, at });
}

export function giveTime(room: Room, person: string, seat: Seat, time: number): Handled {
  const slot = room.slots[seat];
  if (slot === undefined) return no('table:no-seat');
  if (room.host !== person) return no('table:not-host');
  if (room.clock === null || room.table?.over !== null) return no('table:no-clock');
  const extra = (slot.extra ?? 0) + time;
  if (extra > MOST_EXTRA) return no('table:no-more-time');
  return changed(withSlot(room, seat, { ...slot, extra }));
}
