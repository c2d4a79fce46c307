/** Sends the notices that are due: one message per person, however many tables it is about, through each of their channels. */

import { at } from '@quai/engine/at.ts';
import type { Language } from '@quai/engine/words.ts';
import { listed } from '@quai/games/list.ts';
import type { Hook, Subscription } from '@quai/protocol/requests.ts';
import { seatName } from '@quai/table/botname.ts';
import { calledAfter } from '@quai/table/called.ts';
import { type Room, seatsOf } from '@quai/table/room.ts';
import { type Site, titleOf } from '../admin/site.ts';
import type { Node } from '../boot/node.ts';
import type { Known, People } from '../people/people.ts';
import { peopleAsked, peopleAwaited } from '../upkeep/awaited.ts';
import type { Channel, Channels } from './channels.ts';
import { MailError, type Mailer } from './mail.ts';
import type { Notice, Notices } from './notices.ts';
import { OutwardError, sendOut } from './outward.ts';
import { pushRequest, type Vapid } from './push.ts';
import { hookRequest, type Message } from './webhook.ts';
import { wordsOf } from './words.ts';

const SCAN = 1000;

export interface SenderParts {
  readonly node: Node;
  readonly people: People;
  readonly notices: Notices;
  readonly channels: Channels;
  readonly site: Site;
  readonly mailer: Mailer | null;
  readonly vapid: Vapid;
  /** Whom a push service may contact about us. */
  readonly contact: string;
  /** The public address of the site; null if not configured. */
  readonly url: string | null;
  readonly local: boolean;
  failed(error: unknown): void;
}

export class Sender {
  private readonly parts: SenderParts;
  constructor(parts: SenderParts) {
    this.parts = parts;
  }

  start(): void {
    this.parts.node.every(
      () => SCAN,
      () => this.scan(Date.now()),
    );
  }

  async scan(now: number): Promise<void> {
    for (const [person, notices] of await this.parts.notices.claim(now))
      await this.tell(person, notices, now).catch(this.parts.failed);
  }

  private async tell(id: string, notices: readonly Notice[], now: number): Promise<void> {
    const person = await this.parts.people.byId(id);
    const about: { notice: Notice; room: Room }[] = [];
    for (const notice of notices) {
      const room = person === null ? null : await this.parts.node.freshRoom(notice.table_id);
      if (room !== null && stillSo(room, id, notice.kind)) about.push({ notice, room });
      else await this.parts.notices.drop(notice);
    }
    if (person === null || about.length === 0) return;
    const arrived = await this.deliver(person, this.messageFor(person, about));
    const told = about.map(({ notice }) => notice);
    if (arrived) await this.parts.notices.sent(told, now);
    else await this.parts.notices.failed(told, now);
  }

  /** Sends through every channel; true if one of them accepted it. */
  async deliver(person: Known, message: Message): Promise<boolean> {
    const channels = await this.parts.channels.of(person.id);
    const tries = await Promise.all(channels.map((channel) => this.by(channel, person, message)));
    return tries.includes(true);
  }

  private async by(channel: Channel, person: Known, message: Message): Promise<boolean> {
    try {
      return await this.attempt(channel, person, message);
    } catch (error) {
      if (!(error instanceof OutwardError || error instanceof MailError)) this.parts.failed(error);
      return false;
    }
  }

  private async attempt(channel: Channel, person: Known, message: Message): Promise<boolean> {
    const { mailer, vapid, contact, url, local, channels } = this.parts;
    const { title, body, link } = message;
    if (channel.kind === 'mail') {
      if (mailer === null || person.email === null) return false;
      const footer = wordsOf(person.language).mail.footer(`${url}/account`);
      await mailer.send({
        to: person.email,
        subject: `${title}: ${body}`,
        text: `${body}\n\n${link}\n\n-- \n${footer}\n`,
      });
      return true;
    }
    if (channel.kind !== 'push') {
      const status = await sendOut(hookRequest(channel.kind as Hook, channel.address, message), local);
      return status >= 200 && status < 300;
    }
    const to = JSON.parse(channel.address) as Subscription;
    // A browser shows one notice per topic. It opens the link itself, so the origin is left out.
    const [only, second] = message.tables;
    const topic = only === undefined || second !== undefined ? 'tables' : only.table;
    const content = { title, body, url: link.replace(url ?? '', ''), tag: topic };
    const status = await sendOut(pushRequest(to, content, topic, vapid, contact), local);
    // The subscription no longer exists.
    if (status === 404 || status === 410) await channels.remove(person.id, channel.id);
    return status >= 200 && status < 300;
  }

  private messageFor(person: Known, about: readonly { notice: Notice; room: Room }[]): Message {
    const words = wordsOf(person.language);
    const base = this.parts.url ?? '';
    const tables = about.map(({ notice, room }) => ({
      table: room.id,
      game: room.game,
      kind: isAsked(room, person.id) ? 'ask' : notice.kind,
      link: `${base}/t/${room.id}?since=${lastOwn(room, person.id)}`,
    }));
    const titles = about.map(
      ({ room }) =>
        calledAfter(listed(room.game)?.meta, room.edition.data)?.[person.language as Language] ??
        titleOf(this.parts.site, room.game),
    );
    if (about.length > 1)
      return { title: words.several(about.length), body: titles.join(', '), link: `${base}/`, tables };
    const { notice, room } = at(about, 0);
    const others = words.with(othersAt(room, person.id, words.bot));
    const asker = room.ask === null ? undefined : room.slots[room.ask.seat]?.name;
    const waits = isAsked(room, person.id) ? words.asked(asker ?? '') : words.turn;
    const title = notice.kind === 'over' ? words.over : waits;
    return { title, body: `${titles[0]} ${others}`.trim(), link: at(tables, 0).link, tables };
  }
}

function stillSo(room: Room, person: string, kind: string): boolean {
  if (kind === 'over') return room.table !== null && room.table.over !== null && seatsOf(room, person).length > 0;
  return peopleAwaited(room).some((seat) => room.slots[seat]?.person === person);
}

const isAsked = (room: Room, person: string) => peopleAsked(room).some((seat) => room.slots[seat]?.person === person);

function othersAt(room: Room, person: string, bot: string): string {
  const others = room.slots.map((slot, seat) => (slot.person === person ? '' : seatName(slot, seat, bot)));
  return others.filter(Boolean).join(', ');
}

/** Their own last entry; whatever came after it is news. */
function lastOwn(room: Room, person: string): number {
  const own = seatsOf(room, person);
  return Math.max(0, room.table?.entries.findLastIndex((entry) => 'seat' in entry && own.includes(entry.seat)) ?? 0);
}
