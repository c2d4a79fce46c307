/** Plays a seat to the end of the game, whatever happens to connections and servers, and remembers what was acknowledged. */

import type { Rules } from '@quai/engine/contract.ts';
import { type Random, randomFrom } from '@quai/engine/random.ts';
import { rulesOf } from '@quai/games/open.ts';
import type { Entry } from '@quai/table/entry.ts';
import { randomTurn } from '@quai/table/test/randomturn.ts';
import { Client, newGuest, newTable } from './client.ts';

export type Acknowledged = Readonly<{
  table: string;
  seat: number;
  since: number;
  seq: number;
  moves: readonly string[];
}>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Player {
  readonly acknowledged: Acknowledged[] = [];
  reconnects = 0;
  /** For how long, each time the connection was lost, nothing was heard of the table; in milliseconds. */
  readonly gaps: number[] = [];
  /** Moves that were refused because the server could not take them just then. */
  refused = 0;
  private readonly addresses: () => readonly string[];
  private readonly cookie: string;
  private readonly table: string;
  private readonly seat: number;
  private readonly rules: Rules;
  private readonly random: Random;
  /** One in this many moves is followed by a lost connection; 0 for never. */
  private readonly dropOneIn: number;

  constructor(
    addresses: () => readonly string[],
    cookie: string,
    table: string,
    seat: number,
    rules: Rules,
    seed: number,
    dropOneIn: number,
  ) {
    this.addresses = addresses;
    this.cookie = cookie;
    this.table = table;
    this.seat = seat;
    this.rules = rules;
    this.random = randomFrom(seed);
    this.dropOneIn = dropOneIn;
  }

  /** Plays until the table is over, or `stopped` says so. */
  async play(stopped: () => boolean = () => false): Promise<void> {
    let lost: number | null = null;
    while (!stopped()) {
      const client = await this.connected();
      if (client === null) continue;
      if (lost !== null) this.gaps.push(Date.now() - lost);
      try {
        if (await this.playOn(client, stopped)) return;
      } catch (error) {
        if (!/closed|in time/.test(String(error))) throw error;
      } finally {
        client.close();
      }
      this.reconnects++;
      lost = Date.now();
    }
  }

  private async connected(): Promise<Client | null> {
    const addresses = this.addresses();
    const address = addresses[this.random.below(addresses.length)]!;
    try {
      const { client } = await Client.open(address, null, this.cookie);
      await client.ask(this.table, { type: 'watch', as: this.seat });
      return client;
    } catch {
      await pause(20);
      return null;
    }
  }

  /** True once the table is over; false to connect anew. */
  private async playOn(client: Client, stopped: () => boolean): Promise<boolean> {
    for (;;) {
      const mine = () => client.table()?.now?.acting.includes(this.seat) === true;
      await client.wait(() => mine() || stopped() || client.table()?.status === 'over', 60_000);
      if (stopped() || client.table().status === 'over') return true;
      const { now } = client.table();
      const moves = randomTurn(this.rules, now!.view, this.seat, this.random);
      const answer = await client.ask(this.table, { type: 'play', seat: this.seat, since: now!.since, moves });
      if (answer.ok) {
        const { table, seat } = this;
        this.acknowledged.push({ table, seat, since: now!.since, seq: answer.seq!, moves });
        await client.wait(() => client.table().seq >= answer.seq!);
      } else if (['table:unavailable', 'table:too-fast'].includes(answer.refusal.rule)) await pause(50);
      else if (answer.refusal.rule !== 'stale') throw new Error(`refused: ${answer.refusal.rule}`);
      if (!answer.ok) this.refused++;
      if (this.dropOneIn > 0 && this.random.below(this.dropOneIn) === 0) return false;
    }
  }
}

/** Whether the log has what was acknowledged. A list of moves is stored up to the first that touched chance. */
export function isKept({ seat, since, seq, moves }: Acknowledged, log: readonly Entry[]): boolean {
  return log.some(
    (entry, index) =>
      entry.kind === 'moves' &&
      entry.seat === seat &&
      index >= since &&
      index < seq &&
      entry.moves.every((move, at) => move === moves[at]),
  );
}

/** A started table of people only; a cookie for each seat. */
export async function startedTable(
  address: string,
  game: string,
  seats: number,
): Promise<{ table: string; cookies: string[]; rules: Rules }> {
  const cookies = await Promise.all(Array.from({ length: seats }, (_, seat) => newGuest(address, `Ann ${seat}`)));
  const table = await newTable(address, cookies[0]!, { game, seats });
  const clients = await Promise.all(cookies.map(async (cookie) => (await Client.open(address, null, cookie)).client));
  for (const [seat, client] of clients.entries())
    await client.ask(table, { type: 'sit', seat, contribution: String(seat + 1).padStart(2, '0') });
  const answer = await clients[0]!.ask(table, { type: 'start' });
  if (!answer.ok) throw new Error(`not started: ${answer.refusal.rule}`);
  for (const client of clients) client.close();
  return { table, cookies, rules: await rulesOf(game, { seats }) };
}
