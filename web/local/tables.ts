/** The host of tables in this browser: the same rooms as on the server, one person who holds every seat that is no bot's. */

import { DEFAULT_BOT } from '@quai/bots/list.ts';
import type { Seat } from '@quai/engine/contract.ts';
import { listed } from '@quai/games/list.ts';
import { type Answer, parseMessage, type Reply, type Request, RequestSchema } from '@quai/protocol/messages.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import { acting } from '@quai/table/log.ts';
import { type Handled, loadRoom, NOT_BEGUN, playIn, type Room, resignIn, statusOf, undoIn } from '@quai/table/room.ts';
import { askUndo, start } from '@quai/table/seating.ts';
import { messageFor, positionAt } from '@quai/table/telling.ts';
import { ME } from './id.ts';
import { keepTable, type Saved, savedTable } from './saved.ts';
import { Thinking } from './thinking.ts';

type Watching = { as: Seat | undefined; have: number };

export class LocalTables {
  private readonly rooms = new Map<string, Room>();
  private readonly watched = new Map<string, Watching>();
  private readonly say: (text: string) => void;
  private readonly thinking: Thinking;
  private queue: Promise<unknown> = Promise.resolve();

  /** Other pages of this site in the same browser. */
  private readonly pages = new BroadcastChannel('quai-tables');

  constructor(say: (text: string) => void, thinker: string) {
    this.say = say;
    this.thinking = new Thinking(thinker);
    this.pages.onmessage = (event: MessageEvent<string>) => this.queued(() => this.readAgain(event.data));
  }

  /** One request after the other: a table in a browser has one person. */
  receive(text: string): void {
    const request = parseMessage(RequestSchema, text);
    if (request === null) return;
    this.queued(async () => {
      try {
        this.send(await this.handle(request));
      } catch (error) {
        console.error(error);
        this.send(refused(request.id, 'malformed'));
      }
      await this.letBotThink(request.table);
    });
  }

  private queued(work: () => Promise<void>): void {
    this.queue = this.queue.then(work).catch((error: unknown) => console.error(error));
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
        const now = positionAt(room, ME, request.as, request.at);
        return now === null ? refused(id, 'table:no-entry') : { type: 'answer', id, ok: true, now };
      }
      default: {
        const handled = changeOf(room, request, Date.now());
        if (handled.ok) return this.keep(room, handled, id);
        const move = handled.move === undefined ? {} : { move: handled.move };
        const asked =
          handled.asked === undefined ? {} : { asked: { ...handled.asked, counts: [...handled.asked.counts] } };
        return { type: 'answer', id, ok: false, refusal: handled.refusal as never, ...move, ...asked };
      }
    }
  }

  private async keep(before: Room, handled: Handled & { ok: true }, id: number): Promise<Answer> {
    const { room } = handled;
    if (room !== before) {
      if (!(await keepTable(savedFrom(room), before.table?.entries.length ?? 0))) {
        await this.readAgain(room.id);
        return refused(id, 'stale');
      }
      this.rooms.set(room.id, room);
      this.pages.postMessage(room.id);
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

  /** Bots think beside the host: a person may look around meanwhile, undo, or leave. */
  private async letBotThink(id: string): Promise<void> {
    const room = await this.room(id);
    const turn = room === null ? null : botTurnOf(room);
    if (room === null || turn === null) return;
    const { seat, since } = turn;
    this.thinking.turn(room, seat, since, (moves) =>
      this.queued(async () => {
        await this.playFor(id, seat, since, moves);
        await this.letBotThink(id);
      }),
    );
  }

  /** Plays what a bot answered, if it is still its choice. */
  private async playFor(id: string, seat: Seat, since: number, moves: readonly string[]): Promise<void> {
    const room = await this.room(id);
    const turn = room === null ? null : botTurnOf(room);
    if (room === null || turn?.seat !== seat || turn.since !== since) return;
    const handled = playIn(room, seat, since, moves, Date.now());
    if (!handled.ok) throw new Error(`a bot was refused: ${handled.refusal.rule}`);
    await this.keep(room, handled, 0);
  }

  /** Another page played on: what is here is old. */
  private async readAgain(id: string): Promise<void> {
    this.rooms.delete(id);
    if (!this.watched.has(id)) return;
    const fresh = await this.room(id);
    if (fresh !== null) this.tell(fresh);
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

/** The first seat of a bot that must act, and the entry at which its choice opened. */
function botTurnOf({ table }: Room): { seat: Seat; since: number } | null {
  if (table === null) return null;
  const seat = acting(table).find((acts) => table.holders[acts]!.bot !== null);
  return seat === undefined ? null : { seat, since: table.since[seat]! };
}

function changeOf(room: Room, request: Request, now: number): Handled {
  switch (request.type) {
    case 'start':
      return start(room, ME, now, undefined, request.outcomes);
    case 'play':
      return playIn(room, request.seat, request.since, request.moves, now, request.outcomes);
    case 'undo':
      return undoIn(room, request.seat, request.to, now);
    case 'ask':
      return askUndo(room, ME, request.seat, request.to, now);
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
  const rules = game.open(edition.value, options, slots.length, rulesNumber);
  const room: Room = {
    id,
    game: game.id,
    rulesNumber,
    rules,
    edition: saved.edition,
    options,
    terms: { ...DEFAULT_TERMS, hints: true },
    host: ME,
    slots,
    seed,
    ...NOT_BEGUN,
    ...(saved.box ? { box: true } : {}),
  };
  return loadRoom(room, saved.entries);
}

function savedFrom(room: Room): Saved {
  const { id, game, rulesNumber, edition, options, slots, seed } = room;
  const entries = room.table?.entries ?? [];
  const box = room.box ? { box: room.box } : {};
  const status = statusOf(room);
  return { id, game, rulesNumber, edition, options, slots, seed, ...box, status, updated: Date.now(), entries };
}
