/** A bot's turn as a job that any thread can do: it holds what the bot's seat knows, and never a state. */

import { time } from '@quai/bots/effort.ts';
import { DEFAULT_BOT } from '@quai/bots/list.ts';
import { type Reason, reasonsFor } from '@quai/bots/reasons.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import type { Options, Rules, Seat } from '@quai/engine/contract.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { botTurn } from '@quai/table/botturn.ts';
import { botNamed } from './bots.ts';
import { listed } from './list.ts';

export interface Opening {
  readonly game: string;
  /** One that comes with the game, or `data`; `hash` tells one from another. */
  readonly edition: Readonly<{ id: string; hash: string; data?: unknown }>;
  readonly options: Options;
  readonly seats: number;
  /** The one the table began with. */
  readonly rulesNumber: number;
}

export interface Job extends Opening {
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** For the bot's own chance; never the table's. */
  readonly random: number;
  /** What its time for a turn is multiplied with. */
  readonly pace: number;
}

/** The moves of the turn, up to the first that needs the table. `stop` ends the thinking early, with the best so far. */
export async function turnOf(job: Job, now: () => number, stop?: () => boolean): Promise<readonly string[]> {
  const rules = await rulesOf(job);
  const bot = (await botNamed(job.game, job.bot)) ?? (await botNamed(job.game, DEFAULT_BOT))!;
  const random = randomFrom(job.random);
  const effort = time(Math.max(1, bot.turn * job.pace), now, stop);
  return botTurn(rules, job.view, job.seat, chooserOf(bot, rules, job.seat, random, effort), random);
}

/** A move that a bot has weighed, for a person to read. */
export interface Hint {
  /** In notation: the move, and what the bot means to do after it in the turn. */
  readonly moves: readonly string[];
  readonly score: number;
  readonly win: number;
  /** Whether score and win were weighed: there may be only one move, or a bot that weighs nothing. */
  readonly weighed: boolean;
  readonly reasons: readonly Reason[];
}

/** The best moves from what the seat knows, best first: what it expects of each, and why. One move, not a whole turn. */
export async function hintsOf(job: Job, now: () => number, stop?: () => boolean): Promise<readonly Hint[]> {
  const rules = await rulesOf(job);
  const bot = (await botNamed(job.game, job.bot))!;
  const random = randomFrom(job.random);
  const effort = time(Math.max(1, bot.turn * job.pace), now, stop);
  const { moves, weighed } = bot.sit(rules, job.seat).think(job.view, effort, random);
  const reasons = reasonsFor(rules, job.view, job.seat, weighed, random);
  if (weighed.length === 0)
    return [{ moves: moves.map((one) => rules.format(one)), score: 0, win: 0, weighed: false, reasons: [] }];
  return weighed.map(({ move, score, win }, rank) => ({
    moves: rank === 0 ? moves.map((one) => rules.format(one)) : [rules.format(move)],
    score,
    win,
    weighed: true,
    reasons: reasons[rank]!,
  }));
}

/** A thread keeps the rules that it used last: they hold large tables. */
const opened = new Map<string, Rules>();
const MOST_OPENED = 16;

export async function rulesOf({ game: id, edition, options, seats, rulesNumber }: Opening): Promise<Rules> {
  const key = JSON.stringify([id, rulesNumber, edition.hash, options, seats]);
  const known = opened.get(key);
  if (known !== undefined) return known;
  const game = await listed(id)!.load();
  const read = game.readEdition(edition.data ?? game.editions[edition.id]);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const rules = game.open(read.value, options, seats, rulesNumber);
  opened.set(key, rules);
  if (opened.size > MOST_OPENED) opened.delete(opened.keys().next().value!);
  return rules;
}
