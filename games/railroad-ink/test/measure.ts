/**
 * Measures a level of the bot: `npx tsx games/railroad-ink/test/measure.ts <level> <games> [--rolls file] [--seed n] [--turn ms]
 * [--expansion river] [--to file]`. Roll sequences come from `solverGames` of a file like the oracle sample, each once, and when
 * they run out, from seeds. Time is CPU time, so that other programs do not matter.
 */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Level } from '@quai/bots/bot.ts';
import { time } from '@quai/bots/effort.ts';
import { at } from '@quai/engine/at.ts';
import { playoutChance, scriptedChance } from '@quai/engine/chance.ts';
import { begin, play, refusal } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { bots } from '../bot/bot.ts';
import { END, type Move } from '../rules/move.ts';
import { ink, outcomes } from './position.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rolls: { type: 'string' },
    seed: { type: 'string', default: '1' },
    turn: { type: 'string' },
    expansion: { type: 'string', default: 'none' },
    to: { type: 'string' },
  },
});
const level = (positionals[0] ?? 'regular') as Level;
const games = Number(positionals[1] ?? 100);
const rules = ink({ expansion: values.expansion });
const bot = bots[level];
const turn = values.turn === undefined ? bot.turn : Number(values.turn);

const listed: string[][] = [];
if (values.rolls !== undefined) {
  const sample = JSON.parse(readFileSync(values.rolls, 'utf8')) as { solverGames: { rolls: string[] }[] };
  listed.push(...new Map(sample.solverGames.map(({ rolls }) => [rolls.join(), rolls])).values());
}

const totals: number[] = [];
const seconds: number[] = [];
// With --to, results of an earlier run are kept and its games are continued.
if (values.to !== undefined && existsSync(values.to))
  for (const line of readFileSync(values.to, 'utf8').trim().split('\n')) {
    const [total, used] = line.split(' ').map(Number);
    totals.push(total!);
    seconds.push(used!);
  }
for (let game = totals.length; game < games; game++) {
  const before = processorTime();
  const total = playOne(game);
  totals.push(total);
  seconds.push((processorTime() - before) / 1000);
  if (values.to !== undefined) appendFileSync(values.to, `${total} ${seconds[game]}\n`);
}
report('all', 0, games);
if (listed.length > 0 && listed.length < games) {
  report('listed rolls', 0, listed.length);
  report('other seeds', listed.length, games);
}

function playOne(game: number): number {
  const seed = Number(values.seed) * 100_000 + game;
  const rolls = listed[game];
  const chance =
    rolls === undefined
      ? playoutChance(randomFrom(seed))
      : scriptedChance(rolls.flatMap((roll) => outcomes(rules, roll)));
  const state = begin(rules, chance);
  const random = randomFrom(-seed);
  const player = bot.sit(rules as never, 0);
  while (state.ended === null) {
    const { moves } = player.think(rules.view(state, 0), time(Math.max(1, turn), processorTime), random);
    for (const move of moves as Move[]) {
      const why = refusal(rules, state, 0, move);
      if (why !== null) throw new Error(`game ${game}: ${rules.format(move)} is refused by ${why.rule}`);
      play(rules, state, 0, move, chance);
      if (move === END) break;
    }
  }
  return at(rules.standings(state), 0).total;
}

/** CPU time in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function report(what: string, from: number, to: number): void {
  const part = totals.slice(from, to);
  const mean = part.reduce((sum, total) => sum + total, 0) / part.length;
  const spread = Math.sqrt(part.reduce((sum, total) => sum + (total - mean) ** 2, 0) / (part.length - 1));
  const used = seconds.slice(from, to).reduce((sum, one) => sum + one, 0) / part.length;
  console.log(
    `${level}, ${what}: ${part.length} games, mean ${mean.toFixed(2)} ± ${((1.96 * spread) / Math.sqrt(part.length)).toFixed(2)}, ` +
      `spread ${spread.toFixed(1)}, ${Math.min(...part)} to ${Math.max(...part)}, ${used.toFixed(2)} core-seconds a game`,
  );
}
