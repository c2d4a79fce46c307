/** Rematches are tables too: somebody alone could give up, play again, give up..., and every one of these games is stored for good. */

import { expect, onTestFinished, test } from 'vitest';
import { Caller } from '../support/caller.ts';
import { newTable } from '../support/client.ts';
import { sit } from '../support/ink.ts';
import { scratch, serveHere } from '../support/running.ts';

test('a chain of rematches ends with the tables that an address may make', async () => {
  const { folder, remove } = scratch();
  const server = await serveHere(folder, { QUAI_TABLES_PER_HOUR: '4' });
  onTestFinished(async () => {
    await server.stop();
    remove();
  });
  const eve = await Caller.guest(server.address, 'Eve');
  const client = await eve.connect();
  let table = await newTable(server.address, eve.cookie, { game: 'railroad-ink', seats: 1, terms: { start: 'full' } });
  const made = [table];
  for (let round = 0; round < 8; round++) {
    await sit(client, table, 0);
    expect(await client.ask(table, { type: 'resign', seat: 0 })).toMatchObject({ ok: true });
    const answer = await client.ask(table, { type: 'rematch' });
    if (!answer.ok) {
      expect(answer.refusal.rule).toBe('table:limit');
      break;
    }
    made.push((table = answer.table!));
    // Whoever asks again is told the same table, and that counts for nothing.
    expect(await client.ask(made.at(-2)!, { type: 'rematch' })).toMatchObject({ ok: true, table });
  }
  expect(made).toHaveLength(4);
});
