/** What `npm run bench` measures. Each states what it reached beside the mark we set ourselves. */

import { randomBot } from '@quai/bots/random.ts';
import { playByBots } from '@quai/cli/recording.ts';
import { simulate } from '@quai/cli/simulate.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { hashText } from '@quai/engine/hash.ts';
import { begin, moves, play, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { botNamed } from '@quai/games/bots.ts';
import { listed } from '@quai/games/list.ts';
import { rulesOf } from '@quai/games/open.ts';
import { replay } from '@quai/table/log.ts';
import { kinds, type Load, serverLoad } from './server.ts';

export interface Measured {
  readonly value: number;
  readonly unit: string;
  readonly target: number | null;
}

/** Random tables a second: [game, seats, options, mark]. */
const TABLES: readonly (readonly [string, number, Readonly<Record<string, string>>, number | null])[] = [
  ['railroad-ink', 1, {}, 30_000],
  ['railroad-ink', 4, {}, null],
  ['railroad-ink', 1, { expansion: 'river' }, null],
  ['railroad-ink', 1, { expansion: 'lake' }, null],
  ['berlin', 2, {}, 5_000],
  ['northern-lights', 2, {}, 1_500],
  ['foothills', 2, {}, 2_000],
  ['wensleydale', 3, {}, 500],
];

/**
 * Iterations of the expert's search in the middle of a table: [game, seats, moves until then]. In Railroad Ink an
 * iteration is one sampled roll that is answered by a whole round.
 */
const BOTS: readonly (readonly [string, number, number])[] = [
  ['railroad-ink', 1, 15],
  ['berlin', 2, 30],
  ['northern-lights', 2, 30],
  ['foothills', 2, 30],
  ['wensleydale', 3, 30],
];

const SECONDS = 2;

export const benches: Readonly<Record<string, () => Promise<Measured>>> = Object.fromEntries([
  ...TABLES.filter(([game]) => listed(game) !== undefined).map(([game, seats, options, target]) => [
    `simulate ${game} ${seats}${Object.values(options).map((value) => ` ${value}`)}`,
    () => tablesASecond(game, seats, options, target),
  ]),
  ['replay railroad-ink 4', () => replaySpeed('railroad-ink', 4)],
  ...BOTS.map(([game, seats, middle]) => [`bots ${game} ${seats}`, () => thoughtsASecond(game, seats, middle)]),
  ...kinds.flatMap(serverBenches),
]);

/** 500 tables of 4 sockets, a move every 2 seconds at each; then as fast as it goes; then 10,000 stored, 1,000 in memory. */
function serverBenches(kind: (typeof kinds)[number]): [string, () => Promise<Measured>][] {
  const figure = (name: string, unit: string, target: number | null, of: (load: Load) => number) =>
    [
      `server ${kind} ${name}`,
      async () => ({ value: Number(of(await serverLoad(kind)).toPrecision(3)), unit, target }),
    ] as [string, () => Promise<Measured>];
  return [
    figure('send to view p50', 'ms', null, (load) => load.p50),
    figure('send to view p99', 'ms', 100, (load) => load.p99),
    figure('sent for a move', 'bytes', null, (load) => load.bytes),
    figure('most messages', 'messages/s', null, (load) => load.most),
    figure('most moves', 'moves/s', null, (load) => load.moves),
    figure('durable changes one by one', 'changes/s', null, (load) => load.commits),
    figure('durable changes 250 at once', 'changes/s', null, (load) => load.grouped),
    figure('memory', 'MB', null, (load) => load.memory),
  ];
}

/** Warm up, then as many tables as take about two seconds. */
async function tablesASecond(
  id: string,
  seats: number,
  options: Readonly<Record<string, string>>,
  target: number | null,
): Promise<Measured> {
  const rules = await rulesOf(id, { seats, options });
  const warm = simulate(rules, 200, 1);
  const games = Math.max(
    200,
    Math.round(simulate(rules, Math.max(200, Math.round(warm.gamesPerSecond / 4)), 2).gamesPerSecond * SECONDS),
  );
  return { value: simulate(rules, games, 3).gamesPerSecond, unit: 'tables/s', target };
}

/** Random moves lead to the middle of a table; there the expert thinks for a while. */
async function thoughtsASecond(id: string, seats: number, middle: number): Promise<Measured> {
  const rules = await rulesOf(id, { seats });
  const bot = (await botNamed(id, 'expert'))!;
  const random = randomFrom(1);
  const chance = playoutChance(random);
  const state = begin(rules, chance);
  for (let played = 0; played < middle || moves(rules, state, toAct(state)[0]!).length === 1; played++) {
    const seat = toAct(state)[0]!;
    play(rules, state, seat, rules.pick!(state, seat, random), chance);
  }
  const seat = toAct(state)[0]!;
  const view = rules.view(state, seat);
  /** Iterations a second: a search may end before its time, once a move is settled. */
  const think = (seconds: number): number => {
    const before = performance.now();
    let iterations = 0;
    const used = () => {
      iterations++;
      return (performance.now() - before) / (1000 * seconds);
    };
    bot.sit(rules, seat).think(view, { used }, random);
    return (1000 * iterations) / (performance.now() - before);
  };
  think(1);
  return { value: Math.round(think(SECONDS)), unit: 'iterations/s', target: null };
}

/** How long it takes to load a table from its log. */
async function replaySpeed(id: string, seats: number): Promise<Measured> {
  const rules = await rulesOf(id, { seats });
  const setup = {
    game: id,
    rulesNumber: 1,
    edition: { id: '', hash: '' },
    options: {},
    seats: Array.from({ length: seats }, () => ({ name: '', bot: 'random' })),
  };
  const table = playByBots(rules, setup, Array(seats).fill(randomBot), hashText('bench'));
  let rounds = 0;
  const before = process.hrtime.bigint();
  while (process.hrtime.bigint() - before < 1_000_000_000n) {
    replay(rules, setup, table.entries);
    rounds++;
  }
  const seconds = Number(process.hrtime.bigint() - before) / 1e9;
  return { value: Math.round((rounds * table.entries.length) / seconds), unit: 'entries/s', target: 100_000 };
}
