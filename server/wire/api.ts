/** The HTTP interface: guests, lists, new tables, records, health, metrics, its own description. */

import { isBotName } from '@quai/bots/list.ts';
import type { Summary } from '@quai/protocol/answers/tables.ts';
import { NewTableSchema } from '@quai/protocol/requests.ts';
import { DEFAULT_TERMS, type Terms } from '@quai/protocol/terms.ts';
import { recordText, writeRecord } from '@quai/table/record.ts';
import { contributionsOf, seatsOf } from '@quai/table/room.ts';
import { clockFor, isSealed, shutOut } from '@quai/table/telling.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Site } from '../admin/site.ts';
import type { Config } from '../boot/config.ts';
import type { Node } from '../boot/node.ts';
import { cleanName } from '../people/names.ts';
import type { Known, People } from '../people/people.ts';
import type { Person, StoredTable } from '../store/store.ts';
import { peopleAsked, peopleToAct } from '../tables/awaited.ts';
import { newTable } from '../tables/opening.ts';
import { inLanguage, languageOf } from './french.ts';
import { docsPage, openApi } from './openapi.ts';
import type { Operation } from './operation.ts';

/** Tables one guest may make in a day, and have waiting for people at once. */
const TABLES_A_DAY = 200;
const TABLES_OPEN = 50;
const DAY = 24 * 3600 * 1000;
const LISTED = 50;
/** An edition of one's own is the largest thing that anybody sends. */
const TABLE_BODY = 300 * 1024;

