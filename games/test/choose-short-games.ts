/**
 * Chooses where the short games of the lessons start, and writes it to `games/<id>/tutorial/short.json`:
 * `npx tsx games/test/choose-short-games.ts [game] [--measure]`. Beginner bots play whole games; from positions near the end,
 * they play on many times, and the one that the learner's seat wins about two times in three is taken. With `--measure`, the
 * present position is only played on. Run it again when a game's beginner bot, rules or edition change.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '@quai/bots/bot.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import type { Game } from '@quai/engine/contract.ts';
import type { Lesson, Played, Position } from '@quai/engine/lesson.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { acting, startTable, type Table } from '@quai/table/log.ts';
import { openTable } from '@quai/table/opening.ts';
import { folderOf, gamesWith, loadGame, partOf } from './folders.ts';
import { GENTLE, gentleBot, interval, oneTurn, openShort, type Sample, sample, turnsOf } from './short-games.ts';

/** The share of wins wanted, and how far from it a position may be after each round of play. */
const WANTED = 0.65;
const ROUNDS = [
  { games: 24, off: 0.16 },
  { games: 100, off: 0.08 },
  { games: 600, off: 0.03 },
  { games: 900, off: 0.025 },
];
/** The learner's turns until the end, in nine games of ten; a turn that is a whole round counts for more. */
const MOST_TURNS = 12;
const FEWEST_TURNS = 5;
const FEWEST_ROUNDS = 3;
const MOST_SEEDS = 3000;

const [only] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const measureOnly = process.argv.includes('--measure');
for (const id of await gamesWith('lesson')) {
  if (only !== undefined && id !== only) continue;
  const game = await loadGame(id);
  const bot = await gentleBot(id);
  const { lesson } = (await partOf<{ lesson: Lesson }>(id, 'tutorial/lesson.ts'))!;
  const position = measureOnly ? lesson.game : choose(game, bot, lesson.game);
  const again = sample(openShort(game, position), bot, position.seat, 600, 1_000_000);
  console.log(`${id}: ${told(again)}, ${position.log.length} entries before`);
  if (!measureOnly) writeFileSync(join(folderOf(id), 'tutorial', 'short.json'), written(position));
}

function told(found: Sample): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const [low, high] = interval(found);
  return `wins ${percent(found.wins / found.games)} of ${found.games} games (${percent(low)} to ${percent(high)}), ${found.turns} turns in nine games of ten, at most ${found.longest}`;
}

function choose(game: Game, bot: Bot, like: Position): Position {
  const { rules, setup } = opening(game, like);
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const random = randomFrom(seed);
    const tables: Table[] = [startTable(rules, setup, playoutChance(random))];
    while (tables.at(-1)!.over === null) tables.push(oneTurn(tables.at(-1)!, bot, random));
    const end = tables.at(-1)!;
    const near = beginnings(tables, like.seat).filter((table) => {
      const turns = turnsOf(end, like.seat, table.entries.length);
      const rounds = roundOf(end) - roundOf(table) + 1;
      return (turns >= FEWEST_TURNS || rounds >= FEWEST_ROUNDS) && turns <= MOST_TURNS;
    });
    // The shortest first.
    for (const table of near.reverse()) if (fits(table, bot, like.seat)) return positionOf(table, like);
  }
  throw new Error(`${game.id}: no position among ${MOST_SEEDS} games`);
}

/** The rules and set-up of a position, whose log may be of other rules or figures. */
function opening(game: Game, { edition, options = {}, seats }: Position): Pick<Table, 'rules' | 'setup'> {
  const opened = openTable(game, { edition: edition === undefined ? {} : { id: edition }, options, seats });
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  const { rules, rulesNumber, edition: found, options: chosen } = opened.value;
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, bot: GENTLE }));
  const setup = {
    game: game.id,
    rulesNumber,
    edition: { id: found.id, hash: found.hash },
    options: chosen,
    seats: names,
  };
  return { rules, setup };
}

/** Where a seat's turns begin; in a game of rounds and phases, only its first turn of each. */
function beginnings(tables: readonly Table[], seat: number): Table[] {
  const begun = new Set<string>();
  return tables.filter((table) => {
    const last = table.entries.at(-1);
    if (table.over !== null || acting(table)[0] !== seat || last?.kind !== 'moves') return false;
    const round = roundOf(table);
    if (round === 0) return last.seat !== seat;
    const now = `${round} ${(table.state as { phase?: number }).phase}`;
    if (begun.has(now)) return false;
    begun.add(now);
    return true;
  });
}

/** 0 in a game without rounds. */
function roundOf({ state }: Table): number {
  return (state as { round?: number }).round ?? 0;
}

/** Whether the seat wins as often as it should, in more and more games. */
function fits(table: Table, bot: Bot, seat: number): boolean {
  return ROUNDS.every(({ games, off }, round) => {
    const { wins, turns } = sample(table, bot, seat, games, 1000 * (round + 1));
    return turns <= MOST_TURNS && Math.abs(wins / games - WANTED) <= off;
  });
}

function positionOf(table: Table, like: Position): Position {
  const [start, ...rest] = table.entries;
  if (start?.kind !== 'start') throw new Error('a log begins with its set-up');
  const log = rest.flatMap((entry): Played[] => {
    if (entry.kind !== 'moves') return [];
    const { seat, moves, outcomes } = entry;
    return [{ seat, moves: moves.join(' '), ...(outcomes.length > 0 ? { outcomes } : {}) }];
  });
  return { ...like, start: start.outcomes, log };
}

/** One entry a line, to be read. */
function written({ start, log, ...rest }: Position): string {
  const head = JSON.stringify({ ...rest, start }).slice(0, -1);
  return `${head},"log":[\n${log.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}
