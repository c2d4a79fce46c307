/** One's own account: what there is, other devices, export, the end. */

import { AccountSchema, CodeSchema, DoneSchema, SignedInSchema } from '@quai/protocol/answers/account.ts';
import * as v from 'valibot';
import type { Node } from '../boot/node.ts';
import { rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { DONE, No, open, own, type Route } from '../wire/route.ts';
import { deleteAccount } from './deletion.ts';
import { exportAccount } from './export.ts';
import { LASTS, newCode, OneTimes, readCode } from './onetime.ts';
import type { Known, People } from './people.ts';

export interface AccountParts {
  readonly node: Node;
  readonly people: People;
  isAdmin(person: Known): Promise<boolean>;
}

const MostSeats = 50;

export function accountRoutes({ node, people, isAdmin }: AccountParts): Route[] {
  const codes = new OneTimes(people.sql);
  return [
    own(
      {
        method: 'get',
        path: '/api/account',
        summary: 'My account: passkeys, devices, seats',
        answer: AccountSchema,
        refusals: [401, 403],
      },
      async ({ person }) => ({ ...(await described(node, people, person)), admin: await isAdmin(person) }),
    ),
    own(
      {
        method: 'post',
        path: '/api/account',
        summary: 'The language of notices and mails',
        body: v.strictObject({ language: v.picklist(['en', 'fr']) }),
        answer: DoneSchema,
        refusals: [400, 401],
      },
      async ({ person, body }) => {
        await people.change(person.id, body);
        return DONE;
      },
    ),
    own(
      {
        method: 'post',
        path: '/api/account/code',
        summary: 'A code that signs in another device, once, within ten minutes',
        answer: CodeSchema,
        refusals: [401, 429],
        limit: 10,
      },
      async ({ person, now }) => {
        const code = newCode();
        await codes.forget('device', person.id);
        await codes.add('device', code, person.id, '', now);
        return { code, expires: now + LASTS.device };
      },
    ),
    open(
      {
        method: 'post',
        path: '/api/signin/code',
        summary: 'Sign in here with the code that another device shows',
        body: v.strictObject({ code: v.string() }),
        answer: SignedInSchema,
        refusals: [400, 404, 429],
        limit: 10,
      },
      async ({ request, reply, body, now }) => {
        const code = readCode(body.code);
        const used = code === null ? null : await codes.use('device', code, now);
        const person = used?.person_id == null ? null : await people.byId(used.person_id);
        if (person === null) return new No(404, 'this code is unknown, used or too old');
        await people.signIn(request, reply, person, now);
        return { name: person.name };
      },
    ),
    own(
      {
        method: 'post',
        path: '/api/signout',
        summary: 'This browser, or every other one, is mine no more',
        body: v.strictObject({ others: v.boolean() }),
        answer: DoneSchema,
        refusals: [401],
      },
      async ({ request, reply, person, body }) => {
        if (body.others) await people.endOtherSessions(request, person);
        else await people.signOut(request, reply);
        node.personChanged(person.id);
        return DONE;
      },
    ),
    own(
      {
        method: 'get',
        path: '/api/account/export',
        summary: 'All that the site keeps of me',
        answer: 'record',
        refusals: [401, 429],
        limit: 10,
      },
      async ({ reply, person, now }) => {
        reply.header('content-disposition', 'attachment; filename="quai-account.json"');
        reply.type('application/json');
        return JSON.stringify(await exportAccount(people, person, now), null, 2);
      },
    ),
    own(
      {
        method: 'post',
        path: '/api/account/delete',
        summary: 'The end of my account: moves stay, the name goes. `name` must be mine: nobody deletes by mistake',
        body: v.strictObject({ name: v.string() }),
        answer: DoneSchema,
        refusals: [400, 401],
      },
      async ({ request, reply, person, body, now }) => {
        if (body.name !== person.name) return new No(400, 'write your name as it stands in your account');
        await deleteAccount(node, people, person, now);
        await people.signOut(request, reply);
        return DONE;
      },
    ),
  ];
}

type Key = Pick<Schema['passkey'], 'id' | 'name' | 'created' | 'used'>;

async function described(node: Node, people: People, person: Known) {
  const { sql, query } = people;
  const { name, page, created, language, email, suspended, id } = person;
  const passkeys = await rowsOf<Key>(
    sql,
    query
      .selectFrom('passkey')
      .select(['id', 'name', 'created', 'used'])
      .where('person_id', '=', id)
      .orderBy('created'),
  );
  const sessions = await rowsOf(sql, query.selectFrom('session').select('created').where('person_id', '=', id));
  const { yours } = await node.store.tablesFor(id, MostSeats);
  const seats = yours
    .filter(({ row }) => row.status !== 'over')
    .flatMap(({ row, slots }) =>
      slots.flatMap((slot, seat) =>
        slot.person === id
          ? [{ table: row.id, game: row.game, seat, sitting: slots.map(({ name, bot }) => ({ name, bot })) }]
          : [],
      ),
    );
  return { name, page, created, language, email, suspended, devices: sessions.length, passkeys, seats };
}
