import { randomBytes } from 'node:crypto';
import { bots } from '@quai/bots/list.ts';
import { hashText } from '@quai/engine/hash.ts';
import type { Setup } from '@quai/table/entry.ts';
import { recordText, writeRecord } from '@quai/table/record.ts';
import { type Command, UsageError } from '../command.ts';
import { openGame } from '../opening.ts';
import { playByBots } from '../recording.ts';

export const recordCommand: Command = {
  usage: 'quai record <game> [options]',
  summary: 'lets bots play one table and prints its record',
  words: [1, 1],
  options: {
    seed: { type: 'string', help: 'any text; the same text makes the same table (default: by chance)' },
    seats: { type: 'string', help: 'number of seats' },
    bots: {
      type: 'string',
      help: `who plays, one for all or one a seat: ${Object.keys(bots).join(', ')} (default random)`,
    },
    edition: { type: 'string', help: 'an edition of the game by name, or a file' },
    options: { type: 'string', help: 'options of the game as JSON' },
  },
  async run([id], given) {
    const { game, rules, seats, options, edition } = await openGame(id!, given);
    const names = seatBots(String(given.bots ?? 'random'), seats);
    const setup: Setup = {
      game: game.id,
      rulesNumber: game.rulesNumber,
      edition: { id: edition.id, hash: edition.hash },
      options,
      seats: names.map((bot, seat) => ({ name: `${bot} ${seat + 1}`, bot })),
    };
    const seed = given.seed === undefined ? randomBytes(32).toString('hex') : hashText(String(given.seed));
    const table = playByBots(rules, setup, seed);
    process.stdout.write(recordText(writeRecord(table, { seed, contributions: [] }, edition.data)));
    return 0;
  },
};

function seatBots(text: string, seats: number): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names)
    if (!Object.hasOwn(bots, name))
      throw new UsageError(`there is no bot ${JSON.stringify(name)}; there are ${Object.keys(bots).join(', ')}`);
  if (names.length !== 1 && names.length !== seats)
    throw new UsageError(`--bots names ${names.length} bots for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length]!);
}
