/** Random editions and records: each must be read, or refused with sentences, quickly and without an exception. */

import { playout } from '@quai/engine/kit/playout.ts';
import { pickOne, type Random, randomFrom } from '@quai/engine/random.ts';
import { games, listed } from '@quai/games/list.ts';
import { openTable } from '@quai/table/opening.ts';
import { openRecord, readRecord, verifyRecord } from '@quai/table/record.ts';
import { type Finding, problemOf, shrink } from './finding.ts';
import { type Fuzzed, filesIn } from './setting.ts';

/** The upload thread's time limit; editions open in far less. */
const SLOW = 2000;
/** Moves played with an edition that opened. */
const MOVES = 40;

const VALUES: readonly unknown[] = [
  ...[0, -1, 1, 1.5, 2, 7, 31, 99, 1e3, 1e6, 1e9, -1e9],
  ...['', 'x', 'a b', '__proto__', '\u0000', null, true, false, [], {}, [[]]],
];

type Json = Record<string, unknown>;
/** Where to change something, and to what; `undefined` removes it. */
type Change = Readonly<{ path: readonly string[]; value: unknown }>;

/** One change at a random place: another value, something missing, something twice. */
function anyChange(file: unknown, random: Random): Change {
  const path: string[] = [];
  let here = file as Json;
  for (;;) {
    const keys = Object.keys(here);
    if (keys.length === 0) return { path, value: pickOne(VALUES, random) };
    const key = pickOne(keys, random);
    path.push(key);
    const inner = here[key];
    if (typeof inner === 'object' && inner !== null && random.below(6) > 0) {
      here = inner as Json;
      continue;
    }
    const kind = random.below(4);
    if (kind === 0) return { path, value: undefined };
    if (kind === 1 && Array.isArray(here)) return { path: [...path.slice(0, -1), `${here.length}`], value: inner };
    if (kind === 2 && typeof inner === 'number') return { path, value: inner + random.below(5) - 2 };
    return { path, value: pickOne(VALUES, random) };
  }
}

function changed(file: unknown, changes: readonly Change[]): unknown {
  const copy = structuredClone(file);
  for (const { path, value } of changes) {
    let here = copy as Json | undefined;
    for (const key of path.slice(0, -1)) here = here?.[key] as Json | undefined;
    const key = path.at(-1);
    if (typeof here !== 'object' || here === null || key === undefined) continue;
    if (value !== undefined) here[key] = structuredClone(value);
    else if (Array.isArray(here)) here.splice(Number(key), 1);
    else delete here[key];
  }
  // As a file: without holes in lists.
  return JSON.parse(JSON.stringify(copy));
}

function anyChanges(file: unknown, random: Random): Change[] {
  return Array.from({ length: 1 + random.below(3) }, () => anyChange(file, random));
}

export type FilesRead = Readonly<{ files: number; accepted: number; next: number; findings: readonly Finding[] }>;

export async function fuzzEditions(fuzzed: Fuzzed, seed: number, until: number): Promise<FilesRead> {
  const { game, editions } = fuzzed;
  const findings: Finding[] = [];
  let [accepted, next] = [0, seed];
  for (; Date.now() < until && findings.length === 0; next++) {
    const random = randomFrom(next);
    const file = pickOne(editions, random);
    const changes = anyChanges(file, random);
    const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
    const read = readEdition(fuzzed, seats, changed(file, changes));
    if (read.opened) accepted++;
    if (read.problem === null) continue;
    const fails = async (some: readonly Change[]) => readEdition(fuzzed, seats, changed(file, some)).problem !== null;
    const data = changed(file, await shrink(changes, fails));
    findings.push({ problem: read.problem, input: { what: 'edition', game: game.id, seats, data } });
  }
  return { files: next - seed, accepted, next, findings };
}

/** Opens an edition and plays a little; returns what is wrong, if anything. */
export function readEdition(
  { game }: Fuzzed,
  seats: number,
  data: unknown,
): { opened: boolean; problem: string | null } {
  const before = performance.now();
  try {
    const result = openTable(game, { edition: { id: 'own', data }, seats });
    const took = performance.now() - before;
    if (took > SLOW) return { opened: result.ok, problem: `took ${Math.round(took)} ms` };
    if (result.ok) playout(result.value.rules, 1, MOVES);
    return { opened: result.ok, problem: null };
  } catch (error) {
    return { opened: true, problem: problemOf(error) };
  }
}

export async function fuzzRecords(seed: number, until: number): Promise<FilesRead> {
  const texts = games.flatMap(({ meta }) => filesIn(meta.id, 'records'));
  const findings: Finding[] = [];
  let [accepted, next] = [0, seed];
  for (; Date.now() < until && findings.length === 0; next++) {
    const random = randomFrom(next);
    const text = changedText(pickOne(texts, random), random);
    const read = await readAnyRecord(text);
    if (read.opened) accepted++;
    if (read.problem !== null) findings.push({ problem: read.problem, input: { what: 'record', text } });
  }
  return { files: next - seed, accepted, next, findings };
}

/** Reads, opens and verifies a record. */
export async function readAnyRecord(text: string): Promise<{ opened: boolean; problem: string | null }> {
  try {
    const read = readRecord(text);
    if (!read.ok) return { opened: false, problem: null };
    const game = await listed(read.value.game)?.load();
    if (game === undefined) return { opened: false, problem: null };
    const opened = openRecord(read.value, game);
    if (opened.ok) verifyRecord(opened.value);
    return { opened: opened.ok, problem: null };
  } catch (error) {
    return { opened: false, problem: problemOf(error) };
  }
}

/** Either the JSON is changed, or the text itself. */
function changedText(text: string, random: Random): string {
  if (random.below(4) > 0) {
    const file: unknown = JSON.parse(text);
    return JSON.stringify(changed(file, anyChanges(file, random)));
  }
  const at = random.below(text.length);
  return text.slice(0, at) + pickOne(['', '"', '[', '}', '9', '-', '\\'], random) + text.slice(at + random.below(3));
}
