import { plainBots } from '@quai/bots/list.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import { scriptedChance } from '@quai/engine/chance.ts';
import type { Rules, Step } from '@quai/engine/contract.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { lanterns } from '@quai/engine/test/tiny.ts';
import { describe, expect, test } from 'vitest';
import { botTurn } from '../botturn.ts';
import {
  chosen,
  closed,
  complete,
  type Draft,
  draftForced,
  draftMove,
  newDraft,
  redraft,
  undoDraft,
  world,
} from '../draft.ts';
import { playMoves, startTable } from '../log.ts';
import { type Beads, beads } from './beads.ts';
import { setupFor } from './lanterns.ts';

const rules: Rules = lanterns(2);

function lamps() {
  let table = startTable(rules, setupFor(2), scriptedChance([0, 1, 2, 2]));
  for (const seat of [0, 1]) {
    const done = playMoves(table, seat, ['k0'], scriptedChance([]));
    if (done.ok) table = done.table;
  }
  return table;
}

const draftFor = (seat: number): Draft => newDraft(rules, rules.view(lamps().state, seat), seat, randomFrom(1));

test('a move that touches no chance is drafted, undone and redone', () => {
  const draft = draftFor(0);
  const done = draftMove(draft, 's');
  if (done.kind !== 'drafted') return expect.unreachable();
  expect([done.draft.moves, complete(done.draft), complete(draft)]).toEqual([['s'], true, false]);
  const back = undoDraft(done.draft);
  expect([back.moves, back.redo, back.worlds.length]).toEqual([[], ['s'], 1]);
  const again = draftMove(back, 's');
  expect(again).toMatchObject({ kind: 'drafted', draft: { moves: ['s'], redo: [] } });
  expect(undoDraft(back)).toBe(back);
});

describe('a turn of several moves', () => {
  const threads: Rules = beads(2);
  const { state } = startTable(threads, setupFor(2), scriptedChance([]));
  const empty = newDraft(threads, threads.view(state, 0), 0, randomFrom(1));
  const strung = (draft: Draft, ...moves: string[]): Draft =>
    moves.reduce((so, move) => {
      const next = draftMove(so, move);
      if (next.kind !== 'drafted') throw new Error(`${move} was not drafted`);
      return next.draft;
    }, draft);
  const string = (draft: Draft) => (world(draft) as Beads).strings[0];

  test('begins with nothing drafted', () => {
    expect([empty.moves, empty.redo, string(empty)]).toEqual([[], [], '']);
  });

  test('is taken back move by move, and redone in order', () => {
    const four = strung(empty, 'r', 'g', 'r', 'g');
    expect(string(four)).toBe('rgrg');
    const one = undoDraft(undoDraft(undoDraft(four)));
    expect([one.moves, one.redo, string(one), one.worlds.length]).toEqual([['r'], ['g', 'r', 'g'], 'r', 2]);
    const two = strung(one, 'g');
    expect([two.moves, two.redo, string(two)]).toEqual([['r', 'g'], ['g', 'r'], 'rg']);
  });

  test('another move than the one taken back leaves nothing to redo', () => {
    const back = undoDraft(undoDraft(strung(empty, 'r', 'r', 'g')));
    expect(back.redo).toEqual(['g', 'r']);
    expect(strung(back, 'g').redo).toEqual([]);
    expect(strung(back, 'r').redo).toEqual(['g']);
  });

  test('is complete when the seat has nothing more to decide, or the table is over', () => {
    expect(['rg', 'rge', 'x'].map((moves) => complete(strung(empty, ...moves)))).toEqual([false, true, true]);
    const waiting = newDraft(threads, threads.view(state, 1), 1, randomFrom(1));
    expect(complete(waiting)).toBe(false);
  });

  test('is sent whole once a move needs chance', () => {
    expect(draftMove(strung(empty, 'r', 'g'), 'd')).toEqual({ kind: 'send', moves: ['r', 'g', 'd'] });
  });

  test('is made again from its beginning', () => {
    const again = redraft(undoDraft(strung(empty, 'r', 'r', 'r')), ['g', 'zzz', 'r']);
    expect([again.moves, again.redo, string(again), again.worlds.length]).toEqual([['g'], [], 'g', 2]);
    const none = redraft(undoDraft(strung(empty, 'r', 'r')), []);
    expect([none.moves, none.redo, string(none), none.worlds.length]).toEqual([[], [], '', 1]);
  });

  test('a fault in the rules is not mistaken for chance', () => {
    const broken: Rules = {
      ...threads,
      next: () => {
        throw new Error('a fault');
      },
    };
    expect(() => draftMove({ ...strung(empty, 'r'), rules: broken }, 'e')).toThrow('a fault');
  });
});

