import { scriptedChance } from '@quai/engine/chance.ts';
import type { GameEvent } from '@quai/engine/contract.ts';
import { canonical } from '@quai/engine/hash.ts';
import { drawKey, seededChance } from '@quai/engine/seed.ts';
import { lanterns } from '@quai/engine/test/tiny.ts';
import { describe, expect, test } from 'vitest';
import { type Fault, faultTexts } from '../faults.ts';
import {
  acting,
  append,
  LogFault,
  own,
  type Played,
  passing,
  playMoves,
  replay,
  startTable,
  type Table,
  undoable,
  undoProblem,
} from '../log.ts';
import { result } from '../result.ts';
import { setupFor } from './lanterns.ts';

const DEAL2 = [0, 1, 2, 2];
const rules = lanterns(2);
const two = () => startTable(rules, setupFor(2), scriptedChance(DEAL2));

function played(table: Table, seat: number, moves: string[], outcomes: number[] = []): Table {
  const done = playMoves(table, seat, moves, scriptedChance(outcomes));
  expect(done.ok, JSON.stringify(done)).toBe(true);
  return (done as Played).table;
}

const choosing = (table: Table) => played(played(table, 0, ['k0']), 1, ['k1']);

const why = (fault: Fault | null) => fault?.(faultTexts.en);

describe('playing', () => {
  test('entry 0 starts the table with its outcomes', () => {
    expect(two().entries).toEqual([{ kind: 'start', outcomes: DEAL2 }]);
    expect(acting(two())).toEqual([0, 1]);
  });

  test('a move leaves the earlier position as it was', () => {
    const before = two();
    const bytes = canonical(before.state);
    played(before, 0, ['k0']);
    expect(canonical(before.state)).toBe(bytes);
    expect(before.entries).toHaveLength(1);
  });

  test('moves are played up to the first that touches chance', () => {
    const table = choosing(two());
    const done = playMoves(table, 0, ['l', 's'], scriptedChance([0])) as Played;
    expect(done.entry).toEqual({ kind: 'moves', seat: 0, moves: ['l'], outcomes: [0] });
  });

  test('one refused move refuses the whole list and names it', () => {
    const table = choosing(two());
    expect(playMoves(table, 0, ['s', 's'], scriptedChance([]))).toMatchObject({
      ok: false,
      move: 1,
      refusal: { rule: 'turn' },
    });
    expect(playMoves(table, 0, ['s', '??'], scriptedChance([]))).toMatchObject({
      ok: false,
      move: 1,
      refusal: { rule: 'malformed' },
    });
    expect(playMoves(table, 0, [], scriptedChance([]))).toMatchObject({ refusal: { rule: 'malformed' } });
    expect(playMoves(table, 1, ['s'], scriptedChance([]))).toMatchObject({ refusal: { rule: 'turn' } });
    for (const seat of [-1, 2, 0.5])
      expect(playMoves(table, seat, ['s'], scriptedChance([]))).toMatchObject({ refusal: { rule: 'turn' } });
  });

  test('typed in from a real box: when outcomes run out, the table asks which kind came up', () => {
    const table = choosing(two());
    expect(playMoves(table, 0, ['l'], scriptedChance([]))).toEqual({
      ok: false,
      asked: { what: 'lamp', counts: table.state ? (table.state as never as { pile: number[] }).pile : [] },
      move: 0,
    });
    expect(playMoves(table, 0, ['l'], scriptedChance([1]))).toMatchObject({ ok: true });
  });

  test('since is the entry at which the current choice of a seat opened', () => {
    const first = played(two(), 0, ['k0']);
    // Seat 1 still has the same choice: seat 0's move changes nothing for it.
    expect(first.since).toEqual([1, 0]);
    const both = played(first, 1, ['k0']);
    expect(both.since).toEqual([2, 2]);
  });

  test('the table is over when the game says so, and then refuses moves', () => {
    const done = played(played(choosing(two()), 0, ['s']), 1, ['s']);
    expect(done.over).toBe('dark');
    expect(acting(done)).toEqual([]);
    expect(playMoves(done, 0, ['s'], scriptedChance([]))).toMatchObject({ refusal: { rule: 'over' } });
  });
});

