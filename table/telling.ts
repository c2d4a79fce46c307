/** What each person at a table is told: their own view, and nothing they may not know. */

import { at as elementAt } from '@quai/engine/at.ts';
import type { GameEvent, Seat, Viewer } from '@quai/engine/contract.ts';
import { moves, show } from '@quai/engine/play.ts';
import type { TableMessage } from '@quai/protocol/messages.ts';
import { leftAt } from './clock.ts';
import { rated, unrates } from './consent.ts';
import { type Held, resumed } from './held.ts';
import { acting, replay, type Table, undoable } from './log.ts';
import { result } from './result.ts';
import { commitmentOf, contributionsOf, type Room, seatsOf, setupOf, statusOf } from './room.ts';
import { absent } from './seating.ts';

/**
 * The seat a person looks from: the one asked for if it is theirs, else their first, else none. Once the game is over there are
 * no secrets, and anybody may look from any seat.
 */
export function viewerOf(room: Room, person: string | null, as: Seat | undefined): Viewer {
  const own = seatsOf(room, person);
  const over = room.table !== null && room.table.over !== null;
  if (as !== undefined && (own.includes(as) || (over && as < room.slots.length))) return as;
  return own[0] ?? null;
}

/** Whether others may still be playing with the same draws. */
export function isSealed({ sealed }: Room, now: number): boolean {
  return sealed !== undefined && now < sealed;
}

/** Whether this person would be a spectator at a table that has none. */
export function shutOut(room: Room, person: string | null, now: number): boolean {
  if (!isSealed(room, now) && (room.terms.spectators || room.table === null)) return false;
  return person !== room.host && seatsOf(room, person).length === 0;
}

/** A message without what is sent only once: the edition and the events. */
export type Told = Omit<TableMessage, 'edition' | 'from' | 'events'>;

/** Everything one person may know about the room, but for its edition and its events. `listed`: with their legal moves. */
export function toldOf(room: Room, person: string | null, as?: Seat, now?: number, listed = true): Told {
  const viewer = viewerOf(room, person, as);
  const { table, terms } = room;
  const over = table !== null && table.over !== null;
  const keys = person === room.host && terms.visibility === 'invited' && table === null;
  return {
    type: 'table',
    table: room.id,
    game: room.game,
    rulesNumber: room.rulesNumber,
    options: room.options,
    terms,
    status: statusOf(room),
    seats: room.slots.map((slot, seat) => {
      const holder = table?.holders[seat] ?? slot;
      return {
        name: holder.name,
        bot: holder.bot,
        taken: slot.person !== null || slot.bot !== null,
        yours: person !== null && slot.person === person,
        kept: person !== null && slot.reserved === person,
        reserved: slot.reserved !== undefined,
        resigned: table?.resigned.includes(seat) ?? false,
        away: (slot.person !== null && holder.bot !== null) || absent(room, seat, now ?? 0),
      };
    }),
    ...(room.box ? { box: true } : {}),
    host: person === room.host,
    ...(keys ? { keys: room.slots.map((slot) => slot.key ?? null) } : {}),
    commitment: commitmentOf(room),
    seed: over && !isSealed(room, now ?? 0) ? room.seed : null,
    contributions: table === null ? [] : contributionsOf(room),
    as: viewer,
    seq: table?.entries.length ?? 0,
    now: table === null ? null : positionFor(table, viewer, room.slots[viewer ?? -1]?.held, listed),
    clock: clockFor(room, now),
    rated: rated(room),
    ask: askFor(room),
    rematch: room.rematch,
  } as Told;
}

/** The entry from which on somebody is sent events who has those up to `have`; if they have none, those of the `recent` last entries. */
export function firstToldOf({ table }: Room, have: number, recent = Number.POSITIVE_INFINITY): number {
  return have < 0 ? Math.max(0, (table?.entries.length ?? 0) - recent) : have + 1;
}

