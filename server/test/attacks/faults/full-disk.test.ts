/** The disk is full, or takes no writes: people are told that the site cannot save, and it does not call itself ready. */

import { expect, onTestFinished, test } from 'vitest';
import { Caller } from '../../support/caller.ts';
import { inkRules, round, twoAtTable } from '../../support/ink.ts';
import { serverOfThisFile } from '../../support/running.ts';

const server = await serverOfThisFile();
const rules = await inkRules(2);
const pragma = (text: string) => server.node.sql.run([{ sql: `pragma ${text}`, parameters: [] }]).catch(() => null);
const ready = async () => (await fetch(`${server.address}/api/ready`)).status;
const services = (client: { heard: { type: string }[] }) => client.heard.filter(({ type }) => type === 'service');

test.each([
  // The file may not grow: what needs no new page is still written.
  ['full', 'max_page_count = 1', 'max_page_count = 1000000'],
  ['not to be written', 'query_only = 1', 'query_only = 0'],
])('a disk that is %s', async (_what, on, off) => {
  const { table, ann, bob, cookies } = await twoAtTable([server.address, server.address]);
  onTestFinished(() => {
    ann.close();
    bob.close();
  });
  await expect.poll(ready).toBe(200);
  await pragma(on);
  onTestFinished(() => void pragma(off));
  const before = services(ann).length;
  // Until nothing fits any more.
  let answer = await ann.ask(table, { type: 'say', text: 'x'.repeat(500) });
  for (let lines = 0; answer.ok && lines < 500; lines++) {
    answer = await ann.ask(table, { type: 'say', text: 'x'.repeat(500) });
    if (lines % 15 === 0) await new Promise((resolve) => setTimeout(resolve, 800));
  }
  const refused = { ok: false, refusal: { rule: 'table:unavailable' } };
  expect(answer).toMatchObject(refused);
  expect(services(ann).slice(before)[0]).toMatchObject({ type: 'service', store: false });
  const caller = new Caller(server.address, cookies[0]);
  if (on.startsWith('query')) {
    expect(await ann.ask(table, round(rules, ann, 1))).toMatchObject(refused);
    expect(await ready()).toBe(503);
    expect(await caller.post('/api/tables', { game: 'railroad-ink', seats: 2 })).toMatchObject({
      status: 503,
      body: { problems: ['The site cannot save right now. Try again in a moment.'] },
    });
    // It can still be read, which does not make it well.
    expect((await caller.get('/api/tables')).status).toBe(200);
    expect(server.node.health.status.store).toBe(false);
  }
  await pragma(off);
  await expect.poll(ready, { timeout: 5000 }).toBe(200);
  expect(await ann.ask(table, round(rules, ann, 1))).toMatchObject({ ok: true });
  await ann.wait(() => (services(ann).at(-1) as unknown as { store: boolean }).store);
});