describe('undo', () => {
  const stopped = played(choosing(two()), 0, ['s']);

  test('without asking: own last entries, if nothing was drawn or revealed', () => {
    expect(undoable(stopped, 0)).toBe(3);
    expect(undoProblem(stopped, 0, 3, false)).toBeNull();
    const back = append(stopped, { kind: 'undo', seat: 0, to: 3, consent: false });
    expect(canonical(back.state)).toBe(canonical(choosing(two()).state));
    expect(back.entries).toHaveLength(5);
    expect(back.since).toEqual([4, 4]);
    expect(acting(back)).toEqual([0]);
  });

  test('not once somebody else has moved, after a draw, or twice', () => {
    expect(why(undoProblem(stopped, 1, 3, false))).toMatch(/somebody else/);
    expect(why(undoProblem(stopped, 0, 1, false))).toMatch(/somebody else/);
    expect(why(undoProblem(played(choosing(two()), 0, ['l'], [0]), 0, 3, false))).toMatch(/drawn or revealed/);
    expect(why(undoProblem(two(), 0, 0, false))).toMatch(/cannot be undone/);
    const back = append(stopped, { kind: 'undo', seat: 0, to: 3, consent: false });
    expect(why(undoProblem(back, 0, 3, false))).toMatch(/cannot be undone/);
    expect(undoable(played(choosing(two()), 0, ['l'], [0]), 0)).toBeNull();
  });

  test('with consent it goes further back, and the generator never rewinds', () => {
    const key = drawKey('11'.repeat(32), []);
    let table = startTable(rules, setupFor(2), seededChance(key, 0));
    const play = (seat: number, move: string) => {
      table = (playMoves(table, seat, [move], seededChance(key, table.draws)) as Played).table;
    };
    play(0, 'k0');
    play(1, 'k0');
    play(0, 'l');
    expect(table.draws).toBe(5);
    table = append(table, { kind: 'undo', seat: 1, to: 3, consent: true });
    expect(table.draws).toBe(5);
    play(0, 'l');
    expect(table.draws).toBe(6);
    expect(replay(rules, setupFor(2), table.entries).state).toEqual(table.state);
  });
});

describe('people who leave', () => {
  test('with two seats a resignation ends the game and the other player is first', () => {
    const table = append(two(), { kind: 'resign', seat: 0, bot: 'random' });
    expect(table.over).toBe('resigned');
    expect(result(table).map((row) => row.rank)).toEqual([2, 1]);
    expect(playMoves(table, 1, ['k0'], scriptedChance([]))).toMatchObject({ refusal: { rule: 'over' } });
    expect(undoProblem(played(two(), 0, ['k0']), 0, 1, true)).toBeNull();
  });

  test('with three a bot plays on and the seat is ranked last', () => {
    let table = startTable(lanterns(3), setupFor(3), scriptedChance([0, 0, 1, 1, 2, 2]));
    table = append(table, { kind: 'resign', seat: 2, bot: 'random' });
    expect([table.over, table.holders[2]!.bot]).toEqual([null, 'random']);
    for (const seat of [0, 1, 2]) table = played(table, seat, ['k0']);
    for (const seat of [0, 1, 2]) table = played(table, seat, ['s']);
    expect(result(table).map((row) => row.rank)).toEqual([2, 1, 3]);
  });

  test('a time-out gives the seat to a bot, a takeover gives it back', () => {
    const away = append(two(), { kind: 'timeout', seat: 1, bot: 'greedy' });
    expect(away.holders[1]).toEqual({ name: 'Ann 1', bot: 'greedy' });
    const back = append(away, { kind: 'takeover', seat: 1, holder: { name: 'Ann 1', bot: null } });
    expect(back.holders[1]!.bot).toBeNull();
  });
});

