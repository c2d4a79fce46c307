/**
 * Trains the bot's weights by self-play: `npx tsx games/railroad-ink/test/train-bot.ts <seconds> <seed> <out> [<from>]`.
 * After each round the value of the board is moved towards the value of the board one round later (temporal differences),
 * each weight with its own step size, which shrinks as its errors cancel out (temporal coherence). Weights keep fluctuating
 * to the end, so their means over the last three quarters of the time, in `<out>.mean`, are better than the final ones.
 */

import { existsSync } from 'node:fs';
import { at } from '@quai/engine/at.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { Anatomy } from '../bot/anatomy.ts';
import { AT } from '../bot/features.ts';
import { blankLists, judgementOf } from '../bot/judgement.ts';
import { Rounds } from '../bot/rounds.ts';
import { blankSketch, copySketch, shapesOf, sketchOf } from '../bot/shapes.ts';
import { emptyBoard } from '../rules/board.ts';
import { ink } from './position.ts';
import { readLists, writeLists } from './weights-file.ts';

const [seconds = '60', seed = '1', out = 'weights.bin', from = out] = process.argv.slice(2);
const WIDTH = Number(process.env.WIDTH ?? 2);
const { tables } = ink();
const shapes = shapesOf(tables);
const anatomy = new Anatomy(shapes);
const rounds = new Rounds(shapes, anatomy);
const random = randomFrom(Number(seed));

const lists = existsSync(from) ? readLists(from) : blankLists(tables.rounds);
const errors = blankLists(tables.rounds);
const sizes = blankLists(tables.rounds);
for (const list of errors) list.fill(1);
for (const list of sizes) list.fill(1);
const rate = Number(process.env.RATE ?? 1);

const RENEW = 500;
const SETTLING = 0.25;
const means = blankLists(tables.rounds);
let meant = 0;
let judgement = judgementOf(lists);
const begin = Date.now();
let games = 0;
let sum = 0;
let squares = 0;
let counted = 0;
const active: number[] = [];
const times = new Uint8Array(AT.end);
while (Date.now() - begin < Number(seconds) * 1000) {
  sum += playOne();
  counted++;
  games++;
  if (games % RENEW === 0) {
    judgement = judgementOf(lists);
    if (Date.now() - begin > SETTLING * Number(seconds) * 1000) addToMeans();
  }
  if (games % 2000 === 0) {
    console.log(
      `${games} games, ${Math.round((Date.now() - begin) / 1000)} s: mean ${(sum / counted).toFixed(2)}, error ${(squares / counted / 6).toFixed(2)}`,
    );
    sum = 0;
    squares = 0;
    counted = 0;
    keep();
  }
}
keep();

function keep(): void {
  writeLists(out, lists);
  if (meant > 0) writeLists(`${out}.mean`, means);
}

function addToMeans(): void {
  meant++;
  for (const [left, mean] of means.entries())
    for (const [feature, weight] of at(lists, left).entries()) mean[feature]! += (weight - at(mean, feature)) / meant;
}

function playOne(): number {
  let board = sketchOf(shapes, emptyBoard(tables));
  for (let round = 1; round <= tables.rounds; round++) {
    const left = tables.rounds - round;
    const start = copySketch(board, blankSketch());
    start.dice = 0;
    start.crossedNow = 0;
    start.moves = [];
    const roll = tables.dice.map((die) => at(die.faces, random.below(die.faces.length)));
    const end = at(
      rounds.best(start, roll, at(judgement.rounds, left), {
        width: left === 0 ? 2 * WIDTH : WIDTH,
        specials: 1,
        keep: 1,
      }),
      0,
    );
    const next = copySketch(end, blankSketch());
    if (round > 1) learn(start, left + 1, next.value);
    board = next;
  }
  return board.value;
}

/** Moves the value of a board with `left` rounds to come towards `target`. */
function learn(board: ReturnType<typeof blankSketch>, left: number, target: number): void {
  const list = at(lists, left);
  const error = at(errors, left);
  const size = at(sizes, left);
  anatomy.study(board, at(at(judgement.rounds, left), 4));
  let value = anatomy.certain;
  active.length = 0;
  anatomy.features((feature) => active.push(feature));
  for (const feature of active) value += at(list, feature);
  const off = target - value;
  squares += off * off;
  // A feature that occurs n times counts n times in the value and moves n times as far.
  let share = 0;
  for (const feature of active) share += ++times[feature]! * 2 - 1;
  for (const feature of active) times[feature] = 0;
  const step = (rate * off) / share;
  for (const feature of active) {
    list[feature]! += (step * Math.abs(at(error, feature))) / at(size, feature);
    error[feature]! += off;
    size[feature]! += Math.abs(off);
  }
}
