/** The bot of docs/bots.md plays a table of every game to its end, over the same interface as people. */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@quai/games/list.ts';
import { expect, test } from 'vitest';
import { Caller } from '../support/caller.ts';
import { Client, newTable } from '../support/client.ts';
import { serverOfThisFile } from '../support/running.ts';

const BOT = join(import.meta.dirname, '../../../docs/bot.mjs');
const server = await serverOfThisFile();

test('the example has about forty lines', () => {
  expect(readFileSync(BOT, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(45);
});

const playable = games.map(({ meta }) => meta).filter(({ needsEdition }) => !needsEdition);

test.each(playable.map(({ id, seats }) => [id, Math.max(2, seats.min)] as const))(
  '%s, %i seats',
  async (game, seats) => {
    const { client, cookie } = await Client.open(server.address, 'Ann');
    const made = (
      await new Caller(server.address, cookie).post('/api/programs', { name: `Player ${game.slice(0, 8)}` })
    ).body;
    const bots = [null, ...Array(seats - 1).fill('random')];
    const table = await newTable(server.address, cookie, { game, seats, bots });
    await client.ask(table, { type: 'watch' });
    const said = new Promise<string>((resolve, reject) => {
      execFile(
        process.execPath,
        [BOT, server.address, String(made.token), table],
        { timeout: 110_000 },
        (error, out, problems) => (error === null ? resolve(out + problems) : reject(error)),
      );
    });
    await client.wait(() => client.table().seats[0]!.taken, 30_000);
    expect(await client.ask(table, { type: 'start' })).toMatchObject({ ok: true });
    const result = await said;
    expect(result).toContain('[bot]:');
    expect(result).toMatch(/^1\. /m);
    client.close();
  },
);

test.each([
  [[], /^usage: node bot.mjs/],
  [['SITE', `quai_${'0'.repeat(64)}`, 'anywhere'], /^this token is not known/],
  [['SITE', 'TOKEN', 'nowhere'], /^table:gone/],
  [['http://127.0.0.1:1', 'TOKEN', 'anywhere'], /ECONNREFUSED/],
])('%j is told in one line', async (words, sentence) => {
  const { client, cookie } = await Client.open(server.address, 'Ann');
  client.close();
  const made = (await new Caller(server.address, cookie).post('/api/programs', { name: 'Player' })).body;
  const args = words.map((word) => ({ SITE: server.address, TOKEN: String(made.token) })[word] ?? word);
  const [code, said] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, [BOT, ...args], { timeout: 30_000 }, (error, _out, problems) =>
      resolve([error?.code, problems]),
    );
  });
  expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
  expect(said.trim().split('\n')).toHaveLength(1);
});