describe('replay', () => {
  let table = choosing(two());
  table = played(table, 0, ['l'], [1]);
  table = played(table, 1, ['s']);
  table = append(table, { kind: 'undo', seat: 1, to: 4, consent: false });

  /** Plays and takes back the same move, over and over. */
  function goingBack(times: number): Table {
    let table = choosing(two());
    for (let time = 0; time < times; time++)
      table = append(played(table, 0, ['s']), { kind: 'undo', seat: 0, to: table.entries.length, consent: false });
    return table;
  }

  test('a long log is played without copying it for every entry, and gives the same table as entry by entry', () => {
    const { entries } = goingBack(100);
    const first = replay(rules, setupFor(2), entries, 0);
    let lists = 0;
    let last = first;
    for (const table of passing(first, entries.slice(1))) {
      if (table.entries !== last.entries) lists++;
      last = table;
    }
    expect(lists).toBe(1);
    expect(last).toEqual(entries.slice(1).reduce((table, entry) => append(table, entry), first));
    expect(replay(rules, setupFor(2), entries)).toEqual(last);
    expect(first.entries).toHaveLength(1);
  });

  test('a position that is kept as its own does not change when the log goes on', () => {
    const { entries } = goingBack(5);
    const kept: Table[] = [];
    for (const table of passing(replay(rules, setupFor(2), entries, 0), entries.slice(1))) kept.push(own(table));
    for (const [index, table] of kept.entries()) expect(table).toEqual(replay(rules, setupFor(2), entries, index + 1));
  });

  test('a table replayed from its log is the same table, at any entry', () => {
    expect(replay(rules, setupFor(2), table.entries)).toEqual(table);
    expect(acting(replay(rules, setupFor(2), table.entries, 3))).toEqual([1]);
  });

  test('events are heard again', () => {
    const heard: GameEvent[] = [];
    replay(rules, setupFor(2), table.entries, undefined, { heard: (event) => heard.push(event) });
    expect(heard.map((event) => event.kind)).toEqual(['dealt', 'dealt', 'kept', 'kept', 'lifted', 'stopped']);
  });

  test.each([
    ['no entries', [], 0, /empty/],
    ['no start', table.entries.slice(1), 0, /does not begin with the start/],
    ['a second start', [table.entries[0]!, table.entries[0]!], 1, /second time/],
    [
      'an illegal move',
      [table.entries[0]!, { kind: 'moves', seat: 0, moves: ['l'], outcomes: [] }],
      1,
      /refused: step/,
    ],
    [
      'a missing outcome',
      [...table.entries.slice(0, 3), { kind: 'moves', seat: 0, moves: ['l'], outcomes: [] }],
      3,
      /missing: lamp/,
    ],
    [
      'an impossible outcome',
      [...table.entries.slice(0, 3), { kind: 'moves', seat: 0, moves: ['l'], outcomes: [9] }],
      3,
      /none of it/,
    ],
    [
      'an outcome too many',
      [...table.entries.slice(0, 3), { kind: 'moves', seat: 0, moves: ['l'], outcomes: [0, 0] }],
      3,
      /draws? too many/,
    ],
    [
      'a move after a draw',
      [...table.entries.slice(0, 3), { kind: 'moves', seat: 0, moves: ['l', 'l'], outcomes: [0] }],
      3,
      /after a draw/,
    ],
    [
      'an undo that cannot be',
      [...table.entries.slice(0, 4), { kind: 'undo', seat: 0, to: 3, consent: false }],
      4,
      /drawn or revealed/,
    ],
    ['a missing deal', [{ kind: 'start', outcomes: [0] }], 0, /missing/],
    ['a deal too many', [{ kind: 'start', outcomes: [...DEAL2, 1] }], 0, /draws? too many/],
    ['a seat that is not there', [table.entries[0]!, { kind: 'resign', seat: 7, bot: 'random' }], 1, /no player 7/],
  ] as const)('a log with %s names the entry', (_name, entries, at, pattern) => {
    try {
      replay(rules, setupFor(2), entries as never);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(LogFault);
      expect((error as LogFault).entry).toBe(at);
      expect((error as LogFault).message).toMatch(pattern);
    }
  });
});
