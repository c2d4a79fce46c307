/**
 * A table and the people around it, from the first free seat to the last entry. Pure, and the same on the server and in an
 * offline browser; the caller stores what changed, then tells everybody.
 */

import { at as elementAt } from '@quai/engine/at.ts';
import { type Chance, OutcomeImpossible, OutcomeNeeded, scriptedChance } from '@quai/engine/chance.ts';
import type { GameEvent, Options, Refusal, Rules, Seat } from '@quai/engine/contract.ts';
import { commitment, drawKey, seededChance } from '@quai/engine/seed.ts';
import type { Terms } from '@quai/protocol/terms.ts';
import { advance, type Clock, leftAt, nextDue, type Pause, startClock } from './clock.ts';
import type { Entry, Holder, Setup } from './entry.ts';
import { type Held, isUnnoticed, MOST_HELD, resumed } from './held.ts';
import { acting, append, passing, playMoves, replay, startTable, type Table, undoProblem } from './log.ts';

/** A seat, before and after the start: held by a person (by id), a bot or nobody. */
export type Slot = Readonly<{
  person: string | null;
  name: string;
  bot: string | null;
  contribution: string;
  /** Opens this seat of an invited table. */
  key?: string;
  /** The person it is reserved for. */
  reserved?: string;
  /** Time the host added. */
  extra?: number;
  /** Moves that only this seat knows of yet. */
  held?: Held;
}>;

/** An event and the entry it belongs to. */
export type Told = Readonly<{ seq: number; event: GameEvent }>;

/** A seat asks all others to undo back to before entry `to`; `at` is when it asked. */
export type Ask = Readonly<{ seat: Seat; to: number; agreed: readonly Seat[]; at?: number }>;

export interface Room {
  readonly id: string;
  readonly game: string;
  readonly rulesNumber: number;
  readonly rules: Rules;
  readonly edition: Readonly<{ id: string; hash: string; data?: unknown }>;
  readonly options: Options;
  readonly terms: Terms;
  /** The id of the person who made it. */
  readonly host: string;
  readonly slots: readonly Slot[];
  /** Secret until the table is over. */
  readonly seed: string;
  readonly table: Table | null;
  readonly told: readonly Told[];
  readonly clock: Clock | null;
  /** Times when no server was running. */
  readonly pauses: readonly Pause[];
  readonly ask: Ask | null;
  /** The table where the same people play again. */
  readonly rematch: string | null;
  /** Others play with the same draws until this time: no spectators, and the seed stays secret. */
  readonly sealed?: number;
  /** Typed in by somebody who plays with the real box. */
  readonly box?: true;
}

/**
 * The longest log: no game that people play comes near either number, and what somebody fills up on purpose can still be loaded.
 */
const MOST_ENTRIES = 5000;
const MOST_UNDOS = 1000;

export const FREE: Slot = { person: null, name: '', bot: null, contribution: '' };

/** The fields of a room whose table has not started. */
export const NOT_BEGUN = { table: null, told: [], clock: null, pauses: [], ask: null, rematch: null } as const;

/** The outcome of a request: the room with the entries to store (the same room if it was done already), or why not. */
export type Handled =
  | Readonly<{
      ok: true;
      room: Room;
      entries: readonly Entry[];
      /** Only the seat itself may notice. */
      quiet?: true;
      /** The log starts again: whoever watches is told everything from its start. */
      anew?: true;
    }>
  | Readonly<{ ok: false; refusal: Refusal; move?: number; asked?: BoxQuestion }>;

/** What must be looked up in the box: which kind came up, given how many of each there are; `was` if it is being corrected. */
export type BoxQuestion = Readonly<{ what: string; counts: readonly number[]; was?: number | undefined }>;

export const no = (rule: Refusal['rule'], figures: Refusal['figures'] = {}): Handled => ({
  ok: false,
  refusal: { rule, figures },
});
export const changed = (room: Room, entries: readonly Entry[] = []): Handled => ({ ok: true, room, entries });

