/** The event loop is blocked while people think: that time is nobody's. */

import { expect, onTestFinished, test } from 'vitest';
import { inkRules, round, twoAtTable } from '../../support/ink.ts';
import { serverOfThisFile } from '../../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules(2);

const block = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test.each([4000, 8000])('for %i ms', async (ms) => {
  const clock = { kind: 'bank', bank: 3000, increment: 0 };
  const { table, ann, bob } = await twoAtTable([server.address, server.address], { clock });
  onTestFinished(() => {
    ann.close();
    bob.close();
  });
  block(ms);
  expect(await ann.ask(table, round(rules, ann, 1))).toMatchObject({ ok: true });
  expect((await server.node.store.entries(table)).map(({ kind }) => kind)).toEqual(['start', 'moves']);
  // Bob, who really does nothing, is out of time later.
  await bob.wait(() => bob.table().seats[1]?.bot !== null, 20_000);
  expect(bob.table().seats[0]?.bot).toBeNull();
});
