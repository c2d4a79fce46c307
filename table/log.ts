/**
 * One table and its log: entries in, positions out. Pure: the caller (server, worker, command line, test) supplies chance and
 * stores the log. Positions are immutable; a refused move leaves no trace.
 */

import { at as elementAt } from '@quai/engine/at.ts';
import { type Chance, noted, OutcomeImpossible, OutcomeNeeded, scriptedChance } from '@quai/engine/chance.ts';
import type { Common, GameEvent, Refusal, Rules, Seat } from '@quai/engine/contract.ts';
import { sameJson } from '@quai/engine/hash.ts';
import { begin, play, refusal, toAct } from '@quai/engine/play.ts';
import { type Checkpoint, withState } from './checkpoints.ts';
import type { Entry, Holder, Moved, Setup, Start, Undone } from './entry.ts';
import { type Fault, faultTexts } from './faults.ts';
import { copied, cut, type Grow, pushed } from './grow.ts';

/** An entry that has not been undone, and whether it drew or revealed anything. */
export type Live = Readonly<{ seq: number; seat: Seat; touched: boolean }>;

export interface Table {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  readonly state: Common;
  /** How many outcomes were ever used, undone ones included: the generator never rewinds. */
  readonly draws: number;
  /** For each seat, the entry at which its current choice opened. */
  readonly since: readonly number[];
  readonly holders: readonly Holder[];
  readonly resigned: readonly Seat[];
  /** The moves that have not been undone. */
  readonly live: readonly Live[];
  /** States on the way here: undo plays on from the nearest one, not from the start. */
  readonly checkpoints: readonly Checkpoint[];
  /** Why the table is over: the game's own reason, or 'resigned'. */
  readonly over: string | null;
  /** Whether something drawn or revealed was ever undone, be it only the end of the game. */
  readonly redrawn: boolean;
}

/** Observes the replay of a log. */
export interface Watch {
  heard?(event: GameEvent): void;
  /** An outcome of the log, with the counts it was drawn from. */
  drew?(counts: ArrayLike<number>, kind: number): void;
}

/** A fault in a log, with the entry where it shows. */
export class LogFault extends Error {
  readonly entry: number;
  readonly fault: Fault;
  constructor(entry: number, fault: Fault) {
    super(fault(faultTexts.en));
    this.entry = entry;
    this.fault = fault;
  }
}

/** Sets up a table and writes its entry 0. */
export function startTable(rules: Rules, setup: Setup, chance: Chance, watch: Watch = {}, at?: number): Table {
  const notes = noted(chance);
  const state = begin(rules, notes, watch.heard?.bind(watch));
  const entry: Start = { kind: 'start', outcomes: notes.outcomes, ...(at === undefined ? {} : { at }) };
  return {
    rules,
    setup,
    entries: [entry],
    state,
    draws: notes.outcomes.length,
    since: setup.seats.map(() => 0),
    holders: setup.seats,
    resigned: [],
    live: [],
    checkpoints: [{ moves: 0, state }],
    over: state.ended,
    redrawn: false,
  };
}

export type Played = Readonly<{ ok: true; table: Table; entry: Moved; events: readonly GameEvent[] }>;
export type Refused = Readonly<{
  ok: false;
  refusal: Refusal;
  /** The index of the refused move. */
  move: number;
}>;
/** There is no outcome for this draw yet: somebody with the real box must say which of these kinds came up. */
export type OutcomeMissing = Readonly<{
  ok: false;
  asked: Readonly<{ what: string; counts: readonly number[] }>;
  move: number;
}>;

/**
 * Plays a seat's list of moves up to the first that touches chance. Moves after that one were chosen without knowing the
 * outcome and are dropped. One refused move refuses the whole list.
 */
export function playMoves(
  table: Table,
  seat: Seat,
  moves: readonly string[],
  chance: Chance,
  at?: number,
  grow: Grow = copied,
): Played | Refused | OutcomeMissing {
  const refused = (rule: Refusal['rule'], move: number): Refused => ({
    ok: false,
    refusal: { rule, figures: {} },
    move,
  });
  if (table.over !== null) return refused('over', 0);
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.rules.seats) return refused('turn', 0);
  if (moves.length === 0) return refused('malformed', 0);
  const { rules } = table;
  const state = rules.clone(table.state);
  const notes = noted(chance);
  const events: GameEvent[] = [];
  const played: string[] = [];
  for (const text of moves) {
    const move = rules.parse(text);
    if (move === null) return refused('malformed', played.length);
    const why = refusal(rules, state, seat, move);
    if (why !== null) return { ok: false, refusal: why, move: played.length };
    try {
      play(rules, state, seat, move, notes, (event) => events.push(event));
    } catch (error) {
      if (!(error instanceof OutcomeNeeded)) throw error;
      return { ok: false, asked: { what: error.what, counts: error.counts }, move: played.length };
    }
    played.push(text);
    if (notes.touched) break;
  }
  const entry: Moved = {
    kind: 'moves',
    seat,
    moves: played,
    outcomes: notes.outcomes,
    ...(at === undefined ? {} : { at }),
  };
  return { ok: true, table: afterMoves(table, entry, state, notes.touched, grow), entry, events };
}

