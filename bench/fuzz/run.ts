/**
 * `npm run fuzz -- --minutes n [--only tables,messages,editions,records] [--game id]`: random input until the time is up.
 * `--replay <file>` does again what a finding did; `--totals` says what all runs have come to.
 */

import { parseArgs } from 'node:util';
import { at } from '@quai/engine/at.ts';
import { fuzzEditions, fuzzRecords } from './files.ts';
import { type Finding, keep, readFinding } from './finding.ts';
import { type Counts, type Job, Ledger } from './ledger.ts';
import { fuzzMessages, openSite, type Site } from './messages.ts';
import { replayed } from './replay.ts';
import { type Fuzzed, fuzzedGames } from './setting.ts';
import { fuzzTables } from './tables.ts';

const KINDS = ['tables', 'messages', 'editions', 'records'] as const;
/** How the time is divided. */
const SHARE = { tables: 8, messages: 8, editions: 1, records: 0.5 } as const;
/** How long one kind of input for one game runs before the next. */
const SLICE = 15_000;

const USAGE = `usage: npm run fuzz -- --minutes <n> [--only ${KINDS.join(',')}] [--game <id>]
       npm run fuzz -- --replay <file>
       npm run fuzz -- --totals
`;

interface Result {
  readonly next: number;
  readonly counts: Counts;
  readonly findings: readonly Finding[];
}

export async function fuzz(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      only: { type: 'string' },
      game: { type: 'string' },
      replay: { type: 'string' },
      totals: { type: 'boolean' },
    },
  });
  const games = await fuzzedGames();
  if (values.replay !== undefined) return replay(games, values.replay);
  const wanted = values.only?.split(',') ?? KINDS;
  const jobs = jobsOf(games).filter(({ what, game }) => wanted.includes(what) && (values.game ?? game) === game);
  const minutes = Number(values.minutes ?? 1);
  if (!(minutes > 0) || jobs.length === 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const ledger = new Ledger();
  const found = values.totals === true ? 0 : await run(games, jobs, ledger, Date.now() + minutes * 60_000);
  for (const job of jobs) process.stdout.write(`${described(ledger, job)}\n`);
  return found === 0 ? 0 : 1;
}

async function replay(games: readonly Fuzzed[], file: string): Promise<number> {
  const problem = await replayed(games, readFinding(file).input);
  process.stdout.write(`${problem ?? 'nothing goes wrong any more'}\n`);
  return problem === null ? 0 : 1;
}

function jobsOf(games: readonly Fuzzed[]): Job[] {
  const ofEach = (['tables', 'messages', 'editions'] as const).flatMap((what) =>
    games.map(({ game }) => ({ what, game: game.id })),
  );
  return [...ofEach, { what: 'records', game: 'all' }];
}

/** Runs slices until the time is up; returns the number of findings. */
async function run(games: readonly Fuzzed[], jobs: readonly Job[], ledger: Ledger, end: number): Promise<number> {
  const site = jobs.some(({ what }) => what === 'messages') ? await openSite() : null;
  const spent = new Map(KINDS.map((kind): [Job['what'], number] => [kind, 0]));
  let found = 0;
  while (Date.now() < end) {
    const job = nextJob(jobs, ledger, spent);
    const { next } = ledger.total(job);
    const began = Date.now();
    const result = await slice(games, site, job, next, Math.min(end, began + SLICE));
    const seconds = (Date.now() - began) / 1000;
    spent.set(job.what, (spent.get(job.what) ?? 0) + seconds);
    ledger.add({ ...job, next: result.next, seconds, counts: result.counts, findings: result.findings.length });
    found += result.findings.length;
    for (const finding of result.findings) {
      const file = keep(finding, `${job.what} ${job.game} ${next}`);
      process.stdout.write(`${job.what}, ${job.game}: ${finding.problem}\n  ${file}\n`);
    }
  }
  await site?.end();
  return found;
}

/** The kind of input furthest behind its share, for the game that has had the least of it. */
function nextJob(jobs: readonly Job[], ledger: Ledger, spent: ReadonlyMap<Job['what'], number>): Job {
  const behind = (job: Job) => (spent.get(job.what) ?? 0) / SHARE[job.what];
  const done = (job: Job) => Math.max(0, ...Object.values(ledger.total(job).counts).slice(0, 1));
  return at(
    [...jobs].sort((a, b) => behind(a) - behind(b) || done(a) - done(b)),
    0,
  );
}

async function slice(
  games: readonly Fuzzed[],
  site: Site | null,
  { what, game }: Job,
  seed: number,
  until: number,
): Promise<Result> {
  const fuzzed = games.find((one) => one.game.id === game);
  if (what === 'records' || fuzzed === undefined) return counted(await fuzzRecords(seed, until));
  if (what === 'tables') return counted(fuzzTables(fuzzed, seed, until));
  if (what === 'editions') return counted(await fuzzEditions(fuzzed, seed, until));
  if (site === null) throw new Error('messages need a server');
  return counted(await fuzzMessages(site, fuzzed, seed, until));
}

function counted({ next, findings, ...counts }: Omit<Result, 'counts'>): Result {
  return { next, findings, counts };
}

function described(ledger: Ledger, job: Job): string {
  const { counts, seconds, findings } = ledger.total(job);
  const told = Object.entries(counts).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  return `${`${job.what}, ${job.game}`.padEnd(28)} ${told.join(', ')}; ${Math.round(seconds)} s, ${findings} findings`;
}
