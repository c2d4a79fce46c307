/** Who watches which table on this node, and what each was last sent. It sends; it never asks a connection anything. */

import type { Seat } from '@quai/engine/contract.ts';
import type { Reply } from '@quai/protocol/messages.ts';
import { type Room, seatsOf } from '@quai/table/room.ts';
import { refusedAnswer } from '@quai/table/service.ts';
import { shutOut, type Told } from '@quai/table/telling.ts';
import type { Presence } from '../presence/presence.ts';
import type { Said } from '../tables/chat.ts';
import { chatMessage, looksSame, TableTexts } from './texts.ts';

/** A connection as the watchers know it: whose it is, where to send, and what it watches. */
export interface Subscriber {
  readonly person: string | null;
  readonly send: (text: string) => void;
  readonly tables: Map<string, Subscription>;
  /** People whose chat this person does not want to read; null until it is looked up. */
  muted: ReadonlySet<string> | null;
}

/** How somebody wants to watch a table. */
export interface Watching {
  /** The seat to look from. */
  readonly as?: Seat | undefined;
  /** After the first message, only what has changed. */
  readonly changes?: boolean | undefined;
  /** At first, only the events of so many entries. */
  readonly recent?: number | undefined;
  /** Whether to list the reader's legal moves; unless it is false. */
  readonly moves?: boolean | undefined;
}

interface Subscription {
  readonly watching: Watching;
  /** What it was last told, if it wants to be sent changes. */
  known: Told | null;
  /** The last entry it was sent. */
  have: number;
  /** The room it was last told of. */
  told: Room | null;
  /** The last line of chat it was sent. */
  line: number;
  /** Whether the chat was asked for, once it was known whom its reader has muted. */
  chat: boolean;
  /** Whether its person had a seat when the room was last told: without one there is no chat. */
  seated: boolean;
}

export class Watchers {
  private readonly byTable = new Map<string, Set<Subscriber>>();
  private readonly texts = new TableTexts();
  private readonly presence: Presence;

  constructor(presence: Presence) {
    this.presence = presence;
  }

  /** The tables watched here. */
  tables(): string[] {
    return [...this.byTable.keys()];
  }

  has(table: string): boolean {
    return this.byTable.has(table);
  }

  /** Sends the table now and after every change; `have` is the last entry the subscriber knows. */
  watch(subscriber: Subscriber, room: Room, watching: Watching, have: number, now: number): void {
    const { line = -1, chat = false } = subscriber.tables.get(room.id) ?? {};
    subscriber.tables.set(room.id, { watching, known: null, have, told: null, line, chat, seated: false });
    const set = this.byTable.get(room.id) ?? new Set();
    this.byTable.set(room.id, set.add(subscriber));
    this.tellOne(subscriber, room, now);
  }

  /** `lost`: the connection broke, so the last messages may not have been seen. */
  unwatch(subscriber: Subscriber, table: string, now: number, lost = false): void {
    subscriber.tables.delete(table);
    const set = this.byTable.get(table);
    if (set?.delete(subscriber) && set.size === 0) this.byTable.delete(table);
    if (subscriber.person !== null) this.presence.left(subscriber.person, table, subscriber, lost, now);
  }

  /** Whether the page is in front of its person: whoever looks at a table is sent no notices about it. */
  look(subscriber: Subscriber, table: string, on: boolean, now: number): void {
    if (subscriber.person === null || !subscriber.tables.has(table)) return;
    if (on) this.presence.looks(subscriber.person, table, subscriber, now);
    else this.presence.left(subscriber.person, table, subscriber, false, now);
  }

  tell(room: Room, now: number): void {
    for (const subscriber of this.subscribersOf(room.id)) this.tellOne(subscriber, room, now);
  }

  private tellOne(subscriber: Subscriber, room: Room, now: number): void {
    const { person, tables, send } = subscriber;
    const subscription = tables.get(room.id);
    if (subscription === undefined) return;
    subscription.seated = seatsOf(room, person).length > 0;
    if (shutOut(room, person, now)) {
      this.unwatch(subscriber, room.id, now);
      send(JSON.stringify(refusedAnswer(null, 'table:no-spectators')));
      return;
    }
    const { watching, known, have, told } = subscription;
    const { as, recent, moves = true } = watching;
    subscription.told = room;
    subscription.have = (room.table?.entries.length ?? 0) - 1;
    // That somebody else sent a piece of a turn must not even be noticed.
    if (told !== null && looksSame(told, room, person, as, now)) return;
    const reader = { person, as, have, recent, moves };
    const telling = known === null ? this.texts.whole(room, reader, now) : this.texts.change(room, reader, known, now);
    if (watching.changes === true) subscription.known = telling.told;
    send(telling.text);
  }

  /** From now on the subscriber reads the chat of this table. */
  openChat(subscriber: Subscriber, table: string): void {
    const subscription = subscriber.tables.get(table);
    if (subscription !== undefined) subscription.chat = true;
  }

  tellChat(table: string, lines: readonly Said[]): void {
    for (const subscriber of this.subscribersOf(table)) this.tellLines(subscriber, table, lines);
  }

  /** Sends the lines that are new to the subscriber. */
  tellLines(subscriber: Subscriber, table: string, lines: readonly Said[]): void {
    const subscription = subscriber.tables.get(table);
    if (subscription === undefined || !readsChat(subscription)) return;
    const news = lines.filter((line) => line.n > subscription.line);
    const last = news.at(-1);
    if (last === undefined) return;
    subscription.line = last.n;
    sendChat(subscriber, table, news);
  }

  /** The text of a line was removed. */
  tellRemoved(line: Said): void {
    for (const subscriber of this.subscribersOf(line.table_id)) {
      const subscription = subscriber.tables.get(line.table_id);
      if (subscription !== undefined && readsChat(subscription))
        sendChat(subscriber, line.table_id, [{ ...line, body: '' }]);
    }
  }

  tellPresent(table: string, seats: readonly Seat[]): void {
    const text = JSON.stringify({ type: 'present', table, seats: [...seats] } satisfies Reply);
    for (const subscriber of this.subscribersOf(table)) subscriber.send(text);
  }

  /** A bot of the table waits for others to finish thinking, or no longer does. */
  tellQueued(table: string, on: boolean): void {
    const text = JSON.stringify({ type: 'queued', table, on } satisfies Reply);
    for (const subscriber of this.subscribersOf(table)) subscriber.send(text);
  }

  private subscribersOf(table: string): Iterable<Subscriber> {
    return this.byTable.get(table) ?? [];
  }
}

const readsChat = ({ chat, seated }: Subscription) => chat && seated;

function sendChat({ send, muted }: Subscriber, table: string, lines: readonly Said[]): void {
  send(JSON.stringify(chatMessage(table, lines, muted ?? new Set())));
}
