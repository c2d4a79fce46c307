/** The benchmarks of `npm run bench`, with their targets. */

import { join } from 'node:path';
import { randomBot } from '@quai/bots/random.ts';
import { playByBots } from '@quai/cli/recording.ts';
import { simulate } from '@quai/cli/simulate.ts';
import { at } from '@quai/engine/at.ts';
import type { Bench } from '@quai/engine/bench.ts';
import { playoutChance } from '@quai/engine/chance.ts';
import { hashText } from '@quai/engine/hash.ts';
import type { Meta } from '@quai/engine/meta.ts';
import { anyMove, begin, moves, play, toAct } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { botNamed } from '@quai/games/bots.ts';
import { games } from '@quai/games/list.ts';
import { rulesOf } from '@quai/games/open.ts';
import { replay } from '@quai/table/log.ts';
import { ENTRIES, growthByEntries, growthByTables, plotGrowth, STORED } from './growth.ts';
import type { Crowd } from './load.ts';
import { BALANCED, type BalancedFigure, balanced } from './nodes.ts';
import { type Clicks, chromium, measureClicks, measureLoading, type Network } from './pages.ts';
import { type Figure, PEERS, peerFigure, peerRatio } from './peers/peers.ts';
import { kinds, type Load, serverLoad } from './server.ts';
import type { Spread } from './spread.ts';

export interface Measured {
  readonly value: number;
  readonly unit: string;
  readonly target: number | null;
  /** Minimum and maximum of several runs; the value is their median. */
  readonly spread?: readonly [low: number, high: number];
}

/** Results by name, with their spread if measured several times. */
export type Benchmarks = Readonly<Record<string, () => Promise<Measured>>>;

type Benches = readonly (readonly [name: string, measure: () => Promise<Measured>])[];

const SECONDS = 2;

/** Every benchmark by name: those that games declare, then the server's. */
export async function loadBenches(): Promise<Benchmarks> {
  const loaded = await Promise.all(games.map(({ load }) => load()));
  const declared = loaded.flatMap(({ id, bench }) => (bench === undefined ? [] : [{ id, bench }]));
  const loads = declared.flatMap(({ id, bench }) => (bench.load === undefined ? [] : [{ game: id, ...bench.load }]));
  return Object.fromEntries([
    ...declared.flatMap(({ id, bench }) => tableBenches(id, bench)),
    ...declared.flatMap(({ id, bench: { replay } }) => (replay === undefined ? [] : [replayBench(id, replay)])),
    ...declared.flatMap(({ id, bench: { search } }) => (search === undefined ? [] : [searchBench(id, search)])),
    ...loads.slice(0, 1).flatMap((crowd) => kinds.flatMap((kind) => serverBenches(kind, crowd))),
    ...(chromium === '' ? [] : games.filter(({ meta }) => meta.board !== undefined && !meta.needsEdition)).flatMap(
      ({ meta }, index) => pageBenches(meta, index === 0),
    ),
  ]);
}

/** Benchmarks that install something or take long: run only when named. */
export async function loadLongBenches(): Promise<Benchmarks> {
  const loaded = await Promise.all(games.map(({ load }) => load()));
  const crowd = loaded.flatMap(({ id, bench }) => (bench?.load === undefined ? [] : [{ game: id, ...bench.load }]))[0];
  if (crowd === undefined) return {};
  const three = (value: number) => Number(value.toPrecision(3));
  const rounded = ({ median, low, high }: Spread) => ({
    value: three(median),
    spread: [three(low), three(high)] as const,
  });
  const figure = (contender: Parameters<typeof peerFigure>[0], figure: Figure, unit: string, target: number | null) =>
    [
      `peers ${contender} ${figure}`,
      async () => ({ ...rounded(await peerFigure(contender, figure, crowd)), unit, target }),
    ] as const;
  const ratio = (peer: (typeof PEERS)[number], target: number | null) =>
    [
      `peers Quai to ${peer}`,
      async () => ({ ...rounded(await peerRatio(peer, crowd)), unit: 'times', target }),
    ] as const;
  return Object.fromEntries<() => Promise<Measured>>([
    ...(['Quai', ...PEERS] as const).flatMap((contender) => [
      figure(contender, 'messages', 'messages/s', null),
      figure(contender, 'cpu', 'ms/message', null),
      figure(contender, 'cold', 'messages/s', null),
      figure(contender, 'coldCpu', 'ms/message', null),
      figure(contender, 'p50', 'ms', null),
      figure(contender, 'p99', 'ms', contender === 'Quai' ? 10 : null),
    ]),
    ratio('boardgame.io in memory', 2),
    ratio('boardgame.io with files', 5),
    ratio('Colyseus', null),
    ...BALANCED.flatMap((nodes) =>
      (Object.entries(BALANCED_UNITS) as [BalancedFigure, string][]).map(
        ([name, unit]) =>
          [
            `nodes ${nodes} ${name}`,
            async () => ({ ...rounded(await balanced(nodes, name, crowd)), unit, target: null }),
          ] as const,
      ),
    ),
    ...STORED.flatMap((count, step) =>
      (['list', 'move', 'load'] as const).map(
        (what) =>
          [
            `growth ${count} tables ${what}`,
            async () => ({ value: three(at(await growthByTables(crowd), step)[what]), unit: 'ms', target: null }),
          ] as const,
      ),
    ),
    ...ENTRIES.map(
      (count, step) =>
        [
          `growth ${count} entries`,
          async () => ({ value: three(at(await growthByEntries(crowd), step)), unit: 'ms', target: null }),
        ] as const,
    ),
    [
      'growth pictures',
      async () => {
        const folder = join(process.cwd(), 'docs/pictures');
        await plotGrowth(crowd, folder);
        return { value: 2, unit: 'in docs/pictures', target: null };
      },
    ],
  ]);
}

