/** What the pages of people ask of the server. */

import { type PersonAnswer, PersonSchema, RatingsSchema } from '@quai/table/answers.ts';
import * as v from 'valibot';
import { call } from '../api.ts';

const DoneSchema = v.object({ ok: v.literal(true) });
const NameSchema = v.object({ name: v.string() });

export const post = (path: string, body: object = {}) => call(DoneSchema, path, body);
export const remove = (path: string) => call(DoneSchema, path, undefined, 'DELETE');
/** A way to sign in: who one is afterwards. */
export const signIn = (path: string, body: object) => call(NameSchema, path, body);

const MeSchema = v.object({
  me: v.nullable(v.object({ name: v.string(), page: v.string(), suspended: v.boolean() })),
});
export const whoAmI = async () => (await call(MeSchema, '/api/me')).me;

const AccountSchema = v.object({
  name: v.string(),
  page: v.string(),
  language: v.string(),
  email: v.nullable(v.string()),
  admin: v.boolean(),
  suspended: v.boolean(),
  devices: v.number(),
  passkeys: v.array(v.object({ id: v.string(), name: v.string(), created: v.number(), used: v.nullable(v.number()) })),
  seats: v.array(v.object({ table: v.string(), game: v.string(), seat: v.number(), names: v.array(v.string()) })),
});
export type Account = v.InferOutput<typeof AccountSchema>;
export const account = () => call(AccountSchema, '/api/account');

export const deviceCode = () => call(v.object({ code: v.string(), expires: v.number() }), '/api/account/code', {});
/** What the browser's authenticator is given; it knows what to make of it. */
export const challenge = (path: string) => call(v.looseObject({ challenge: v.string() }), path, {});
export const seatKey = (table: string, seat: number) =>
  call(v.object({ key: v.string() }), `/api/tables/${table}/seats/${seat}/link`, {});
export const takeSeat = (table: string, key: string) =>
  call(v.object({ seat: v.number(), name: v.string() }), `/api/tables/${table}/take`, { key });

const NoticesSchema = v.object({
  channels: v.array(v.object({ id: v.string(), kind: v.string(), name: v.string(), host: v.string() })),
  quiet: v.array(v.string()),
});
export const notices = () => call(NoticesSchema, '/api/notices');
export const tryNotice = () => call(v.object({ arrived: v.boolean() }), '/api/notices/test', {});

const TokenSchema = v.object({ id: v.string(), name: v.string(), created: v.number(), used: v.nullable(v.number()) });
const ProgramsSchema = v.object({
  programs: v.array(
    v.object({ page: v.string(), name: v.string(), created: v.number(), tokens: v.array(TokenSchema) }),
  ),
});
export const programs = () => call(ProgramsSchema, '/api/programs');
const MadeSchema = v.object({ page: v.string(), name: v.string(), token: v.string() });
export const newProgram = (name: string) => call(MadeSchema, '/api/programs', { name });
export const programToken = (page: string) => call(MadeSchema, `/api/programs/${page}/tokens`, { name: 'token' });

export type Person = PersonAnswer;
export const person = (page: string) => call(PersonSchema, `/api/people/${page}`);

export const ratings = (game: string) => call(RatingsSchema, `/api/ratings/${game}`);
