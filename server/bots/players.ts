/**
 * Bots and clocks at the tables of this process. Whoever commits an entry after which a bot must act lets it act; a scan of
 * due tables is for those whose node died.
 */

import { randomInt } from 'node:crypto';
import { DEFAULT_BOT } from '@quai/bots/list.ts';
import type { Seat } from '@quai/engine/contract.ts';
import type { Job } from '@quai/games/thinking.ts';
import { changed, playIn, type Room, timeOutIn } from '@quai/table/room.ts';
import type { Metrics } from '../boot/metrics.ts';
import type { Store } from '../store/store.ts';
import { botToAct, clockDue, dueFor } from '../tables/due.ts';
import type { Rooms } from '../tables/rooms.ts';
import { BotPool } from './pool.ts';

/** A clock that runs out within this time has a timer here; the scan finds the others. */
const HORIZON = 60_000;
/** Tables of one scan. */
const MOST = 200;
/** After a bot failed, its table is left alone for a while. */
const AFTER_FAULT = 60_000;
/** A bot that has not answered after so long is stopped, and a quicker one takes the turn. */
const LONGEST_TURN = 120_000;

/** What a bot is thinking of. */
type Turn = Readonly<{ seat: Seat; since: number; stop: AbortController }>;

export class Players {
  private readonly rooms: Rooms;
  private readonly store: Store;
  private readonly metrics: Metrics;
  private readonly failed: (error: unknown) => void;
  private readonly thinkers: BotPool;
  /** By table: null while its turn is being looked at or kept. */
  private readonly busy = new Map<string, Turn | null>();
  private readonly faults = new Map<string, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private stopped = false;

  constructor(rooms: Rooms, store: Store, metrics: Metrics, threads: number, failed: (error: unknown) => void) {
    this.rooms = rooms;
    this.store = store;
    this.metrics = metrics;
    this.failed = failed;
    this.thinkers = new BotPool(threads);
    rooms.onChange((room, _version, own) => {
      this.stopIdleThought(room);
      if (own) this.look(room);
    });
  }

  /** Lets a bot of this room act if one must, or sets the timer of its next clock. */
  look(room: Room): void {
    if (this.stopped || !this.rooms.open) return;
    if (botToAct(room) !== null) this.begin(room.id);
    else this.setTimer(room);
  }

  /** Looks at all tables that are due by `until`. */
  async scan(until: number): Promise<void> {
    if (!this.rooms.open) return;
    for (const id of await this.store.due(until, MOST)) {
      if (this.stopped || !this.rooms.open) return;
      if (this.busy.has(id) || (this.faults.get(id) ?? 0) > Date.now()) continue;
      await this.lookAgain(id).catch((error) => this.fault(id, error));
    }
  }

  private async lookAgain(id: string): Promise<void> {
    const room = await this.rooms.fresh(id);
    if (room === null) return;
    const now = Date.now();
    const due = dueFor(room, now);
    if (botToAct(room) !== null) this.begin(id);
    else if (due !== null && due <= now) await this.timeOut(id);
    else await this.store.dueLater(id, this.rooms.versionOf(id)!, due);
  }

  private begin(id: string): void {
    if (this.busy.has(id)) return;
    this.busy.set(id, null);
    // After the others were told, and so that no table starves the rest.
    setImmediate(() => void this.play(id));
  }

  private async play(id: string): Promise<void> {
    try {
      const room = this.stopped ? null : await this.rooms.get(id);
      if (room !== null) await this.playTurn(room);
      this.busy.delete(id);
      const now = this.stopped ? null : await this.rooms.get(id);
      if (now !== null) this.look(now);
    } catch (error) {
      this.busy.delete(id);
      if (!this.stopped) this.fault(id, error);
    }
  }

  /** Thinks, and then plays if the choice is still open. */
  private async playTurn(room: Room): Promise<void> {
    const seat = botToAct(room);
    if (seat === null) return;
    const since = room.table!.since[seat]!;
    const moves = await this.thought(room, seat, since);
    // A node that takes no moves any more takes none of its bots either; they think again when it does.
    if (moves === null || !this.rooms.open) return;
    const now = Date.now();
    const play = (current: Room) =>
      isOpen(current, seat, since) ? playIn(current, seat, since, moves, now) : changed(current);
    const handled = await this.rooms.change(room.id, play, now);
    if (!handled.ok) throw new Error(`a bot was refused: ${handled.refusal.rule}`);
  }

  /** The moves of a bot's turn; null if they are not wanted any more. A bot that fails is replaced for this turn. */
  private async thought(room: Room, seat: Seat, since: number): Promise<readonly string[] | null> {
    const bot = room.table!.holders[seat]!.bot!;
    for (const name of bot === DEFAULT_BOT ? [bot] : [bot, DEFAULT_BOT]) {
      const turn: Turn = { seat, since, stop: new AbortController() };
      this.busy.set(room.id, turn);
      const late = setTimeout(() => turn.stop.abort(), LONGEST_TURN);
      const done = this.metrics.botTime.startTimer({ game: room.game });
      try {
        return await this.thinkers.think(jobOf(room, seat, name), turn.stop.signal);
      } catch (error) {
        const now = await this.rooms.get(room.id);
        if (this.stopped || now === null || !isOpen(now, seat, since)) return null;
        this.failed(error);
      } finally {
        done();
        clearTimeout(late);
        this.busy.set(room.id, null);
      }
    }
    throw new Error(`no bot could play at table ${room.id}`);
  }

  /** The choice that a bot thinks of is no longer its own: a person came back, or the table ended. */
  private stopIdleThought(room: Room): void {
    const turn = this.busy.get(room.id);
    if (turn != null && !isOpen(room, turn.seat, turn.since)) turn.stop.abort();
  }

  private setTimer(room: Room): void {
    clearTimeout(this.timers.get(room.id));
    this.timers.delete(room.id);
    const due = room.table?.over === null ? clockDue(room) : null;
    // A timer may ring a millisecond early.
    const wait = due === null ? null : Math.max(0, due - Date.now()) + 1;
    if (wait === null || wait > HORIZON) return;
    const timer = setTimeout(() => {
      this.timers.delete(room.id);
      this.timeOut(room.id).catch((error) => this.fault(room.id, error));
    }, wait);
    this.timers.set(room.id, timer);
  }

  private async timeOut(id: string): Promise<void> {
    if (this.stopped) return;
    const now = Date.now();
    await this.rooms.change(id, (room) => timeOutIn(room, DEFAULT_BOT, now), now);
  }

  private fault(id: string, error: unknown): void {
    this.faults.set(id, Date.now() + AFTER_FAULT);
    this.failed(error);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await this.thinkers.stop();
  }
}

/** Is this still the choice of a bot in this seat? */
function isOpen({ table }: Room, seat: Seat, since: number): boolean {
  return table?.over === null && table.since[seat] === since && table.holders[seat]!.bot !== null;
}

/** All that a thread gets: what the seat knows. */
function jobOf(room: Room, seat: Seat, bot: string): Job {
  const { game, rulesNumber, edition, options, rules, table } = room;
  const view = rules.view(table!.state, seat);
  const opening = { game, rulesNumber, edition, options, seats: rules.seats };
  return { ...opening, bot, seat, view, random: randomInt(2 ** 31), pace: 1 };
}
