/** Once a game has ended its seed is shown: nothing can be undone any more, by anybody, for any reason. */

import { replay } from '@quai/table/log.ts';
import { setupOf } from '@quai/table/room.ts';
import { expect, onTestFinished, test } from 'vitest';
import { inkRules, round, twoAtTable } from '../../support/ink.ts';
import { serverOfThisFile } from '../../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules(2);

async function finished() {
  const { table, ann, bob } = await twoAtTable([server.address, server.address]);
  onTestFinished(() => {
    ann.close();
    bob.close();
  });
  while (ann.table().status !== 'over') {
    const { seq } = ann.table();
    for (const client of [ann, bob])
      expect(await client.ask(table, round(rules, client, seq))).toMatchObject({ ok: true });
    await ann.wait(() => ann.table().seq === seq + 2);
    await bob.wait(() => bob.table().seq === seq + 2);
  }
  return { table, ann, bob };
}

test('neither alone nor by consent', async () => {
  const { table, ann, bob } = await finished();
  const { seq, seed } = ann.table();
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect([ann.table().now?.undo, bob.table().now?.undo]).toEqual([null, null]);
  const over = { ok: false, refusal: { rule: 'over' } };
  for (const to of [1, seq - 2, seq - 1])
    for (const [seat, client] of [ann, bob].entries())
      for (const type of ['undo', 'ask']) expect(await client.ask(table, { type, seat, to })).toMatchObject(over);
  // A question of before the upgrade that is still open.
  const ask = JSON.stringify({ seat: 0, to: seq - 2, agreed: [0] });
  const parameters = [ask, table];
  await server.node.sql.run([{ sql: 'update game_table set ask = ?, version = version + 1 where id = ?', parameters }]);
  await server.node.changedElsewhere(table);
  const agree = { type: 'agree', yes: true, asked: { seat: 0, to: seq - 2, seq } };
  expect(await bob.ask(table, agree)).toMatchObject(over);
  expect(await server.node.store.entries(table)).toHaveLength(seq);
});

test('a log in which a game went on after its end still opens, and no longer counts', async () => {
  const { table } = await finished();
  const room = (await server.node.freshRoom(table))!;
  const entries = await server.node.store.entries(table);
  const undo = { kind: 'undo', seat: 0, to: entries.length - 1, consent: true } as const;
  const again = replay(room.rules, setupOf(room), [...entries, undo]);
  expect(again).toMatchObject({ over: null, redrawn: true });
});
