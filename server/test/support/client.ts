/** A client of the socket, for tests: a name, a cookie, its requests and what it received. */

import { type Answer, parseMessage, type Reply, ReplySchema, type TableMessage } from '@quai/protocol/messages.ts';
import { WebSocket } from 'ws';

export class Client {
  readonly heard: Reply[] = [];
  private readonly socket: WebSocket;
  /** Far from the ids that tests write by hand. */
  private nextId = 1_000_000;
  private listeners: (() => void)[] = [];
  closed = false;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const reply = parseMessage<Reply>(ReplySchema, String(data));
      if (reply === null) throw new Error(`the server said what is no message: ${String(data).slice(0, 200)}`);
      this.heard.push(reply);
      for (const listener of this.listeners.splice(0)) listener();
    });
    socket.on('close', () => {
      this.closed = true;
      for (const listener of this.listeners.splice(0)) listener();
    });
    socket.on('error', () => {});
  }

  /** Gets a cookie under this name, and opens a socket with it. Null: a spectator without a name. */
  static async open(
    address: string,
    name: string | null,
    cookie?: string,
  ): Promise<{ client: Client; cookie: string }> {
    const own = cookie ?? (name === null ? '' : await newGuest(address, name));
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie: own } });
    const client = new Client(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return { client, cookie: own };
  }

  /** Stops reading. */
  pauseReading(): void {
    this.socket.pause();
  }

  raw(text: string): void {
    this.socket.send(text);
  }

  async ask(table: string, body: Readonly<Record<string, unknown>>): Promise<Answer> {
    const id = this.nextId++;
    this.raw(JSON.stringify({ ...body, id, table }));
    return (await this.until((reply) => reply.type === 'answer' && reply.id === id)) as Answer;
  }

  /** Waits for a message that fits, also among those already heard. */
  async until(fits: (reply: Reply) => boolean, within = 10_000): Promise<Reply> {
    let found: Reply | undefined;
    await this.wait(() => (found = this.heard.find(fits)) !== undefined, within);
    return found!;
  }

  /** Waits for a condition, checked again on every message. */
  async wait(fits: () => boolean, within = 10_000): Promise<void> {
    const deadline = Date.now() + within;
    for (;;) {
      if (fits()) return;
      if (this.closed) throw new Error('the connection was closed');
      if (Date.now() > deadline) throw new Error('nothing fitting was heard in time');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.listeners.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** The latest message about a table. */
  table(): TableMessage {
    return this.heard.findLast((reply) => reply.type === 'table') as TableMessage;
  }

  close(): void {
    this.socket.terminate();
  }
}

export async function newGuest(address: string, name: string): Promise<string> {
  const response = await post(address, '/api/me', { name });
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

export function post(address: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export async function newTable(
  address: string,
  cookie: string,
  wanted: Readonly<Record<string, unknown>>,
): Promise<string> {
  const response = await post(address, '/api/tables', wanted, cookie);
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { table: string }).table;
}