export function statusOf(room: Room): 'open' | 'playing' | 'over' {
  if (room.table === null) return 'open';
  return room.table.over === null ? 'playing' : 'over';
}

/** The seats a person holds. */
export function seatsOf({ slots }: Room, person: string | null): Seat[] {
  const seats: Seat[] = [];
  if (person === null) return seats;
  for (const [seat, slot] of slots.entries()) if (slot.person === person) seats.push(seat);
  return seats;
}

export function setupOf(room: Room): Setup {
  const { game, rulesNumber, edition, options } = room;
  const seats: Holder[] = room.slots.map(({ name, bot }) => ({ name, bot }));
  return { game, rulesNumber, edition: { id: edition.id, hash: edition.hash }, options, seats };
}

export function contributionsOf(room: Room): string[] {
  return room.slots.map((slot) => slot.contribution);
}

/** What is hashed once for each table that has started: neither the seed nor the contributions change any more. */
const keys = new WeakMap<Setup, Uint8Array>();
const commitments = new WeakMap<Setup, string>();

function keyOf(room: Room): Uint8Array {
  const setup = room.table?.setup;
  const key = (setup && keys.get(setup)) ?? drawKey(room.seed, contributionsOf(room));
  if (setup !== undefined) keys.set(setup, key);
  return key;
}

/** What is known of the seed from the beginning. */
export function commitmentOf(room: Room): string {
  const setup = room.table?.setup;
  const text = (setup && commitments.get(setup)) ?? commitment(room.seed);
  if (setup !== undefined) commitments.set(setup, text);
  return text;
}

/** `given`: what came out of the box, in the order it was asked for. */
function chanceOf(room: Room, draws: number, given: readonly number[]): Chance {
  return room.box ? scriptedChance(given) : seededChance(keyOf(room), draws);
}

/** Starts the table. This fixes the key of the draws: the seed and what each person contributed. */
export function begin(room: Room, at: number, given: readonly number[] = []): Handled {
  const told: Told[] = [];
  const heard = (event: GameEvent) => told.push({ seq: 0, event });
  let table: Table;
  try {
    table = startTable(room.rules, setupOf(room), chanceOf(room, 0, given), { heard }, at);
  } catch (error) {
    return asksBox(error);
  }
  return changed({ ...room, table, told, clock: startClock(room.terms.clock, running(table), at) }, table.entries);
}

/** The seats whose clocks run: people who must act. */
function running(table: Table): boolean[] {
  const act = acting(table);
  return table.holders.map((holder, seat) => holder.bot === null && act.includes(seat));
}

/**
 * Plays a seat's moves. `since` tells an answer to the choice that is open now from one to a choice long made, and `held` how many
 * moves its sender knew to be held: the same message sent twice is answered twice and played once. `at` is when it was received:
 * by that it is late or not.
 */
export function playIn(
  room: Room,
  seat: Seat,
  since: number,
  list: readonly string[],
  at: number,
  given: readonly number[] = [],
  held?: number,
): Handled {
  const { table } = room;
  if (table === null) return no('table:not-started');
  if (since !== table.since[seat]) return alreadyPlayed(table, seat, since, list, held) ? changed(room) : no('stale');
  const before = heldBy(room, table, seat).moves;
  if (held !== undefined && held !== before.length)
    return startsAlike(before.slice(held), list) ? changed(room) : no('stale');
  if (late(room, seat, at)) return no('table:late');
  if (before.length + list.length > MOST_HELD) return no('malformed');
  if (isFull(table)) return no('table:full');
  let played: ReturnType<typeof playMoves>;
  try {
    played = playMoves(table, seat, [...before, ...list], chanceOf(room, table.draws, given), at);
  } catch (error) {
    return asksBox(error);
  }
  if (!played.ok) {
    if ('asked' in played) return { ...no('table:box'), asked: played.asked } as Handled;
    return { ok: false, refusal: played.refusal, move: played.move - before.length };
  }
  if (isUnnoticed(table, played.table, seat, played.events))
    return holding(room, seat, { since, lists: [...listsOf(room, table, seat), list] });
  return changed(grown(withHeld(room, seat, undefined), played.table, played.events), [played.entry]);
}

