/** Measures the short game at the end of a lesson: how often a beginner bot in the learner's seat wins it, and in how many turns. */

import type { Bot } from '@quai/bots/bot.ts';
import { chooserOf } from '@quai/bots/turn.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import type { Game, Rules, Seat } from '@quai/engine/contract.ts';
import type { Position } from '@quai/engine/lesson.ts';
import { type Random, randomFrom } from '@quai/engine/random.ts';
import { botTurn } from '@quai/table/botturn.ts';
import { openPosition } from '@quai/table/lesson.ts';
import { acting, playMoves, type Table } from '@quai/table/log.ts';
import { result } from '@quai/table/result.ts';
import { botNamed } from '../bots.ts';

const NAMES = ['You', 'Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
/** What every seat of a short game plays like, the learner's too. */
export const GENTLE = 'beginner';

export interface Sample {
  readonly games: number;
  /** The learner's share of first places: a shared one counts as a fraction. */
  readonly wins: number;
  /** Nine games in ten took the learner at most so many turns; and the longest one. */
  readonly turns: number;
  readonly longest: number;
}

export async function gentleBot(game: string): Promise<Bot> {
  const bot = await botNamed(game, GENTLE);
  if (bot === undefined) throw new Error(`${game} has no bot ${GENTLE}`);
  return bot;
}

export function openShort(game: Game, position: Position): Table {
  const opened = openPosition(game, position, 'short', NAMES);
  if (!opened.ok || opened.value.table === null) throw new Error('the position does not open');
  return opened.value.table;
}

/** Plays on from a table as many times, each with draws of its own. */
export function sample(table: Table, bot: Bot, seat: Seat, games: number, seed: number): Sample {
  let wins = 0;
  const turns: number[] = [];
  for (let n = 0; n < games; n++) {
    const over = playedOut(table, bot, randomFrom(seed + n));
    wins += shareOf(over, seat);
    turns.push(turnsOf(over, seat, table.entries.length));
  }
  turns.sort((one, other) => one - other);
  return { games, wins, turns: turns[Math.ceil(games * 0.9) - 1] ?? 0, longest: turns.at(-1) ?? 0 };
}

export function playedOut(table: Table, bot: Bot, random: Random): Table {
  let now = table;
  while (now.over === null) now = oneTurn(now, bot, random);
  return now;
}

/** What the next seat sends. */
export function oneTurn(table: Table, bot: Bot, random: Random): Table {
  const { rules, state } = table;
  const seat = acting(table)[0];
  if (seat === undefined) throw new Error('nobody is to act');
  const choose = chooserOf(bot, rules as Rules, seat, random);
  const next = playMoves(
    table,
    seat,
    botTurn(rules, rules.view(state, seat), seat, choose, random),
    playoutChance(random),
  );
  if (!next.ok) throw new Error(`seat ${seat} cannot play`);
  return next.table;
}

function shareOf(table: Table, seat: Seat): number {
  const first = result(table).filter(({ rank }) => rank === 1);
  return first.some((standing) => standing.seat === seat) ? 1 / first.length : 0;
}

/** A turn is all that a seat sends before another seat does. */
export function turnsOf(table: Table, seat: Seat, from: number): number {
  let turns = 0;
  let before: Seat | null = null;
  for (const entry of table.entries.slice(from)) {
    if (entry.kind !== 'moves') continue;
    if (entry.seat === seat && before !== seat) turns++;
    before = entry.seat;
  }
  return turns;
}

/** The interval of Wilson in which the share lies with 95 % confidence. */
export function interval({ games, wins }: Pick<Sample, 'games' | 'wins'>): readonly [low: number, high: number] {
  const z = 1.96;
  const share = wins / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return [middle - half, middle + half];
}
