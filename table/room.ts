/**
 * A table and the people around it, from the first free seat to the last entry: who may do what, and what each of them is
 * told. Pure, and the same on the server and in a browser without network; who calls it keeps what changed, then tells.
 */

import type { Chance } from '@quai/engine/chance.ts';
import type { GameEvent, Options, Refusal, Rules, Seat, Viewer } from '@quai/engine/contract.ts';
import { moves, show } from '@quai/engine/play.ts';
import { commitment, drawKey, seededChance } from '@quai/engine/seed.ts';
import type { Entry, Holder, Setup } from './entry.ts';
import {
  acting,
  append,
  playMoves,
  replay,
  result,
  startTable,
  type Table,
  undoable,
  undoProblem,
} from './host.ts';
import type { TableMessage } from './messages.ts';

/** A seat before and after the start: a person by id, or a bot, or nobody. */
export type Slot = Readonly<{ person: string | null; name: string; bot: string | null; contribution: string }>;

/** An event and the entry it belongs to. */
export type Told = Readonly<{ seq: number; event: GameEvent }>;

export interface Room {
  readonly id: string;
  readonly game: string;
  readonly rulesNumber: number;
  readonly rules: Rules;
  readonly edition: Readonly<{ id: string; hash: string; data?: unknown }>;
  readonly options: Options;
  /** The id of the person who made it. */
  readonly host: string;
  readonly slots: readonly Slot[];
  /** Secret until the table is over. */
  readonly seed: string;
  readonly table: Table | null;
  readonly told: readonly Told[];
}

export const FREE: Slot = { person: null, name: '', bot: null, contribution: '' };

/** What became of a request: a changed room, with the entries to keep; the same room for what was done already; or why not. */
export type Handled =
  | Readonly<{ ok: true; room: Room; entries: readonly Entry[] }>
  | Readonly<{ ok: false; refusal: Refusal; move?: number }>;

const no = (rule: Refusal['rule'], figures: Refusal['figures'] = {}): Handled => ({
  ok: false,
  refusal: { rule, figures },
});
const changed = (room: Room, entries: readonly Entry[] = []): Handled => ({ ok: true, room, entries });

export function statusOf(room: Room): TableMessage['status'] {
  if (room.table === null) return 'open';
  return room.table.over === null ? 'playing' : 'over';
}

/** The name of a bot's seat, in no language. */
const botName = (bot: string, seat: Seat) => `${bot} ${seat + 1}`;

const withSlot = (room: Room, seat: Seat, slot: Slot): Room => ({
  ...room,
  slots: room.slots.map((old, index) => (index === seat ? slot : old)),
});

export function sit(room: Room, person: string, name: string, seat: Seat, contribution: string): Handled {
  const slot = room.slots[seat];
  if (slot === undefined) return no('table:no-seat');
  if (slot.person === person) return changed(room);
  if (room.table !== null) return no('table:started');
  if (slot.person !== null || slot.bot !== null) return no('table:taken');
  return changed(withSlot(room, seat, { person, name, bot: null, contribution }));
}

export function stand(room: Room, person: string, seat: Seat): Handled {
  if (room.slots[seat]?.person !== person) return no('table:not-yours');
  if (room.table !== null) return no('table:started');
  return changed(withSlot(room, seat, FREE));
}

export function seatBot(room: Room, person: string, seat: Seat, bot: string | null): Handled {
  const slot = room.slots[seat];
  if (slot === undefined) return no('table:no-seat');
  if (room.host !== person) return no('table:not-host');
  if (room.table !== null) return no('table:started');
  if (slot.person !== null) return no('table:taken');
  return changed(
    withSlot(room, seat, bot === null ? FREE : { person: null, name: botName(bot, seat), bot, contribution: '' }),
  );
}

/** The key of the draws is fixed now, by the seed and what each person added. */
export function start(room: Room, person: string, at: number): Handled {
  if (room.host !== person) return no('table:not-host');
  if (room.table !== null) return no('table:started');
  if (room.slots.some((slot) => slot.person === null && slot.bot === null)) return no('table:not-full');
  const told: Told[] = [];
  const heard = (event: GameEvent) => told.push({ seq: 0, event });
  const table = startTable(room.rules, setupOf(room), chanceOf(room, 0), { heard }, at);
  return changed({ ...room, table, told }, table.entries);
}

export function setupOf(room: Room): Setup {
  const { game, rulesNumber, edition, options } = room;
  const seats: Holder[] = room.slots.map(({ name, bot }) => ({ name, bot }));
  return { game, rulesNumber, edition: { id: edition.id, hash: edition.hash }, options, seats };
}

export function contributionsOf(room: Room): string[] {
  return room.slots.map((slot) => slot.contribution);
}

function chanceOf(room: Room, draws: number): Chance {
  return seededChance(drawKey(room.seed, contributionsOf(room)), draws);
}

/**
 * Plays a seat's moves. `since` tells an answer to the choice that is open now from one to a choice long made: the same
 * message sent twice is answered twice and played once.
 */