/** The moves of a seat that are not in the log yet, and the state after them. */
export function heldBy({ slots }: Room, table: Table, seat: Seat): ReturnType<typeof resumed> {
  return resumed(table, seat, slots[seat]?.held);
}

const listsOf = (room: Room, table: Table, seat: Seat): Held['lists'] =>
  heldBy(room, table, seat).moves.length === 0 ? [] : (room.slots[seat]?.held?.lists ?? []);

/** The room with other moves held for a seat, of which nobody else is told. */
function holding(room: Room, seat: Seat, held: Held): Handled {
  return { ok: true, room: withHeld(room, seat, held.lists.length === 0 ? undefined : held), entries: [], quiet: true };
}

function withHeld(room: Room, seat: Seat, held: Held | undefined): Room {
  if (room.slots[seat]?.held === held) return room;
  const slots = room.slots.map((slot, index) => {
    if (index !== seat) return slot;
    const { held: _, ...rest } = slot;
    return held === undefined ? rest : { ...rest, held };
  });
  return { ...room, slots };
}

/** Asks for a draw that nobody has looked up yet, and refuses an impossible one. */
function asksBox(error: unknown): Handled {
  if (error instanceof OutcomeNeeded)
    return { ...no('table:box'), asked: { what: error.what, counts: error.counts } } as Handled;
  if (error instanceof OutcomeImpossible) return no('malformed');
  throw error;
}

function alreadyPlayed(table: Table, seat: Seat, since: number, list: readonly string[], held = 0): boolean {
  for (const entry of table.entries.slice(since + 1)) {
    if (entry.kind !== 'moves' || entry.seat !== seat) continue;
    return startsAlike(entry.moves.slice(held), list);
  }
  return false;
}

/** Does one of two lists begin with the other? An entry may be shorter than what was sent, or hold more messages than one. */
function startsAlike(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length);
  return length > 0 && one.slice(0, length).every((move, index) => move === other[index]);
}

/**
 * Takes back by proof: own entries that drew and revealed nothing, followed by nobody. The number of the next entry takes back
 * what was last sent and is not in the log yet.
 */
export function undoIn(room: Room, seat: Seat, to: number, at: number): Handled {
  if (room.table === null) return no('table:not-started');
  if (room.table.over !== null) return no('over');
  const lists = listsOf(room, room.table, seat);
  if (lists.length > 0 && to === room.table.entries.length)
    return holding(room, seat, { since: elementAt(room.table.since, seat), lists: lists.slice(0, -1) });
  if (undoProblem(room.table, seat, to, false) !== null) return no('table:no-undo');
  if (!mayUndo(room.table)) return no('table:undo-limit');
  return appendIn(room, { kind: 'undo', seat, to, consent: false, at });
}

/** Whether the log is as long as one can get. Resigning is still possible. */
export function isFull({ entries }: Table): boolean {
  return entries.length >= MOST_ENTRIES;
}

/** Whether there is room for one more undo. */
export function mayUndo(table: Table): boolean {
  if (isFull(table)) return false;
  // Each undo is an entry: only a long log needs to be counted.
  return table.entries.length < MOST_UNDOS || table.entries.filter(({ kind }) => kind === 'undo').length < MOST_UNDOS;
}

export function resignIn(room: Room, seat: Seat, bot: string, at: number): Handled {
  if (room.table === null) return no('table:not-started');
  if (room.table.over !== null) return no('over');
  if (room.table.resigned.includes(seat)) return changed(room);
  return appendIn(room, { kind: 'resign', seat, bot, at });
}

