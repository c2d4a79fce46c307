/** Turns a request into the rows of a new table, and a stored table into a room. */

import { randomBytes } from 'node:crypto';
import type { Options, Read } from '@quai/engine/contract.ts';
import type { Language } from '@quai/engine/words.ts';
import { loadGame, openGame, openKind } from '@quai/games/open.ts';
import { DEFAULT_TERMS, type Terms } from '@quai/protocol/terms.ts';
import { faultTexts } from '@quai/table/faults.ts';
import type { OpeningReason } from '@quai/table/opening.ts';
import { isTied } from '@quai/table/result.ts';
import { FREE, NOT_BEGUN, type Room, type Slot } from '@quai/table/room.ts';
import { botSlot } from '@quai/table/seating.ts';
import { endOf } from '../daily/days.ts';
import type { NewTableRows, StoredTable, TableRow } from '../store/store.ts';
import type { UploadPool } from '../uploads/pool.ts';

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The id of a shipped edition; null for the game's first. */
  readonly edition: string | null;
  /** A bot for each seat that is not for people. */
  readonly bots: readonly (string | null)[];
  readonly terms: Terms;
}

/** The largest custom edition, as JSON. */
const MOST_EDITION = 256 * 1024;

const newId = () => randomBytes(9).toString('base64url');

/** Checks what is wanted and makes the rows of a table, with an edition that comes with the game. */
export async function newTable(
  host: string,
  wanted: NewTable,
  now: number,
  language: Language = 'en',
): Promise<Read<NewTableRows>> {
  const edition = wanted.edition === null ? {} : { id: wanted.edition };
  const { options, seats } = wanted;
  const opened = await openGame(wanted.game, { edition, options, seats }, language);
  if (!opened.ok) return opened;
  return { ok: true, value: rowsOf(host, wanted, { ...opened.value, game: wanted.game }, opened.value.data, now) };
}

/** The same for an uploaded edition, which is opened in a thread of its own. */
export async function newOwnTable(
  host: string,
  wanted: NewTable,
  data: unknown,
  uploads: UploadPool,
  now: number,
  language: Language = 'en',
): Promise<Read<NewTableRows>> {
  if (JSON.stringify(data).length > MOST_EDITION)
    return { ok: false, problems: [faultTexts[language].tooLarge(MOST_EDITION / 1024)] };
  const { game, options, seats } = wanted;
  const checked = await uploads.check({ game, data, options, seats, language });
  return checked.ok ? { ok: true, value: rowsOf(host, wanted, { ...checked, game }, data, now) } : checked;
}

function rowsOf(host: string, wanted: NewTable, kind: Omit<Kind, 'terms'>, data: unknown, now: number): NewTableRows {
  const { seats, terms } = wanted;
  const slots = Array.from({ length: seats }, (_, seat): Slot => {
    const bot = wanted.bots[seat] ?? null;
    const key = terms.visibility === 'invited' ? { key: newId() } : {};
    return { ...(bot === null ? FREE : botSlot(bot, seat)), ...key };
  });
  return { slots, row: newRow({ ...kind, terms }, host, now), data };
}

/** A table without its seats. */
type Kind = Readonly<{
  game: string;
  rulesNumber: number;
  edition: Readonly<{ id: string; hash: string }>;
  options: Options;
  terms: Terms;
}>;

/** The row of a table that is waiting for players, with a new seed. */
export function newRow({ game, rulesNumber, edition, options, terms }: Kind, host: string, now: number): TableRow {
  return {
    id: newId(),
    game,
    rules_number: rulesNumber,
    edition_id: edition.id,
    edition_hash: edition.hash,
    options: JSON.stringify(options),
    host,
    seed: randomBytes(32).toString('hex'),
    status: 'open',
    version: 0,
    created: now,
    updated: now,
    visibility: terms.visibility,
    terms: JSON.stringify(terms),
    ask: null,
    rematch: null,
    due: null,
    follow: null,
    day: null,
  };
}

/** Why this program cannot open a stored table. */
export class NotOpened extends Error {
  readonly reason: OpeningReason;
  constructor(table: string, reason: OpeningReason, problems: readonly string[]) {
    super(`table ${table}: ${problems.join('; ')}`);
    this.reason = reason;
  }
}

/** Terms that are newer than the row are what they are by default. */
export const termsOf = (row: Pick<TableRow, 'terms'>): Terms => ({
  ...DEFAULT_TERMS,
  ...(JSON.parse(row.terms) as Partial<Terms>),
});

/** Reads the figures stored under a hash. */
export type EditionReader = (hash: string) => Promise<unknown>;

/** A stored table before its first entry, opened with the figures it started with. Throws NotOpened if they are missing. */
export async function emptyRoom({ row, slots }: StoredTable, editions: EditionReader): Promise<Room> {
  const { id, game, rules_number: rulesNumber } = row;
  const edition = { id: row.edition_id, hash: row.edition_hash };
  const options = JSON.parse(row.options) as Record<string, string>;
  const kind = { game, rulesNumber, edition, options, seats: slots.length };
  // Most tables use an edition that is still shipped unchanged, so its figures need not be read.
  let opened = await openKind(kind);
  if (!opened.ok && opened.reason === 'edition') {
    const data = await editions(row.edition_hash);
    if (data !== undefined) opened = await openKind({ ...kind, edition: { ...edition, data } });
  }
  if (!opened.ok) throw new NotOpened(id, opened.reason, opened.problems);
  return {
    id,
    game,
    rulesNumber,
    rules: opened.value.rules,
    edition: opened.value.edition,
    options,
    terms: termsOf(row),
    host: row.host,
    slots,
    seed: row.seed,
    ...NOT_BEGUN,
    ask: row.ask === null ? null : JSON.parse(row.ask),
    rematch: row.rematch,
    ...(row.day === null ? {} : { sealed: endOf(row.day) }),
  };
}

/**
 * A rematch: the latest rules number, and the options given by the game's own rule for rematches (FH-40: colours swapped, and
 * the same lines after a tie), or null if it has none.
 */
export async function nextTable(
  { game: id, options, table }: Room,
  keep: boolean,
): Promise<{ rulesNumber: number; options: Options | null }> {
  const game = await loadGame(id);
  if (table === null) throw new Error('a table that has not started has no rematch');
  const how = { tied: isTied(table), keep };
  return { rulesNumber: game.rulesNumber, options: game.rematch?.(options, table.state, how) ?? null };
}
