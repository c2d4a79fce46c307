/** The link to a table, wherever it lives: requests out, answers and tables in. Carried by a socket or by a worker. */

import type { Seat } from '@quai/engine/contract.ts';
import { type Change, withChange } from '@quai/protocol/change.ts';
import {
  type Answer,
  type ChangeMessage,
  type ChatMessage,
  PROTOCOL,
  parsed,
  parseMessage,
  type Reply,
  ReplySchema,
  type Request,
  type TableMessage,
  TableSchema,
} from '@quai/protocol/messages.ts';
import type { BoxQuestion } from '@quai/table/room.ts';
import { createSignal } from 'solid-js';

/** A request without what the link itself fills in. */
type Body<T> = T extends unknown ? Omit<T, 'id' | 'table'> : never;
export type RequestBody = Body<Request>;

/** stopping: the server is shutting down. old: the site has been updated since this page was loaded. */
export type LinkStatus = 'connecting' | 'ready' | 'lost' | 'stopping' | 'old';

/** The health of the server; both true unless it says otherwise. */
export type Service = Readonly<{ store: boolean; bus: boolean }>;
const WELL: Service = { store: true, bus: true };

/** Callbacks for somebody who watches a table. */
export interface Listener {
  hear(message: TableMessage): void;
  /** Why the table is not available. */
  fail(rule: string): void;
  chat?(lines: ChatMessage['lines']): void;
  /** The seats whose players are looking at the table. */
  present?(seats: readonly Seat[]): void;
  /** A bot waits for the server to have time for it. */
  queued?(on: boolean): void;
}

/** What carries the messages: a socket or a worker. */
export interface Carrier {
  send(text: string): void;
  /** It seems to be dead: open another one. */
  renew?(): void;
}

type Watcher = {
  table: string;
  as: Seat | undefined;
  have: number;
  listener: Listener;
  /** A custom edition comes with the first message only. */
  edition?: TableMessage['edition'];
};

const ANSWER_WITHIN = 15_000;
/** Entries whose events come with the first message; the log asks for earlier ones. */
const RECENT = 40;

export class Link {
  private carrier: Carrier | null = null;
  private nextId = 1;
  /** What waits for the next connection; only a carrier that can be renewed is waited for. */
  private readonly opening: (() => void)[] = [];
  private renews = false;
  private build: string | null = null;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly watchers = new Set<Watcher>();
  /** The last message of each table on this connection: the next one may say only what has changed. */
  private readonly last = new Map<string, TableMessage>();
  /** Whether the page is visible. No notices about a table are sent to somebody who is looking at it. */
  private looks = true;
  /** Asks what came out of the box; null if nobody answers, or how many earlier answers are still right. */
  box: ((table: string, asked: BoxQuestion) => Promise<number | Readonly<{ keep: number }> | null>) | null = null;
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

  /** The carrier is up: asks again for everything that is watched, from where it left off. */
  opened(carrier: Carrier): void {
    this.carrier = carrier;
    this.setService(WELL);
    if (this.status() !== 'old') this.setStatus('ready');
    this.renews = carrier.renew !== undefined;
    for (const watcher of this.watchers) this.askFor(watcher);
    for (const resume of this.opening.splice(0)) resume();
  }

  /** The carrier is gone; unanswered requests may or may not have been carried out. */
  lost(): void {
    this.carrier = null;
    this.last.clear();
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
    else if (reply.type === 'change') this.hearChange(reply);
    else if (reply.type === 'service') this.setService({ store: reply.store, bus: reply.bus });
    else if (reply.type === 'bye') this.setStatus(reply.reason);
    else if (reply.type === 'welcome') this.welcomed(reply.protocol, reply.build);
    else
      for (const { table, listener } of this.watchers) {
        if (table !== reply.table) continue;
        if (reply.type === 'chat') listener.chat?.(reply.lines);
        else if (reply.type === 'queued') listener.queued?.(reply.on);
        else listener.present?.(reply.seats);
      }
  }

