/** Plays the bots' turns in this browser: in a thread, one at a time. A bot that fails never leaves a game waiting. */

import { greedyBot } from '@quai/bots/greedy.ts';
import { DEFAULT_BOT, isBotName } from '@quai/bots/list.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { botTurn } from '@quai/table/botturn.ts';
import type { Room } from '@quai/table/room.ts';
import { afterFailure, type Bots, type BotTurn, jobOf, nextOf } from '@quai/table/service.ts';

export const BOTS: Bots = { isKnown: isBotName, fallback: DEFAULT_BOT };

/** A bot that has not answered after this time is stopped, and the fallback takes its turn. */
const LONGEST_TURN = 120_000;
/** If everything fails, the turn is tried again after this time. */
const RETRY = 10_000;

/** Plays a bot's answer. Rejects if it was refused. */
type Play = (table: string, turn: BotTurn, moves: readonly string[]) => Promise<void>;

export class BotTurns {
  /** The address of the thread's program. */
  private readonly program: string;
  private readonly play: Play;
  private worker: Worker | null = null;
  /** The turn being thought about. */
  private current: Readonly<{ key: string; stop: AbortController }> | null = null;

  constructor(program: string, play: Play) {
    this.program = program;
    this.play = play;
  }

  /** Starts a bot's turn if one must play. The same turn is not started twice; one that is no longer open is stopped. */
  look(room: Room): void {
    const next = nextOf(room);
    if (next === null || !('bot' in next)) return;
    const turn = next.bot;
    const key = `${room.id} ${turn.seat} ${turn.since}`;
    if (this.current?.key === key) return;
    this.current?.stop.abort();
    const stop = new AbortController();
    this.current = { key, stop };
    this.take(room, turn, stop.signal)
      .catch((error: unknown) => {
        console.error(error);
        setTimeout(() => this.look(room), RETRY);
      })
      .finally(() => {
        if (this.current?.stop === stop) this.current = null;
      });
  }

  private async take(room: Room, first: BotTurn, signal: AbortSignal): Promise<void> {
    for (let turn: BotTurn | null = first; turn !== null; turn = afterFailure(room, turn, BOTS)) {
      try {
        const moves = await this.think(room, turn, signal);
        return await this.play(room.id, turn, moves);
      } catch (error) {
        if (signal.aborted) return;
        console.error(error);
      }
    }
    // The thread does not start, for example because its file is gone after an upgrade. A plain bot needs no thread.
    await this.play(room.id, first, plainMoves(room, first));
  }

  private think(room: Room, turn: BotTurn, signal: AbortSignal): Promise<readonly string[]> {
    const worker = (this.worker ??= new Worker(this.program, { type: 'module' }));
    return new Promise<readonly string[]>((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(late);
        worker.terminate();
        this.worker = null;
        reject(new Error(`bot ${turn.bot}: ${why}`));
      };
      const late = setTimeout(() => fail('no answer in time'), LONGEST_TURN);
      worker.onmessage = (event: MessageEvent<readonly string[]>) => {
        clearTimeout(late);
        resolve(event.data);
      };
      worker.onerror = (event) => fail(event.message || 'its thread did not start');
      signal.addEventListener('abort', () => fail('no longer wanted'), { once: true });
      worker.postMessage(jobOf(room, turn, randomSeed()));
    });
  }
}

/** The moves of a bot that knows only the contract, and answers at once. */
function plainMoves(room: Room, turn: BotTurn): readonly string[] {
  const job = jobOf(room, turn, randomSeed());
  if (job === null) return [];
  const random = randomFrom(job.random);
  return botTurn(room.rules, job.view, job.seat, chooserOf(greedyBot, room.rules, job.seat, random), random);
}

function randomSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;
}
