import type { Game, Rules } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { lanterns } from '@quai/engine/test/tiny.ts';
import { expect, test } from 'vitest';
import type { Entry } from '../entry.ts';
import { LogFault, replay } from '../log.ts';
import { openRecord, readRecord, recordText, writeRecord } from '../record.ts';
import { transcript } from '../transcript.ts';
import { game, setupFor } from './lanterns.ts';

const moved = (seat: number, moves: string, ...outcomes: number[]): Entry => ({
  kind: 'moves',
  seat,
  moves: moves.split(' '),
  outcomes,
});

const log: Entry[] = [
  { kind: 'start', outcomes: [0, 1, 2, 2], at: 1000 },
  moved(0, 'k1'),
  moved(1, 'k0'),
  moved(0, 'l', 2),
  moved(1, 's'),
  { kind: 'undo', seat: 0, to: 4, consent: true },
  { kind: 'timeout', seat: 1, bot: 'random' },
  { kind: 'takeover', seat: 1, holder: { name: 'Ann 1', bot: null } },
  moved(1, 'l', 2),
  moved(0, 's'),
  moved(1, 's'),
];

const text = `lanterns, rules 1, edition plain ${setupFor(2).edition.hash.slice(0, 8)}
option wind: calm
seat 0: Ann 0
seat 1: Ann 1

0 start [0 1 2 2]
    dealt | only 0: cards=[0,1]
    dealt | only 1: cards=[2,2]
1 seat 0: k1
    kept 0 | only 0: card=1
2 seat 1: k0
    kept 1 | only 1: card=2
3 seat 0: l [2]
    lifted 0 card=2
4 seat 1: s
    stopped 1
5 seat 0 goes back to before 4, all consenting
6 seat 1 is out of time, random plays on
7 seat 1 is held by Ann 1
8 seat 1: l [2]
    lifted 1 card=2
9 seat 0: s
    stopped 0
10 seat 1: s
    stopped 1

ended: dark
2. seat 0: 5
    light 5
1. seat 1: 6
    light 6
state `;

const rules: Rules = lanterns(2);

test('a transcript goes from the setup to the final hash, secrets included', () => {
  const table = replay(rules, setupFor(2), log);
  const read = readRecord(recordText(writeRecord(table, null)));
  const opened = read.ok ? openRecord(read.value, game) : read;
  expect(opened.ok && transcript(opened.value)).toBe(`${text}${hashOf(table.state)}\n`);
});

test('an unfinished game says so, and a resignation is shown', () => {
  const setup = { ...setupFor(3), seats: [...setupFor(2).seats, { name: 'Bo', bot: 'greedy' }] };
  const entries: Entry[] = [
    { kind: 'start', outcomes: [0, 0, 1, 1, 2, 2] },
    { kind: 'resign', seat: 2, bot: 'random' },
  ];
  const lines = transcript({ rules: lanterns(3), setup, entries }).split('\n');
  expect(lines).toContain('seat 2: Bo (greedy)');
  expect(lines).toContain('1 seat 2 resigns, random plays on');
  expect(lines).toContain('ended: not yet');
  expect(lines).toContain('3. seat 2: 0');
});

test('fields are sorted; figures and marks of a score line are shown', () => {
  const plain = lanterns(2);
  const loud: Rules = {
    ...(plain as Rules),
    setup(chance, tell) {
      const state = plain.setup(chance);
      tell?.({ kind: 'wind', by: null, to: 'north', from: { y: 1, x: [2] } });
      return state;
    },
    standings: (state) =>
      plain.standings(state as never).map((row) => ({
        ...row,
        lines: [
          { id: 'light', points: 1.5, figures: { most: 3, few: 'none' }, marks: [[4, 5], [], [6]] },
          ...row.lines,
        ],
      })),
  };
  const told = transcript({ rules: loud, setup: setupFor(2), entries: log.slice(0, 1) });
  expect(told).toContain('    wind from={"x":[2],"y":1} to="north"\n');
  expect(told).toContain('    light 1.5 few="none" most=3 at 4 5 | 6\n    light 0\n');
});

test('a log that cannot be played has no transcript', () => {
  const opened = { rules: (game as Game).open({}, {}, 2), setup: setupFor(2), entries: [log[0]!, moved(0, 'l')] };
  expect(() => transcript(opened)).toThrow(LogFault);
});
