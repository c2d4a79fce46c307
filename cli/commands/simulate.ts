/** `quai simulate`: plays random tables. */

import { type Command, print, wholeNumber } from '../command.ts';
import { openGame } from '../opening.ts';
import { progressBar } from '../progress.ts';
import { simulate } from '../simulate.ts';

export const simulateCommand: Command = {
  usage: 'quai simulate <game> [options]',
  summary: 'plays random tables on one core and reports speed, scores and endings',
  words: [1, 1],
  options: {
    seats: { type: 'string', help: 'number of seats (default: 2, or the fewest the game allows)' },
    games: { type: 'string', help: 'how many tables (default 1000)' },
    seed: { type: 'string', help: 'a whole number; the same seed gives the same tables (default 1)' },
    edition: { type: 'string', help: 'the id of a shipped edition, or a file' },
    options: { type: 'string', help: 'options of the game as JSON: \'{"option":"value"}\'' },
    json: { type: 'boolean', help: 'one line of JSON' },
  },
  async run([id = ''], given) {
    const { game, rules, seats } = await openGame(id, given);
    const games = wholeNumber(given.games, 'games', 1000, 1, 100_000_000);
    const seed = wholeNumber(given.seed, 'seed', 1, 0, 2 ** 31 - 1);
    const bar = progressBar(games, game.id);
    const run = simulate(rules, games, seed, bar.at);
    bar.end();
    if (given.json === true) {
      print(JSON.stringify({ game: game.id, seats, ...run }));
      return 0;
    }
    print(`${game.id}, ${seats} seats: ${games} tables in ${run.seconds} s`);
    print(`  ${run.gamesPerSecond} tables and ${run.movesPerSecond} moves per second`);
    print(`  scores: mean ${run.scores.mean}, from ${run.scores.min} to ${run.scores.max}`);
    for (const [reason, count] of Object.entries(run.endings)) print(`  ended with ${reason}: ${count}`);
    return 0;
  },
};
