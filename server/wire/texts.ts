/** Messages of the socket interface as text, shared between readers where possible. */

import type { Seat } from '@quai/engine/contract.ts';
import { changeBetween } from '@quai/protocol/change.ts';
import type { ChangeMessage, ChatMessage } from '@quai/protocol/messages.ts';
import type { Room } from '@quai/table/room.ts';
import { firstToldOf, newsOf, type Told, toldOf } from '@quai/table/telling.ts';
import type { Said } from '../tables/chat.ts';

/** How long the clocks in a message stay accurate enough, in milliseconds. */
const CLOCK_GOOD = 100;
/** Texts kept of a room, each for spectators who know something else of it. */
const MOST_KEPT = 8;

/** Who is told: a person (null if it is not known who), looking from a seat, with the entries up to `have`. */
export interface Reader {
  readonly person: string | null;
  readonly as: Seat | undefined;
  readonly have: number;
  /** If it has no entry yet: of how many it wants the events. */
  readonly recent: number | undefined;
  /** Whether its legal moves are listed. */
  readonly moves: boolean;
}

/** The text a reader is sent, and what it knows then. */
export type Telling = Readonly<{ text: string; told: Told }>;

/** What all spectators of a table are told, and the texts that were made of it. */
interface Shared {
  readonly at: number;
  readonly told: Told;
  readonly whole: Map<string, string>;
  readonly changes: Map<Told, string>;
}

/** Messages about tables. Spectators who know the same are sent the same text, made once. */
export class TableTexts {
  private readonly shared = new WeakMap<Room, Shared>();

  /** The whole message. */
  whole(room: Room, reader: Reader, now: number): Telling {
    const shared = this.sharedBy(room, reader, now);
    const told = shared?.told ?? toldTo(room, reader, now);
    const { have, recent } = reader;
    const make = () => JSON.stringify({ ...told, ...newsOf(room, told.as, have, recent) });
    // Any number may be asked for, so numbers that make no difference share a text, and few are kept.
    return { text: once(shared?.whole, `${have < 0} ${firstToldOf(room, have, recent)}`, make), told };
  }

  /** Only what has changed since the reader was told. Both are what this reader may know: nothing else is compared. */
  change(room: Room, reader: Reader, before: Told, now: number): Telling {
    const shared = this.sharedBy(room, reader, now);
    const told = shared?.told ?? toldTo(room, reader, now);
    return { text: once(shared?.changes, before, () => changeText(room, reader, before, told)), told };
  }

  /** null for people who are told more than spectators. */
  private sharedBy(room: Room, { person, as }: Reader, now: number): Shared | null {
    if (as !== undefined || isInvolved(room, person)) return null;
    const last = this.shared.get(room);
    if (last !== undefined && (room.clock === null || now - last.at < CLOCK_GOOD)) return last;
    const fresh: Shared = { at: now, told: toldOf(room, null, undefined, now), whole: new Map(), changes: new Map() };
    this.shared.set(room, fresh);
    return fresh;
  }
}

const toldTo = (room: Room, { person, as, moves }: Reader, now: number): Told => toldOf(room, person, as, now, moves);

function changeText(room: Room, { have }: Reader, before: Told, after: Told): string {
  const { from, events } = newsOf(room, after.as, have);
  const change = changeBetween(before, after) as ChangeMessage['change'];
  return JSON.stringify({ type: 'change', table: room.id, change, from, events } satisfies ChangeMessage);
}

/** Looks a text up, or makes and keeps it. */
function once<K>(known: Map<K, string> | undefined, key: K, make: () => string): string {
  const found = known?.get(key);
  if (found !== undefined || known === undefined) return found ?? make();
  if (known.size >= MOST_KEPT) known.clear();
  const text = make();
  known.set(key, text);
  return text;
}

/** Would this person be told the same of both rooms? Only of games under way: before the start there is nothing to hide. */
export function looksSame(one: Room, other: Room, person: string | null, as: number | undefined, now: number): boolean {
  if (one.table === null || one.table.entries.length !== other.table?.entries.length) return false;
  return changeBetween(toldOf(one, person, as, now), toldOf(other, person, as, now)) === null;
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