describe('a step with a single answer', () => {
  /** After a red bead only a green one fits; a string of four can only be ended, or by rules that say so, is drawn for. */
  const strict = (last: 'e' | 'd', asked = false): Draft => {
    const loose = beads(2);
    const bead = loose.steps.bead as Step<Beads, unknown>;
    const narrow: Step<Beads, unknown> = {
      ...bead,
      ...(asked ? { asked: true } : {}),
      check(table, seat, open, move) {
        const string = table.strings[seat] ?? '';
        if (string.length >= 4) return move === last ? null : 'BD-2';
        if (string.endsWith('r')) return move === 'g' ? null : 'BD-3';
        return move === 'r' || move === 'g' ? bead.check(table, seat, open, move) : 'BD-4';
      },
    };
    const rules: Rules = { ...loose, steps: { bead: narrow } } as never;
    const { state } = startTable(rules, setupFor(2), scriptedChance([]));
    return newDraft(rules, rules.view(state, 0), 0, randomFrom(1));
  };
  const chose = (draft: Draft, move: string): Draft => {
    const next = draftMove(draft, move);
    if (next.kind !== 'drafted') throw new Error(`${move} was not drafted`);
    return draftForced(next.draft);
  };

  test('is not asked: it follows from the choice before it', () => {
    const one = chose(strict('e'), 'r');
    expect([one.moves, one.forced, chosen(one)]).toEqual([['r', 'g'], [false, true], 1]);
    const two = chose(one, 'r');
    expect([two.moves, complete(two), chosen(two)]).toEqual([['r', 'g', 'r', 'g', 'e'], true, 2]);
  });

  test('is undone and redone together with the choice before it', () => {
    const two = chose(chose(strict('e'), 'r'), 'r');
    const back = undoDraft(two);
    expect([back.moves, back.redo, back.worlds.length]).toEqual([['r', 'g'], ['e', 'g', 'r'], 3]);
    expect(chose(back, 'r')).toMatchObject({ moves: two.moves, redo: [] });
    expect(undoDraft(undoDraft(two)).moves).toEqual([]);
  });

  test('is asked if it needs chance, so that nothing is drawn without the player', () => {
    const two = chose(chose(strict('d'), 'r'), 'r');
    expect([two.moves, complete(two)]).toEqual([['r', 'g', 'r', 'g'], false]);
  });

  test('is asked if the game wants it to be seen', () => {
    expect(chose(strict('e', true), 'r').moves).toEqual(['r']);
  });

  test('is known again after a reload', () => {
    const two = chose(chose(strict('e'), 'r'), 'r');
    expect(redraft(strict('e'), two.moves).forced).toEqual(two.forced);
  });

  test('cannot be undone if nothing was chosen before it', () => {
    const forced = { ...chose(strict('e'), 'r'), forced: [true, true] };
    expect([chosen(forced), undoDraft(forced)]).toEqual([0, forced]);
  });
});

test('a step that closes is left for another one: its move is no draft of what follows', () => {
  const loose = beads(2);
  const bead = { ...loose.steps.bead, closes: true } as Step<Beads, unknown>;
  const knot: Step<Beads, unknown> = {
    ...bead,
    apply(state, seat, open, move, chance, tell) {
      bead.apply(state, seat, open, move, chance, tell);
      if (state.strings[seat]?.length === 2) state.open[seat] = [{ step: 'tie', args: [] }];
    },
  };
  const rules: Rules = { ...loose, steps: { bead: knot, tie: loose.steps.bead } } as never;
  const { state } = startTable(rules, setupFor(2), scriptedChance([]));
  let draft = newDraft(rules, rules.view(state, 0), 0, randomFrom(1));
  const closedAfter: boolean[] = [closed(draft)];
  for (const move of ['r', 'g', 'r']) {
    const next = draftMove(draft, move);
    if (next.kind !== 'drafted') return expect.unreachable();
    draft = next.draft;
    closedAfter.push(closed(draft));
  }
  expect(closedAfter).toEqual([false, false, true, false]);
});

test('a move that needs a draw or reveals something is sent with those before it', () => {
  expect(draftMove(draftFor(0), 'l')).toEqual({ kind: 'send', moves: ['l'] });
});

test('a refused move says why and leaves the draft as it was', () => {
  expect(draftMove(draftFor(1), 's')).toMatchObject({ kind: 'refused', refusal: { rule: 'turn' } });
  expect(draftMove(draftFor(0), 'zzz')).toMatchObject({ kind: 'refused', refusal: { rule: 'malformed' } });
});

test('a draft is restored after a reload, up to the first move that no longer fits', () => {
  expect(redraft(draftFor(0), ['s']).moves).toEqual(['s']);
  expect(redraft(draftFor(0), ['k0', 's']).moves).toEqual([]);
});

test.each(['random', 'greedy'])('the %s bot sends legal moves', (name) => {
  const table = lamps();
  for (let seed = 0; seed < 20; seed++) {
    const random = randomFrom(seed);
    const moves = botTurn(rules, rules.view(table.state, 0), 0, chooserOf(plainBots[name]!, rules, 0, random), random);
    expect(playMoves(table, 0, moves, scriptedChance([0])).ok).toBe(true);
  }
});
