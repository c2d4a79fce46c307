/** Railroad Ink at a server, as people play it: rules for drafts, whole rounds as a browser would send them. */

import type { Rules } from '@quai/engine/contract.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { rulesOf } from '@quai/games/open.ts';
import { randomTurn } from '@quai/table/test/randomturn.ts';
import { expect } from 'vitest';
import { Client, newTable } from './client.ts';

export const inkRules = (seats = 2): Promise<Rules> => rulesOf('railroad-ink', { seats });

export const sit = (client: Client, table: string, seat: number) =>
  client.ask(table, { type: 'sit', seat, contribution: String(seat + 1).padStart(2, '0') });

/** Two people at a started table, each at their own address, both watching. */
export async function twoAtTable(addresses: readonly [string, string], terms = {}) {
  const ann = await Client.open(addresses[0], 'Ann');
  const bob = await Client.open(addresses[1], 'Bob');
  const table = await newTable(addresses[0], ann.cookie, { game: 'railroad-ink', seats: 2, terms });
  for (const { client } of [ann, bob]) await client.ask(table, { type: 'watch' });
  expect(await sit(ann.client, table, 0)).toMatchObject({ ok: true });
  expect(await sit(bob.client, table, 1)).toMatchObject({ ok: true });
  expect(await ann.client.ask(table, { type: 'start' })).toMatchObject({ ok: true, seq: 1 });
  for (const { client } of [ann, bob]) await client.until((reply) => reply.type === 'table' && reply.now !== null);
  return { table, ann: ann.client, bob: bob.client, cookies: [ann.cookie, bob.cookie] as const };
}

/** A whole legal round of the seat. */
export function round(rules: Rules, client: Client, seed: number) {
  const { as, now } = client.table();
  const moves = randomTurn(rules, now!.view, as!, randomFrom(seed));
  return { type: 'play', seat: as!, since: now!.since, moves };
}
