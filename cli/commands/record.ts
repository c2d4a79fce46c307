/** `quai record`: bots play one table. */

import { randomBytes } from 'node:crypto';
import type { Bot } from '@quai/bots/bot.ts';
import { botNames } from '@quai/bots/list.ts';
import { at } from '@quai/engine/at.ts';
import { hashText } from '@quai/engine/hash.ts';
import type { Setup } from '@quai/table/entry.ts';
import { recordText, writeRecord } from '@quai/table/record.ts';
import { type Command, positiveNumber, UsageError } from '../command.ts';
import { openGame } from '../opening.ts';
import { knownBot, playByBots } from '../recording.ts';

export const recordCommand: Command = {
  usage: 'quai record <game> [options]',
  summary: 'has bots play one table and prints its record',
  words: [1, 1],
  options: {
    seed: {
      type: 'string',
      help: 'any text; the same seed gives the same draws, and the same game with bots that do not search (default: random)',
    },
    seats: { type: 'string', help: 'number of seats (default: 2, or the fewest the game allows)' },
    bots: {
      type: 'string',
      help: `one bot for all seats, or one per seat: ${botNames.join(', ')} (default random)`,
    },
    edition: { type: 'string', help: 'the id of a shipped edition, or a file' },
    options: { type: 'string', help: 'options of the game as JSON' },
    'time-factor': { type: 'string', help: 'multiplies the thinking time per turn (default 1)' },
  },
  async run([id = ''], given) {
    const { game, rules, seats, options, edition } = await openGame(id, given);
    const bots = await seatBots(game.id, String(given.bots ?? 'random'), seats);
    const pace = positiveNumber(given['time-factor'], 'time-factor', 1);
    const setup: Setup = {
      game: game.id,
      rulesNumber: game.rulesNumber,
      edition: { id: edition.id, hash: edition.hash },
      options,
      seats: bots.map(({ name }, seat) => ({ name: `${name} ${seat + 1}`, bot: name })),
    };
    const seed = given.seed === undefined ? randomBytes(32).toString('hex') : hashText(String(given.seed));
    const table = playByBots(rules, setup, bots, seed, pace);
    process.stdout.write(recordText(writeRecord(table, { seed, contributions: [] }, edition.data)));
    return 0;
  },
};

/** One for all seats, or one per seat. */
async function seatBots(game: string, text: string, seats: number): Promise<Bot[]> {
  const named = text.split(',').map((name) => name.trim());
  if (named.length !== 1 && named.length !== seats)
    throw new UsageError(`--bots names ${named.length} bots for ${seats} seats`);
  const bots = await Promise.all(named.map((name) => knownBot(game, name)));
  return Array.from({ length: seats }, (_, seat) => at(bots, seat % bots.length));
}
