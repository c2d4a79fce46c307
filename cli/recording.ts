/** Has bots play a table to its end, with draws from a seed as at a real table. */

import type { Bot } from '@quai/bots/bot.ts';
import { type Effort, time } from '@quai/bots/effort.ts';
import { botNames } from '@quai/bots/list.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import { at } from '@quai/engine/at.ts';
import type { GameEvent, Rules, Seat } from '@quai/engine/contract.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { drawKey, seededChance } from '@quai/engine/seed.ts';
import { botNamed } from '@quai/games/bots.ts';
import { botTurn } from '@quai/table/botturn.ts';
import type { Setup } from '@quai/table/entry.ts';
import { acting, playMoves, startTable, type Table } from '@quai/table/log.ts';
import { UsageError } from './command.ts';

let lastAsked = 0;
let lastTime = 0;

/**
 * CPU time in milliseconds, so that whatever else runs on the machine takes nothing from a bot. Asking the system costs as much as
 * thinking for a while, and searches ask after every iteration; so it is asked at most twice a millisecond.
 */
function cpuTime(): number {
  const now = performance.now();
  if (now - lastAsked < 0.5) return lastTime;
  lastAsked = now;
  const { user, system } = process.cpuUsage();
  lastTime = (user + system) / 1000;
  return lastTime;
}

interface Watch {
  /** How long the bot of a seat thought about its last turn. */
  timed?(seat: Seat, milliseconds: number): void;
  heard?(event: GameEvent): void;
}

/** `seed` is 32 bytes in hex. The same seed makes the same draws; bots that think by the clock may still play differently. */
export function playByBots(
  rules: Rules,
  setup: Setup,
  bots: readonly Bot[],
  seed: string,
  pace = 1,
  watch: Watch = {},
): Table {
  const key = drawKey(seed, []);
  const random = randomFrom(Number.parseInt(seed.slice(0, 7), 16));
  let table = startTable(rules, setup, seededChance(key, 0), watch.heard === undefined ? {} : { heard: watch.heard });
  while (table.over === null) {
    const seat = at(acting(table), 0);
    const bot = at(bots, seat);
    const choose = chooserOf(bot, rules, seat, random, effortOf(bot, pace));
    const before = cpuTime();
    const moves = botTurn(rules, rules.view(table.state, seat), seat, choose, random);
    watch.timed?.(seat, cpuTime() - before);
    const played = playMoves(table, seat, moves, seededChance(key, table.draws));
    if (!played.ok) throw new Error(`a bot's move was refused: ${JSON.stringify(played)}`);
    played.events.forEach((event) => {
      watch.heard?.(event);
    });
    table = played.table;
  }
  return table;
}

/** A bot by name; an unknown name is a usage error that lists the known ones. */
export async function knownBot(game: string, name: string): Promise<Bot> {
  const bot = await botNamed(game, name);
  if (bot === undefined)
    throw new UsageError(`unknown bot ${JSON.stringify(name)}; the bots are ${[...botNames, 'rollout'].join(', ')}`);
  return bot;
}

const effortOf = (bot: Bot, pace: number): Effort => time(Math.max(1, bot.turn * pace), cpuTime);
