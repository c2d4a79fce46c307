/** One way to a table, whoever hosts it: requests out, answers and tables in. Made over a socket or over a worker. */

import type { Seat } from '@quai/engine/contract.ts';
import {
  type Answer,
  type ChatMessage,
  PROTOCOL,
  parseMessage,
  type Reply,
  ReplySchema,
  type Request,
  type TableMessage,
} from '@quai/protocol/messages.ts';
import type { BoxQuestion } from '@quai/table/room.ts';
import { createSignal } from 'solid-js';

/** A request without what the link itself fills in. */
type Body<T> = T extends unknown ? Omit<T, 'id' | 'table'> : never;
export type RequestBody = Body<Request>;

/** stopping: the server said that it goes; old: the site was renewed since this page was loaded. */
export type LinkStatus = 'connecting' | 'ready' | 'lost' | 'stopping' | 'old';

/** How the server is; both true unless it says otherwise. */
export type Service = Readonly<{ store: boolean; bus: boolean }>;
const WELL: Service = { store: true, bus: true };

/** What somebody at a table wants to hear. */
export interface Listener {
  hear(message: TableMessage): void;
  /** Why the table cannot be had. */
  fail(rule: string): void;
  chat?(lines: ChatMessage['lines']): void;
  /** The seats whose person has the table in front of them. */
  present?(seats: readonly Seat[]): void;
}

/** What carries messages: both kinds are told by `Link` when they are up and what they say. */
export interface Carrier {
  send(text: string): void;
  /** Nothing comes back any more: open another one. */
  renew?(): void;
}

type Watcher = {
  table: string;
  as: Seat | undefined;
  have: number;
  listener: Listener;
  /** An edition of one's own comes whole only at first. */
  edition?: TableMessage['edition'];
};

const ANSWER_WITHIN = 15_000;

export class Link {
  private carrier: Carrier | null = null;
  private nextId = 1;
  private build: string | null = null;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly watchers = new Set<Watcher>();
  /** Is the page in front of its person? Whoever looks at a table is sent no notices of it. */
  private looks = true;
  /** Looks up in the box what came; null if nobody wants to say. */
  box: ((table: string, asked: BoxQuestion) => Promise<number | null>) | null = null;
  readonly status: () => LinkStatus;
  private readonly setStatus: (status: LinkStatus) => void;
  readonly service: () => Service;
  private readonly setService: (service: Service) => void;

  constructor() {
    const [status, setStatus] = createSignal<LinkStatus>('connecting');
    this.status = status;
    this.setStatus = setStatus;
    const [service, setService] = createSignal(WELL);
    this.service = service;
    this.setService = setService;
  }

  /** The carrier is up: everything watched is asked for again, from where it was left. */
  opened(carrier: Carrier): void {
    this.carrier = carrier;
    this.setService(WELL);
    if (this.status() !== 'old') this.setStatus('ready');
    for (const watcher of this.watchers) this.askFor(watcher);
  }

  /** The carrier is gone; requests without an answer may or may not have counted. */
  lost(): void {
    this.carrier = null;
    if (this.status() !== 'old' && this.status() !== 'stopping') this.setStatus('lost');
    for (const [id, resolve] of this.waiting)
      resolve({ type: 'answer', id, ok: false, refusal: { rule: 'lost', figures: {} } });
    this.waiting.clear();
  }

  received(text: string): void {
    const reply = parseMessage<Reply>(ReplySchema, text);
    if (reply === null) return;
    if (reply.type === 'answer') this.answered(reply);
    else if (reply.type === 'table') this.hear(reply);
    else if (reply.type === 'service') this.setService({ store: reply.store, bus: reply.bus });
    else if (reply.type === 'bye') this.setStatus(reply.reason);
    else if (reply.type === 'welcome') this.welcomed(reply.protocol, reply.build);
    else
      for (const { table, listener } of this.watchers) {
        if (table !== reply.table) continue;
        if (reply.type === 'chat') listener.chat?.(reply.lines);
        else listener.present?.(reply.seats);
      }
  }

  /** An answer to no request of ours: the table was closed to those who only watch. */
  private answered(answer: Answer): void {
    if (answer.id === null) {
      if (!answer.ok && answer.refusal.rule === 'table:no-spectators')
        for (const { listener } of this.watchers) listener.fail(answer.refusal.rule);
      return;
    }
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }

  /** A server of another build than the one this page first met: the page is old. */
  private welcomed(protocol: number, build: string): void {
    this.build ??= build;
    if (protocol !== PROTOCOL || build !== this.build) this.setStatus('old');
  }

  private hear(message: TableMessage): void {
    for (const watcher of this.watchers) {
      if (watcher.table !== message.table) continue;
      watcher.have = message.seq - 1;
      if (message.edition.data !== undefined) watcher.edition = message.edition;
      const { edition = message.edition } = watcher;
      watcher.listener.hear(edition.hash === message.edition.hash ? { ...message, edition } : message);
    }
  }

  /**
   * Asks, and is answered. At a table that is typed in from a box, whoever plays is asked what came, as often as something is
   * drawn, and the request goes again with it.
   */
  async ask(table: string, body: RequestBody): Promise<Answer> {
    const outcomes: number[] = [];
    for (;;) {
      const answer = await this.askOnce(table, outcomes.length === 0 ? body : ({ ...body, outcomes } as RequestBody));
      if (answer.ok || answer.asked === undefined || this.box === null) return answer;
      const came = await this.box(table, answer.asked);
      if (came === null) return answer;
      outcomes.push(came);
    }
  }

  private async askOnce(table: string, body: RequestBody): Promise<Answer> {
    const id = this.nextId++;
    const { carrier } = this;
    if (carrier === null) return { type: 'answer', id, ok: false, refusal: { rule: 'lost', figures: {} } };
    const answer = new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      setTimeout(() => {
        if (!this.waiting.delete(id)) return;
        resolve({ type: 'answer', id, ok: false, refusal: { rule: 'lost', figures: {} } });
        // A device that changed its network or slept may hold on to a connection that is dead.
        if (carrier === this.carrier) carrier.renew?.();
      }, ANSWER_WITHIN);
    });
    carrier.send(JSON.stringify({ ...body, id, table }));
    return answer;
  }

  /** Hears of a table until the function returned is called. */
  watch(table: string, as: Seat | undefined, listener: Listener): () => void {
    const watcher: Watcher = { table, as, have: -1, listener };
    this.watchers.add(watcher);
    if (this.carrier !== null) this.askFor(watcher);
    return () => {
      this.watchers.delete(watcher);
      if (![...this.watchers].some((other) => other.table === table)) this.ask(table, { type: 'unwatch' });
    };
  }

  look(on: boolean): void {
    this.looks = on;
    for (const table of new Set([...this.watchers].map((watcher) => watcher.table)))
      this.ask(table, { type: 'look', on });
  }

  private async askFor(watcher: Watcher): Promise<void> {
    const { table, as, have } = watcher;
    const answer = await this.ask(table, {
      type: 'watch',
      ...(have < 0 ? {} : { have }),
      ...(as === undefined ? {} : { as }),
    });
    if (!answer.ok && answer.refusal.rule !== 'lost') watcher.listener.fail(answer.refusal.rule);
    else if (!this.looks) this.ask(table, { type: 'look', on: false });
  }
}
