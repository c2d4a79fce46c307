import { plainBots } from '@quai/bots/list.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import { scriptedChance } from '@quai/engine/chance.ts';
import type { Rules } from '@quai/engine/contract.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { lanterns } from '@quai/engine/test/tiny.ts';
import { expect, test } from 'vitest';
import { botTurn } from '../botturn.ts';
import { complete, type Draft, draftMove, newDraft, redraft, undoDraft } from '../draft.ts';
import { playMoves, startTable } from '../log.ts';
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

test('a move that touches nothing is drafted, taken back and redone', () => {
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

test('a move that needs a draw or reveals something is sent with those before it', () => {
  expect(draftMove(draftFor(0), 'l')).toEqual({ kind: 'send', moves: ['l'] });
});

test('a refused move says why and leaves the draft', () => {
  expect(draftMove(draftFor(1), 's')).toMatchObject({ kind: 'refused', refusal: { rule: 'turn' } });
  expect(draftMove(draftFor(0), 'zzz')).toMatchObject({ kind: 'refused', refusal: { rule: 'malformed' } });
});

test('a draft is made again after a reload, as far as it still fits', () => {
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
