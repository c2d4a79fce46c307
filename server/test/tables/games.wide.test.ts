/** A whole table of each game by real clients whose connections break at random moments. */

import { games } from '@quai/games/list.ts';
import { openRecord, readRecord, verifyRecord } from '@quai/table/record.ts';
import { describe, expect, test } from 'vitest';
import { isKept, Player, startedTable } from '../support/player.ts';
import { serverOfThisFile } from '../support/running.ts';

// Few rooms in memory, so that tables are loaded from their logs during play.
const server = await serverOfThisFile({ QUAI_ROOMS: '1' });

/** A game that ships no edition is played with custom ones. */
const playable: string[] = [];
for (const { meta, load } of games) if (Object.keys((await load()).editions).length > 0) playable.push(meta.id);
const rows = games
  .filter(({ meta }) => playable.includes(meta.id))
  .map(({ meta }) => [meta.id, Math.max(2, meta.seats.min)] as const);

describe('whole tables with broken connections', () => {
  test.each(rows)('%s, %i seats', async (id, seats) => {
    const { table, cookies, rules } = await startedTable(server.address, id, seats);
    const players = cookies.map(
      (cookie, seat) => new Player(() => [server.address], cookie, table, seat, rules, seat + 1, 5),
    );
    await Promise.all(players.map((player) => player.play()));
    const log = await server.node.store.entries(table);
    for (const player of players) for (const one of player.acknowledged) expect(isKept(one, log)).toBe(true);
    const text = await (await fetch(`${server.address}/api/tables/${table}/record`)).text();
    const read = readRecord(text);
    const opened = read.ok ? openRecord(read.value, await games.find(({ meta }) => meta.id === id)!.load()) : read;
    const verified = opened.ok ? verifyRecord(opened.value) : opened;
    expect(verified.ok, JSON.stringify(verified).slice(0, 300)).toBe(true);
    expect(players.reduce((sum, player) => sum + player.reconnects, 0)).toBeGreaterThan(0);
  });
});
