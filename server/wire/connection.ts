/** One connection: requests in, answers and tables out. A bad message is answered, changes nothing, and the connection lives. */

import type { Refusal, Seat } from '@quai/engine/contract.ts';
import {
  type Answer,
  MOST_BYTES,
  PROTOCOL,
  parseMessage,
  type Reply,
  type Request,
  RequestSchema,
} from '@quai/protocol/messages.ts';
import { type Room, seatsOf } from '@quai/table/room.ts';
import { answerTo, type ChangeRequest, requestIn } from '@quai/table/service.ts';
import { positionAt, shutOut } from '@quai/table/telling.ts';
import type { Node } from '../boot/node.ts';
import { BOTS } from '../bots/known.ts';
import { StoreGone } from '../store/sql.ts';
import type { Person } from '../store/store.ts';
import type { Said } from '../tables/chat.ts';
import { cleanText } from '../tables/plaintext.ts';
import { rematch } from '../tables/rematch.ts';
import { TableBroken } from '../tables/rooms.ts';
import { Bucket } from './bucket.ts';
import { chatMessage, type Watcher } from './watchers.ts';

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
const MOST_WATCHED = 20;
/** A reader this far behind is dropped; it comes back and resumes. */
const MOST_BUFFERED = 4 * 1024 * 1024;

type Watching = { as: Seat | undefined; have: number; line: number };
/** A close that the other side announced; after any other it is not known what was still seen. */
const ANNOUNCED = [1000, 1001, 1005];

export class Connection implements Watcher {
  private readonly wire: Wire;
  private readonly node: Node;
  readonly person: Person | null;
  private readonly address: string;
  private readonly watched = new Map<string, Watching>();
  private readonly bucket: Bucket;
  private muted: ReadonlySet<string> | null = null;
  private answersPing = true;
  private dropped = false;

  constructor(wire: Wire, node: Node, person: Person | null, address: string) {
    this.wire = wire;
    this.node = node;
    this.person = person;
    this.address = address;
    this.bucket = new Bucket(BURST, PER_SECOND, Date.now());
    this.send({ type: 'welcome', protocol: PROTOCOL, build: node.build });
    if (!node.health.good) this.send({ type: 'service', ...node.health.status });
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
    this.node.metrics.dropped.inc({ why });
    this.wire.terminate();
  }

  /** Asks whether somebody is still there; who did not answer the last time is dropped. */
  heartbeat(): void {
    if (this.answersPing) this.wire.ping();
    else this.drop('silent');
    this.answersPing = false;
  }

  pong(): void {
    this.answersPing = true;
  }

  /** The server stops: go elsewhere. */
  bye(): void {
    this.send({ type: 'bye', reason: 'stopping' });
    this.wire.close(1012, 'the server stops');
  }

  /** The person is no longer who they were: the page comes again and is asked anew. */
  renew(): void {
    this.wire.close(1012, 'come again');
  }

  closed(code: number): void {
    for (const table of this.watched.keys()) {
      this.node.watchers.remove(table, this);
      this.look(table, false, !ANNOUNCED.includes(code));
    }
    this.watched.clear();
  }

  /** Tells of a changed room, if it is watched here. */
  tell(room: Room, now: number): void {
    const watching = this.watched.get(room.id);
    if (watching === undefined) return;
    const person = this.person?.id ?? null;
    if (shutOut(room, person, now)) {
      this.unwatch(room.id);
      this.send(refused(null, 'table:no-spectators'));
      return;
    }
    this.sendText(this.node.texts.textFor(room, person, watching.as, watching.have, now));
    watching.have = (room.table?.entries.length ?? 0) - 1;
  }

  /** Chat is for the seats; who sits down later reads it from there on. */
  tellChat(table: string, lines: readonly Said[]): void {
    const watching = this.watched.get(table);
    if (watching === undefined || this.muted === null) return;
    const news = lines.filter((line) => line.n > watching.line);
    if (news.length === 0) return;
    watching.line = news.at(-1)!.n;
    this.send(chatMessage(table, news, this.muted));
  }

  tellPresent(table: string, seats: readonly Seat[]): void {
    this.send({ type: 'present', table, seats: [...seats] });
  }

  tellRemoved(line: Said): void {
    if (this.watched.has(line.table_id) && this.muted !== null)
      this.send(chatMessage(line.table_id, [{ ...line, body: '' }], this.muted));
  }

  async receive(text: string): Promise<void> {
    const at = Date.now();
    const request = text.length > MOST_BYTES ? null : parseMessage(RequestSchema, text);
    if (!this.mayGoOn(at)) return this.answer(refused(request?.id ?? null, 'table:too-fast'));
    if (request === null) return this.answer(refused(idOf(text), 'malformed'));
    try {
      this.answer(await this.handle(request, at));
    } catch (error) {
      this.answer(refused(request.id, ruleOf(error)));
      if (!(error instanceof StoreGone)) throw error;
    }
  }

  private mayGoOn(at: number): boolean {
    const { limits } = this.node;
    const address = limits.take(`address ${this.address}`, at);
    const account = this.person === null || limits.take(`account ${this.person.id}`, at);
    return this.bucket.take(at) && address && account;
  }

  private answer(answer: Answer): void {
    if (!answer.ok) this.node.metrics.refusals.inc({ rule: answer.refusal.rule.replace(/\d+$/, '') });
    this.send(answer);
  }

