/** A whole table as a file: portable, replayable, verifiable. docs/record.md documents the format. */

import { at as elementAt } from '@quai/engine/at.ts';
import { kindAt, total } from '@quai/engine/chance.ts';
import type { Game, Read, Rules, Standing } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { commitment, drawKey, fairBelow } from '@quai/engine/seed.ts';
import { said, shapeProblem } from '@quai/engine/shape.ts';
import type { Language } from '@quai/engine/words.ts';
import { parseJson } from '@quai/protocol/json.ts';
import * as v from 'valibot';
import type { Entry, Setup } from './entry.ts';
import { faultTexts } from './faults.ts';
import { LogFault, passing, replay, type Table, type Watch } from './log.ts';
import { openTable, withEarlier } from './opening.ts';
import { result } from './result.ts';

export const RECORD_VERSION = 1;

const Hex = v.pipe(
  v.string(),
  v.regex(
    /^([0-9a-f]{2})*$/,
    said('must be bytes in lower-case hex', 'doit contenir des octets en hexadécimal minuscule'),
  ),
);
const Sha = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, said('must be a SHA-256 in hex', 'doit être un SHA-256 en hexadécimal')),
);
const Short = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}$/, said('must be 8 hex digits', 'doit comporter 8 chiffres hexadécimaux')),
);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Name = v.pipe(v.string(), v.maxLength(60));
const Outcomes = v.array(Count);
const at = v.optional(Count);
const hash = Short;

const EntrySchema = v.union([
  v.strictObject({ start: v.literal(true), outcomes: Outcomes, at, hash }),
  v.strictObject({ seat: Count, moves: v.pipe(v.string(), v.minLength(1)), outcomes: v.optional(Outcomes), at, hash }),
  v.strictObject({ seat: Count, undo: Count, consent: v.optional(v.literal(true)), at, hash }),
  v.strictObject({ seat: Count, resign: Name, at, hash }),
  v.strictObject({ seat: Count, takeover: Name, bot: v.optional(Name), at, hash }),
  v.strictObject({ seat: Count, timeout: Name, at, hash }),
]);
type EntryLine = v.InferOutput<typeof EntrySchema>;

const RecordSchema = v.strictObject({
  quai: v.literal(RECORD_VERSION),
  game: v.string(),
  rules: Count,
  edition: v.strictObject({ id: v.string(), hash: Sha, data: v.optional(v.unknown()) }),
  options: v.record(v.string(), v.string()),
  seats: v.pipe(v.array(v.strictObject({ name: Name, bot: v.optional(Name) })), v.minLength(1), v.maxLength(12)),
  commitment: v.nullable(Sha),
  contributions: v.array(Hex),
  seed: v.nullable(Sha),
  entries: v.pipe(v.array(EntrySchema), v.minLength(1)),
  ended: v.nullable(v.string()),
  standings: v.array(v.strictObject({ seat: Count, total: v.number(), rank: Count })),
});
export type TableRecord = v.InferOutput<typeof RecordSchema>;

/** Where the draws of a table came from; null for a game typed in from a real box. */
export type Draws = Readonly<{ seed: string; contributions: readonly string[] }> | null;

