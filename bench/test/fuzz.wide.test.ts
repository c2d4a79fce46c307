/** The fuzzers find planted faults, shrink the input that shows them, and reproduce it. */

import { at } from '@quai/engine/at.ts';
import type { Common } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { readAnyRecord, readEdition } from '../fuzz/files.ts';
import { type Finding, shrink } from '../fuzz/finding.ts';
import { fuzzMessages, openSite, replayMessages } from '../fuzz/messages.ts';
import { type Fuzzed, fuzzedGames } from '../fuzz/setting.ts';
import { fuzzTables, replayTable } from '../fuzz/tables.ts';

const games = await fuzzedGames();
const fuzzed = at(games, 1);
const soon = (seconds: number) => Date.now() + seconds * 1000;

/** The game's rules with something changed. */
function faulty(change: (rules: Record<string, unknown>) => object): Fuzzed {
  const open: Fuzzed['game']['open'] = (...args) => {
    const rules = fuzzed.game.open(...args);
    return { ...rules, ...change(rules as never) };
  };
  return { ...fuzzed, game: { ...fuzzed.game, open } };
}

describe('tables', () => {
  test('of every game pass', () => {
    for (const one of games) {
      const { findings, tables } = fuzzTables(one, 1, soon(0.2));
      expect(findings).toEqual([]);
      expect(tables).toBeGreaterThan(0);
    }
  });

  test('in which the box is not conserved are found, at the earliest position', () => {
    const leaky: Fuzzed = {
      ...fuzzed,
      kitOf: (rules) => ({ ...fuzzed.kitOf(rules), conserved: (state) => Math.min(9, lengthOf(state)) }),
    };
    const { input } = at(fuzzTables(leaky, 1, soon(20)).findings, 0);
    if (input.what !== 'table') throw new Error(input.what);
    expect(input).toMatchObject({ check: 'box' });
    expect(replayTable(leaky, input)).toContain('the box holds');
    expect(replayTable(leaky, { ...input, plies: input.plies.slice(0, -1) })).toBeNull();
    expect(replayTable(fuzzed, input)).toBeNull();
  });

  const lengthOf = (state: Common) => JSON.stringify(state.open).length;

  test('whose views tell a secret are found', () => {
    const leaky = faulty(({ view }) => ({
      view: (state: object, viewer: unknown) => ({
        ...(view as (state: object, viewer: unknown) => object)(state, viewer),
        secret: JSON.stringify(state),
      }),
    }));
    const { input, problem } = at(fuzzTables(leaky, 1, soon(20)).findings, 0) as Finding;
    if (input.what !== 'table') throw new Error(input.what);
    expect(problem).toContain('can tell an imagined world from the real one');
    expect(input.plies.length).toBeLessThan(5);
    expect(replayTable(leaky, input)).not.toBeNull();
  });

  test('in which a move throws are found, with the moves before it', () => {
    const broken = faulty(({ next }) => ({
      next: (state: object, ...rest: unknown[]) => {
        if (hashOf(state).startsWith('0')) throw new Error('planted');
        return (next as (...all: unknown[]) => unknown)(state, ...rest);
      },
    }));
    const { input, problem } = at(fuzzTables(broken, 1, soon(20)).findings, 0);
    if (input.what !== 'table') throw new Error(input.what);
    expect(problem).toBe('play: Error: planted');
    expect(replayTable(broken, input)).toBe('Error: planted');
    expect(replayTable(fuzzed, input)).toBeNull();
  });
});

describe('messages', async () => {
  const site = await openSite();
  afterAll(() => site.end());

  test('of every game are answered', async () => {
    for (const one of games) {
      const { findings, messages } = await fuzzMessages(site, one, 1, soon(0.5));
      expect(findings).toEqual([]);
      expect(messages).toBeGreaterThan(100);
    }
  });

  test('that make the server fail are found, and few are left', async () => {
    const { rooms } = site.server.node;
    const real = rooms.change.bind(rooms);
    rooms.change = (id, work, at) =>
      real(
        id,
        (room) => {
          if (room.slots.filter(({ person }) => person !== null).length > 1) throw new Error('planted');
          return work(room);
        },
        at,
      );
    try {
      const { input, problem } = at((await fuzzMessages(site, fuzzed, 1, soon(20))).findings, 0);
      if (input.what !== 'messages') throw new Error(input.what);
      expect(problem).toBe('answered with table:fault');
      // Two players sit down, and somebody sends a request.
      expect(input.acts.length).toBeLessThanOrEqual(3);
      expect(await replayMessages(site, fuzzed, input)).toBe('answered with table:fault');
      rooms.change = real;
      expect(await replayMessages(site, fuzzed, input)).toBeNull();
    } finally {
      rooms.change = real;
    }
  });
});

describe('files', () => {
  test('are read or refused, and exceptions are found', async () => {
    expect(readEdition(fuzzed, 2, at(fuzzed.editions, 0))).toEqual({ opened: true, problem: null });
    expect(readEdition(fuzzed, 2, { id: 1 })).toEqual({ opened: false, problem: null });
    const throws = faulty(() => ({
      setup: () => {
        throw new Error('planted');
      },
    }));
    expect(readEdition(throws, 2, at(fuzzed.editions, 0)).problem).toContain('planted');
    expect(await readAnyRecord('{"nonsense":1}')).toEqual({ opened: false, problem: null });
  });
});

test('a list is made as short as it can be', async () => {
  const list = Array.from({ length: 100 }, (_, i) => i);
  expect(await shrink(list, async (some) => some.includes(17) && some.includes(71))).toEqual([17, 71]);
});
