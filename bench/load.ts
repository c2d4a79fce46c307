/** A crowd at the tables of a server, over real sockets: so many tables, so many moves a second, and how long each took. */

import { createHash, randomBytes } from 'node:crypto';
import { newTable } from '@quai/server/opening.ts';
import { queriesFor } from '@quai/server/schema.ts';
import { type Sql, statement } from '@quai/server/sql.ts';
import { Store } from '@quai/server/store.ts';
import { DEFAULT_TERMS } from '@quai/table/terms.ts';
import { WebSocket } from 'ws';

const GAME = 'railroad-ink';

/** Tables in the store, every seat taken by a guest of its own; the cookies by table and seat. */
export async function fillTables(
  sql: Sql,
  tables: number,
  seats: number,
): Promise<{ id: string; cookies: string[] }[]> {
  const query = queriesFor(sql.dialect);
  const store = new Store(sql);
  const made: { id: string; cookies: string[] }[] = [];
  await Promise.all(
    Array.from({ length: tables }, async () => {
      const tokens = Array.from({ length: seats }, () => randomBytes(32).toString('hex'));
      const people = tokens.map((token, seat) => ({
        id: randomBytes(12).toString('base64url'),
        token_hash: createHash('sha256').update(token).digest('hex'),
        name: `Guest ${seat + 1}`,
        created: Date.now(),
      }));
      await sql.run([statement(query.insertInto('person').values(people))]);
      const wanted = { game: GAME, seats, options: {}, edition: null, bots: [], terms: DEFAULT_TERMS };
      const table = await newTable(people[0]!.id, wanted, Date.now());
      if (!table.ok) throw new Error(table.problems.join('\n'));
      const { row } = table.value;
      const slots = people.map(({ id, name }) => ({ person: id, name, bot: null, contribution: '0a' }));
      await store.addTable(row, slots);
      made.push({ id: row.id, cookies: tokens.map((token) => `quai=${token}`) });
    }),
  );
  return made;
}

/** One person's socket: keeps the last table as text, and reads it only when it is needed. */
class Seat {
  readonly socket: WebSocket;
  last = '';
  seq = 0;
  bytes = 0;
  heard: ((seq: number) => void) | null = null;
  answered: ((ok: boolean) => void) | null = null;

  constructor(address: string, cookie: string) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
    this.socket.on('error', () => {});
    this.socket.on('message', (data: Buffer) => {
      const text = String(data);
      this.bytes += data.length;
      if (text.startsWith('{"type":"table"')) {
        this.last = text;
        this.seq = Number(/"seq":(\d+),"now"/.exec(text)![1]);
        this.heard?.(this.seq);
      } else if (text.startsWith('{"type":"answer"')) this.answered?.(text.includes('"ok":true'));
    });
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve());
      this.socket.once('close', () => reject(new Error('a socket was closed')));
    });
  }

  ask(body: object): Promise<boolean> {
    return new Promise((resolve) => {
      this.answered = (ok) => {
        this.answered = null;
        resolve(ok);
      };
      this.socket.send(JSON.stringify(body));
    });
  }

  /** A move that this seat may make now, if any. */
  move(): { since: number; moves: string[] } | null {
    const { now } = JSON.parse(this.last) as { now: { since: number; moves: string[] } | null };
    if (now === null || now.moves.length === 0) return null;
    return { since: now.since, moves: [now.moves[Math.floor(Math.random() * now.moves.length)]!] };
  }
}

export class Table {
  readonly id: string;
  readonly seats: Seat[];
  private turn = 0;
  private seq = 0;
  constructor(address: string, id: string, cookies: readonly string[]) {
    this.id = id;
    this.seats = cookies.map((cookie) => new Seat(address, cookie));
  }

  async open(): Promise<void> {
    await Promise.all(this.seats.map((seat) => seat.opened()));
    for (const seat of this.seats) await seat.ask({ type: 'watch', id: 1, table: this.id });
    await this.seats[0]!.ask({ type: 'start', id: 2, table: this.id });
    while (this.seats.some((seat) => seat.seq < 1)) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Makes one move; milliseconds until another seat has its view of it, or null if nobody can move. */
  async move(): Promise<number | null> {
    for (let tried = 0; tried < this.seats.length; tried++) {
      const seat = this.turn++ % this.seats.length;
      // Whoever moves next has seen the last move.
      while (this.seats[seat]!.seq < this.seq) await new Promise((resolve) => setImmediate(resolve));
      const move = this.seats[seat]!.move();
      if (move === null) continue;
      const other = this.seats[(seat + 1) % this.seats.length]!;
      const before = performance.now();
      const target = this.seats[seat]!.seq + 1;
      const seen = new Promise<number>((resolve) => {
        other.heard = (seq) => {
          if (seq < target) return;
          other.heard = null;
          resolve(performance.now() - before);
        };
      });
      const ok = await this.seats[seat]!.ask({ type: 'play', id: 3, table: this.id, seat, ...move });
      if (!ok) throw new Error('a move of the load was refused');
      this.seq = target;
      return seen;
    }
    return null;
  }

  get bytes(): number {
    return this.seats.reduce((sum, seat) => sum + seat.bytes, 0);
  }

  close(): void {
    for (const seat of this.seats) seat.socket.terminate();
  }
}

/** Every table one move each `every` milliseconds, for so long; all latencies, sorted. */
export async function steady(tables: readonly Table[], every: number, lasting: number): Promise<number[]> {
  const times: number[] = [];
  const end = Date.now() + lasting;
  await Promise.all(
    tables.map(async (table, index) => {
      let next = Date.now() + (every * index) / tables.length;
      while (next < end) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())));
        const time = await table.move();
        if (time !== null) times.push(time);
        next += every;
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

/** Every table as fast as it goes; moves acknowledged a second. */
export async function flatOut(tables: readonly Table[], lasting: number): Promise<number> {
  let moves = 0;
  const before = Date.now();
  await Promise.all(
    tables.map(async (table) => {
      while (Date.now() - before < lasting) {
        if ((await table.move()) === null) return;
        moves++;
      }
    }),
  );
  return (moves * 1000) / (Date.now() - before);
}
