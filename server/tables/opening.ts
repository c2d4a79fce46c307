/** From a request to a new table, and from a stored table to a room: game, edition, options. */

import { randomBytes } from 'node:crypto';
import type { Game, Options, Read, Rules } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import type { Language } from '@quai/engine/words.ts';
import { listed } from '@quai/games/list.ts';
import { DEFAULT_TERMS, type Terms } from '@quai/protocol/terms.ts';
import { readOptions } from '@quai/table/options.ts';
import { FREE, NOT_BEGUN, type Room, type Slot } from '@quai/table/room.ts';
import { botSlot } from '@quai/table/seating.ts';
import { endOf } from '../daily/days.ts';
import type { StoredTable, TableRow } from '../store/store.ts';

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** One that comes with the game, by name; or null for its first. */
  readonly edition: string | null;
  /** A whole edition of the host's own. */
  readonly editionData?: unknown;
  /** A bot for each seat that is not for people. */
  readonly bots: readonly (string | null)[];
  readonly terms: Terms;
}

/** The longest edition of one's own, as JSON. */
const MOST_EDITION = 256 * 1024;

const newId = () => randomBytes(9).toString('base64url');

/** Checks what is wanted and makes the rows of a table. */
export async function newTable(
  host: string,
  wanted: NewTable,
  now: number,
  language: Language = 'en',
): Promise<Read<{ row: TableRow; slots: Slot[] }>> {
  const no = (...problems: string[]) => ({ ok: false, problems }) as const;
  const game = await listed(wanted.game)?.load();
  if (game === undefined) return no(`there is no game ${wanted.game}`);
  const { min, max } = game.seats;
  if (wanted.seats < min || wanted.seats > max) return no(`${game.id} has ${min} to ${max} seats`);
  const options = readOptions(game, wanted.options, language);
  if (!options.ok) return options;
  const edition = chosenEdition(game, wanted, language);
  if (!edition.ok) return edition;
  const { id, raw, own } = edition.value;
  const hash = hashOf(raw);
  const rules = openedRules(game, { raw, hash }, options.value, wanted.seats, game.rulesNumber);
  if (!rules.ok) return rules;
  const { terms } = wanted;
  const slots = Array.from({ length: wanted.seats }, (_, seat): Slot => {
    const bot = wanted.bots[seat] ?? null;
    const key = terms.visibility === 'invited' ? { key: newId() } : {};
    return { ...(bot === null ? FREE : botSlot(bot, seat)), ...key };
  });
  const kept = own ? { id, hash, data: raw } : { id, hash };
  return {
    ok: true,
    value: { slots, row: newRow({ game, edition: kept, options: options.value, terms }, host, now) },
  };
}

/** What a table is made of, apart from its seats. */
type Kind = Readonly<{
  game: Pick<Game, 'id' | 'rulesNumber'>;
  /** `data` if it does not come with the game. */
  edition: Readonly<{ id: string; hash: string; data?: unknown }>;
  options: Options;
  terms: Terms;
}>;

/** The row of a table that is open to sit down, with a seed of its own. */
export function newRow({ game, edition, options, terms }: Kind, host: string, now: number): TableRow {
  return {
    id: newId(),
    game: game.id,
    rules_number: game.rulesNumber,
    edition_id: edition.id,
    edition_hash: edition.hash,
    edition_data: edition.data === undefined ? null : JSON.stringify(edition.data),
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

function chosenEdition(
  game: Game,
  wanted: NewTable,
  language: Language,
): Read<{ id: string; raw: unknown; own: boolean }> {
  if (wanted.editionData !== undefined) {
    const raw = wanted.editionData;
    if (JSON.stringify(raw).length > MOST_EDITION)
      return { ok: false, problems: [`an edition has at most ${MOST_EDITION / 1024} KB`] };
    const read = game.readEdition(raw, language);
    return read.ok ? { ok: true, value: { id: 'own', raw, own: true } } : { ok: false, problems: read.problems };
  }
  const id = wanted.edition ?? Object.keys(game.editions)[0];
  if (id === undefined || !Object.hasOwn(game.editions, id))
    return { ok: false, problems: [`there is no edition ${id}`] };
  return { ok: true, value: { id, raw: game.editions[id], own: false } };
}

/** Rules hold large tables and no state: rooms of the same kind share them. */
const opened = new Map<string, Rules>();
const MOST_OPENED = 64;

/** Opens rules. They refuse what an edition does not have, such as a number of seats. */
function openedRules(
  game: Game,
  { raw, hash }: { raw: unknown; hash: string },
  options: Options,
  seats: number,
  rulesNumber: number,
): Read<Rules> {
  const key = JSON.stringify([game.id, rulesNumber, hash, options, seats]);
  const known = opened.get(key);
  if (known !== undefined) return { ok: true, value: known };
  const edition = game.readEdition(raw);
  if (!edition.ok) return edition;
  try {
    const rules = game.open(edition.value, options, seats, rulesNumber);
    opened.set(key, rules);
    if (opened.size > MOST_OPENED) opened.delete(opened.keys().next().value!);
    return { ok: true, value: rules };
  } catch (error) {
    return { ok: false, problems: [(error as Error).message] };
  }
}

/** A stored table before its first entry. */
export async function emptyRoom({ row, slots }: StoredTable): Promise<Room> {
  const game = await listed(row.game)?.load();
  if (game === undefined) throw new Error(`table ${row.id} is of the game ${row.game}, which this site does not have`);
  if (row.rules_number > game.rulesNumber)
    throw new Error(`table ${row.id} has rules number ${row.rules_number}; this program plays ${game.rulesNumber}`);
  const raw = row.edition_data === null ? game.editions[row.edition_id] : JSON.parse(row.edition_data);
  const options = JSON.parse(row.options) as Record<string, string>;
  const rules = openedRules(game, { raw, hash: row.edition_hash }, options, slots.length, row.rules_number);
  if (!rules.ok) throw new Error(`table ${row.id}: ${rules.problems.join('; ')}`);
  return {
    id: row.id,
    game: row.game,
    rulesNumber: row.rules_number,
    rules: rules.value,
    edition: { id: row.edition_id, hash: row.edition_hash, ...(row.edition_data === null ? {} : { data: raw }) },
    options,
    terms: { ...DEFAULT_TERMS, ...(JSON.parse(row.terms) as Partial<Terms>) },
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
 * The next table of the same people: by the rules as they are now, and with the options that the game's own rule for it says
 * (FH-40: the same lines, colours swapped), or null if it has none.
 */
export async function nextTable(room: Room): Promise<{ rulesNumber: number; options: Options | null }> {
  const game = await listed(room.game)!.load();
  return { rulesNumber: game.rulesNumber, options: game.rematch?.(room.options, room.table!.state) ?? null };
}
