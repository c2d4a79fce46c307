/** Every recorded table is played again: each move, draw, hash and point, against its committed transcript. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import type { Game } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { moves } from '@quai/engine/play.ts';
import { drawKey, seededChance } from '@quai/engine/seed.ts';
import type { Entry, Moved, Start } from '@quai/table/entry.ts';
import { playMoves, replay, type Table } from '@quai/table/log.ts';
import { type OpenedRecord, openAnyRecord, readRecord, verifyRecord } from '@quai/table/record.ts';
import { listen } from '@quai/table/test/wanted.ts';
import { transcript } from '@quai/table/transcript.ts';
import { describe, expect, test } from 'vitest';
import { gameFolders, loadGame, partOf, recordNames, recordsOf, wantedOf } from './folders.ts';

/** How many entries of a record are tried with a wrong move, and with a wrong outcome. */
const SAMPLE = 3;
const MOST_BYTES = 60 * 1024;

for (const id of gameFolders()) {
  const names = recordNames(id);
  const wanted = await wantedOf(id);

  test(`the recorded tables of ${id} are those its test/records.ts wants, each with its transcript`, async () => {
    // A game without that file has none; one with it wants some.
    expect(wanted.length > 0).toBe((await partOf(id, 'test/records.ts')) !== null);
    const files = wanted.flatMap(({ name }) => [`${name}.json`, `${name}.txt`]);
    expect(existsSync(recordsOf(id)) ? readdirSync(recordsOf(id)).sort() : []).toEqual(files.sort());
  });

  describe.each(names)(`${id} %s`, async (name) => {
    const game = await loadGame(id);
    const file = (ending: string) => readFileSync(join(recordsOf(id), `${name}.${ending}`), 'utf8');
    const text = file('json');
    const opened = await opening(text, game);

    test('is true, reads as its transcript and shows what it is kept for', () => {
      const verified = verifyRecord(opened);
      expect(verified.ok ? [] : verified.problems).toEqual([]);
      expect(transcript(opened)).toBe(file('txt'));
      const played = listen(opened);
      expect(played.table.over).not.toBeNull();
      expect(wanted.find((table) => table.name === name)!.shows(played)).toBe(true);
    });

    test('is true with the edition as it was shipped before', async () => {
      const { record } = opened;
      for (const data of (await game.earlier?.()) ?? []) {
        if ((data as { id: string }).id !== record.edition.id) continue;
        const hash = hashOf(data);
        expect(hash).not.toBe(hashOf(game.editions[record.edition.id]));
        const then = await openAnyRecord({ ...record, edition: { id: record.edition.id, hash } }, game);
        expect(then.ok && verifyRecord(then.value).ok, name).toBe(true);
      }
    });

    test('is small', () => {
      expect(text.length).toBeLessThan(MOST_BYTES);
      expect(file('txt').length).toBeLessThan(MOST_BYTES);
    });

    test('a changed move is refused with its entry', () => {
      for (const seq of sample(opened.entries, ({ kind }) => kind === 'moves')) {
        const entry = { ...(opened.entries[seq] as Moved), moves: otherMoves(opened, seq) };
        expect(problems(opened, seq, entry), `entry ${seq}`).toMatch(new RegExp(`^move ${seq}: `));
      }
    });

    test('a changed outcome is refused with its entry', () => {
      for (const seq of sample(opened.entries, (entry) => outcomesOf(entry).length > 0)) {
        const entry = opened.entries[seq] as Start | Moved;
        const outcomes = entry.outcomes.with(
          seq % entry.outcomes.length,
          at(entry.outcomes, seq % entry.outcomes.length) ^ 1,
        );
        expect(problems(opened, seq, { ...entry, outcomes }), `entry ${seq}`).toMatch(new RegExp(`^move ${seq}: `));
      }
    });
  });
}

async function opening(text: string, game: Game): Promise<OpenedRecord> {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.problems.join('\n'));
  const opened = await openAnyRecord(record.value, game);
  if (!opened.ok) throw new Error(opened.problems.join('\n'));
  return opened.value;
}

/** The problems of a record in which one entry was replaced. */
function problems(opened: OpenedRecord, seq: number, entry: Entry): string {
  const verified = verifyRecord({ ...opened, entries: opened.entries.with(seq, entry) });
  return verified.ok ? '' : verified.problems.join('\n');
}

const outcomesOf = (entry: Entry): readonly number[] => ('outcomes' in entry ? entry.outcomes : []);

/** The first, the last and some others of the suitable entries. */
function sample(entries: readonly Entry[], will: (entry: Entry) => boolean): number[] {
  const seqs = entries.flatMap((entry, seq) => (will(entry) ? [seq] : []));
  const places = Array.from({ length: SAMPLE }, (_, i) => Math.round((i * (seqs.length - 1)) / (SAMPLE - 1)));
  return [...new Set(places)].flatMap((place) => (place in seqs ? [at(seqs, place)] : []));
}

/** The entry's moves with a different last one: a legal move that leads elsewhere, or else something that is not a move. */
function otherMoves({ record, rules, setup, entries }: OpenedRecord, seq: number): string[] {
  const before = replay(rules, setup, entries, seq - 1);
  const entry = entries[seq] as Moved;
  const first = entry.moves.slice(0, -1);
  const ready = first.length === 0 ? before : played(before, entry, first)!;
  const other = moves(rules, ready.state, entry.seat)
    .map((move) => rules.format(move))
    .find((move) => {
      if (move === entry.moves.at(-1)) return false;
      const table = played(before, entry, [...first, move]);
      return table !== null && !hashOf(table.state).startsWith(at(record.entries, seq).hash);
    });
  return [...first, other ?? '?'];

  function played(table: Table, { seat }: Moved, list: readonly string[]): Table | null {
    const chance = seededChance(drawKey(record.seed!, record.contributions), table.draws);
    const result = playMoves(table, seat, list, chance);
    return result.ok ? result.table : null;
  }
}
