import type { Common, Game, Rules, Step } from '@quai/engine/contract.ts';
import { moves } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { drawKey, seededChance } from '@quai/engine/seed.ts';
import { lanterns } from '@quai/engine/test/tiny.ts';
import type { Language } from '@quai/engine/words.ts';
import { describe, expect, test } from 'vitest';
import { acting, append, type Played, playMoves, startTable, type Table } from '../log.ts';
import { readOptions } from '../options.ts';
import { openRecord, readRecord, recordText, type TableRecord, verifyRecord, writeRecord } from '../record.ts';
import { game, setupFor } from './lanterns.ts';

const draws = { seed: 'ab'.repeat(32), contributions: ['0102', '03'] };

function finished(): Table {
  const rules: Rules = lanterns(3);
  const key = drawKey(draws.seed, draws.contributions);
  const random = randomFrom(4);
  let table = startTable(rules, setupFor(3), seededChance(key, 0), {}, 1000);
  while (table.over === null) {
    const seat = acting(table)[0]!;
    const legal = moves(rules, table.state, seat);
    const move = rules.format(legal[random.below(legal.length)]);
    table = (playMoves(table, seat, [move], seededChance(key, table.draws), 2000) as Played).table;
    if (table.entries.length === 6) table = append(table, { kind: 'undo', seat: 0, to: 5, consent: true });
    if (table.entries.length === 8) table = append(table, { kind: 'timeout', seat: 1, bot: 'random' });
    if (table.entries.length === 9)
      table = append(table, { kind: 'takeover', seat: 1, holder: { name: 'Ann 1', bot: null } });
  }
  return table;
}

const table = finished();
const good = writeRecord(table, draws);
const copy = (): TableRecord => structuredClone(good);

function problemsOf(record: TableRecord, language?: Language): readonly string[] {
  const read = readRecord(recordText(record), language);
  if (!read.ok) return read.problems;
  const opened = openRecord(read.value, game, language);
  if (!opened.ok) return opened.problems;
  const verified = verifyRecord(opened.value, language);
  return verified.ok ? [] : verified.problems;
}

