/** What one connection asks for: each request is answered, and may change what the connection watches. */

import type { Answer, Request } from '@quai/protocol/messages.ts';
import { seatsOf } from '@quai/table/room.ts';
import { answerTo, type ChangeRequest, refusedAnswer, requestIn } from '@quai/table/service.ts';
import { eventsBefore, shutOut } from '@quai/table/telling.ts';
import { BOTS } from '../bots/known.ts';
import type { Person } from '../store/store.ts';
import { cleanText } from '../tables/plaintext.ts';
import { rematch } from '../tables/rematch.ts';
import type { Hub } from './hub.ts';
import type { Subscriber } from './watchers.ts';

const MOST_WATCHED = 20;

type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>;

export class Session {
  private readonly hub: Hub;
  private readonly person: Person | null;
  private readonly address: string;
  private readonly subscriber: Subscriber;
  private ended = false;

  constructor(hub: Hub, person: Person | null, address: string, send: (text: string) => void) {
    this.hub = hub;
    this.address = address;
    this.person = person;
    this.subscriber = { person: person?.id ?? null, send, tables: new Map(), muted: null };
  }

  async handle(request: Request, at: number): Promise<Answer> {
    const { id, table } = request;
    switch (request.type) {
      case 'watch':
        return this.watch(request, at);
      case 'unwatch':
        this.hub.watchers.unwatch(this.subscriber, table, Date.now());
        return done(id);
      case 'replay':
        return this.replay(request, at);
      case 'events':
        return this.events(request);
    }
    if (this.person === null) return refusedAnswer(id, 'table:no-name');
    if (this.person.suspended === true) return refusedAnswer(id, 'table:suspended');
    switch (request.type) {
      case 'say':
        return this.say(request, this.person, at);
      case 'mute':
        return this.mute(request, this.person);
      case 'look':
        this.hub.watchers.look(this.subscriber, table, request.on, Date.now());
        return done(id);
      case 'rematch': {
        const made = await rematch(this.hub.node, table, this.person, this.address, request.keep === true, at);
        return made.ok ? { ...done(id), table: made.table } : refusedAnswer(id, made.rule);
      }
      default:
        return this.change(request, this.person, at);
    }
  }

  /** The connection is gone. `lost`: without a goodbye, so it is not known what was still seen. */
  end(lost: boolean): void {
    this.ended = true;
    for (const table of [...this.subscriber.tables.keys()])
      this.hub.watchers.unwatch(this.subscriber, table, Date.now(), lost);
  }

  private async watch({ id, table, have, ...watching }: RequestOf<'watch'>, at: number): Promise<Answer> {
    const { node, watchers, present, limits } = this.hub;
    const { person, tables } = this.subscriber;
    if (!limits.takeTable(person, this.address, at)) return refusedAnswer(id, 'table:too-fast');
    const room = await node.freshRoom(table);
    // Nobody would ever end the subscription, and its person would count as present.
    if (this.ended) return done(id);
    if (room === null) return refusedAnswer(id, 'table:gone');
    if (shutOut(room, person, Date.now())) return refusedAnswer(id, 'table:no-spectators');
    if (tables.size >= MOST_WATCHED && !tables.has(table)) return refusedAnswer(id, 'table:too-many');
    const known = Math.min(have ?? -1, (room.table?.entries.length ?? 0) - 1);
    watchers.watch(this.subscriber, room, watching, known, Date.now());
    present.tellAgain(table);
    if (person !== null && seatsOf(room, person).length > 0) await this.settle(table, person);
    return done(id);
  }

  /** Somebody with a seat at a watched table counts as present there, and reads its chat. */
  private async settle(table: string, person: string): Promise<void> {
    const { node, watchers } = this.hub;
    watchers.look(this.subscriber, table, true, Date.now());
    this.subscriber.muted ??= await node.chat.mutedBy(person);
    watchers.openChat(this.subscriber, table);
    const have = this.subscriber.tables.get(table)?.line ?? -1;
    watchers.tellLines(this.subscriber, table, await node.chat.since(table, have));
  }

  private async replay({ id, table, at, as }: RequestOf<'replay'>, now: number): Promise<Answer> {
    const { person } = this.subscriber;
    if (!this.hub.limits.takeReplay(person, this.address, now)) return refusedAnswer(id, 'table:too-fast');
    const room = await this.hub.node.rooms.get(table);
    if (room === null) return refusedAnswer(id, 'table:gone');
    if (shutOut(room, person, Date.now())) return refusedAnswer(id, 'table:no-spectators');
    const position = await this.hub.replays.position(room, person, as, at);
    if (position === 'busy') return refusedAnswer(id, 'table:too-fast');
    return position === null ? refusedAnswer(id, 'table:no-entry') : { ...done(id), now: position };
  }

  private async events({ id, table, before, as }: RequestOf<'events'>): Promise<Answer> {
    const { person } = this.subscriber;
    const room = await this.hub.node.rooms.get(table);
    if (room === null) return refusedAnswer(id, 'table:gone');
    if (shutOut(room, person, Date.now())) return refusedAnswer(id, 'table:no-spectators');
    return { ...done(id), ...eventsBefore(room, person, as, before) };
  }

  private async change(request: ChangeRequest, person: Person, at: number): Promise<Answer> {
    const { rooms, metrics } = this.hub.node;
    const stopTimer = request.type === 'play' ? metrics.moveTime.startTimer() : null;
    const handled = await rooms.change(request.table, (room) => requestIn(room, person, request, at, BOTS), at);
    stopTimer?.();
    if (!handled.ok) return answerTo(request.id, handled);
    if (request.type === 'play') metrics.moves.inc({ game: handled.room.game });
    if (request.type === 'sit' && this.subscriber.tables.has(request.table))
      await this.settle(request.table, person.id);
    return answerTo(request.id, handled);
  }

  private async say({ id, table, text }: RequestOf<'say'>, person: Person, at: number): Promise<Answer> {
    const { chat } = this.hub.node;
    if (!this.hub.limits.takeLine(person.id, this.address, at)) return refusedAnswer(id, 'table:too-fast');
    // Whoever left on another node neither speaks nor is told.
    const room = await this.hub.node.freshRoom(table);
    if (room === null) return refusedAnswer(id, 'table:gone');
    const [seat] = seatsOf(room, person.id);
    if (seat === undefined) return refusedAnswer(id, 'table:not-yours');
    const body = cleanText(text);
    if (body === null) return refusedAnswer(id, 'malformed');
    const name = room.slots[seat]?.name ?? person.name;
    await chat.say({ table_id: table, person_id: person.id, seat, name, body, at });
    return done(id);
  }

  private async mute({ id, table, seat, on }: RequestOf<'mute'>, person: Person): Promise<Answer> {
    const { rooms, chat } = this.hub.node;
    const room = await rooms.get(table);
    if (room === null) return refusedAnswer(id, 'table:gone');
    const other = room.slots[seat]?.person ?? null;
    if (other === null || other === person.id || seatsOf(room, person.id).length === 0)
      return refusedAnswer(id, 'table:no-seat');
    await chat.mute(person.id, other, on);
    this.subscriber.muted = await chat.mutedBy(person.id);
    return done(id);
  }
}

function done(id: number): Answer & { ok: true } {
  return { type: 'answer', id, ok: true };
}
