/** Routes for tables: lists, new tables, records of finished ones. Moves go over the socket. */

import { isBotName } from '@quai/bots/list.ts';
import { listed } from '@quai/games/list.ts';
import { ListSchema, MadeSchema, type Summary } from '@quai/protocol/answers/tables.ts';
import { NewTableSchema } from '@quai/protocol/requests.ts';
import { DEFAULT_TERMS, type Terms } from '@quai/protocol/terms.ts';
import { calledAfter, recordName } from '@quai/table/called.ts';
import { seatsOf } from '@quai/table/room.ts';
import { clockFor, isSealed, shutOut } from '@quai/table/telling.ts';
import type { Site } from '../admin/site.ts';
import type { Config } from '../boot/config.ts';
import type { Node } from '../boot/node.ts';
import { Allowance } from '../limits/allowance.ts';
import { networkOf } from '../limits/network.ts';
import type { Person, StoredTable } from '../store/store.ts';
import { peopleAsked, peopleToAct } from '../upkeep/awaited.ts';
import { languageOf, No } from '../wire/refusal.ts';
import { type Route, route } from '../wire/route.ts';
import { EditionNames } from './called.ts';
import { newOwnTable, newTable, termsOf } from './opening.ts';
import { Records } from './records.ts';

/** An uploaded edition counts as this many tables: it is checked in a thread, and stored. */
const UPLOAD = 5;
const LISTED = 50;
/** In bytes. A custom edition is the largest thing anybody sends. */
const BODY_LIMIT = 300 * 1024;

export function tableRoutes(node: Node, site: Site, { tablesPerHour }: Pick<Config, 'tablesPerHour'>): Route[] {
  const uploads = new Allowance(tablesPerHour / UPLOAD);
  const uploadsEach = new Allowance(tablesPerHour / (2 * UPLOAD));
  const { store } = node;
  const records = new Records();
  const names = new EditionNames((hash) => store.edition(hash));
  return [
    route(
      {
        method: 'get',
        path: '/api/tables',
        summary: 'My tables, and those open to everybody',
        who: 'anyone',
        answer: ListSchema,
      },
      async ({ person }) => {
        const { yours, open } = await store.tablesFor(person?.id ?? null, LISTED);
        const summary = async (table: StoredTable) => ({
          ...summaryOf(table, person, await waiting(node, table, person)),
          ...(await names.of(table.row)),
        });
        return { yours: await Promise.all(yours.map(summary)), open: await Promise.all(open.map(summary)) };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/tables',
        summary: 'Make a table',
        who: 'account',
        active: true,
        body: NewTableSchema,
        bodyLimit: BODY_LIMIT,
        answer: MadeSchema,
        refusals: [
          'game-hidden',
          'bot-unknown',
          'table-limit',
          'waiting-table-limit',
          'address-table-limit',
          'upload-limit',
          'table-invalid',
        ],
      },
      async ({ request, person, body, now }) => {
        if (site.games[body.game]?.hidden === true) return new No('game-hidden');
        const bot = body.bots.find((name) => name !== null && !isBotName(name));
        if (typeof bot === 'string') return new No('bot-unknown', { bot });
        const reached = await node.quota.take(person.id, networkOf(request.ip), now);
        if (reached?.code === 'address-table-limit') return new No(reached.code);
        if (reached !== null) return new No(reached.code, { max: reached.max });
        const terms = { ...DEFAULT_TERMS, ...body.terms } as Terms;
        const { editionData: data, ...wanted } = { ...body, terms };
        if (data !== undefined && !(uploads.take(networkOf(request.ip), now) && uploadsEach.take(person.id, now)))
          return new No('upload-limit');
        const language = languageOf(request);
        const table =
          data === undefined
            ? await newTable(person.id, wanted, now, language)
            : await newOwnTable(person.id, wanted, data, node.uploads, now, language);
        if (!table.ok)
          return new No(
            'table-invalid',
            table.problems.map((detail) => ({ detail })),
          );
        await store.addTable(table.value);
        return { table: table.value.row.id };
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/tables/{id}/record',
        summary: 'The record of a finished table, with its seed: to replay it and to check the draws',
        who: 'anyone',
        answer: 'file',
        refusals: ['table-not-found', 'players-only', 'day-not-over', 'game-not-over', 'too-many-requests'],
        limit: 30,
      },
      async ({ reply, params, person, now }) => {
        const room = await node.freshRoom(params.id);
        if (room === null) return new No('table-not-found');
        if (shutOut(room, person?.id ?? null, now)) return new No('players-only');
        if (isSealed(room, now)) return new No('day-not-over');
        if (room.table === null || room.table.over === null) return new No('game-not-over');
        const text = await records.textOf(room, room.table);
        if (text === 'busy') return new No('too-many-requests');
        const called = calledAfter(listed(room.game)?.meta, room.edition.data);
        reply.header('content-disposition', `attachment; filename="${recordName(room.game, called, room.id)}"`);
        reply.type('application/json');
        return text;
      },
    ),
  ];
}

type Waiting = Pick<Summary, 'yourTurn' | 'asked' | 'due'>;
const NOT_WAITING: Waiting = { yourTurn: false, asked: false, due: null };

/** What the others are waiting for from this person; nothing if the table cannot be opened. */
async function waiting(node: Node, { row }: StoredTable, me: Person | null): Promise<Waiting> {
  if (me === null || row.status !== 'playing') return NOT_WAITING;
  const room = await node.rooms.get(row.id).catch(() => null);
  if (room === null) return NOT_WAITING;
  const own = seatsOf(room, me.id);
  const now = Date.now();
  const clock = clockFor(room, now);
  const left = own.flatMap((seat) => (clock?.running[seat] ? (clock.left[seat] ?? []) : []));
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
    terms: termsOf(row) as Summary['terms'],
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
