/** Tables in this browser: the same rooms as on the server, with one person in every seat that is not a bot's. */

import type { Seat } from '@quai/engine/contract.ts';
import { type Answer, parseMessage, type Reply, type Request, RequestSchema } from '@quai/protocol/messages.ts';
import type { Handled, Room } from '@quai/table/room.ts';
import { answerTo, type BotTurn, botAnswerIn, refusedAnswer, requestIn } from '@quai/table/service.ts';
import { eventsBefore, messageFor, positionAt } from '@quai/table/telling.ts';
import { ME } from './id.ts';
import { roomFrom, savedFrom } from './rooms.ts';
import { keepTable, savedTable } from './saved.ts';
import { BOTS, BotTurns } from './turns.ts';

type Watching = { as: Seat | undefined; have: number };

export class LocalTables {
  private readonly rooms = new Map<string, Room>();
  private readonly watched = new Map<string, Watching>();
  private readonly say: (text: string) => void;
  private readonly turns: BotTurns;
  private queue: Promise<unknown> = Promise.resolve();

  /** Other pages of this site in the same browser. */
  private readonly pages = new BroadcastChannel('quai-tables');

  constructor(say: (text: string) => void, thinker: string) {
    this.say = say;
    this.turns = new BotTurns(thinker, (table, turn, moves) => this.playForBot(table, turn, moves));
    this.pages.onmessage = (event: MessageEvent<string>) => void this.queued(() => this.readAgain(event.data));
  }

  /** Requests are handled one after the other. */
  receive(text: string): void {
    const request = parseMessage(RequestSchema, text);
    if (request === null) return;
    void this.queued(async () => {
      try {
        this.send(await this.handle(request));
      } catch (error) {
        console.error(error);
        this.send(refusedAnswer(request.id, 'table:broken'));
      }
      const room = await this.room(request.table);
      if (room !== null) this.turns.look(room);
    }).catch((error: unknown) => console.error(error));
  }

  private queued<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.queue.then(work);
    this.queue = mine.catch(() => {});
    return mine;
  }

  private send(reply: Reply): void {
    this.say(JSON.stringify(reply));
  }

  private async handle(request: Request): Promise<Answer> {
    const { id, table } = request;
    const room = await this.room(table);
    if (room === null) return refusedAnswer(id, 'table:gone');
    switch (request.type) {
      case 'watch':
        this.watched.set(table, { as: request.as, have: request.have ?? -1 });
        this.tell(room);
        return { type: 'answer', id, ok: true };
      case 'unwatch':
        this.watched.delete(table);
        return { type: 'answer', id, ok: true };
      case 'replay': {
        const position = positionAt(room, ME, request.as, request.at);
        return position === null
          ? refusedAnswer(id, 'table:no-entry')
          : { type: 'answer', id, ok: true, now: position };
      }
      case 'events':
        return { type: 'answer', id, ok: true, ...eventsBefore(room, ME, request.as, request.before) };
      // Requests that need other people.
      case 'rematch':
      case 'say':
      case 'mute':
      case 'look':
        return refusedAnswer(id, 'malformed');
      default:
        return answerTo(id, await this.keep(room, requestIn(room, PERSON, request, Date.now(), BOTS)));
    }
  }

  /** Stores the change, then tells; a refusal if another page was first. */
  private async keep(before: Room, handled: Handled): Promise<Handled> {
    if (!handled.ok || handled.room === before) return handled;
    const { room } = handled;
    if (!(await keepTable(savedFrom(room), before.table?.entries.length ?? 0))) {
      await this.readAgain(room.id);
      return { ok: false, refusal: { rule: 'stale', figures: {} } };
    }
    this.rooms.set(room.id, room);
    this.pages.postMessage(room.id);
    const watching = this.watched.get(room.id);
    if (handled.anew && watching !== undefined) watching.have = -1;
    this.tell(room);
    return handled;
  }

  private tell(room: Room): void {
    const watching = this.watched.get(room.id);
    if (watching === undefined) return;
    this.send(messageFor(room, ME, watching.as, watching.have));
    watching.have = (room.table?.entries.length ?? 0) - 1;
  }

  private playForBot(table: string, turn: BotTurn, moves: readonly string[]): Promise<void> {
    return this.queued(async () => {
      const room = await this.room(table);
      if (room === null) return;
      const handled = await this.keep(room, botAnswerIn(room, turn, moves, Date.now()));
      if (!handled.ok && handled.refusal.rule !== 'stale')
        throw new Error(`the moves of bot ${turn.bot} were refused: ${handled.refusal.rule}`);
      const after = await this.room(table);
      if (after !== null) this.turns.look(after);
    });
  }

  /** Another page has changed the table, so what is here is outdated. */
  private async readAgain(id: string): Promise<void> {
    this.rooms.delete(id);
    const watching = this.watched.get(id);
    if (watching === undefined) return;
    const fresh = await this.room(id);
    if (fresh === null) return;
    // With a real box, the start of the log may have been corrected.
    if (fresh.box) watching.have = -1;
    this.tell(fresh);
  }

  private async room(id: string): Promise<Room | null> {
    const here = this.rooms.get(id);
    if (here !== undefined) return here;
    const saved = await savedTable(id);
    if (saved === undefined) return null;
    const room = await roomFrom(saved);
    this.rooms.set(id, room);
    return room;
  }
}

const PERSON = { id: ME, name: '' };
