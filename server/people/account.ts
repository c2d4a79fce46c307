/** Routes for one's own account: an overview, other devices, export, deletion. */

import { AccountSchema, CodeSchema, DoneSchema, SignedInSchema } from '@quai/protocol/answers/account.ts';
import { AccountChangeSchema, DeletionSchema, DeviceCodeSchema, SignOutSchema } from '@quai/protocol/requests.ts';
import { SettingsSchema } from '@quai/protocol/settings.ts';
import type { Node } from '../boot/node.ts';
import { rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { No } from '../wire/refusal.ts';
import { DONE, type Route, route } from '../wire/route.ts';
import { deleteAccount } from './deletion.ts';
import { exportAccount } from './export.ts';
import { LASTS, newCode, OneTimes, readCode } from './onetime.ts';
import { type Known, type People, settingsOf } from './people.ts';

export interface AccountParts {
  readonly node: Node;
  readonly people: People;
  isAdmin(person: Known): Promise<boolean>;
}

const MOST_SEATS = 50;

export function accountRoutes({ node, people, isAdmin }: AccountParts): Route[] {
  const codes = new OneTimes(people.sql);
  return [
    route(
      {
        method: 'get',
        path: '/api/account',
        summary: 'My account: passkeys, devices, seats',
        who: 'person',
        answer: AccountSchema,
      },
      async ({ person }) => ({ ...(await described(node, people, person)), admin: await isAdmin(person) }),
    ),
    route(
      {
        method: 'post',
        path: '/api/account',
        summary: 'Set the language of notices and emails',
        who: 'person',
        body: AccountChangeSchema,
        answer: DoneSchema,
      },
      async ({ person, body }) => {
        await people.change(person.id, body);
        return DONE;
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/settings',
        summary: 'How I like tables to be; only what I have set',
        who: 'person',
        answer: SettingsSchema,
      },
      async ({ person }) => settingsOf(person),
    ),
    route(
      {
        method: 'post',
        path: '/api/settings',
        summary: 'Set how I like tables to be; what is not mentioned stays',
        who: 'person',
        body: SettingsSchema,
        answer: DoneSchema,
      },
      async ({ person, body }) => {
        await people.change(person.id, { settings: JSON.stringify({ ...settingsOf(person), ...body }) });
        return DONE;
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/account/code',
        summary: 'Get a code that signs in another device, once, within ten minutes',
        who: 'person',
        answer: CodeSchema,
        limit: 10,
      },
      async ({ person, now }) => {
        const code = newCode();
        await codes.forget('device', person.id);
        await codes.add('device', code, person.id, '', now);
        return { code, expires: now + LASTS.device };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/signin/code',
        summary: 'Sign in with the code shown on another device',
        who: 'anyone',
        body: DeviceCodeSchema,
        answer: SignedInSchema,
        refusals: ['code-invalid'],
        limit: 10,
      },
      async ({ request, reply, body, now }) => {
        const code = readCode(body.code);
        const used = code === null ? null : await codes.use('device', code, now);
        const person = used?.person_id == null ? null : await people.byId(used.person_id);
        if (person === null) return new No('code-invalid');
        await people.signIn(request, reply, person, now);
        return { name: person.name };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/signout',
        summary: 'Sign out this browser, or all others',
        who: 'person',
        body: SignOutSchema,
        answer: DoneSchema,
      },
      async ({ request, reply, person, body }) => {
        if (body.others) await people.endOtherSessions(request, person);
        else await people.signOut(request, reply);
        node.personChanged(person.id);
        return DONE;
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/account/export',
        summary: 'Everything the site stores about me',
        who: 'person',
        answer: 'file',
        limit: 10,
      },
      async ({ reply, person, now }) => {
        reply.header('content-disposition', 'attachment; filename="quai-account.json"');
        reply.type('application/json');
        return JSON.stringify(await exportAccount(people, person, now), null, 2);
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/account/delete',
        summary: 'Delete my account: moves stay, the name goes. `name` must be mine, as a confirmation',
        who: 'person',
        body: DeletionSchema,
        answer: DoneSchema,
        refusals: ['name-mismatch'],
      },
      async ({ request, reply, person, body, now }) => {
        if (body.name !== person.name) return new No('name-mismatch');
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
  const { yours } = await node.store.tablesFor(id, MOST_SEATS);
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
