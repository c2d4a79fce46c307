/** A bot's turn as a job that any thread can do: it holds what the bot's seat knows, and never a state. */

import type { Bot } from '@quai/bots/bot.ts';
import { time } from '@quai/bots/effort.ts';
import { DEFAULT_BOT } from '@quai/bots/list.ts';
import { type Reason, reasonsFor } from '@quai/bots/reasons.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import type { Rules } from '@quai/engine/contract.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { botTurn } from '@quai/table/botturn.ts';
import type { BotJob } from '@quai/table/service.ts';
import { botNamed } from './bots.ts';
import { openKind } from './open.ts';
import { type Said, whys } from './why.ts';

/** The moves of the turn, up to the first that needs the table. `stop` ends the thinking early, with the best so far. */
export async function turnOf(job: BotJob, now: () => number, stop?: () => boolean): Promise<readonly string[]> {
  const rules = await openRules(job);
  const bot = (await botNamed(job.game, job.bot)) ?? (await knownBot(job.game, DEFAULT_BOT));
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
  /** Why, in words. */
  readonly why: Said | null;
}

/** The best moves from what the seat knows, best first: what it expects of each, and why. One move, not a whole turn. */
export async function hintsOf(job: BotJob, now: () => number, stop?: () => boolean): Promise<readonly Hint[]> {
  const rules = await openRules(job);
  const bot = await knownBot(job.game, job.bot);
  const random = randomFrom(job.random);
  const effort = time(Math.max(1, bot.turn * job.pace), now, stop);
  const { moves, weighed } = bot.sit(rules, job.seat).think(job.view, effort, random);
  const reasons = reasonsFor(rules, job.view, job.seat, weighed, random);
  if (weighed.length === 0)
    return [{ moves: moves.map((one) => rules.format(one)), score: 0, win: 0, weighed: false, reasons: [], why: null }];
  const plans = weighed.map(({ move }, rank) => (rank === 0 ? moves : [move]));
  const said = await whys(job.game, rules, job.view, job.seat, plans);
  return weighed.map(({ move, score, win }, rank) => ({
    moves: rank === 0 ? moves.map((one) => rules.format(one)) : [rules.format(move)],
    score,
    win,
    weighed: true,
    reasons: reasons[rank] ?? [],
    why: said[rank] ?? null,
  }));
}

async function knownBot(game: string, name: string): Promise<Bot> {
  const bot = await botNamed(game, name);
  if (bot === undefined) throw new Error(`there is no bot ${name}`);
  return bot;
}

async function openRules(job: BotJob): Promise<Rules> {
  const opened = await openKind(job);
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  return opened.value.rules;
}