export function addApi(
  app: FastifyInstance,
  node: Node,
  people: People,
  config: Config,
  site: Site,
  more: readonly Operation[],
): void {
  const { store, build } = node;
  const whoIs = (request: FastifyRequest) => people.of(request);

  app.get('/api/health', async () => ({ ok: true, build }));

  app.get('/api/ready', async (_request, reply) => {
    const ready = node.health.good && !node.health.stopping;
    return reply.status(ready ? 200 : 503).send({ ready, ...node.health.now });
  });

  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(build, more)));
  app.get('/api/docs.json', async () => openApi(build, more));

  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    const local = /^(::ffff:)?127\.|^::1$/.test(request.ip);
    if (config.metrics === 'off' || (config.metrics === 'local' && !local))
      return refuse(reply, 403, 'metrics are not for everybody');
    reply.type(node.metrics.registry.contentType);
    return node.metrics.registry.metrics();
  });

  app.get('/api/me', async (request) => ({ me: publicly(await whoIs(request)) }));

  app.post('/api/me', async (request, reply) => {
    const name = cleanName((request.body as { name?: unknown } | null)?.name);
    if (name === null) return refuse(reply, 400, 'a name has 1 to 24 letters');
    const known = await whoIs(request);
    if (known?.kind === 'bot') return refuse(reply, 403, 'the name of a program is given by its owner');
    if (known !== null) {
      await people.change(known.id, { name });
      return { me: publicly({ ...known, name }) };
    }
    if (request.headers.authorization !== undefined) return refuse(reply, 401, 'this token is not known');
    const person = await people.add(name, Date.now());
    await people.signIn(request, reply, person, Date.now());
    return { me: publicly(person) };
  });

  app.get('/api/tables', async (request) => {
    const me = await whoIs(request);
    const { yours, open } = await store.tablesFor(me?.id ?? null, LISTED);
    const summary = async (table: StoredTable) => summaryOf(table, me, await waiting(node, table, me));
    return { yours: await Promise.all(yours.map(summary)), open: await Promise.all(open.map(summary)) };
  });

  app.post('/api/tables', { bodyLimit: TABLE_BODY }, async (request, reply) => {
    const me = await whoIs(request);
    if (me === null) return refuse(reply, 401, 'say your name first');
    if (me.suspended) return refuse(reply, 403, 'this account is suspended');
    const wanted = v.safeParse(NewTableSchema, request.body);
    if (!wanted.success)
      return refuse(reply, 400, ...wanted.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`));
    if (site.games[wanted.output.game]?.hidden === true) return refuse(reply, 400, 'this game is not played here');
    const unknown = wanted.output.bots.find((bot) => bot !== null && !isBotName(bot));
    if (unknown !== undefined) return refuse(reply, 400, `there is no bot ${unknown}`);
    const now = Date.now();
    const { made, open } = await store.madeBy(me.id, now - DAY);
    if (made >= TABLES_A_DAY) return refuse(reply, 429, 'that is enough tables for a day');
    if (open >= TABLES_OPEN) return refuse(reply, 429, 'so many of your tables are waiting for people already');
    const terms = { ...DEFAULT_TERMS, ...wanted.output.terms } as Terms;
    const table = await newTable(me.id, { ...wanted.output, terms }, now, languageOf(request));
    if (!table.ok) return refuse(reply, 400, ...table.problems);
    await store.addTable(table.value);
    return { table: table.value.row.id };
  });

  /** The record of a finished table, with its seed: for replay and for checking the draws. */
  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const room = await node.freshRoom(request.params.id);
    if (room === null) return refuse(reply, 404, 'there is no such table');
    const now = Date.now();
    if (shutOut(room, (await whoIs(request))?.id ?? null, now))
      return refuse(reply, 403, 'this table is for its seats');
    if (isSealed(room, now)) return refuse(reply, 409, 'others still play with the same dice today');
    if (room.table === null || room.table.over === null) return refuse(reply, 409, 'the table is not over');
    const draws = { seed: room.seed, contributions: contributionsOf(room) };
    reply.header('content-disposition', `attachment; filename="quai-${room.game}-${room.id}.json"`);
    reply.type('application/json');
    return recordText(writeRecord(room.table, draws, room.edition.data));
  });
}

/** Says no, in the language that was asked for. */
export function refuse(reply: FastifyReply, status: number, ...problems: string[]) {
  const language = languageOf(reply.request);
  return reply.status(status).send({ problems: problems.map((problem) => inLanguage(problem, language)) });
}

/** What a person is told of themselves. The id stays here: it is what a seat is held by. */
function publicly(person: Known | null): { name: string; page: string; suspended: boolean } | null {
  return person === null ? null : { name: person.name, page: person.page, suspended: person.suspended };
}

type Waiting = Pick<Summary, 'yourTurn' | 'asked' | 'due'>;
const NOT_WAITING: Waiting = { yourTurn: false, asked: false, due: null };

/** What the others wait for from this person. A table that cannot be opened waits for nobody. */
async function waiting(node: Node, { row }: StoredTable, me: Person | null): Promise<Waiting> {
  if (me === null || row.status !== 'playing') return NOT_WAITING;
  const room = await node.rooms.get(row.id).catch(() => null);
  if (room === null) return NOT_WAITING;
  const own = seatsOf(room, me.id);
  const now = Date.now();
  const clock = clockFor(room, now);
  const left = clock === null ? [] : own.filter((seat) => clock.running[seat]).map((seat) => clock.left[seat]!);
  return {
    yourTurn: peopleToAct(room).some((seat) => own.includes(seat)),
    asked: peopleAsked(room).some((seat) => own.includes(seat)),
    due: left.length === 0 ? null : now + Math.min(...left),
  };
}

function summaryOf({ row, slots }: StoredTable, me: Person | null, waits: Waiting): Summary {
  return {
    ...waits,
    table: row.id,
    game: row.game,
    status: row.status as Summary['status'],
    updated: row.updated,
    options: JSON.parse(row.options) as Record<string, string>,
    terms: { ...DEFAULT_TERMS, ...(JSON.parse(row.terms) as Partial<Terms>) } as Summary['terms'],
    host: me !== null && row.host === me.id,
    seats: slots.map((slot) => ({
      name: slot.name,
      bot: slot.bot,
      taken: slot.person !== null || slot.bot !== null,
      yours: me !== null && slot.person === me.id,
      kept: me !== null && slot.reserved === me.id,
      reserved: slot.reserved !== undefined,
    })),
  };
}