export function playIn(room: Room, seat: Seat, since: number, list: readonly string[], at: number): Handled {
  const { table } = room;
  if (table === null) return no('table:not-started');
  if (since !== table.since[seat]) return alreadyPlayed(table, seat, since, list) ? changed(room) : no('stale');
  const played = playMoves(table, seat, list, chanceOf(room, table.draws), at);
  if (!played.ok) {
    if ('asked' in played) throw new Error('a seeded chance asked for an outcome');
    return { ok: false, refusal: played.refusal, move: played.move };
  }
  const seq = table.entries.length;
  const told = [...room.told, ...played.events.map((event) => ({ seq, event }))];
  return changed({ ...room, table: played.table, told }, [played.entry]);
}

function alreadyPlayed(table: Table, seat: Seat, since: number, list: readonly string[]): boolean {
  for (let seq = since + 1; seq < table.entries.length; seq++) {
    const entry = table.entries[seq]!;
    if (entry.kind !== 'moves' || entry.seat !== seat) continue;
    return entry.moves.every((move, index) => move === list[index]);
  }
  return false;
}

/** Takes back by proof: own entries that drew and revealed nothing, followed by nobody. */
export function undoIn(room: Room, seat: Seat, to: number, at: number): Handled {
  if (room.table === null) return no('table:not-started');
  if (undoProblem(room.table, seat, to, false) !== null) return no('table:no-undo');
  return appended(room, { kind: 'undo', seat, to, consent: false, at });
}

export function resignIn(room: Room, seat: Seat, bot: string, at: number): Handled {
  if (room.table === null) return no('table:not-started');
  if (room.table.over !== null) return no('over');
  return appended(room, { kind: 'resign', seat, bot, at });
}

function appended(room: Room, entry: Entry): Handled {
  const table = append(room.table!, entry);
  return changed({ ...room, table, told: [...room.told, ...toldOf(entry, table.entries.length - 1)] }, [entry]);
}

/** What people are told of an entry that is not a move. */
function toldOf(entry: Entry, seq: number): Told[] {
  if (entry.kind === 'start' || entry.kind === 'moves') return [];
  const event =
    entry.kind === 'undo'
      ? { kind: 'table:undo', by: entry.seat, to: entry.to }
      : { kind: `table:${entry.kind}`, by: entry.seat };
  return [{ seq, event }];
}

/** A room's table from its log. */
export function loadRoom(room: Room, entries: readonly Entry[]): Room {
  if (entries.length === 0) return room;
  const told: Told[] = [];
  let seq = 0;
  const watch = { heard: (event: GameEvent) => told.push({ seq, event }) };
  let table = replay(room.rules, setupOf(room), entries, 0, watch);
  for (seq = 1; seq < entries.length; seq++) {
    table = append(table, entries[seq]!, watch);
    told.push(...toldOf(entries[seq]!, seq));
  }
  return { ...room, table, told };
}

/** The seats a person holds. */
export function seatsOf(room: Room, person: string | null): Seat[] {
  return room.slots.flatMap((slot, seat) => (person !== null && slot.person === person ? [seat] : []));
}

/** The seat a person looks from: the one asked for if it is theirs, else their first, else none. */
export function viewerOf(room: Room, person: string | null, as: Seat | undefined): Viewer {
  const own = seatsOf(room, person);
  return as !== undefined && own.includes(as) ? as : (own[0] ?? null);
}

/** Everything one person may know of the room now, with events after entry `have`. */
export function messageFor(room: Room, person: string | null, as?: Seat, have = -1): TableMessage {
  const viewer = viewerOf(room, person, as);
  const { table } = room;
  const over = table !== null && table.over !== null;
  return {
    type: 'table',
    table: room.id,
    game: room.game,
    rulesNumber: room.rulesNumber,
    edition: room.edition,
    options: room.options,
    status: statusOf(room),
    seats: room.slots.map((slot, seat) => {
      const holder = table?.holders[seat] ?? slot;
      const taken = slot.person !== null || slot.bot !== null;
      return { name: holder.name, bot: holder.bot, taken, yours: person !== null && slot.person === person };
    }),
    host: person === room.host,
    commitment: commitment(room.seed),
    seed: over ? room.seed : null,
    contributions: table === null ? [] : contributionsOf(room),
    as: viewer,
    seq: table?.entries.length ?? 0,
    now: table === null ? null : nowFor(table, viewer),
    from: have + 1,
    events: room.told
      .filter((told) => told.seq > have)
      .map(({ seq, event }) => ({ seq, event: over ? event : show(event, viewer) })),
  } as TableMessage;
}

function nowFor(table: Table, viewer: Viewer): NonNullable<TableMessage['now']> {
  const { rules, state } = table;
  const playing = viewer !== null && table.over === null;
  return {
    view: rules.view(state, viewer),
    moves: playing ? moves(rules, state, viewer).map((move) => rules.format(move)) : [],
    acting: acting(table),
    since: viewer === null ? 0 : table.since[viewer]!,
    undo: viewer === null ? null : undoable(table, viewer),
    over: table.over,
    result: table.over === null ? null : (result(table) as never),
  };
}

/** The table as this viewer knew it after entry `at`; null if there is no such entry. */
export function nowAt(room: Room, person: string | null, as: Seat | undefined, at: number): TableMessage['now'] {
  if (room.table === null || at >= room.table.entries.length) return null;
  const then = replay(room.rules, setupOf(room), room.table.entries, at);
  return { ...nowFor(then, viewerOf(room, person, as)), moves: [], undo: null };
}
