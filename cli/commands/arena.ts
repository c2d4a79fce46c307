/** `quai arena`: bots play each other, to compare their strength. */

import { type Match, matchOf, type Played, playMatch } from '../arena/match.ts';
import { Notes } from '../arena/notes.ts';
import { ratingsOf } from '../arena/ratings.ts';
import { beats, type Mean, meanOf, tallyOf } from '../arena/tally.ts';
import { type Command, positiveNumber, print, UsageError, wholeNumber } from '../command.ts';
import { openGame } from '../opening.ts';
import { progressBar } from '../progress.ts';
import { knownBot } from '../recording.ts';

export const arenaCommand: Command = {
  usage: 'quai arena <game> --players expert,strong,regular,beginner [options]',
  summary: 'has each bot play the next one in the list, and reports how often it wins',
  words: [1, 1],
  options: {
    players: { type: 'string', help: 'bots, separated by commas; each plays the next one' },
    games: { type: 'string', help: 'tables per pair (default 20), in every seat order in turn' },
    seats: { type: 'string', help: 'number of seats (default: 2, or the fewest the game allows)' },
    'time-factor': {
      type: 'string',
      help: 'multiplies the thinking time per turn, which is CPU time (default 1)',
    },
    notes: { type: 'string', help: 'a file for the results; run again with the same file to continue' },
    edition: { type: 'string', help: 'the id of a shipped edition, or a file' },
    options: { type: 'string', help: 'options of the game as JSON' },
    json: { type: 'boolean', help: 'one line of JSON' },
  },
  async run([id = ''], given) {
    const { game, seats, options, edition } = await openGame(id, given);
    if (seats < 2) throw new UsageError('an arena needs at least 2 seats');
    const players = String(given.players ?? '')
      .split(',')
      .map((name) => name.trim());
    if (players.length < 2) throw new UsageError('--players must name at least two bots, such as expert,strong');
    for (const name of players) await knownBot(game.id, name);
    const games = wholeNumber(given.games, 'games', 20, 1, 1_000_000);
    const pace = positiveNumber(given['time-factor'], 'time-factor', 1);
    const opening = { game: game.id, rulesNumber: game.rulesNumber, edition, options, seats };
    const played = { ...opening, edition: edition.hash, pace };
    const notes = new Notes(typeof given.notes === 'string' ? given.notes : null, played);
    const pairs = players.slice(1).map((below, i): Pair => [players[i] ?? '', below]);
    const all = pairs.flatMap((pair) => Array.from({ length: games }, (_, n) => ({ pair, n })));
    const open = all.filter(({ pair, n }) => !notes.has(pair.join(' '), n));
    const bar = progressBar(all.length, game.id);
    let done = all.length - open.length;
    for (const { pair, n } of open) {
      bar.at(done++);
      const match: Match = { opening, pace, ...matchOf(pair[0], pair[1], seats, n) };
      notes.add(pair.join(' '), n, await playMatch(match));
    }
    bar.end();
    report(game.id, seats, pairs, notes, given.json === true);
    return 0;
  },
};

type Pair = readonly [string, string];

/** The results of a pair. */
interface PairReport {
  readonly pair: Pair;
  readonly tables: number;
  readonly wins: Mean;
  readonly bots: readonly ReturnType<typeof tallyOf>[];
}

function report(game: string, seats: number, pairs: readonly Pair[], notes: Notes, json: boolean): void {
  const reports = pairs.map((pair): PairReport => {
    const tables = notes.of(pair.join(' '));
    const wins = meanOf(tables.map((table: Played) => beats(table, pair[0], pair[1])));
    return { pair, tables: tables.length, wins, bots: pair.map((bot) => tallyOf(tables, bot)) };
  });
  const ratings = ratingsOf(mixed(pairs.map((pair) => notes.of(pair.join(' ')))));
  if (json) {
    print(JSON.stringify({ game, seats, pairs: reports, ratings }));
    return;
  }
  print(`${game}, ${seats} seats`);
  for (const { pair, tables, wins, bots } of reports) {
    print(`  ${pair[0]} beats ${pair[1]}: ${percent(wins)} of ${tables} tables`);
    for (const { bot, points, secondsPerTurn } of bots)
      print(`    ${bot.padEnd(9)} ${interval(points, 1)} points, ${secondsPerTurn.toFixed(3)} s per turn`);
  }
  const rated = Object.entries(ratings).map(
    ([name, { rating, deviation }]) => `${name} ${Math.round(rating)} ± ${Math.round(deviation)}`,
  );
  print(`  Glicko-2: ${rated.join(', ')}`);
}

/** One table of each pair in turn, so that no bot is rated by its early opponents alone. */
function mixed(lists: readonly (readonly Played[])[]): Played[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? [])).flat();
}

const interval = ({ mean, low, high }: Mean, digits: number) =>
  `${mean.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`;

function percent({ mean, low, high }: Mean): string {
  // With few tables, the interval may exceed the possible range.
  const part = (value: number) => (Math.min(1, Math.max(0, value)) * 100).toFixed(1);
  return `${part(mean)} % [${part(low)}, ${part(high)}]`;
}
