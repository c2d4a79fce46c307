/** The host of tables in this browser: the same rooms as on the server, one person who holds every seat that is no bot's. */

import { bots, DEFAULT_BOT } from '@quai/bots/list.ts';
import type { Seat } from '@quai/engine/contract.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { listed } from '@quai/games/list.ts';
import { botTurn } from '@quai/table/botturn.ts';
import { acting } from '@quai/table/host.ts';
import { type Answer, parseMessage, type Reply, type Request, RequestSchema } from '@quai/table/messages.ts';
import { type Handled, loadRoom, playIn, type Room, resignIn, statusOf, undoIn } from '@quai/table/room.ts';
import { start } from '@quai/table/seating.ts';
import { messageFor, nowAt } from '@quai/table/telling.ts';
import { DEFAULT_TERMS } from '@quai/table/terms.ts';
import { keepTable, type Saved, savedTable } from './saved.ts';

/** The one person of this browser. */
export const ME = 'me';

type Watching = { as: Seat | undefined; have: number };

export class LocalHost {
  private readonly rooms = new Map<string, Room>();
  private readonly watched = new Map<string, Watching>();
  private readonly say: (text: string) => void;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(say: (text: string) => void) {
    this.say = say;
  }

  /** One request after the other: a table in a browser has one person. */
  receive(text: string): void {
    const request = parseMessage(RequestSchema, text);
    if (request === null) return;
    this.queue = this.queue
      .then(async () => this.send(await this.handle(request)))
      .catch((error: unknown) => {
        console.error(error);
        this.send(refused(request.id, 'malformed'));
      })
      .then(() => this.letBotsPlay(request.table))
      .catch((error: unknown) => console.error(error));
  }

  private send(reply: Reply): void {
    this.say(JSON.stringify(reply));
  }

  private async handle(request: Request): Promise<Answer> {
    const { id, table } = request;
    const room = await this.room(table);
    if (room === null) return refused(id, 'table:gone');
    switch (request.type) {
      case 'watch':
        this.watched.set(table, { as: request.as, have: request.have ?? -1 });
        this.tell(room);
        return { type: 'answer', id, ok: true };
      case 'unwatch':
        this.watched.delete(table);
        return { type: 'answer', id, ok: true };
      case 'replay': {
        const now = nowAt(room, ME, request.as, request.at);
        return now === null ? refused(id, 'table:no-entry') : { type: 'answer', id, ok: true, now };
      }
      default: {
        const handled = changeOf(room, request, Date.now());
        if (handled.ok) return this.keep(room, handled, id);
        const move = handled.move === undefined ? {} : { move: handled.move };
        return { type: 'answer', id, ok: false, refusal: handled.refusal as never, ...move };
      }
    }
  }

  private async keep(before: Room, handled: Handled & { ok: true }, id: number): Promise<Answer> {
    const { room } = handled;
    if (room !== before) {
      if (!(await keepTable(savedFrom(room), before.table?.entries.length ?? 0))) {
        // Another tab played on: what is here is old.
        this.rooms.delete(room.id);
        const fresh = await this.room(room.id);
        if (fresh !== null) this.tell(fresh);
        return refused(id, 'stale');
      }
      this.rooms.set(room.id, room);
      this.tell(room);
    }
    return { type: 'answer', id, ok: true, seq: room.table?.entries.length ?? 0 };
  }

  private tell(room: Room): void {
    const watching = this.watched.get(room.id);
    if (watching === undefined) return;
    this.send(messageFor(room, ME, watching.as, watching.have));
    watching.have = (room.table?.entries.length ?? 0) - 1;
  }

  private async letBotsPlay(id: string): Promise<void> {
    for (let room = await this.room(id); room?.table != null; room = await this.room(id)) {
      const { table } = room;
      const seat = acting(table).find((acts) => table.holders[acts]!.bot !== null);
      if (seat === undefined) return;
      const { rules, state } = table;
      const bot = bots[table.holders[seat]!.bot!] ?? bots[DEFAULT_BOT]!;
      const moves = botTurn(rules, rules.view(state, seat), seat, bot.choose, randomFrom(freshNumber()));
      const handled = playIn(room, seat, table.since[seat]!, moves, Date.now());
      if (!handled.ok) throw new Error(`a bot was refused: ${handled.refusal.rule}`);
      const kept = await this.keep(room, handled, 0);
      if (!kept.ok) return;
    }
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

function freshNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
}

function changeOf(room: Room, request: Request, now: number): Handled {
  switch (request.type) {
    case 'start':
      return start(room, ME, now);
    case 'play':
      return playIn(room, request.seat, request.since, request.moves, now);
    case 'undo':
      return undoIn(room, request.seat, request.to, now);
    case 'resign':
      return resignIn(room, request.seat, DEFAULT_BOT, now);
    default:
      return { ok: false, refusal: { rule: 'malformed', figures: {} } };
  }
}

function refused(id: number, rule: string): Answer {
  return { type: 'answer', id, ok: false, refusal: { rule, figures: {} } };
}

export async function roomFrom(saved: Saved): Promise<Room> {
  const game = await listed(saved.game)!.load();
  const edition = game.readEdition(saved.edition.data ?? game.editions[saved.edition.id]);
  if (!edition.ok) throw new Error(edition.problems.join('\n'));
  const { id, rulesNumber, options, slots, seed } = saved;
  const rules = game.open(edition.value, options, slots.length);
  const room: Room = {
    id,
    game: game.id,
    rulesNumber,
    rules,
    edition: saved.edition,
    options,
    terms: DEFAULT_TERMS,
    host: ME,
    slots,
    seed,
    table: null,
    told: [],
    clock: null,
    pauses: [],
    ask: null,
    rematch: null,
  };
  return loadRoom(room, saved.entries);
}

function savedFrom(room: Room): Saved {
  const { id, game, rulesNumber, edition, options, slots, seed } = room;
  const entries = room.table?.entries ?? [];
  return { id, game, rulesNumber, edition, options, slots, seed, status: statusOf(room), updated: Date.now(), entries };
}
