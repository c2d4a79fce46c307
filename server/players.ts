/** Bots at the tables of this process: whoever commits an entry after which a bot must act lets it act. */

import { randomInt } from 'node:crypto';
import { bots, DEFAULT_BOT } from '@quai/bots/list.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { botTurn } from '@quai/table/botturn.ts';
import { acting } from '@quai/table/host.ts';
import { type Handled, playIn, type Room } from '@quai/table/room.ts';
import type { Rooms } from './rooms.ts';

export class Players {
  private readonly rooms: Rooms;
  private readonly failed: (error: unknown) => void;
  private readonly busy = new Set<string>();
  private stopped = false;

  constructor(rooms: Rooms, failed: (error: unknown) => void) {
    this.rooms = rooms;
    this.failed = failed;
    rooms.onChange((room) => this.look(room));
  }

  /** Lets a bot of this room act if one must. */
  look(room: Room): void {
    if (this.stopped || this.busy.has(room.id) || botToAct(room) === null) return;
    this.busy.add(room.id);
    // After the others were told, and so that no table starves the rest.
    setImmediate(() => {
      this.rooms
        .change(room.id, moveOfBot, Date.now())
        .catch(this.failed)
        .then(async () => {
          this.busy.delete(room.id);
          const now = await this.rooms.get(room.id);
          if (now !== null) this.look(now);
        })
        .catch(this.failed);
    });
  }

  stop(): void {
    this.stopped = true;
  }
}

function botToAct(room: Room): number | null {
  if (room.table === null) return null;
  return acting(room.table).find((seat) => room.table!.holders[seat]!.bot !== null) ?? null;
}

function moveOfBot(room: Room): Handled {
  const seat = botToAct(room);
  if (seat === null) return { ok: true, room, entries: [] };
  const { rules, state, since, holders } = room.table!;
  const bot = bots[holders[seat]!.bot!] ?? bots[DEFAULT_BOT]!;
  const moves = botTurn(rules, rules.view(state, seat), seat, bot.choose, randomFrom(randomInt(2 ** 31)));
  return playIn(room, seat, since[seat]!, moves, Date.now());
}
