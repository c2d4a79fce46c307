/**
 * What the experts think of a position after a fixed number of iterations, to the last digit: made faster, a bot must come to the same. After
 * an intended change of a bot or an edition, `npx tsx games/test/thoughts.ts <game>` writes its thoughts again.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bot } from '@quai/bots/bot.ts';
import { iterations } from '@quai/bots/effort.ts';
import { at } from '@quai/engine/at.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import type { Rules } from '@quai/engine/contract.ts';
import { anyMove, begin, moves, play, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { botNamed } from '../bots.ts';
import { games } from '../list.ts';
import { rulesOf } from '../open.ts';
import { loadGame } from './folders.ts';

const ITERATIONS = 60;
/** How many random moves come before each position. */
const MIDDLES = [0, 12, 40];

/** The move chosen first, then what the bot expects of the moves it weighed: win, score. */
type Thoughts = readonly (readonly string[])[];

export async function thoughtsOf(id: string): Promise<Thoughts> {
  const rules = await rulesOf(id, { seats: (await loadGame(id)).seats.min });
  const bot = await botNamed(id, 'expert');
  if (bot === undefined) throw new Error(`${id} has no expert`);
  return MIDDLES.map((middle) => thoughtAfter(rules, bot, middle));
}

function thoughtAfter(rules: Rules, bot: Bot, middle: number): string[] {
  const random = randomFrom(1);
  const chance = playoutChance(random);
  const state = begin(rules, chance);
  const first = () => at(toAct(state), 0);
  for (let played = 0; played < middle || moves(rules, state, first()).length === 1; played++)
    play(rules, state, first(), anyMove(rules, state, first(), random), chance);
  const thought = bot.sit(rules, first()).think(rules.view(state, first()), iterations(ITERATIONS), random);
  return [
    thought.moves.map((move) => rules.format(move)).join(' '),
    ...thought.weighed.map(({ move, win, score }) => `${rules.format(move)} ${win} ${score}`),
  ];
}

const fileOf = (id: string) => fileURLToPath(new URL(`../${id}/test/thoughts.json`, import.meta.url));

export const knownThoughts = (id: string): Thoughts => JSON.parse(readFileSync(fileOf(id), 'utf8')) as Thoughts;

/** The games whose thoughts are kept. */
export const thinkers: readonly string[] = games.map(({ meta }) => meta.id).filter((id) => existsSync(fileOf(id)));

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const id of process.argv.slice(2))
    writeFileSync(fileOf(id), `${JSON.stringify(await thoughtsOf(id), null, 2)}\n`);