/** The record of a table. `edition` is included whole if the game does not ship it. */
export function writeRecord(table: Table, draws: Draws, edition?: unknown): TableRecord {
  const steps = recordInSteps(table, draws, edition);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, stopping after each entry for whoever has something else to do: every position is played again and hashed. */
export function* recordInSteps(table: Table, draws: Draws, edition?: unknown): Generator<undefined, TableRecord> {
  const { setup } = table;
  const entries = yield* linesOf(table);
  return {
    quai: RECORD_VERSION,
    game: setup.game,
    rules: setup.rulesNumber,
    edition: { ...setup.edition, ...(edition === undefined ? {} : { data: edition }) },
    options: { ...setup.options },
    seats: setup.seats.map(({ name, bot }) => ({ name, ...(bot === null ? {} : { bot }) })),
    commitment: draws === null ? null : commitment(draws.seed),
    contributions: draws === null ? [] : [...draws.contributions],
    seed: draws === null ? null : draws.seed,
    entries,
    ended: table.over,
    standings: result(table).map(brief),
  };
}

const brief = ({ seat, total, rank }: Standing) => ({ seat, total, rank });

/** Each entry with the hash of the position after it. */
function* linesOf({ rules, setup, entries }: Table): Generator<undefined, EntryLine[]> {
  const first = replay(rules, setup, entries, 0);
  const lines = [lineOf(elementAt(entries, 0), shortHash(first))];
  for (const table of passing(first, entries.slice(1))) {
    lines.push(lineOf(elementAt(entries, lines.length), shortHash(table)));
    yield;
  }
  return lines;
}

const shortHash = (table: Table) => hashOf(table.state).slice(0, 8);

function lineOf(entry: Entry, hash: string): EntryLine {
  const rest = { ...(entry.at === undefined ? {} : { at: entry.at }), hash };
  switch (entry.kind) {
    case 'start':
      return { start: true, outcomes: [...entry.outcomes], ...rest };
    case 'moves': {
      const outcomes = entry.outcomes.length === 0 ? {} : { outcomes: [...entry.outcomes] };
      return { seat: entry.seat, moves: entry.moves.join(' '), ...outcomes, ...rest };
    }
    case 'undo':
      return { seat: entry.seat, undo: entry.to, ...(entry.consent ? { consent: true as const } : {}), ...rest };
    case 'resign':
      return { seat: entry.seat, resign: entry.bot, ...rest };
    case 'takeover': {
      const { name, bot } = entry.holder;
      return { seat: entry.seat, takeover: name, ...(bot === null ? {} : { bot }), ...rest };
    }
    case 'timeout':
      return { seat: entry.seat, timeout: entry.bot, ...rest };
  }
}

function entryOf(line: EntryLine): Entry {
  const at = line.at === undefined ? {} : { at: line.at };
  if ('start' in line) return { kind: 'start', outcomes: line.outcomes, ...at };
  const { seat } = line;
  if ('moves' in line)
    return { kind: 'moves', seat, moves: line.moves.split(' '), outcomes: line.outcomes ?? [], ...at };
  if ('undo' in line) return { kind: 'undo', seat, to: line.undo, consent: line.consent === true, ...at };
  if ('resign' in line) return { kind: 'resign', seat, bot: line.resign, ...at };
  if ('takeover' in line)
    return { kind: 'takeover', seat, holder: { name: line.takeover, bot: line.bot ?? null }, ...at };
  return { kind: 'timeout', seat, bot: line.timeout, ...at };
}

/** JSON with one entry per line, so that records are easy to read and to diff. */
export function recordText(record: TableRecord): string {
  const { entries, ended, standings, ...head } = record;
  const lines = (items: readonly unknown[]) => items.map((item) => `\n    ${JSON.stringify(item)}`).join(',');
  const top = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return (
    `{\n${top.join('')}  "entries": [${lines(entries)}\n  ],\n` +
    `  "ended": ${JSON.stringify(ended)},\n  "standings": [${lines(standings)}\n  ]\n}\n`
  );
}

/** Checks the shape of a record; `openRecord` and `verifyRecord` check its contents. */
export function readRecord(text: string, language: Language = 'en'): Read<TableRecord> {
  const t = faultTexts[language];
  let raw: unknown;
  try {
    raw = parseJson(text);
  } catch (error) {
    return { ok: false, problems: [t.notJson((error as Error).message)] };
  }
  if (typeof raw !== 'object' || raw === null || !('quai' in raw)) return { ok: false, problems: [t.noRecord] };
  if (raw.quai !== RECORD_VERSION)
    return { ok: false, problems: [t.version(JSON.stringify(raw.quai), RECORD_VERSION)] };
  const parsed = v.safeParse(RecordSchema, raw, { lang: language });
  if (parsed.success) return { ok: true, value: parsed.output };
  const told = parsed.issues.map((issue) => shapeProblem(issue, language));
  return { ok: false, problems: told.map(([path, sentence]) => `${path ?? 'record'}: ${sentence}`) };
}

export interface OpenedRecord {
  readonly record: TableRecord;
  readonly rules: Rules;
  readonly setup: Setup;
  readonly entries: readonly Entry[];
}

/** Opens the rules a record was played with: the same game, rules number, edition (by hash) and options. */
export function openRecord(record: TableRecord, game: Game, language: Language = 'en'): Read<OpenedRecord> {
  if (game.id !== record.game) return { ok: false, problems: [faultTexts[language].otherGame(record.game, game.id)] };
  const { edition, options, rules: rulesNumber } = record;
  const { id, hash, data } = edition;
  const wanted = { edition: { id, hash, ...(data === undefined ? {} : { data }) }, options, rulesNumber };
  const opened = openTable(game, { ...wanted, seats: record.seats.length }, language);
  if (!opened.ok) return { ok: false, problems: opened.problems };
  const setup: Setup = {
    game: game.id,
    rulesNumber,
    edition: { id, hash },
    options: opened.value.options,
    seats: record.seats.map(({ name, bot }) => ({ name, bot: bot ?? null })),
  };
  return { ok: true, value: { record, rules: opened.value.rules, setup, entries: record.entries.map(entryOf) } };
}

/** The same for a record from anywhere, which may be of an edition that was shipped once. */
export async function openAnyRecord(
  record: TableRecord,
  game: Game,
  language: Language = 'en',
): Promise<Read<OpenedRecord>> {
  const { edition } = await withEarlier(game, { edition: record.edition });
  return openRecord({ ...record, edition }, game, language);
}

/** Replays a whole record and checks everything it says. The problem names the first wrong entry. */
export function verifyRecord({ record, rules, setup, entries }: OpenedRecord, language: Language = 'en'): Read<Table> {
  const t = faultTexts[language];
  const no = (problem: string): Read<Table> => ({ ok: false, problems: [problem] });
  if (record.seed === null && record.commitment !== null) return no(t.noSeed);
  if (record.seed !== null && record.commitment !== commitment(record.seed)) return no(t.seed);
  const fair = new FairDraws(record);
  try {
    let table = replay(rules, setup, entries, 0, fair);
    const rest = passing(table, entries.slice(1), fair);
    for (const [seq, { hash }] of record.entries.entries()) {
      if (seq > 0) table = rest.next().value ?? table;
      if (fair.bent) return no(t.entry(seq, t.bent));
      if (shortHash(table) !== hash) return no(t.entry(seq, t.hash(shortHash(table), hash)));
    }
    if (table.over !== record.ended) return no(t.end(table.over, record.ended));
    if (hashOf(result(table).map(brief)) !== hashOf(record.standings)) return no(t.standings);
    return { ok: true, value: table };
  } catch (error) {
    if (error instanceof LogFault) return no(t.entry(error.entry, error.fault(t)));
    throw error;
  }
}

/** Compares every draw of a log, undone ones included, with what the seed gives. */
class FairDraws implements Watch {
  bent = false;
  private draw = 0;
  private readonly key: Uint8Array | null;
  constructor(record: TableRecord) {
    this.key = record.seed === null ? null : drawKey(record.seed, record.contributions);
  }
  drew(counts: ArrayLike<number>, kind: number): void {
    if (this.key !== null && kindAt(counts, fairBelow(this.key, this.draw++, total(counts))) !== kind) this.bent = true;
  }
}
