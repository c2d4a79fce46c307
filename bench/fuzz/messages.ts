/**
 * Random streams of messages to a real server over real sockets, by several people on several connections at once. Whatever
 * comes, there is an answer, no fault, nobody is told a secret, and the log that was kept is the one that was played.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import type { Rules } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { pickOne, type Random, randomFrom } from '@quai/engine/random.ts';
import { DEFAULT_TERMS, type Terms } from '@quai/protocol/terms.ts';
import { readConfig } from '@quai/server/boot/config.ts';
import { type Server, serve } from '@quai/server/boot/serve.ts';
import { hashed, newPerson, People } from '@quai/server/people/people.ts';
import { statement } from '@quai/server/store/sql.ts';
import { emptyRoom, newOwnTable, newTable } from '@quai/server/tables/opening.ts';
import { loadRoom, type Room } from '@quai/table/room.ts';
import { type Act, type Known, nextAct } from './acts.ts';
import { Actor, type Guest } from './crowd.ts';
import { type Finding, problemOf, shrink } from './finding.ts';
import { anyKind, type Fuzzed, type Kind, rulesOf } from './setting.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Eve'];
const LINES = 2;
/** Acts at one table. */
const ACTS = 300;
/** Tables played concurrently. */
const SCENES = 4;

const MANY = '1000000';
const SETTINGS = {
  PORT: '0',
  QUAI_HOST: '127.0.0.1',
  QUAI_LOG: 'silent',
  QUAI_MESSAGES_PER_SECOND: MANY,
  QUAI_SOCKETS: MANY,
  QUAI_REQUESTS_PER_MINUTE: MANY,
  QUAI_GUESTS_PER_HOUR: MANY,
  QUAI_TABLES_PER_HOUR: MANY,
  // On a busy machine the clients, which share this process, are slow.
  QUAI_REQUEST_SECONDS: '600',
};

