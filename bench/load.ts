/** Simulated players at the tables of a server, over real sockets, with the latency of each move. */

import { randomBytes } from 'node:crypto';
import { at } from '@quai/engine/at.ts';
import { ChanceTouched, noChance } from '@quai/engine/chance.ts';
import type { Rules } from '@quai/engine/contract.ts';
import { anyMove, openStep, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { rulesOf } from '@quai/games/open.ts';
import { type Change, withChange } from '@quai/protocol/change.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import { hashed, newPerson } from '@quai/server/people/people.ts';
import { queriesFor } from '@quai/server/store/schema.ts';
import { type Sql, statement } from '@quai/server/store/sql.ts';
import { Store } from '@quai/server/store/store.ts';
import { newTable } from '@quai/server/tables/opening.ts';
import { WebSocket } from 'ws';

/** The game that everybody plays, and the number of players per table. */
export interface Crowd {
  readonly game: string;
  readonly seats: number;
}

/** Tables added at the same time. */
const FILLING = 8;

export const rulesOfLoad = ({ game, seats }: Crowd): Promise<Rules> => rulesOf(game, { seats });

/** Adds tables with a guest in every seat to the store; returns the cookies by table and seat. */
export async function fillTables(
  sql: Sql,
  tables: number,
  { game, seats }: Crowd,
): Promise<{ id: string; cookies: string[] }[]> {
  const query = queriesFor(sql.dialect);
  const store = new Store(sql);
  const made: { id: string; cookies: string[] }[] = [];
  const fill = async () => {
    const tokens = Array.from({ length: seats }, () => randomBytes(32).toString('hex'));
    const people = tokens.map((_, seat) => newPerson(`Guest ${seat + 1}`, Date.now()));
    const sessions = people.map(({ id, created }, seat) => ({
      token_hash: hashed(at(tokens, seat)),
      person_id: id,
      created,
    }));
    await sql.run([
      statement(query.insertInto('person').values(people)),
      statement(query.insertInto('session').values(sessions)),
    ]);
    const wanted = { game, seats, options: {}, edition: null, bots: [], terms: DEFAULT_TERMS };
    const table = await newTable(at(people, 0).id, wanted, Date.now());
    if (!table.ok) throw new Error(table.problems.join('\n'));
    const { row, data } = table.value;
    const slots = people.map(({ id, name }) => ({ person: id, name, bot: null, contribution: '0a' }));
    await store.addTable({ row, slots, data });
    made.push({ id: row.id, cookies: tokens.map((token) => `quai=${token}`) });
  };
  // Whoever waits long for a connection of PostgreSQL gives up.
  for (let left = tables; left > 0; left -= FILLING)
    await Promise.all(Array.from({ length: Math.min(left, FILLING) }, fill));
  return made;
}

/** One client's socket. Keeps the changes since the last full message and applies them only when needed. */
class Seat {
  readonly socket: WebSocket;
  private table: unknown = null;
  private changes: Change[] = [];
  seq = 0;
  bytes = 0;
  /** Clients waiting to see an entry here. */
  private readonly waiting = new Set<{ seq: number; seen: () => void }>();
  answered: ((ok: boolean) => void) | null = null;

  constructor(address: string, cookie: string) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
    this.socket.on('error', () => {});
    this.socket.on('message', (data: Buffer) => {
      this.bytes += data.length;
      const reply = JSON.parse(String(data));
      if (reply.type === 'answer') return this.answered?.(reply.ok);
      if (reply.type === 'table') [this.table, this.changes, this.seq] = [reply, [], reply.seq];
      else if (reply.type === 'change' && reply.change !== null) {
        this.changes.push(reply.change);
        this.seq = reply.change.seq?.[0] ?? this.seq;
      }
      for (const one of this.waiting) if (one.seq <= this.seq) this.release(one);
    });
  }

  private release(one: { seq: number; seen: () => void }): void {
    this.waiting.delete(one);
    one.seen();
  }

  /** Resolves once this seat has its view after entry `seq`. */
  saw(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((seen) => this.waiting.add({ seq, seen }));
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

  /** A turn this seat can play now, as one message like the site's; null if it has nothing to decide. */
  turn(rules: Rules, seat: number): { since: number; moves: string[] } | null {
    type Position = { since: number; acting: number[]; view: unknown };
    for (const change of this.changes.splice(0)) this.table = withChange(this.table, change);
    const { now: position } = this.table as { now: Position | null };
    if (position === null || !position.acting.includes(seat)) return null;
    return { since: position.since, moves: someTurn(rules, position.view, seat) };
  }
}

const random = randomFrom(1);

/** Random moves, up to the first that needs chance. */
function someTurn(rules: Rules, view: unknown, seat: number): string[] {
  const world = rules.imagine(view, random);
  const moves: string[] = [];
  try {
    while (openStep(world, seat) !== undefined) {
      const move = anyMove(rules, world, seat, random);
      moves.push(rules.format(move));
      play(rules, world, seat, move, noChance);
    }
  } catch (error) {
    if (!(error instanceof ChanceTouched)) throw error;
  }
  return moves;
}

/** A table that plays by itself. */
export interface Playing {
  /** One turn: the milliseconds until another player has seen it, or null if the game is over. */
  play(): Promise<number | null>;
  /** Acknowledged moves, and bytes received by all players. */
  readonly moves: number;
  readonly bytes: number;
  close(): void;
}

export class Table implements Playing {
  readonly id: string;
  readonly seats: Seat[];
  private readonly rules: Rules;
  private turn = 0;
  private seq = 0;
  /** Acknowledged moves. */
  moves = 0;
  constructor(address: string, id: string, cookies: readonly string[], rules: Rules) {
    this.rules = rules;
    this.id = id;
    this.seats = cookies.map((cookie) => new Seat(address, cookie));
  }

  async open(): Promise<void> {
    await Promise.all(this.seats.map((seat) => seat.opened()));
    for (const seat of this.seats)
      await this.granted(seat, { type: 'watch', id: 1, table: this.id, changes: true, moves: false });
    await this.granted(at(this.seats, 0), { type: 'start', id: 2, table: this.id });
    await Promise.all(this.seats.map((seat) => seat.saw(1)));
  }

  private async granted(seat: Seat, request: Readonly<Record<string, unknown>>): Promise<void> {
    if (!(await seat.ask(request))) throw new Error(`${String(request.type)} was refused`);
  }

  /** Sends one turn; returns the milliseconds until another seat has its view of it, or null if nobody can play. */
  async play(): Promise<number | null> {
    for (let tried = 0; tried < this.seats.length; tried++) {
      const seat = this.turn++ % this.seats.length;
      const player = at(this.seats, seat);
      // The next seat must have seen the last move.
      await player.saw(this.seq);
      const turn = player.turn(this.rules, seat);
      if (turn === null) continue;
      const other = at(this.seats, (seat + 1) % this.seats.length);
      const before = performance.now();
      const target = player.seq + 1;
      const seen = other.saw(target).then(() => performance.now() - before);
      const ok = await player.ask({ type: 'play', id: 3, table: this.id, seat, ...turn });
      if (!ok) throw new Error('a turn was refused');
      this.moves += turn.moves.length;
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

/** Plays a turn at every table each `every` milliseconds; returns all latencies. */
export async function steady(tables: readonly Playing[], every: number, lasting: number): Promise<number[]> {
  const times: number[] = [];
  const end = Date.now() + lasting;
  await Promise.all(
    tables.map(async (table, index) => {
      let next = Date.now() + (every * index) / tables.length;
      while (next < end) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())));
        const time = await table.play();
        if (time !== null) times.push(time);
        next += every;
      }
    }),
  );
  return times;
}

/** Plays every table as fast as possible; returns the messages and moves acknowledged per second, and how many were sent. */
export async function flatOut(
  tables: readonly Playing[],
  lasting: number,
): Promise<{ messages: number; moves: number; sent: number }> {
  const movesBefore = tables.reduce((sum, table) => sum + table.moves, 0);
  let messages = 0;
  let end = 0;
  const before = Date.now();
  await Promise.all(
    tables.map(async (table) => {
      while (Date.now() - before < lasting) {
        if ((await table.play()) === null) return;
        messages++;
        end = Date.now();
      }
    }),
  );
  const moves = tables.reduce((sum, table) => sum + table.moves, 0) - movesBefore;
  const seconds = (end - before) / 1000;
  return { messages: messages / seconds, moves: moves / seconds, sent: messages };
}
