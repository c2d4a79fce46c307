/** Clients of a real server, each with several connections: sends their messages and checks the replies. */

import { request } from 'node:http';
import { type Change, withChange } from '@quai/protocol/change.ts';
import {
  type ChangeMessage,
  parsed,
  parseMessage,
  type Reply,
  ReplySchema,
  type TableMessage,
  TableSchema,
} from '@quai/protocol/messages.ts';
import type { Person } from '@quai/server/store/store.ts';
import { WebSocket } from 'ws';
import type { Act } from './acts.ts';

/** Below a connection's burst limit, so that every message is processed. */
const EACH = 50;
/** An answer that takes longer counts as missing. */
const PATIENCE = 20_000;
/** Refusals that mean the server itself failed. */
const FAULTS = ['table:fault', 'table:broken', 'table:too-fast', 'table:unavailable'];
/** A message was too large for the socket. */
const TOO_LARGE = 1009;

export type Guest = Readonly<{ person: Person; cookie: string }>;

/** One connection, opened again whenever it is needed. */
class Line {
  private readonly actor: Actor;
  private socket: WebSocket | null = null;
  private sent = 0;
  private answers = 0;
  private seq = -1;
  private table: TableMessage | null = null;
  private wake = () => {};

  constructor(actor: Actor) {
    this.actor = actor;
  }

  private async opened(): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket;
    const { address, guest } = this.actor;
    const headers = guest === null ? {} : { cookie: guest.cookie };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
    this.socket = socket;
    this.sent = 0;
    this.seq = -1;
    this.table = null;
    socket.on('message', (data) => {
      // Messages that still arrive on an abandoned connection are ignored.
      if (this.socket === socket) this.hear(String(data));
    });
    socket.on('error', () => {});
    socket.on('close', (code) => {
      // An unexpected close by the server; 1012 asks the client to reconnect after an account change.
      if (this.socket === socket && ![TOO_LARGE, 1012].includes(code)) this.actor.wrong(`closed with ${code}`);
      this.wake();
    });
    await new Promise((resolve) => {
      socket.once('open', resolve);
      socket.once('close', resolve);
    });
    return socket;
  }

  async send(texts: readonly string[]): Promise<void> {
    if (this.sent + texts.length > EACH) this.leave();
    const socket = await this.opened();
    const wanted = this.answers + texts.length;
    for (const text of texts) socket.send(text);
    this.sent += texts.length;
    const patience = setTimeout(() => {
      this.actor.wrong(`no answer to ${texts.map((text) => text.slice(0, 100))}`);
      this.wake();
    }, PATIENCE);
    while (this.answers < wanted && socket.readyState === WebSocket.OPEN && this.actor.problem === null)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    clearTimeout(patience);
    this.answers = wanted;
  }

  /** Sends, then disconnects before the answer. */
  async sendAndLeave(texts: readonly string[]): Promise<void> {
    const socket = await this.opened();
    for (const text of texts) socket.send(text);
    this.leave();
  }

  leave(): void {
    const { socket } = this;
    this.socket = null;
    // Half of the time without a close frame.
    if (this.sent % 2 === 0) socket?.close();
    else socket?.terminate();
  }

  private hear(text: string): void {
    const reply = parseMessage<Reply>(ReplySchema, text);
    if (reply === null) {
      this.actor.wrong(`not a message: ${text.slice(0, 200)}`);
      return;
    }
    if (reply.type === 'table') this.hearTable(reply);
    if (reply.type === 'change') this.hearChange(reply);
    if (reply.type === 'chat') this.actor.heardChat();
    if (reply.type !== 'answer') return;
    this.answers++;
    if (!reply.ok && FAULTS.includes(reply.refusal.rule)) this.actor.wrong(`answered with ${reply.refusal.rule}`);
    this.wake();
  }

  private hearTable(message: TableMessage): void {
    if (message.seq < this.seq) this.actor.wrong(`went back from entry ${this.seq} to ${message.seq}`);
    this.seq = message.seq;
    this.table = message;
    this.actor.heard(message);
  }

  /** Always a change to the last message; applying it gives a whole one again. */
  private hearChange({ table, change, from, events }: ChangeMessage): void {
    const before = this.table;
    if (before === null || before.table !== table) this.actor.wrong('a change of nothing');
    else
      try {
        const after = change === null ? before : parsed(TableSchema, withChange(before, change as Change));
        if (after === null) this.actor.wrong(`a change that makes no table: ${JSON.stringify(change)}`);
        else this.hearTable({ ...after, from, events });
      } catch {
        this.actor.wrong(`a change of something else: ${JSON.stringify(change)}`);
      }
  }
}

export class Actor {
  readonly address: string;
  readonly guest: Guest | null;
  private readonly lines: readonly Line[];
  last: TableMessage | null = null;
  problem: string | null = null;
  /** Whether this client ever held a seat. */
  private seated = false;

  constructor(address: string, guest: Guest | null, lines: number) {
    this.address = address;
    this.guest = guest;
    this.lines = Array.from({ length: lines }, () => new Line(this));
  }

  wrong(problem: string): void {
    this.problem ??= problem;
  }

  heard(message: TableMessage): void {
    this.last = message;
    this.seated ||= message.seats.some(({ yours }) => yours);
    if (message.status === 'over') return;
    if (message.seed !== null) this.wrong('the seed was told');
    if (message.as !== null && message.seats[message.as]?.yours !== true) this.wrong('looks from another’s seat');
    for (const { event } of message.events) {
      const { only } = event as { only?: { seat: number } };
      if (only !== undefined && only.seat !== message.as)
        this.wrong(`a secret of seat ${only.seat} was told to seat ${message.as}`);
    }
  }

  heardChat(): void {
    if (!this.seated) this.wrong('chat was told to a spectator');
  }

  async perform(act: Act, table: string): Promise<void> {
    const here = (text: string) => text.replaceAll('"@"', JSON.stringify(table));
    if ('path' in act) return this.request(act.path.replace('@', table), act.body && here(act.body));
    const line = this.lines[act.line % this.lines.length];
    if (act.gone) await line?.sendAndLeave(act.texts.map(here));
    else await line?.send(act.texts.map(here));
  }

  private async request(path: string, body?: string): Promise<void> {
    const headers = {
      cookie: this.guest?.cookie ?? '',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    const status = await statusOf(this.address + path, headers, body);
    if (status >= 500) this.wrong(`${path} was answered with ${status}`);
  }

  leave(): void {
    for (const line of this.lines) line.leave();
  }
}

/** Uses a connection of its own, since the server closes idle ones. */
function statusOf(url: string, headers: Readonly<Record<string, string>>, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sending = request(url, { method, headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sending.once('error', reject);
    sending.end(body);
  });
}