  /** An answer without a request: the table no longer allows spectators. */
  private answered(answer: Answer): void {
    if (answer.id === null) {
      if (!answer.ok && answer.refusal.rule === 'table:no-spectators')
        for (const { listener } of this.watchers) listener.fail(answer.refusal.rule);
      return;
    }
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }

  /** If the build of the server has changed since the page was loaded, the page is old. */
  private welcomed(protocol: number, build: string): void {
    this.build ??= build;
    if (protocol !== PROTOCOL || build !== this.build) this.setStatus('old');
  }

  private hearChange({ table, change, from, events }: ChangeMessage): void {
    const before = this.last.get(table);
    const after = before === undefined ? null : changed(before, change as Change | null);
    if (after !== null) this.hear({ ...after, from, events });
    // The message before it was not understood: the whole table again.
    else for (const watcher of this.watchers) if (watcher.table === table) void this.askFor(watcher);
  }

  private hear(message: TableMessage): void {
    this.last.set(message.table, message);
    for (const watcher of this.watchers) {
      if (watcher.table !== message.table) continue;
      watcher.have = message.seq - 1;
      if (message.edition.data !== undefined) watcher.edition = message.edition;
      const { edition = message.edition } = watcher;
      watcher.listener.hear(edition.hash === message.edition.hash ? { ...message, edition } : message);
    }
  }

  /**
   * Sends a request and returns its answer. At a table typed in from a box, the player is asked what came up for every draw, and
   * the request is sent again with it.
   */
  async ask(table: string, body: RequestBody): Promise<Answer> {
    const outcomes: number[] = [];
    for (;;) {
      const answer = await this.askSurely(table, outcomes.length === 0 ? body : ({ ...body, outcomes } as RequestBody));
      if (answer.ok || answer.asked === undefined || this.box === null) return answer;
      const came = await this.box(table, answer.asked);
      if (came === null) return answer;
      if (typeof came === 'number') outcomes.push(came);
      else outcomes.length = Math.min(outcomes.length, came.keep);
    }
  }

  /** Moves are sent again over the next connection: a table plays the same list only once. Anything else is simply lost. */
  private async askSurely(table: string, body: RequestBody): Promise<Answer> {
    for (;;) {
      const answer = await this.askOnce(table, body);
      if (answer.ok || answer.refusal.rule !== 'lost' || body.type !== 'play' || !this.renews) return answer;
      if (this.carrier === null) await new Promise<void>((resume) => void this.opening.push(resume));
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
        // A device that slept or changed networks may hold on to a dead connection.
        if (carrier === this.carrier) carrier.renew?.();
      }, ANSWER_WITHIN);
    });
    carrier.send(JSON.stringify({ ...body, id, table }));
    return answer;
  }

  /** Watches a table until the returned function is called. */
  watch(table: string, as: Seat | undefined, listener: Listener): () => void {
    const watcher: Watcher = { table, as, have: -1, listener };
    this.watchers.add(watcher);
    if (this.carrier !== null) this.askFor(watcher);
    return () => {
      this.watchers.delete(watcher);
      if ([...this.watchers].some((other) => other.table === table)) return;
      this.last.delete(table);
      this.ask(table, { type: 'unwatch' });
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
      changes: true,
      recent: RECENT,
      moves: false,
      ...(have < 0 ? {} : { have }),
      ...(as === undefined ? {} : { as }),
    });
    if (!answer.ok && answer.refusal.rule !== 'lost') watcher.listener.fail(answer.refusal.rule);
    else if (!this.looks) this.ask(table, { type: 'look', on: false });
  }
}

/** The message after a change; null if it was not a change of this message. */
function changed(before: TableMessage, change: Change | null): TableMessage | null {
  try {
    return change === null ? before : parsed(TableSchema, withChange(before, change));
  } catch {
    return null;
  }
}
