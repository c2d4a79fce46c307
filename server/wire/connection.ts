/** One socket: messages in, within limits; answers out. A bad message is answered and changes nothing; the connection lives on. */

import type { Refusal } from '@quai/engine/contract.ts';
import { parseJson } from '@quai/protocol/json.ts';
import { type Answer, PROTOCOL, parseMessage, type Reply, RequestSchema } from '@quai/protocol/messages.ts';
import { refusedAnswer } from '@quai/table/service.ts';
import { Bucket } from '../limits/bucket.ts';
import { StoreGone } from '../store/sql.ts';
import type { Person } from '../store/store.ts';
import { TableBroken } from '../tables/rooms.ts';
import type { Hub } from './hub.ts';
import { Session } from './session.ts';

/** As much of a WebSocket as is used here. */
export interface Wire {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
  ping(): void;
  readonly bufferedAmount: number;
}

const BURST = 60;
const PER_SECOND = 20;
/** A reader this many bytes behind is dropped; it connects again and resumes. */
const MOST_BUFFERED = 4 * 1024 * 1024;
/** Close codes by which the other side said goodbye. */
const ANNOUNCED = [1000, 1001, 1005];

export class Connection {
  private readonly wire: Wire;
  private readonly hub: Hub;
  readonly person: Person | null;
  private readonly address: string;
  private readonly session: Session;
  private readonly bucket: Bucket;
  private answersPing = true;
  private dropped = false;

  constructor(wire: Wire, hub: Hub, person: Person | null, address: string) {
    this.wire = wire;
    this.hub = hub;
    this.person = person;
    this.address = address;
    this.session = new Session(hub, person, address, (text) => this.sendText(text));
    this.bucket = new Bucket(BURST, PER_SECOND, Date.now());
    const { build, health } = hub.node;
    this.send({ type: 'welcome', protocol: PROTOCOL, build });
    if (!health.good) this.send({ type: 'service', ...health.status });
  }

  send(reply: Reply): void {
    this.sendText(JSON.stringify(reply));
  }

  private sendText(text: string): void {
    if (this.wire.bufferedAmount > MOST_BUFFERED) this.drop('slow');
    else this.wire.send(text);
  }

  private drop(why: 'slow' | 'silent'): void {
    if (this.dropped) return;
    this.dropped = true;
    this.hub.node.metrics.dropped.inc({ why });
    this.wire.terminate();
  }

  /** Pings; drops a connection that has not answered the previous ping. */
  heartbeat(): void {
    if (this.answersPing) this.wire.ping();
    else this.drop('silent');
    this.answersPing = false;
  }

  pong(): void {
    this.answersPing = true;
  }

  /** The server is shutting down. */
  bye(): void {
    this.send({ type: 'bye', reason: 'stopping' });
    this.wire.close(1012, 'the server stops');
  }

  /** The account has changed: the page connects again and is looked up anew. */
  renew(): void {
    this.wire.close(1012, 'come again');
  }

  closed(code: number): void {
    this.session.end(!ANNOUNCED.includes(code));
  }

  async receive(text: string): Promise<void> {
    const at = Date.now();
    const request = parseMessage(RequestSchema, text);
    if (!this.isWithinLimits(at)) return this.answer(refusedAnswer(request?.id ?? null, 'table:too-fast'));
    if (request === null) return this.answer(refusedAnswer(idOf(text), 'malformed'));
    try {
      this.answer(await this.session.handle(request, at));
    } catch (error) {
      this.answer(refusedAnswer(request.id, ruleOf(error)));
      if (!(error instanceof StoreGone)) throw error;
    }
  }

  private isWithinLimits(at: number): boolean {
    const { limits } = this.hub;
    const address = limits.take(`address ${this.address}`, at);
    const account = this.person === null || limits.take(`account ${this.person.id}`, at);
    return this.bucket.take(at) && address && account;
  }

  private answer(answer: Answer): void {
    if (!answer.ok) this.hub.node.metrics.refusals.inc({ rule: answer.refusal.rule.replace(/\d+$/, '') });
    this.send(answer);
  }
}

/** What people are told about an internal error: its kind, nothing more. */
function ruleOf(error: unknown): Refusal['rule'] {
  if (error instanceof StoreGone) return 'table:unavailable';
  return error instanceof TableBroken ? 'table:broken' : 'table:fault';
}

/** The id of an invalid message, so that its sender knows which one was refused; null if it has none. */
function idOf(text: string): number | null {
  try {
    const { id } = parseJson(text) as { id: unknown };
    return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
  } catch {
    return null;
  }
}
