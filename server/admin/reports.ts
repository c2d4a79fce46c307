/** Routes for reports: players send them, administrators deal with them. */

import { DoneSchema } from '@quai/protocol/answers/account.ts';
import { ReportsSchema } from '@quai/protocol/answers/site.ts';
import { NewReportSchema, ReportChangeSchema } from '@quai/protocol/requests.ts';
import { seatsOf } from '@quai/table/room.ts';
import { sql as raw } from 'kysely';
import type { Node } from '../boot/node.ts';
import { type People, shortId } from '../people/people.ts';
import { changesOne, countOf, rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { statement } from '../store/sql.ts';
import { cleanText } from '../tables/plaintext.ts';
import { No } from '../wire/refusal.ts';
import { DONE, type Route, route } from '../wire/route.ts';

type Report = Readonly<Schema['report']>;

const DAY = 24 * 3600_000;
const MOST_A_DAY = 10;
const LISTED = 200;

export function reportRoutes(node: Node, people: People): Route[] {
  const { sql, query } = people;
  const about = async (person: string, table: string, seat: number, line: number | null) => {
    const room = await node.freshRoom(table);
    if (room === null || seatsOf(room, person).length === 0) return null;
    const said = line === null ? null : await node.chat.line(table, line);
    if (line !== null && said === null) return null;
    const id = said === null ? (room.slots[seat]?.person ?? null) : said.person_id;
    return id === null || id === person ? null : { id, said: said?.body ?? '' };
  };
  return [
    route(
      {
        method: 'post',
        path: '/api/reports',
        summary: 'Report a player at a table of mine, or a line of its chat, to the administrators',
        who: 'person',
        active: true,
        body: NewReportSchema,
        answer: DoneSchema,
        refusals: ['report-empty', 'report-nobody', 'report-limit'],
      },
      async ({ person, body, now }) => {
        const reason = cleanText(body.reason);
        if (reason === null) return new No('report-empty');
        const whom = await about(person.id, body.table, body.seat, body.line);
        if (whom === null) return new No('report-nobody');
        const made = query
          .selectFrom('report')
          .select(raw<number>`count(*)`.as('n'))
          .where('by_id', '=', person.id)
          .where('made', '>', now - DAY);
        if ((await countOf(sql, made)) >= MOST_A_DAY) return new No('report-limit', { max: MOST_A_DAY });
        const row = {
          id: shortId(),
          by_id: person.id,
          about_id: whom.id,
          table_id: body.table,
          line: body.line,
          reason,
          said: whom.said,
          made: now,
          done: null,
        };
        await sql.run([statement(query.insertInto('report').values(row), 1)]);
        return DONE;
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/reports',
        summary: 'Reports, open ones first',
        who: 'admin',
        answer: ReportsSchema,
      },
      async () => {
        const rows = await rowsOf<Report>(
          sql,
          query
            .selectFrom('report')
            .selectAll()
            .orderBy(raw`case when done is null then 0 else 1 end`)
            .orderBy('made', 'desc')
            .limit(LISTED),
        );
        const known = await people.byIds(rows.flatMap((row) => [row.by_id, row.about_id]));
        const someone = (id: string) => {
          const found = known.get(id);
          return found === undefined ? null : { name: found.name, page: found.page, suspended: found.suspended };
        };
        const reports = await Promise.all(
          rows.map(async ({ id, by_id, about_id, table_id, line, said, reason, made, done }) => ({
            id,
            by: someone(by_id),
            about: someone(about_id),
            table: table_id,
            line,
            said,
            reason,
            made,
            done,
            removed: line !== null && (await node.chat.line(table_id, line))?.body === '',
          })),
        );
        return { reports };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/reports/{id}',
        summary: 'Close a report, or open it again',
        who: 'admin',
        body: ReportChangeSchema,
        answer: DoneSchema,
        refusals: ['report-not-found'],
      },
      async ({ params, body, now }) => {
        const change = query
          .updateTable('report')
          .set({ done: body.done ? now : null })
          .where('id', '=', params.id);
        return (await changesOne(sql, change)) ? DONE : new No('report-not-found');
      },
    ),
  ];
}
