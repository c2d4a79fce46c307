/**
 * The one way to open a table: turns a game, an edition, options and a number of seats into rules, or says why it cannot. The
 * server, the browser, the command line, lessons and benchmarks all use it.
 */

import type { Game, Options, Rules } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import type { Language } from '@quai/engine/words.ts';
import { type Fault, faultTexts } from './faults.ts';
import { readOptions } from './options.ts';

/** An edition as a table refers to it. `data` is left out if the game ships exactly this edition. */
export type EditionRef = Readonly<{ id: string; hash: string; data?: unknown }>;

/**
 * The edition wanted: the game's first; a shipped one, by id; one by id and hash, which must match exactly; or a whole one, as
 * `data`.
 */
export type WantedEdition = Readonly<{ id?: string; hash?: string; data?: unknown }>;

export interface Wanted {
  readonly edition?: WantedEdition;
  /** Options left out take their defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The game's minimum if left out. */
  readonly seats?: number;
  /** The rules number the table started with; the latest if left out. */
  readonly rulesNumber?: number;
}

export interface Opened {
  readonly game: Game;
  readonly rules: Rules;
  readonly edition: EditionRef;
  /** The edition's data, whether or not the game ships it. */
  readonly data: unknown;
  readonly options: Options;
  readonly rulesNumber: number;
}

/** A table without its people: enough to open its rules anywhere. */
export interface TableKind {
  readonly game: string;
  readonly edition: EditionRef;
  readonly options: Options;
  readonly seats: number;
  readonly rulesNumber: number;
}

/** What went wrong. `edition`: its figures are not available; `figures`: they are, but are invalid. */
export type OpeningReason = 'game' | 'rules' | 'edition' | 'figures' | 'options' | 'seats';

export type Opening =
  | Readonly<{ ok: true; value: Opened }>
  | Readonly<{ ok: false; reason: OpeningReason; problems: readonly string[] }>;

export function openTable(game: Game, wanted: Wanted, language: Language = 'en'): Opening {
  const no = (reason: OpeningReason, ...faults: Fault[]): Opening => ({
    ok: false,
    reason,
    problems: faults.map((fault) => fault(faultTexts[language])),
  });
  const { rulesNumber = game.rulesNumber, seats = game.seats.min } = wanted;
  if (!Number.isInteger(rulesNumber) || rulesNumber < 1 || rulesNumber > game.rulesNumber)
    return no('rules', (t) => t.rules(rulesNumber, game.rulesNumber));
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    return no('seats', (t) => t.seats(game.id, seats));
  const options = readOptions(game, wanted.options ?? {}, language, rulesNumber);
  if (!options.ok) return { ok: false, reason: 'options', problems: options.problems };
  const found = findEdition(game, wanted.edition ?? {});
  if ('fault' in found) return no('edition', found.fault);
  const edition = game.readEdition(found.data, language);
  if (!edition.ok) return { ok: false, reason: 'figures', problems: edition.problems };
  try {
    const rules = game.open(edition.value, options.value, seats, rulesNumber);
    return {
      ok: true,
      value: { game, rules, edition: found.ref, data: found.data, options: options.value, rulesNumber },
    };
  } catch (error) {
    // An edition may allow fewer seats than its game does.
    return no('seats', (t) => t.notOpened((error as Error).message));
  }
}

type Found = Readonly<{ ref: EditionRef; data: unknown }> | Readonly<{ fault: Fault }>;

/** The exact edition or nothing: figures with another hash are never used instead. */
function findEdition(game: Game, { id, hash, data }: WantedEdition): Found {
  const shipped = Object.entries(game.editions);
  if (data !== undefined) {
    const own = hashOf(data);
    if (hash !== undefined && own !== hash) return { fault: (t) => t.otherHash(id ?? hash) };
    const name = id ?? idOf(data);
    const known = shipped.some(([shippedId, raw]) => shippedId === name && hashOfShipped(raw) === own);
    return { data, ref: { id: name, hash: own, ...(known ? {} : { data }) } };
  }
  const named = id === undefined ? shipped[0] : shipped.find(([name]) => name === id);
  if (named === undefined) return { fault: (t) => t.noEdition(id ?? '', game.id) };
  const [name, raw] = named;
  if (hash !== undefined && hashOfShipped(raw) !== hash) return { fault: (t) => t.otherHash(name) };
  return { data: raw, ref: { id: name, hash: hashOfShipped(raw) } };
}

/** The figures with this hash among the editions a game ships or has shipped; undefined if there are none. */
export async function shippedEdition(game: Game, hash: string): Promise<unknown> {
  const now = Object.values(game.editions).find((raw) => hashOfShipped(raw) === hash);
  return now ?? (await game.earlier?.())?.find((raw) => hashOfShipped(raw) === hash);
}

/** With the figures of an edition that was shipped once, if that is the one that is wanted. */
export async function withEarlier<T extends Wanted>(game: Game, wanted: T): Promise<T> {
  const { hash, data } = wanted.edition ?? {};
  const isShipped = Object.values(game.editions).some((raw) => hashOfShipped(raw) === hash);
  if (hash === undefined || data !== undefined || isShipped) return wanted;
  const earlier = await shippedEdition(game, hash);
  return earlier === undefined ? wanted : { ...wanted, edition: { ...wanted.edition, data: earlier } };
}

/** What an edition calls itself. */
function idOf(data: unknown): string {
  const named = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
  return typeof named === 'string' ? named : 'own';
}

const hashes = new WeakMap<object, string>();

/** Shipped editions never change in place, so each is hashed once. */
function hashOfShipped(raw: unknown): string {
  const known = hashes.get(raw as object);
  if (known !== undefined) return known;
  const hash = hashOf(raw);
  hashes.set(raw as object, hash);
  return hash;
}

/** Rules hold large lookup tables and no state, so tables of the same kind share them. Evicts the least recently opened. */
export class OpenedTables {
  private readonly most: number;
  private readonly kept = new Map<string, Opened>();

  constructor(most: number) {
    this.most = most;
  }

  open(game: Game, wanted: Wanted & Readonly<{ edition: EditionRef }>, language: Language = 'en'): Opening {
    const { edition, options, seats, rulesNumber } = wanted;
    const key = JSON.stringify([game.id, rulesNumber, edition.id, edition.hash, options, seats]);
    const known = this.kept.get(key);
    if (known !== undefined) return { ok: true, value: this.keep(key, known) };
    const opened = openTable(game, wanted, language);
    if (opened.ok) this.keep(key, opened.value);
    return opened;
  }

  private keep(key: string, opened: Opened): Opened {
    this.kept.delete(key);
    this.kept.set(key, opened);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return opened;
  }
}
