/** The short real game at the end of a lesson: a table of this browser that goes on from a position. */

import type { Game } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import type { Position } from '@quai/engine/lesson.ts';
import { entriesOf } from '@quai/table/lesson.ts';
import { readOptions } from '@quai/table/options.ts';
import { randomHex } from '../hex.ts';
import { LESSON, ME } from '../local/id.ts';
import { keepTable } from '../local/saved.ts';

const GENTLE = 'beginner';

/** Keeps the table and tells its id. */
export async function playOn(game: Game, position: Position, names: readonly string[]): Promise<string> {
  const edition = position.edition ?? Object.keys(game.editions)[0]!;
  const options = readOptions(game, position.options ?? {});
  if (!options.ok) throw new Error(options.problems.join('; '));
  const id = `${LESSON}${randomHex(8)}`;
  await keepTable(
    {
      id,
      game: game.id,
      rulesNumber: game.rulesNumber,
      edition: { id: edition, hash: hashOf(game.editions[edition]) },
      options: options.value,
      slots: names.slice(0, position.seats).map((name, seat) => ({
        person: seat === position.seat ? ME : null,
        name,
        bot: seat === position.seat ? null : GENTLE,
        contribution: '',
      })),
      seed: randomHex(32),
      status: 'playing',
      updated: Date.now(),
      entries: entriesOf(position),
    },
    0,
  );
  return id;
}