const BALANCED_UNITS: Readonly<Record<BalancedFigure, string>> = {
  messages: 'messages/s',
  node: 'ms/message of the nodes',
  postgres: 'ms/message of PostgreSQL',
  balancer: 'ms/message of the balancer',
  p50: 'ms',
  p99: 'ms',
};

const tableBenches = (id: string, { tables }: Bench): Benches =>
  tables.map(({ seats, options = {}, target }) => [
    `simulate ${id} ${seats}${Object.values(options).map((value) => ` ${value}`)}`,
    () => tablesASecond(id, seats, options, target ?? null),
  ]);

const replayBench = (id: string, { seats, target }: NonNullable<Bench['replay']>): Benches[number] => [
  `replay ${id} ${seats}`,
  () => replaySpeed(id, seats, target),
];

const searchBench = (id: string, { seats, moves }: NonNullable<Bench['search']>): Benches[number] => [
  `bots ${id} ${seats}`,
  () => thoughtsASecond(id, seats, moves),
];

/** 500 tables with a turn every 2 seconds; then as fast as possible; then 10,000 tables stored, 1,000 in memory. */
function serverBenches(kind: (typeof kinds)[number], crowd: Crowd): Benches {
  const figure = (name: string, unit: string, target: number | null, of: (load: Load) => number) =>
    [
      `server ${kind} ${name}`,
      async () => ({ value: Number(of(await serverLoad(kind, crowd)).toPrecision(3)), unit, target }),
    ] as const;
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

/** The page of a table on a slow machine; on the first game, other networks too. */
function pageBenches(meta: Meta, first: boolean): Benches {
  const clicks = (name: string, target: number | null, of: (clicks: Clicks) => number) =>
    [
      `pages ${meta.id} ${name}`,
      async () => ({ value: of(await measureClicks(meta.id)), unit: 'ms', target }),
    ] as const;
  const loading = (network: Network, warm: boolean) => {
    const name = `pages ${meta.id} ${network}, ${warm ? 'warm' : 'empty'} cache`;
    const measured = () => measureLoading(meta, network, warm);
    return [
      [`${name}, painted`, async () => ({ value: (await measured()).painted, unit: 'ms', target: warm ? 1500 : null })],
      [`${name}, usable`, async () => ({ value: (await measured()).usable, unit: 'ms', target: warm ? null : 2500 })],
      [`${name}, loaded`, async () => ({ value: (await measured()).bytes, unit: 'bytes', target: null })],
      [`${name}, requests`, async () => ({ value: (await measured()).requests, unit: 'requests', target: null })],
    ] as const;
  };
  const networks: readonly Network[] = first ? ['slow 3G', 'slow 3G of Chrome', 'slow 4G of Lighthouse'] : ['slow 3G'];
  return [
    clicks('click to paint p50', null, ({ p50 }) => p50),
    clicks('click to paint p95', 100, ({ p95 }) => p95),
    clicks('longest task', 50, ({ longest }) => longest),
    clicks('longest task by the clock', null, ({ longestWait }) => longestWait),
    ...networks.flatMap((network) => [...loading(network, false), ...loading(network, true)]),
  ];
}

/** Warms up, then plays as many tables as fit in about two seconds. */
async function tablesASecond(
  id: string,
  seats: number,
  options: Readonly<Record<string, string>>,
  target: number | null,
): Promise<Measured> {
  const rules = await rulesOf(id, { seats, options });
  const warm = simulate(rules, 200, 1);
  const count = Math.max(
    200,
    Math.round(simulate(rules, Math.max(200, Math.round(warm.gamesPerSecond / 4)), 2).gamesPerSecond * SECONDS),
  );
  return { value: simulate(rules, count, 3).gamesPerSecond, unit: 'tables/s', target };
}

/** Plays random moves into the middle of a game, where the expert then thinks for a while. */
async function thoughtsASecond(id: string, seats: number, middle: number): Promise<Measured> {
  const rules = await rulesOf(id, { seats });
  const bot = await botNamed(id, 'expert');
  if (bot === undefined) throw new Error(`${id} has no expert`);
  const random = randomFrom(1);
  const chance = playoutChance(random);
  const state = begin(rules, chance);
  const first = () => at(toAct(state), 0);
  for (let played = 0; played < middle || moves(rules, state, first()).length === 1; played++)
    play(rules, state, first(), anyMove(rules, state, first(), random), chance);
  const seat = first();
  const view = rules.view(state, seat);
  /** Iterations per second. A search may stop early, once its move is settled. */
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

/** How fast a log is replayed. */
async function replaySpeed(id: string, seats: number, target: number): Promise<Measured> {
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
  return { value: Math.round((rounds * table.entries.length) / seconds), unit: 'entries/s', target };
}