/** Written out field by field: spreading the table would take longer than most moves, and a log has hundreds. */
function afterMoves(table: Table, entry: Moved, state: Common, touched: boolean, grow: Grow): Table {
  const { rules, setup, entries, holders, resigned, live } = table;
  const seq = entries.length;
  const moves = live.length + 1;
  return {
    rules,
    setup,
    entries: grow(entries, entry),
    state,
    draws: table.draws + entry.outcomes.length,
    since: table.since.map((since, seat) =>
      seat === entry.seat || !sameJson(table.state.open[seat], state.open[seat]) ? seq : since,
    ),
    holders,
    resigned,
    live: grow(live, { seq, seat: entry.seat, touched }),
    checkpoints: withState(table.checkpoints, moves, state, grow),
    over: state.ended,
    redrawn: table.redrawn,
  };
}

/** Adds an entry that somebody already logged: the store, a record, another node. Throws LogFault if it cannot be played. */
export function append(table: Table, entry: Entry, watch: Watch = {}): Table {
  return appended(table, entry, watch, copied);
}

/**
 * The table after each of many more entries, with work that grows with their number and not with its square. Each is good until
 * the next: its lists go on growing. Whoever keeps one takes a copy (`own`).
 */
export function* passing(table: Table, entries: readonly Entry[], watch: Watch = {}): Generator<Table> {
  let longer = own(table);
  for (const entry of entries) {
    longer = appended(longer, entry, watch, pushed);
    yield longer;
  }
}

/** The same table with lists of its own. */
export function own(table: Table): Table {
  return { ...table, entries: [...table.entries], live: [...table.live], checkpoints: [...table.checkpoints] };
}

function appended(table: Table, entry: Entry, watch: Watch, grow: Grow): Table {
  const seq = table.entries.length;
  const fault = (problem: Fault) => new LogFault(seq, problem);
  if (entry.kind === 'start') throw fault((t) => t.secondStart);
  if (entry.seat >= table.rules.seats) throw fault((t) => t.noSeat(entry.seat));
  // Games that had ended could once be undone: their logs still play.
  if (table.over !== null && entry.kind !== 'undo') throw fault((t) => t.over);
  if (entry.kind === 'moves') return appendMoves(table, entry, watch, grow);
  if (entry.kind === 'undo') {
    const problem = undoProblem(table, entry.seat, entry.to, entry.consent);
    if (problem !== null) throw fault(problem);
    const redrawn = table.redrawn || table.over !== null || drewSince(table, entry.to);
    return rewind({ ...table, entries: grow(table.entries, entry), redrawn }, entry, grow);
  }
  const entries = grow(table.entries, entry);
  switch (entry.kind) {
    case 'resign':
      return { ...withBot(table, entry.seat, entry.bot), entries, ...afterResigning(table, entry.seat) };
    case 'takeover':
      return { ...withHolder(table, entry.seat, () => entry.holder), entries };
    case 'timeout':
      return { ...withBot(table, entry.seat, entry.bot), entries };
  }
}

function appendMoves(table: Table, entry: Moved, watch: Watch, grow: Grow): Table {
  const seq = table.entries.length;
  const fault = (problem: Fault) => new LogFault(seq, problem);
  const script = scriptedChance(entry.outcomes);
  try {
    const result = playMoves(table, entry.seat, entry.moves, watched(script, watch), entry.at, grow);
    if (!result.ok && 'asked' in result) throw fault((t) => t.missing(result.asked.what));
    if (!result.ok) throw fault((t) => t.refused(entry.moves[result.move] ?? '', result.refusal.rule));
    if (result.entry.moves.length < entry.moves.length) throw fault((t) => t.afterDraw);
    const left = entry.outcomes.length - script.used();
    if (left > 0) throw fault((t) => t.leftOver(left));
    for (const event of result.events) watch.heard?.(event);
    return result.table;
  } catch (error) {
    if (error instanceof OutcomeImpossible) throw fault((t) => t.impossible(error.message));
    throw error;
  }
}

