/** Plays the bots' turns at the tables of this process: in threads, one at a time per table. */

import { randomInt } from 'node:crypto';
import type { Room } from '@quai/table/room.ts';
import { afterFailure, type BotTurn, botAnswerIn, isOpen, jobOf, nextOf } from '@quai/table/service.ts';
import type { Metrics } from '../boot/metrics.ts';
import type { Rooms } from '../tables/rooms.ts';
import { BOTS } from './known.ts';
import { BotPool } from './pool.ts';
import { ThinkingQueue } from './queue.ts';

/** A bot that has thought for this long is stopped, and the fallback takes its turn. Waiting for a thread does not count. */
const LONGEST_TURN = 120_000;
/** People are told that a bot waits for a thread if it does so for longer than this. */
const UNNOTICED = 1000;
/** About how long a turn takes, in milliseconds; the others answer at once. */
const TURN: Readonly<Record<string, number>> = { expert: 5000, strong: 1000 };

type Thinking = Readonly<{ turn: BotTurn; stop: AbortController }>;

export class BotTurns {
  private readonly rooms: Rooms;
  private readonly metrics: Metrics;
  private readonly pool: BotPool;
  private readonly queue: ThinkingQueue;
  /** Called once a table's turn is over, played or not, with the error if it failed. */
  private readonly ended: (id: string, error: unknown) => void;
  private readonly failed: (error: unknown) => void;
  private readonly queuedListeners: ((table: string, on: boolean) => void)[] = [];
  /** By table; null while its turn is being looked up or kept. */
  private readonly busy = new Map<string, Thinking | null>();
  private stopped = false;

  constructor(
    rooms: Rooms,
    metrics: Metrics,
    threads: number,
    ended: (id: string, error: unknown) => void,
    failed: (error: unknown) => void,
  ) {
    this.rooms = rooms;
    this.metrics = metrics;
    this.pool = new BotPool(threads);
    this.queue = new ThinkingQueue(threads);
    this.ended = ended;
    this.failed = failed;
    rooms.onChange((room) => this.stopIdleThought(room));
  }

  isBusy(id: string): boolean {
    return this.busy.has(id);
  }

  begin(id: string): void {
    if (this.busy.has(id)) return;
    this.busy.set(id, null);
    // After the people at the table have been told, and so that no table starves the others.
    setImmediate(() => void this.play(id));
  }

  private async play(id: string): Promise<void> {
    let failure: unknown = null;
    try {
      const room = this.stopped ? null : await this.rooms.get(id);
      const next = room === null ? null : nextOf(room);
      if (room !== null && next !== null && 'bot' in next) await this.playTurn(room, next.bot);
    } catch (error) {
      failure = error;
    }
    this.busy.delete(id);
    if (!this.stopped) this.ended(id, failure);
  }

  /** Lets the bot play, or the fallback if it fails. */
  private async playTurn(room: Room, first: BotTurn): Promise<void> {
    for (let turn: BotTurn | null = first; turn !== null; ) {
      const failure = await this.attempt(room, turn);
      if (failure === null) return;
      const current: Room | null = this.stopped ? null : await this.rooms.get(room.id);
      if (current === null || !isOpen(current, turn)) return;
      turn = afterFailure(current, turn, BOTS);
      if (turn === null) throw failure;
      this.failed(failure);
    }
  }

  /** Thinks, and plays if the choice is still open; returns the error if the bot failed or its moves were refused. */
  private async attempt(room: Room, turn: BotTurn): Promise<Error | null> {
    const moves = await this.think(room, turn).catch((error: Error) => error);
    if (moves === null || moves instanceof Error) return moves;
    // A node that takes no moves takes none from its bots either; they think again once it does take moves.
    if (!this.rooms.open) return null;
    const now = Date.now();
    const handled = await this.rooms.change(room.id, (current) => botAnswerIn(current, turn, moves, now), now);
    return handled.ok ? null : new Error(`the moves of bot ${turn.bot} were refused: ${handled.refusal.rule}`);
  }

  private async think(room: Room, turn: BotTurn): Promise<readonly string[] | null> {
    const job = jobOf(room, turn, randomInt(2 ** 31));
    if (job === null) return null;
    const thinking: Thinking = { turn, stop: new AbortController() };
    this.busy.set(room.id, thinking);
    try {
      const leave = await this.wait(room, turn, thinking.stop.signal);
      const late = setTimeout(() => thinking.stop.abort(), LONGEST_TURN);
      const done = this.metrics.botTime.startTimer({ game: room.game });
      try {
        return await this.pool.think(job, thinking.stop.signal);
      } finally {
        done();
        clearTimeout(late);
        leave();
      }
    } finally {
      this.busy.set(room.id, null);
    }
  }

  /** Waits for a thread, and tells whoever watches if that takes a while. */
  private async wait(room: Room, { bot }: BotTurn, signal: AbortSignal): Promise<() => void> {
    const tell = (on: boolean) => {
      for (const listener of this.queuedListeners) listener(room.id, on);
    };
    let told = false;
    const timer = setTimeout(() => {
      told = true;
      tell(true);
    }, UNNOTICED);
    try {
      return await this.queue.enter(room.host, TURN[bot] ?? 0, signal);
    } finally {
      clearTimeout(timer);
      if (told) tell(false);
    }
  }

  /** Hears when a bot of a table begins to wait for a thread, and when it has one. */
  onQueued(listener: (table: string, on: boolean) => void): void {
    this.queuedListeners.push(listener);
  }

  /** The choice a bot thinks about is no longer its own: a person came back, or the game ended. */
  private stopIdleThought(room: Room): void {
    const thinking = this.busy.get(room.id);
    if (thinking != null && !isOpen(room, thinking.turn)) thinking.stop.abort();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.pool.stop();
  }
}
