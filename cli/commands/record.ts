import { randomBytes } from 'node:crypto';
import type { Bot } from '@quai/bots/bot.ts';
import { botNames } from '@quai/bots/list.ts';
import { hashText } from '@quai/engine/hash.ts';
import type { Setup } from '@quai/table/entry.ts';
import { recordText, writeRecord } from '@quai/table/record.ts';
import { type Command, positiveNumber, UsageError } from '../command.ts';
import { openGame } from '../opening.ts';
import { knownBot, playByBots } from '../recording.ts';

export const recordCommand: Command = {
  usage: 'quai record <game> [options]',
  summary: 'lets bots play one table and prints its record',
  words: [1, 1],
  options: {
    seed: {
      type: 'string',
      help: 'any text; it makes the draws, and with bots that do not search the same table (default: by chance)',
    },
    seats: { type: 'string', help: 'number of seats (default: 2, or the fewest the game has)' },
    bots: {
      type: 'string',
      help: `who plays, one for all or one a seat: ${botNames.join(', ')} (default random)`,
    },
    edition: { type: 'string', help: 'an edition of the game by name, or a file' },
    options: { type: 'string', help: 'options of the game as JSON' },
    'time-factor': { type: 'string', help: 'what the time for a turn is multiplied with (default 1)' },
  },
  async run([id], given) {
    const { game, rules, seats, options, edition } = await openGame(id!, given);
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

/** One for all seats, or one a seat. */
async function seatBots(game: string, text: string, seats: number): Promise<Bot[]> {
  const named = text.split(',').map((name) => name.trim());
  if (named.length !== 1 && named.length !== seats)
    throw new UsageError(`--bots names ${named.length} bots for ${seats} seats`);
  const bots = await Promise.all(named.map((name) => knownBot(game, name)));
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]!);
}
