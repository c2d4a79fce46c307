/** Routes for administrators (accounts, chat, health), and the public description of the site. */

import { DoneSchema } from '@quai/protocol/answers/account.ts';
import { FoundPeopleSchema, HealthSchema, SiteSchema } from '@quai/protocol/answers/site.ts';
import { SwitchSchema } from '@quai/protocol/requests.ts';
import { sql as raw } from 'kysely';
import type { Config } from '../boot/config.ts';
import type { Node } from '../boot/node.ts';
import type { People } from '../people/people.ts';
import { countOf, rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { No } from '../wire/refusal.ts';
import { DONE, type Route, route } from '../wire/route.ts';
import type { Site } from './site.ts';

const FOUND = 50;
/** A node silent for this long is no longer counted. */
const SILENT = 10_000;

export interface AdminParts {
  readonly node: Node;
  readonly people: People;
  readonly site: Site;
  readonly config: Config;
  readonly pushKey: string;
}

export function adminRoutes({ node, people, site, config, pushKey }: AdminParts): Route[] {
  const { sql, query } = people;
  return [
    route(
      {
        method: 'get',
        path: '/api/site',
        summary: 'About the site: titles of the games, legal notice, privacy, what it can send',
        who: 'public',
        answer: SiteSchema,
      },
      async () => ({ ...site, mail: config.smtp !== null, hooks: config.url !== null, push: pushKey }),
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/health',
        summary: 'Health and figures of the site',
        who: 'admin',
        answer: HealthSchema,
      },
      async ({ now }) => ({
        build: node.build,
        ...node.health.status,
        database: node.sql.dialect,
        rooms: node.rooms.size,
        memory: process.memoryUsage().rss,
        uptime: Math.round(process.uptime()),
        ...(await counted(people, now)),
      }),
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/people',
        summary: 'Accounts whose name begins with `name`, newest first; without it, suspended accounts',
        who: 'admin',
        query: ['name'],
        answer: FoundPeopleSchema,
      },
      async ({ query: { name } }) => {
        const wanted = typeof name === 'string' ? name.trim().toLowerCase() : '';
        const list = query.selectFrom('person').selectAll().orderBy('created', 'desc').limit(FOUND);
        const rows = await rowsOf<Schema['person']>(
          sql,
          wanted === ''
            ? list.where('suspended', 'is not', null)
            : list.where(raw<boolean>`substr(lower(name), 1, ${raw.lit([...wanted].length)}) = ${wanted}`),
        );
        return {
          people: rows.map(({ name, page, kind, created, suspended }) => ({
            name,
            page,
            kind,
            created,
            suspended: suspended !== null,
          })),
        };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/people/{page}/suspend',
        summary:
          'Suspend an account and its programs, or lift the suspension: they can watch, export and delete, but not play or chat',
        who: 'admin',
        body: SwitchSchema,
        answer: DoneSchema,
        refusals: ['person-not-found', 'own-suspension'],
      },
      async ({ params, person, body, now }) => {
        const found = await people.byPage(params.page);
        if (found === null) return new No('person-not-found');
        if (found.id === person.id) return new No('own-suspension');
        const programs = await rowsOf<{ id: string }>(
          sql,
          query.selectFrom('person').select('id').where('owner', '=', found.id),
        );
        for (const id of [found.id, ...programs.map((row) => row.id)]) {
          await people.change(id, { suspended: body.on ? now : null });
          node.personChanged(id);
        }
        return DONE;
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/admin/tables/{id}/chat/{n}',
        summary: 'Remove a line of chat',
        who: 'admin',
        answer: DoneSchema,
        refusals: ['line-not-found'],
      },
      async ({ params }) => {
        const n = Number(params.n);
        const line = Number.isSafeInteger(n) ? await node.chat.line(params.id, n) : null;
        return line !== null && (await node.chat.remove(line)) ? DONE : new No('line-not-found');
      },
    ),
  ];
}

async function counted({ sql, query }: People, now: number) {
  const count = raw<number>`count(*)`.as('n');
  const one = (from: Parameters<typeof countOf>[1]) => countOf(sql, from);
  const tables = await rowsOf<{ status: string; n: number }>(
    sql,
    query.selectFrom('game_table').select(['status', count]).groupBy('status'),
  );
  const waiting = query.selectFrom('notice').select(count).where('due', 'is not', null);
  return {
    nodes: await one(
      query
        .selectFrom('node')
        .select(count)
        .where('seen', '>', now - SILENT),
    ),
    people: await one(query.selectFrom('person').select(count)),
    tables: Object.fromEntries(tables.map(({ status, n }) => [status, Number(n)])),
    notices: { waiting: await one(waiting), failing: await one(waiting.where('tries', '>', 1)) },
    reports: await one(query.selectFrom('report').select(count).where('done', 'is', null)),
  };
}
