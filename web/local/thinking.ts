/** Bots of this browser think in a thread of their own; each gets what its seat knows. */

import type { Seat } from '@quai/engine/contract.ts';
import type { Job } from '@quai/games/thinking.ts';
import type { Room } from '@quai/table/room.ts';

type Told = (moves: readonly string[]) => void;

export class Thinking {
  private worker: Worker | null = null;
  /** Which choice is being thought of; one at a time. */
  private at: string | null = null;
  private told: Told | null = null;
  /** The address of its thread. */
  private readonly thinker: string;

  constructor(thinker: string) {
    this.thinker = thinker;
  }

  /** Thinks of a seat's turn and tells its moves; a choice that is asked for again is not begun anew. */
  turn(room: Room, seat: Seat, since: number, told: Told): void {
    const at = `${room.id} ${seat} ${since}`;
    if (this.at === at) return;
    // The choice before is no longer open: its thread would only be in the way.
    if (this.at !== null) this.cancel();
    this.at = at;
    this.told = told;
    this.worker ??= this.start();
    this.worker.postMessage(jobOf(room, seat));
  }

  private start(): Worker {
    const worker = new Worker(this.thinker, { type: 'module' });
    worker.onmessage = (event: MessageEvent<readonly string[]>) => {
      const told = this.told;
      this.at = null;
      this.told = null;
      told?.(event.data);
    };
    worker.onerror = (event) => {
      console.error(event.message);
      this.cancel();
    };
    return worker;
  }

  private cancel(): void {
    this.worker?.terminate();
    this.worker = null;
    this.at = null;
    this.told = null;
  }
}

function jobOf(room: Room, seat: Seat): Job {
  const { game, rulesNumber, edition, options, rules, table } = room;
  const { state, holders } = table!;
  const random = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
  return {
    game,
    rulesNumber,
    edition,
    options,
    seats: rules.seats,
    bot: holders[seat]!.bot!,
    seat,
    view: rules.view(state, seat),
    random,
    pace: 1,
  };
}