  private async handle(request: Request, at: number): Promise<Answer> {
    const { id, table } = request;
    switch (request.type) {
      case 'watch':
        return this.watch(request);
      case 'unwatch':
        this.unwatch(table);
        return { type: 'answer', id, ok: true };
      case 'replay':
        return this.replay(request);
    }
    if (this.person === null) return refused(id, 'table:no-name');
    if (this.person.suspended === true) return refused(id, 'table:suspended');
    switch (request.type) {
      case 'say':
        return this.say(request, this.person, at);
      case 'mute':
        return this.mute(request, this.person);
      case 'look':
        if (this.watched.has(table)) this.look(table, request.on, false);
        return { type: 'answer', id, ok: true };
      case 'rematch': {
        const made = await rematch(this.node, table, this.person, at);
        return made.ok ? { type: 'answer', id, ok: true, table: made.table } : refused(id, made.rule);
      }
      default:
        return this.change(request, this.person, at);
    }
  }

  private async watch({ id, table, as, have }: Request & { type: 'watch' }): Promise<Answer> {
    const room = await this.node.freshRoom(table);
    if (room === null) return refused(id, 'table:gone');
    const person = this.person?.id ?? null;
    if (shutOut(room, person, Date.now())) return refused(id, 'table:no-spectators');
    if (this.watched.size >= MOST_WATCHED && !this.watched.has(table)) return refused(id, 'table:too-many');
    const known = Math.min(have ?? -1, (room.table?.entries.length ?? 0) - 1);
    this.watched.set(table, { as, have: known, line: this.watched.get(table)?.line ?? -1 });
    this.node.watchers.add(table, this);
    this.tell(room, Date.now());
    this.node.present.tellAgain(table);
    if (seatsOf(room, person).length > 0) {
      this.look(table, true, false);
      await this.openChat(table);
    }
    return { type: 'answer', id, ok: true };
  }

  /** Whoever looks at a table is sent no notices of it. */
  private look(table: string, on: boolean, lost: boolean): void {
    if (this.person === null) return;
    const { presence } = this.node;
    if (on) presence.looks(this.person.id, table, this, Date.now());
    else presence.left(this.person.id, table, this, lost, Date.now());
  }

  private unwatch(table: string): void {
    this.watched.delete(table);
    this.look(table, false, false);
    this.node.watchers.remove(table, this);
  }

  private async replay({ id, table, at, as }: Request & { type: 'replay' }): Promise<Answer> {
    const room = await this.node.rooms.get(table);
    if (room === null) return refused(id, 'table:gone');
    const person = this.person?.id ?? null;
    if (shutOut(room, person, Date.now())) return refused(id, 'table:no-spectators');
    const now = positionAt(room, person, as, at);
    return now === null ? refused(id, 'table:no-entry') : { type: 'answer', id, ok: true, now };
  }

  private async change(request: ChangeRequest, person: Person, at: number): Promise<Answer> {
    const { rooms, metrics } = this.node;
    const done = request.type === 'play' ? metrics.moveTime.startTimer() : null;
    const handled = await rooms.change(request.table, (room) => requestIn(room, person, request, at, BOTS), at);
    done?.();
    if (!handled.ok) return answerTo(request.id, handled);
    if (request.type === 'play') metrics.moves.inc({ game: handled.room.game });
    if (request.type === 'sit' && this.watched.has(request.table)) {
      this.look(request.table, true, false);
      await this.openChat(request.table);
    }
    return answerTo(request.id, handled);
  }

  private async openChat(table: string): Promise<void> {
    this.muted ??= await this.node.chat.mutedBy(this.person!.id);
    this.tellChat(table, await this.node.chat.since(table, this.watched.get(table)?.line ?? -1));
  }

  private async say({ id, table, text }: Request & { type: 'say' }, person: Person, at: number): Promise<Answer> {
    const room = await this.node.rooms.get(table);
    if (room === null) return refused(id, 'table:gone');
    const [seat] = seatsOf(room, person.id);
    if (seat === undefined) return refused(id, 'table:not-yours');
    const body = cleanText(text);
    if (body === null) return refused(id, 'malformed');
    const line = { table_id: table, person_id: person.id, seat, name: room.slots[seat]!.name, body, at };
    const n = await this.node.chat.say(line);
    this.node.said({ ...line, n });
    return { type: 'answer', id, ok: true };
  }

  private async mute({ id, table, seat, on }: Request & { type: 'mute' }, person: Person): Promise<Answer> {
    const room = await this.node.rooms.get(table);
    if (room === null) return refused(id, 'table:gone');
    const other = room.slots[seat]?.person ?? null;
    if (other === null || other === person.id || seatsOf(room, person.id).length === 0)
      return refused(id, 'table:no-seat');
    await this.node.chat.mute(person.id, other, on);
    this.muted = await this.node.chat.mutedBy(person.id);
    return { type: 'answer', id, ok: true };
  }
}

function refused(id: number | null, rule: Refusal['rule']): Answer {
  return { type: 'answer', id, ok: false, refusal: { rule, figures: {} } };
}

/** What a person is told of a fault here: never more than its kind. */
function ruleOf(error: unknown): Refusal['rule'] {
  if (error instanceof StoreGone) return 'table:unavailable';
  return error instanceof TableBroken ? 'table:broken' : 'table:fault';
}

/** The id of a message that is otherwise no request, so that its sender can tell which one it was. */
function idOf(text: string): number | null {
  try {
    const { id } = JSON.parse(text) as { id: unknown };
    return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
  } catch {
    return null;
  }
}