function withHolder(table: Table, seat: Seat, holder: (old: Holder) => Holder): Table {
  return { ...table, holders: table.holders.map((old, index) => (index === seat ? holder(old) : old)) };
}

const withBot = (table: Table, seat: Seat, bot: string): Table => withHolder(table, seat, (old) => ({ ...old, bot }));

function afterResigning(table: Table, seat: Seat): Pick<Table, 'resigned' | 'over'> {
  const resigned = table.resigned.includes(seat) ? table.resigned : [...table.resigned, seat];
  return { resigned, over: table.rules.seats - resigned.length < 2 ? 'resigned' : table.over };
}

/**
 * Null if the seat may go back to before entry `to`. Without consent, only its own entries may be undone, and only if none of
 * them drew or revealed anything.
 */
export function undoProblem(table: Table, seat: Seat, to: number, consent: boolean): Fault | null {
  const from = table.live.findLastIndex((live) => live.seq === to);
  if (from < 0) return (t) => t.noMove(to);
  if (table.over === 'resigned') return (t) => t.over;
  if (consent) return null;
  const gone = table.live.slice(from);
  if (gone.some((live) => live.seat !== seat)) return (t) => t.movedSince;
  if (gone.some((live) => live.touched)) return (t) => t.drawnSince;
  return null;
}

/** Did entry `to`, or one after it that still counts, draw or reveal anything? */
export function drewSince(table: Table, to: number): boolean {
  const last = table.live.findLast(({ seq, touched }) => touched || seq < to);
  return last !== undefined && last.seq >= to;
}

/** The last entry, if the seat may take it back by itself; else null. */
export function undoable(table: Table, seat: Seat): number | null {
  if (table.over !== null) return null;
  const last = table.live.at(-1);
  return last !== undefined && undoProblem(table, seat, last.seq, false) === null ? last.seq : null;
}

/**
 * The table as it was before entry `to`, with its whole log: replayed from a checkpoint with the outcomes it had. By proof nobody
 * else has moved, so a choice of theirs that is still open is the same choice.
 */
function rewind(table: Table, { to, seat: by, consent }: Undone, grow: Grow): Table {
  const live = cut(table.live, 1 + table.live.findLastIndex(({ seq }) => seq < to), grow);
  const nearest = table.checkpoints.findLastIndex(({ moves }) => moves <= live.length);
  const checkpoints = cut(table.checkpoints, nearest + 1, grow);
  const { moves, state } = elementAt(checkpoints, nearest);
  let again: Table = { ...table, entries: [], state, over: state.ended, live: live.slice(0, moves), checkpoints: [] };
  for (const { seq } of live.slice(moves)) again = appendMoves(again, table.entries[seq] as Moved, {}, pushed);
  const seq = table.entries.length - 1;
  const isSame = (seat: Seat) => !consent && seat !== by && sameJson(table.state.open[seat], again.state.open[seat]);
  const since = table.since.map((since, seat) => (isSame(seat) ? since : seq));
  return { ...table, state: again.state, live, checkpoints, over: again.over, since };
}

function watched(script: Chance, watch: Watch): Chance {
  return {
    from(counts, what) {
      const kind = script.from(counts, what);
      watch.drew?.(counts, kind);
      return kind;
    },
    reveal: script.reveal,
  };
}

function restart(rules: Rules, setup: Setup, first: Entry, watch: Watch): Table {
  if (first.kind !== 'start') throw new LogFault(0, (t) => t.noStart);
  const script = scriptedChance(first.outcomes);
  try {
    const table = startTable(rules, setup, watched(script, watch), watch, first.at);
    const left = first.outcomes.length - script.used();
    if (left > 0) throw new LogFault(0, (t) => t.leftOver(left));
    return table;
  } catch (error) {
    if (error instanceof OutcomeNeeded) throw new LogFault(0, (t) => t.missing(error.what));
    if (error instanceof OutcomeImpossible) throw new LogFault(0, (t) => t.impossible(error.message));
    throw error;
  }
}

/** Replays a log, up to and including entry `at`. */
export function replay(
  rules: Rules,
  setup: Setup,
  entries: readonly Entry[],
  at = entries.length - 1,
  watch: Watch = {},
): Table {
  const [first] = entries;
  if (first === undefined) throw new LogFault(0, (t) => t.empty);
  let table = restart(rules, setup, first, watch);
  for (const longer of passing(table, entries.slice(1, Math.max(at, 0) + 1), watch)) table = longer;
  return table;
}

/** The seats that must act now. */
export function acting(table: Table): Seat[] {
  return table.over === null ? toAct(table.state) : [];
}
