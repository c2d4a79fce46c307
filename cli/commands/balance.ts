/** `quai balance`: bots play an edition many times, to see whether it is fair and how its games go. */

import { writeFile } from 'node:fs/promises';
import type { Balance } from '@quai/engine/balance.ts';
import { charts } from '../balance/charts.ts';
import { seatingOf } from '../balance/deals.ts';
import { partOf, playInJobs } from '../balance/jobs.ts';
import { printReport } from '../balance/print.ts';
import { reportOf } from '../balance/report.ts';
import { playSeating, type TableResult } from '../balance/tables.ts';
import { type Command, positiveNumber, print, UsageError, wholeNumber } from '../command.ts';
import { loadGame, openGame } from '../opening.ts';
import { progressBar } from '../progress.ts';
import { knownBot } from '../recording.ts';

type Given = Readonly<Record<string, string | boolean | undefined>>;

export const balanceCommand: Command = {
  usage: 'quai balance <game> [--players regular,regular] [options]',
  summary: 'has bots play every deal in all seat orders and colours, and reports who wins and how games go',
  words: [1, 1],
  options: {
    players: { type: 'string', help: 'a bot for each seat, separated by commas (default: regular, the fewest seats)' },
    games: { type: 'string', help: 'how many tables (default 40)' },
    edition: { type: 'string', help: 'the id of a shipped edition, or a file' },
    options: { type: 'string', help: 'options of the game as JSON' },
    'time-factor': { type: 'string', help: 'multiplies the thinking time per turn, which is CPU time (default 1)' },
    jobs: { type: 'string', help: 'how many processes play at the same time (default 1)' },
    part: { type: 'string', help: 'such as 1/2: plays that part of the tables only and prints each as a line of JSON' },
    svg: { type: 'string', help: 'a file for charts of the report' },
    json: { type: 'boolean', help: 'the report as one line of JSON' },
  },
  async run([id = ''], given) {
    const seats = await playersOf(id, given);
    const { game, options, edition } = await openGame(id, { ...given, seats: String(seats.length) });
    for (const name of seats) await knownBot(game.id, name);
    const games = wholeNumber(given.games, 'games', 40, 1, 1_000_000);
    const pace = positiveNumber(given['time-factor'], 'time-factor', 1);
    const jobs = wholeNumber(given.jobs, 'jobs', 1, 1, 64);
    const { part, of } = partOf(given.part);
    // The contract erases the types of rules and states; the game's own functions know them.
    const balance = ((await game.balance?.()) ?? {}) as Balance;
    const kind = { game: game.id, rulesNumber: game.rulesNumber, edition, options, seats: seats.length };
    const play = (n: number) => playSeating(kind, balance, seatingOf(seats, balance.deals ?? [{}], n), pace);
    if (given.part !== undefined) {
      for (let n = part - 1; n < games; n += of) print(JSON.stringify(await play(n)));
      return 0;
    }
    const bar = progressBar(games, game.id);
    const tables: TableResult[] = jobs > 1 ? await playInJobs(again(id, given), Math.min(jobs, games)) : [];
    for (let n = tables.length; n < games; n++) {
      bar.at(n);
      tables.push(await play(n));
    }
    bar.end();
    const report = reportOf(game.id, seats.length, tables);
    if (typeof given.svg === 'string') await write(given.svg, charts(report));
    if (given.json === true) print(JSON.stringify(report));
    else printReport(report);
    return 0;
  },
};

async function playersOf(id: string, given: Given): Promise<string[]> {
  const { min, max } = (await loadGame(id)).seats;
  if (given.players === undefined) return new Array<string>(Math.max(min, Math.min(2, max))).fill('regular');
  const named = String(given.players)
    .split(',')
    .map((name) => name.trim());
  if (named.length < min || named.length > max)
    throw new UsageError(
      `--players names ${named.length} bots; ${id} is for ${min === max ? min : `${min} to ${max}`}`,
    );
  return named;
}

/** The same command for one of several processes. */
function again(id: string, given: Given): string[] {
  const kept = ['players', 'games', 'edition', 'options', 'time-factor'];
  return [id, ...kept.flatMap((name) => (given[name] === undefined ? [] : [`--${name}=${given[name]}`]))];
}

async function write(path: string, content: string): Promise<void> {
  try {
    await writeFile(path, content);
  } catch (error) {
    throw new UsageError(`--svg: cannot write ${path}: ${(error as NodeJS.ErrnoException).code}`);
  }
}