/** A server in its own folder, and clients with names. */
export interface Site {
  readonly server: Server;
  readonly guests: readonly Guest[];
  end(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'quai-fuzz-'));
  const server = await serve(readConfig({ ...SETTINGS, QUAI_DATA: folder }, folder), undefined, 'fuzz');
  const { sql, query } = new People(server.node.sql);
  const guests = NAMES.map((name, index) => ({ ...newPerson(name, Date.now()), token: `${index}`.repeat(64) }));
  for (const { token, ...person } of guests)
    await sql.run([
      statement(query.insertInto('person').values(person), 1),
      statement(
        query.insertInto('session').values({ token_hash: hashed(token), person_id: person.id, created: Date.now() }),
        1,
      ),
    ]);
  return {
    server,
    guests: guests.map(({ token, id, name }) => ({ person: { id, name }, cookie: `quai=${token}` })),
    end: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Scene {
  readonly site: Site;
  readonly table: string;
  readonly rules: Rules;
  readonly actors: readonly Actor[];
}

function anyTerms(random: Random): Terms {
  return {
    ...DEFAULT_TERMS,
    rated: random.below(3) === 0,
    spectators: random.below(4) > 0,
    hints: random.below(2) === 0,
    start: random.below(4) === 0 ? 'full' : 'host',
    clock: pickOne(
      [{ kind: 'none' }, { kind: 'bank', bank: 600_000, increment: 1000 }, { kind: 'days', days: 1 }],
      random,
    ),
  };
}

/** A new table; the same seed makes the same table, except for its id. */
async function sceneOf(site: Site, fuzzed: Fuzzed, kind: Kind, seed: number): Promise<Scene | null> {
  const { server, guests } = site;
  const rules = rulesOf(fuzzed, kind);
  if (rules === null) return null;
  const host = at(guests, 0).person.id;
  const shipped = Object.keys(fuzzed.game.editions)[kind.edition];
  const wanted = { ...kind, edition: shipped ?? null, bots: [], terms: anyTerms(randomFrom(seed)) };
  const made =
    shipped === undefined
      ? await newOwnTable(host, wanted, at(fuzzed.editions, kind.edition), server.node.uploads, Date.now())
      : await newTable(host, wanted, Date.now());
  // On a busy machine even a good edition may exceed the upload thread's time limit.
  if (!made.ok) return null;
  await server.node.store.addTable({ ...made.value, row: { ...made.value.row, seed: hashOf(seed) } });
  const actors = [...guests, null].map((guest) => new Actor(server.address, guest, LINES));
  return { site, table: made.value.row.id, rules, actors };
}

async function perform({ actors, table }: Scene, acts: readonly Act[]): Promise<string | null> {
  try {
    await Promise.all(acts.map((act) => at(actors, act.who).perform(act, table)));
  } catch (error) {
    return problemOf(error);
  }
  return actors.find(({ problem }) => problem !== null)?.problem ?? null;
}

/** Disconnects everybody, then checks that the stored log gives the position in memory. */
async function settled({ site, table, actors }: Scene): Promise<string | null> {
  for (const actor of actors) actor.leave();
  const { rooms, store } = site.server.node;
  const room = await rooms.get(table);
  const read = await store.tableFrom(table, 0);
  if (room === null || read === null) return 'the table is gone';
  // A bot may have moved in between.
  const entries = read.entries.slice(0, room.table?.entries.length ?? 0);
  const again = loadRoom(await emptyRoom(read.stored, (hash) => store.edition(hash)), entries);
  return factsOf(room) === factsOf(again) ? null : 'the log that was kept is not what was played';
}

function factsOf({ table, told }: Room): string {
  return table === null ? 'open' : hashOf([table.state, table.since, table.resigned, table.over, table.draws, told]);
}

/** What goes wrong when these acts are replayed in order at a new table; null if nothing does. */
export async function replayMessages(
  site: Site,
  fuzzed: Fuzzed,
  { kind, seed, acts }: Readonly<{ kind: Kind; seed: number; acts: readonly Act[] }>,
): Promise<string | null> {
  const scene = await sceneOf(site, fuzzed, kind, seed);
  if (scene === null) return null;
  for (const act of acts) {
    const problem = await perform(scene, [act]);
    if (problem !== null) {
      for (const actor of scene.actors) actor.leave();
      return problem;
    }
  }
  return settled(scene);
}

export interface MessagesSent {
  readonly messages: number;
  readonly tables: number;
  readonly started: number;
  readonly over: number;
  readonly next: number;
  readonly findings: readonly Finding[];
}

export async function fuzzMessages(site: Site, fuzzed: Fuzzed, seed: number, until: number): Promise<MessagesSent> {
  const findings: Finding[] = [];
  let [messages, tables, started, over, next] = [0, 0, 0, 0, seed];
  const oneAfterAnother = async () => {
    while (Date.now() < until && findings.length === 0) {
      const round = next++;
      const random = randomFrom(round);
      const kind = anyKind(fuzzed, random);
      const scene = await sceneOf(site, fuzzed, kind, round);
      if (scene === null) continue;
      const { acts, problem } = await play(scene, random);
      messages += acts.reduce((sum, act) => sum + ('texts' in act ? act.texts.length : 1), 0);
      tables++;
      if (scene.actors.some(({ last }) => last !== null && last.status !== 'open')) started++;
      if (scene.actors.some(({ last }) => last?.status === 'over')) over++;
      if (problem !== null) findings.push(await smallest(site, fuzzed, kind, round, acts, problem));
    }
  };
  await Promise.all(Array.from({ length: SCENES }, oneAfterAnother));
  return { messages, tables, started, over, next, findings };
}

/** Random acts, some of them at the same time. */
async function play(scene: Scene, random: Random): Promise<{ acts: readonly Act[]; problem: string | null }> {
  const { rules, actors } = scene;
  const known: Known = { rules, people: actors.length, lines: LINES, heard: (who) => at(actors, who).last };
  const acts: Act[] = [];
  let problem: string | null = null;
  while (acts.length < ACTS && problem === null) {
    const together = distinct(Array.from({ length: 1 + random.below(3) }, () => nextAct(known, acts, random)));
    acts.push(...together);
    problem = await perform(scene, together);
  }
  const wrong = await settled(scene);
  return { acts, problem: problem ?? wrong };
}

/** One act per connection. */
function distinct(acts: readonly Act[]): Act[] {
  const lineOf = (act: Act) => ('path' in act ? act.path : `${act.who} ${act.line}`);
  return acts.filter((act, index) => acts.findIndex((other) => lineOf(other) === lineOf(act)) === index);
}

async function smallest(
  site: Site,
  fuzzed: Fuzzed,
  kind: Kind,
  seed: number,
  acts: readonly Act[],
  problem: string,
): Promise<Finding> {
  const fails = async (some: readonly Act[]) =>
    (await replayMessages(site, fuzzed, { kind, seed, acts: some })) !== null;
  // A failure that depends on timing is not shrunk.
  const small = (await fails(acts)) ? await shrink(acts, fails) : acts;
  return { problem, input: { what: 'messages', kind, seed, acts: small } };
}
