/** The short real game at the end of a lesson: a table of this browser that goes on from a position. */

import type { Game } from '@quai/engine/contract.ts';
import type { Lesson, Position } from '@quai/engine/lesson.ts';
import { entriesOf } from '@quai/table/lesson.ts';
import { openTable } from '@quai/table/opening.ts';
import { randomHex } from '../hex.ts';
import { LESSON, ME } from '../local/id.ts';
import { keepNew } from '../local/make.ts';
import { learnTexts as l } from '../text/learn.ts';
import { t } from '../text/text.ts';

/** The level of the bots that learners meet. */
export const GENTLE = 'beginner';

/** Starts the short game of a lesson; the id of its table. */
export function playShortGame(game: Game, { game: position }: Lesson): Promise<string> {
  const names = l().names.map((name, seat) => (seat === position.seat ? name : `${t().bot} ${name}`));
  return playOn(game, position, names);
}

/** Keeps the table and tells its id. */
async function playOn(game: Game, position: Position, names: readonly string[]): Promise<string> {
  const { edition, options = {}, seats } = position;
  const opened = openTable(game, { edition: edition === undefined ? {} : { id: edition }, options, seats });
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  const id = `${LESSON}${randomHex(8)}`;
  const slots = names.slice(0, seats).map((name, seat) => ({
    person: seat === position.seat ? ME : null,
    name,
    bot: seat === position.seat ? null : GENTLE,
    contribution: '',
  }));
  await keepNew(opened.value, { id, slots, status: 'playing', entries: entriesOf(position) });
  return id;
}
