/** Messages of the socket interface as text, shared between readers where possible. */

import type { ChatMessage } from '@quai/protocol/messages.ts';
import type { Room } from '@quai/table/room.ts';
import { messageFor } from '@quai/table/telling.ts';
import type { Said } from '../tables/chat.ts';

/** How long the clocks in a text stay accurate enough, in milliseconds. */
const CLOCK_GOOD = 100;

/** All spectators of a table who are up to date get the same text, serialized once. */
export class SpectatorTexts {
  private readonly texts = new WeakMap<Room, { have: number; at: number; text: string }>();

  textFor(room: Room, person: string | null, as: number | undefined, have: number, now: number): string {
    if (as !== undefined || isInvolved(room, person)) return JSON.stringify(messageFor(room, person, as, have, now));
    const last = this.texts.get(room);
    if (last?.have === have && (room.clock === null || now - last.at < CLOCK_GOOD)) return last.text;
    const text = JSON.stringify(messageFor(room, null, undefined, have, now));
    this.texts.set(room, { have, at: now, text });
    return text;
  }
}

/** Would this person be told the same of both rooms? Only of games under way: before the start there is nothing to hide. */
export function looksSame(one: Room, other: Room, person: string | null, as: number | undefined, now: number): boolean {
  if (one.table === null || one.table.entries.length !== other.table?.entries.length) return false;
  const last = one.table.entries.length - 1;
  const [before, after] = [one, other].map((room) => JSON.stringify(messageFor(room, person, as, last, now)));
  return before === after;
}

/** Hosts, players and those a seat is kept for are told more than spectators. */
function isInvolved(room: Room, person: string | null): boolean {
  if (person === null) return false;
  return room.host === person || room.slots.some((slot) => slot.person === person || slot.reserved === person);
}

/** Chat without the people the reader has muted. */
export function chatMessage(table: string, lines: readonly Said[], muted: ReadonlySet<string>): ChatMessage {
  return {
    type: 'chat',
    table,
    lines: lines
      .filter((line) => !muted.has(line.person_id))
      .map(({ n, seat, name, body, at }) => ({ n, seat, name, text: body, at })),
  };
}
