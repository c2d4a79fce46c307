/** What each person at a table is told: their own view, and nothing they may not know. */

import { at } from '@quai/engine/at.ts';
import type { Seat, Viewer } from '@quai/engine/contract.ts';
import { moves, show } from '@quai/engine/play.ts';
import { commitment } from '@quai/engine/seed.ts';
import type { TableMessage } from '@quai/protocol/messages.ts';
import { leftAt } from './clock.ts';
import { rated, unrates } from './consent.ts';
import { type Held, resumed } from './held.ts';
import { acting, replay, result, type Table, undoable } from './log.ts';
import { contributionsOf, type Room, seatsOf, setupOf, statusOf } from './room.ts';
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

/** Everything one person may know about the room, with the events after entry `have`. */
export function messageFor(room: Room, person: string | null, as?: Seat, have = -1, now?: number): TableMessage {
  const viewer = viewerOf(room, person, as);
  const { table, terms } = room;
  const over = table !== null && table.over !== null;
  const keys = person === room.host && terms.visibility === 'invited' && table === null;
  return {
    type: 'table',
    table: room.id,
    game: room.game,
    rulesNumber: room.rulesNumber,
    // A custom edition is large, so it is sent only with the first message.
    edition: have < 0 ? room.edition : { id: room.edition.id, hash: room.edition.hash },
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
    commitment: commitment(room.seed),
    seed: over && !isSealed(room, now ?? 0) ? room.seed : null,
    contributions: table === null ? [] : contributionsOf(room),
    as: viewer,
    seq: table?.entries.length ?? 0,
    now: table === null ? null : positionFor(table, viewer, room.slots[viewer ?? -1]?.held),
    clock: clockFor(room, now),
    rated: rated(room),
    ask: askFor(room),
    rematch: room.rematch,
    from: have + 1,
    events: room.told
      .filter((told) => told.seq > have)
      .map(({ seq, event }) => ({ seq, event: over ? event : show(event, viewer) })),
  } as TableMessage;
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

function positionFor(table: Table, viewer: Viewer, held?: Held): NonNullable<TableMessage['now']> {
  const { rules } = table;
  const { moves: sent, state } = viewer === null ? { moves: [], state: table.state } : resumed(table, viewer, held);
  const playing = viewer !== null && table.over === null;
  return {
    view: rules.view(state, viewer),
    moves: playing ? moves(rules, state, viewer).map((move) => rules.format(move)) : [],
    acting: acting(table),
    since: viewer === null ? 0 : at(table.since, viewer),
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
  return { ...positionFor(then, viewerOf(room, person, as)), moves: [], undo: null };
}