describe('records', () => {
  test('a table comes back from its text, byte for byte', () => {
    const text = recordText(good);
    const read = readRecord(text);
    expect(read.ok && recordText(read.value)).toBe(text);
    expect(text.split('\n').length).toBeGreaterThan(good.entries.length);
    const opened = read.ok ? openRecord(read.value, game) : read;
    const verified = opened.ok ? verifyRecord(opened.value) : opened;
    expect(verified.ok && verified.value.entries).toEqual(table.entries);
    expect(problemsOf(good)).toEqual([]);
  });

  test('a record typed in from a box has no seed and is still checked', () => {
    expect(problemsOf(writeRecord(table, null))).toEqual([]);
  });

  test('a record cut short is refused by its standings', () => {
    const half = { ...table, entries: table.entries.slice(0, 4) };
    const record = copy();
    record.entries = record.entries.slice(0, half.entries.length);
    record.ended = null;
    expect(problemsOf(record)).toEqual(['the standings are not those of the game']);
  });

  test('any changed move is refused, with its entry', () => {
    good.entries.forEach((entry, seq) => {
      if (!('moves' in entry)) return;
      for (const other of ['k0', 'k1', 'l', 's']) {
        if (other === entry.moves) continue;
        const record = copy();
        (record.entries[seq] as { moves: string }).moves = other;
        expect(problemsOf(record).join(), `${seq} ${other}`).toMatch(new RegExp(`^move ${seq}:`));
      }
    });
  });

  test('any changed outcome is refused, with its entry', () => {
    let changed = 0;
    good.entries.forEach((entry, seq) => {
      if (!('outcomes' in entry) || entry.outcomes === undefined) return;
      entry.outcomes.forEach((outcome, index) => {
        const record = copy();
        (record.entries[seq] as { outcomes: number[] }).outcomes[index] = (outcome + 1) % 3;
        expect(problemsOf(record).join(), `${seq}/${index}`).toMatch(new RegExp(`^move ${seq}:`));
        changed++;
      });
    });
    expect(changed).toBeGreaterThan(8);
  });

  test.each<[string, (record: Record<string, never> & TableRecord) => void, RegExp]>([
    ['an unknown version', (r) => Object.assign(r, { quai: 2 }), /unknown record version 2/],
    ['an unknown field', (r) => Object.assign(r, { extra: 1 }), /extra/],
    ['an unknown kind of entry', (r) => r.entries.push({ dance: true } as never), /entries/],
    ['another rules number', (r) => Object.assign(r, { rules: 9 }), /rules number 9/],
    ['a rules number that never was', (r) => Object.assign(r, { rules: 0 }), /rules number 0/],
    ['a field too few', (r) => delete (r as Partial<TableRecord>).commitment, /commitment: is missing/],
    ['another game', (r) => Object.assign(r, { game: 'chess' }), /record of chess/],
    ['an unknown edition', (r) => Object.assign(r.edition, { id: 'gold' }), /edition gold/],
    [
      'an edition named as what every object has',
      (r) => Object.assign(r.edition, { id: 'toString' }),
      /edition toString of lanterns is not available/,
    ],
    [
      'an edition with another hash',
      (r) => Object.assign(r.edition, { hash: '0'.repeat(64) }),
      /figures of edition plain are not/,
    ],
    ['an unknown option', (r) => Object.assign(r.options, { rain: 'much' }), /unknown option rain/],
    ['an unknown value', (r) => Object.assign(r.options, { wind: 'none' }), /not one of/],
    ['too many seats', (r) => r.seats.push({ name: 'x' }, { name: 'y' }), /cannot be played with 5/],
    ['a seed that does not fit', (r) => Object.assign(r, { commitment: '0'.repeat(64) }), /does not match its seal/],
    ['a seed kept back', (r) => Object.assign(r, { seed: null }), /the seed is missing/],
    ['another contribution', (r) => Object.assign(r, { contributions: ['0102', '04'] }), /move 0: a draw/],
    ['a wrong hash', (r) => Object.assign(r.entries[3]!, { hash: '00000000' }), /move 3: the position has hash/],
    ['entries after the end', (r) => r.entries.push({ seat: 0, moves: 's', hash: '00000000' }), /the game is over/],
    ['too few entries', (r) => r.entries.pop(), /the game is not over, but the record says it is over/],
    ['another winner', (r) => Object.assign(r.standings[0]!, { total: 99 }), /standings/],
    ['another ending', (r) => Object.assign(r, { ended: 'dawn' }), /the record says it is over \(dawn\)/],
  ])('%s is refused', (_name, change, pattern) => {
    const record = copy() as never;
    change(record);
    expect(problemsOf(record).join('\n')).toMatch(pattern);
    // The French text contains no English.
    const french = problemsOf(record, 'fr').join('\n');
    expect(french).not.toBe('');
    expect(french).not.toMatch(/\b(the|is|must|of|Invalid|Expected)\b/);
  });

  describe('after the rules changed', () => {
    /** Number 2 forbids what number 1 allowed: to snuff a lamp. */
    const strict = (seats: number): Rules => {
      const rules: Rules = lanterns(seats);
      const lamp = rules.steps.lamp as Step<Common, unknown>;
      const check: typeof lamp.check = (state, seat, open, move) =>
        rules.format(move) === 's' ? 'LA-2' : lamp.check(state, seat, open, move);
      return { ...rules, steps: { ...rules.steps, lamp: { ...lamp, check } } };
    };
    const later: Game = {
      ...game,
      rulesNumber: 2,
      open: (_edition, _options, seats, number = 2) => (number === 1 ? lanterns(seats) : strict(seats)),
    };

    test('a table goes on by the number it began with', () => {
      const opened = openRecord(good, later);
      expect(opened.ok && opened.value.setup.rulesNumber).toBe(1);
      expect(opened.ok && verifyRecord(opened.value).ok).toBe(true);
    });

    test('by the new number the same moves are refused', () => {
      const opened = openRecord({ ...copy(), rules: 2 }, later);
      const verified = opened.ok ? verifyRecord(opened.value) : opened;
      expect(verified.ok ? '' : verified.problems.join()).toMatch(/move s is refused: LA-2/);
    });
  });

  test('an edition that has no table of so many seats is refused', () => {
    const opened = openRecord(good, {
      ...game,
      open: () => {
        throw new Error('plain is for 4 seats');
      },
    });
    expect(opened).toEqual({ ok: false, problems: ['plain is for 4 seats'] });
  });

  test('text that is not valid JSON, or not a record, is refused', () => {
    for (const text of ['', 'null', '[]', '{', `${recordText(good)}{}`, '{"quai":1}'])
      expect(readRecord(text).ok, text.slice(0, 9)).toBe(false);
    expect(readRecord('[]')).toMatchObject({ problems: [expect.stringMatching(/not a record/)] });
  });
});

test('options have defaults, and unknown ones are named', () => {
  expect(readOptions(game, {})).toEqual({ ok: true, value: { wind: 'calm' } });
  expect(readOptions(game, { wind: 'strong' })).toEqual({ ok: true, value: { wind: 'strong' } });
  expect(readOptions(game, { wind: 3, toString: 'x' }).ok).toBe(false);
  // An option that came with rules number 2 is unknown to a table of number 1.
  const later = {
    ...game,
    rulesNumber: 2,
    options: [...game.options, { id: 'tide', values: ['low', 'high'], since: 2 }],
  };
  expect(readOptions(later, {})).toEqual({ ok: true, value: { wind: 'calm', tide: 'low' } });
  expect(readOptions(later, {}, 'en', 1)).toEqual({ ok: true, value: { wind: 'calm' } });
  expect(readOptions(later, { tide: 'high' }, 'en', 1).ok).toBe(false);
});
