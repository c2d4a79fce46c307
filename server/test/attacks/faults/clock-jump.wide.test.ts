/** The clock of the machine is set while people think: nobody runs out of time by that, at live tables or by correspondence. */

import type { ClockTerms } from '@quai/protocol/terms.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { inkRules, round, twoAtTable } from '../../support/ink.ts';
import { serverOfThisFile } from '../../support/running.ts';

const HOUR = 3600_000;
const server = await serverOfThisFile();
const rules = await inkRules(2);
const real = Date.now.bind(Date);
afterEach(() => vi.restoreAllMocks());

const setClock = (by: number) => vi.spyOn(Date, 'now').mockImplementation(() => real() + by);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const bank = (seconds: number): ClockTerms => ({ kind: 'bank', bank: seconds * 1000, increment: 0 });

async function table(clock: ClockTerms) {
  const { table, ann, bob } = await twoAtTable([server.address, server.address], { clock });
  onTestFinished(() => {
    ann.close();
    bob.close();
  });
  const timeOuts = async () => (await server.node.store.entries(table)).filter(({ kind }) => kind === 'timeout').length;
  return { table, ann, bob, timeOuts };
}

test.each([
  ['two hours ahead', 2 * HOUR],
  ['two days ahead', 48 * HOUR],
  ['two hours back', -2 * HOUR],
  ['and right again', 0],
])('%s', async (_what, by) => {
  const tables = [await table(bank(60)), await table(bank(3600)), await table({ kind: 'days', days: 1 })];
  setClock(by);
  // One is played on at once, before anything else could have noticed; the others wait to be judged.
  const [first] = tables;
  const { ann } = first!;
  expect(await ann.ask(first!.table, round(rules, ann, 1))).toMatchObject({ ok: true });
  await pause(5000);
  for (const { bob, table, timeOuts } of tables) {
    expect(await timeOuts()).toBe(0);
    expect(await bob.ask(table, round(rules, bob, 1))).toMatchObject({ ok: true });
  }
  const { left } = ann.table().clock!;
  for (const time of left) expect(time).toBeGreaterThan(45_000);
});

test('whoever really runs out of time does, after the clock was set too', async () => {
  const { table: id, ann, timeOuts } = await table(bank(6));
  setClock(2 * HOUR);
  await pause(3000);
  expect(await timeOuts()).toBe(0);
  await ann.wait(() => ann.table().seats.every(({ bot }) => bot !== null), 20_000);
  expect((await server.node.store.entries(id)).filter(({ kind }) => kind === 'timeout')).toHaveLength(2);
});

test('nor is anybody absent by it, whom the host might replace', async () => {
  const { table: id, ann } = await table({ kind: 'none' });
  setClock(2 * HOUR);
  await pause(1000);
  expect(await ann.ask(id, { type: 'replace', seat: 1, bot: 'random' })).toMatchObject({
    refusal: { rule: 'table:not-absent' },
  });
});
