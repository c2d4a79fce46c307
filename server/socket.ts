/** One connection: requests in, answers and tables out. A bad message is answered, changes nothing, and the connection lives. */

import { bots, DEFAULT_BOT } from '@quai/bots/list.ts';
import type { Refusal, Seat } from '@quai/engine/contract.ts';
import {
  type Answer,
  MOST_BYTES,
  PROTOCOL,
  parseMessage,
  type Reply,
  type Request,
  RequestSchema,
} from '@quai/table/messages.ts';
import {
  type Handled,
  messageFor,
  nowAt,
  playIn,
  type Room,
  resignIn,
  seatBot,
  seatsOf,
  sit,
  stand,
  start,
  undoIn,
} from '@quai/table/room.ts';
import { Bucket } from './bucket.ts';
import type { Rooms } from './rooms.ts';
import type { Person } from './store.ts';

/** As much of a WebSocket as is used here. */
export interface Wire {
  send(text: string): void;
  close(): void;
  readonly bufferedAmount: number;
}

const BURST = 60;
const PER_SECOND = 20;
const MOST_WATCHED = 20;
/** A reader this far behind is dropped; it comes back and resumes. */
const MOST_BUFFERED = 4 * 1024 * 1024;

type Watching = { as: Seat | undefined; have: number };

export class Connection {
  private readonly wire: Wire;
  private readonly rooms: Rooms;
  private readonly person: Person | null;
  private readonly watched = new Map<string, Watching>();
  private readonly bucket: Bucket;

  constructor(wire: Wire, rooms: Rooms, person: Person | null, build: string) {
    this.wire = wire;
    this.rooms = rooms;
    this.person = person;
    this.bucket = new Bucket(BURST, PER_SECOND, Date.now());
    this.send({ type: 'welcome', protocol: PROTOCOL, build });
  }

  send(reply: Reply): void {
    if (this.wire.bufferedAmount > MOST_BUFFERED) this.wire.close();
    else this.wire.send(JSON.stringify(reply));
  }

  /** Tells of a changed room, if it is watched here. */
  tell(room: Room): void {
    const watching = this.watched.get(room.id);
    if (watching === undefined) return;
    this.send(messageFor(room, this.person?.id ?? null, watching.as, watching.have));
    watching.have = (room.table?.entries.length ?? 0) - 1;
  }

  async receive(text: string): Promise<void> {
    const request = text.length > MOST_BYTES ? null : parseMessage(RequestSchema, text);
    if (!this.bucket.take(Date.now())) return this.answer(refused(request?.id ?? null, 'table:too-fast'));
    if (request === null) return this.answer(refused(idOf(text), 'malformed'));
    this.answer(await this.handle(request));
  }

  private answer(answer: Answer): void {
    this.send(answer);
  }

  private async handle(request: Request): Promise<Answer> {
    switch (request.type) {
      case 'watch':
        return this.watch(request);
      case 'unwatch':
        this.watched.delete(request.table);
        return { type: 'answer', id: request.id, ok: true };
      case 'replay':
        return this.replay(request);
      default:
        return this.change(request);
    }
  }

  private async watch({ id, table, as, have }: Request & { type: 'watch' }): Promise<Answer> {
    const room = await this.rooms.get(table);
    if (room === null) return refused(id, 'table:gone');
    if (this.watched.size >= MOST_WATCHED && !this.watched.has(table)) return refused(id, 'table:too-many');
    this.watched.set(table, { as, have: Math.min(have ?? -1, (room.table?.entries.length ?? 0) - 1) });
    this.tell(room);
    return { type: 'answer', id, ok: true };
  }

  private async replay({ id, table, at, as }: Request & { type: 'replay' }): Promise<Answer> {
    const room = await this.rooms.get(table);
    if (room === null) return refused(id, 'table:gone');
    const now = nowAt(room, this.person?.id ?? null, as, at);
    return now === null ? refused(id, 'table:no-entry') : { type: 'answer', id, ok: true, now };
  }

  private async change(request: Exclude<Request, { type: 'watch' | 'unwatch' | 'replay' }>): Promise<Answer> {
    const { person } = this;
    if (person === null) return refused(request.id, 'table:no-name');
    const now = Date.now();
    const handled = await this.rooms.change(request.table, (room) => apply(room, person, request, now), now);
    if (!handled.ok) {
      const move = handled.move === undefined ? {} : { move: handled.move };
      return { type: 'answer', id: request.id, ok: false, refusal: handled.refusal as never, ...move };
    }
    return { type: 'answer', id: request.id, ok: true, seq: handled.room.table?.entries.length ?? 0 };
  }
}

function apply(room: Room, person: Person, request: Request, now: number): Handled {
  const own = 'seat' in request && seatsOf(room, person.id).includes(request.seat);
  const mine = (work: () => Handled): Handled =>
    own ? work() : { ok: false, refusal: { rule: 'table:not-yours', figures: {} } };
  switch (request.type) {
    case 'sit':
      return sit(room, person.id, person.name, request.seat, request.contribution);
    case 'stand':
      return stand(room, person.id, request.seat);
    case 'bot':
      if (request.bot !== null && !Object.hasOwn(bots, request.bot))
        return { ok: false, refusal: { rule: 'table:no-bot', figures: {} } };
      return seatBot(room, person.id, request.seat, request.bot);
    case 'start':
      return start(room, person.id, now);
    case 'play':
      return mine(() => playIn(room, request.seat, request.since, request.moves, now));
    case 'undo':
      return mine(() => undoIn(room, request.seat, request.to, now));
    case 'resign':
      return mine(() => resignIn(room, request.seat, DEFAULT_BOT, now));
    default:
      throw new Error(`${request.type} changes nothing`);
  }
}

function refused(id: number | null, rule: Refusal['rule']): Answer {
  return { type: 'answer', id, ok: false, refusal: { rule, figures: {} } };
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