/** The edition, and the events of the entries that somebody lacks. */
export function newsOf(
  room: Room,
  viewer: Viewer,
  have: number,
  recent?: number,
): Pick<TableMessage, 'edition' | 'from' | 'events'> {
  const { edition, table } = room;
  const from = firstToldOf(room, have, recent);
  return {
    // A custom edition is large, so it is sent only with the first message.
    edition: have < 0 ? edition : { id: edition.id, hash: edition.hash },
    from,
    events: eventsFor(room, viewer, from, table?.entries.length ?? 0),
  };
}

/** Everything one person may know about the room, with the events after entry `have`. */
export function messageFor(room: Room, person: string | null, as?: Seat, have = -1, now?: number): TableMessage {
  const told = toldOf(room, person, as, now);
  return { ...told, ...newsOf(room, told.as, have) };
}

/** The events of the entries from one up to, but not including, another, as the viewer may know them. */
function eventsFor({ told, table }: Room, viewer: Viewer, from: number, to: number): TableMessage['events'] {
  const over = table !== null && table.over !== null;
  const events: { seq: number; event: GameEvent }[] = [];
  // Backwards, since the newest are asked for most of the time.
  for (let index = told.length - 1; index >= 0; index--) {
    const { seq, event } = elementAt(told, index);
    if (seq < from) break;
    if (seq < to) events.push({ seq, event: over ? event : show(event, viewer) });
  }
  return events.reverse() as TableMessage['events'];
}

/** Entries whose earlier events are sent at once. */
const EARLIER = 100;

/** Earlier events for somebody who scrolls back: those of some entries before entry `before`. */
export function eventsBefore(
  room: Room,
  person: string | null,
  as: Seat | undefined,
  before: number,
): Pick<TableMessage, 'from' | 'events'> {
  const from = Math.max(0, before - EARLIER);
  return { from, events: eventsFor(room, viewerOf(room, person, as), from, before) };
}

/** What is asked of everybody, and whether the game is no longer rated if they agree. */
function askFor(room: Room): TableMessage['ask'] {
  const { ask } = room;
  return ask === null ? null : { seat: ask.seat, to: ask.to, agreed: [...ask.agreed], unrates: unrates(room) };
}

/** The time each seat has left, and whose clock is running. */
export function clockFor({ clock, slots, pauses }: Room, now: number | undefined): TableMessage['clock'] {
  if (clock === null) return null;
  const left = leftAt(clock, now ?? clock.last, pauses).map((time, seat) => time + (slots[seat]?.extra ?? 0));
  return { left: left.map(Math.round), running: [...clock.running] };
}

function positionFor(table: Table, viewer: Viewer, held?: Held, listed = true): NonNullable<TableMessage['now']> {
  const { rules } = table;
  const { moves: sent, state } = viewer === null ? { moves: [], state: table.state } : resumed(table, viewer, held);
  const playing = listed && viewer !== null && table.over === null;
  return {
    view: rules.view(state, viewer),
    moves: playing ? moves(rules, state, viewer).map((move) => rules.format(move)) : [],
    acting: acting(table),
    since: viewer === null ? 0 : elementAt(table.since, viewer),
    held: sent.length,
    undo: sent.length > 0 ? table.entries.length : viewer === null ? null : undoable(table, viewer),
    over: table.over,
    result: table.over === null ? null : (result(table) as never),
  };
}

/** The position after entry `seq` as this viewer knew it; null if there is no such entry. */
export function positionAt(room: Room, person: string | null, as: Seat | undefined, seq: number): TableMessage['now'] {
  if (room.table === null || seq >= room.table.entries.length) return null;
  return pastFor(room, replay(room.rules, setupOf(room), room.table.entries, seq), person, as);
}

/** What this viewer knew at an earlier position of the table. */
export function pastFor(
  room: Room,
  then: Table,
  person: string | null,
  as: Seat | undefined,
): NonNullable<TableMessage['now']> {
  return { ...positionFor(then, viewerOf(room, person, as), undefined, false), undo: null };
}