/** Whether this seat's time ran out before `at`. */
function late({ clock, slots, pauses }: Room, seat: Seat, at: number): boolean {
  if (clock === null || !clock.running[seat]) return false;
  return elementAt(leftAt(clock, at, pauses), seat) + (slots[seat]?.extra ?? 0) < 0;
}

/** Which seat runs out of time next, and when; null if no clock is running. */
export function dueOf(room: Room): Readonly<{ seat: Seat; at: number }> | null {
  const { clock, slots, pauses } = room;
  if (clock === null) return null;
  return nextDue(
    clock,
    slots.map((slot) => slot.extra ?? 0),
    pauses,
  );
}

/** Gives a seat whose time ran out before `at` to a bot; changes nothing if there is none. */
export function timeOutIn(room: Room, bot: string, at: number): Handled {
  const due = dueOf(room);
  if (due === null || due.at > at) return changed(room);
  return appendIn(room, { kind: 'timeout', seat: due.seat, bot, at });
}

/** Adds an entry other than moves. */
export function appendIn(room: Room, entry: Entry): Handled {
  return changed(grown(room, append(startedTable(room), entry), []), [entry]);
}

function startedTable({ id, table }: Room): Table {
  if (table === null) throw new Error(`table ${id} has not started`);
  return table;
}

/** The room with one more entry in its log, which also ends any pending request to undo. `told`: a list that may be added to. */
function grown(room: Room, table: Table, events: readonly GameEvent[], told: Told[] = [...room.told]): Room {
  const seq = table.entries.length - 1;
  const entry = elementAt(table.entries, seq);
  for (const event of events) told.push({ seq, event });
  told.push(...toldOf(entry, seq));
  return { ...room, table, told, clock: clockAfter(room, table, entry, seq), ask: null };
}

function clockAfter({ clock, terms, pauses }: Room, table: Table, entry: Entry, seq: number): Clock | null {
  if (clock === null) return null;
  const runs = running(table);
  const live = table.live.at(-1);
  const earns = entry.kind === 'moves' && (!runs[entry.seat] || live?.touched === true) ? { earns: entry.seat } : {};
  const undone = entry.kind === 'undo' ? { undoneTo: entry.to, agreed: entry.consent } : {};
  const back = entry.kind === 'takeover' && entry.holder.bot === null ? { back: entry.seat } : {};
  const step = { seq, at: entry.at ?? clock.last, running: runs, ...earns, ...undone, ...back };
  return advance(clock, terms.clock, step, pauses);
}

/** The events of an entry other than moves. */
function toldOf(entry: Entry, seq: number): Told[] {
  if (entry.kind === 'start' || entry.kind === 'moves') return [];
  const by = entry.seat;
  if (entry.kind === 'undo') return [{ seq, event: { kind: 'table:undo', by, to: entry.to } }];
  const back = entry.kind === 'takeover' && entry.holder.bot === null;
  return [{ seq, event: { kind: back ? 'table:return' : `table:${entry.kind}`, by } }];
}

/** The room with its table replayed from the log. */
export function loadRoom(room: Room, entries: readonly Entry[]): Room {
  const [first, ...rest] = entries;
  if (first === undefined) return room;
  const told: Told[] = [];
  const watch = { heard: (event: GameEvent) => told.push({ seq: 0, event }) };
  const table = replay(room.rules, setupOf(room), entries, 0, watch);
  const clock = startClock(room.terms.clock, running(table), first.at ?? 0);
  return { ...extended({ ...room, table, told, clock }, rest), ask: room.ask };
}

/** The room with entries that were logged elsewhere. */
export function extended(room: Room, entries: readonly Entry[]): Room {
  if (entries.length === 0) return room;
  let longer = room;
  const told = [...room.told];
  const events: GameEvent[] = [];
  const watch = { heard: (event: GameEvent) => void events.push(event) };
  for (const table of passing(startedTable(room), entries, watch))
    longer = grown(longer, table, events.splice(0), told);
  return longer;
}
