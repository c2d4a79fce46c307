/** The requests of the pages about people. */

import {
  AccountSchema,
  ChallengeSchema,
  CodeSchema,
  DoneSchema,
  MeSchema,
  NewTokenSchema,
  NoticesSchema,
  ProgramsSchema,
  SeatKeySchema,
  SeatTakenSchema,
  SignedInSchema,
  TriedSchema,
} from '@quai/protocol/answers/account.ts';
import { type PersonAnswer, PersonSchema, RatingsSchema } from '@quai/protocol/answers/people.ts';
import { call } from '../api.ts';

export const post = (path: string, body: object = {}) => call(DoneSchema, path, body);
export const remove = (path: string) => call(DoneSchema, path, undefined, 'DELETE');
/** Signs in; returns the name of the account. */
export const signIn = (path: string, body: object) => call(SignedInSchema, path, body);

export const whoAmI = async () => (await call(MeSchema, '/api/me')).me;

export const account = () => call(AccountSchema, '/api/account');

export const deviceCode = () => call(CodeSchema, '/api/account/code', {});
export const challenge = (path: string) => call(ChallengeSchema, path, {});
export const seatKey = (table: string, seat: number) =>
  call(SeatKeySchema, `/api/tables/${table}/seats/${seat}/link`, {});
export const takeSeat = (table: string, key: string) => call(SeatTakenSchema, `/api/tables/${table}/take`, { key });

export const notices = () => call(NoticesSchema, '/api/notices');
export const tryNotice = () => call(TriedSchema, '/api/notices/test', {});

export const programs = () => call(ProgramsSchema, '/api/programs');
export const newProgram = (name: string) => call(NewTokenSchema, '/api/programs', { name });
export const programToken = (page: string) => call(NewTokenSchema, `/api/programs/${page}/tokens`, { name: 'token' });

export type Person = PersonAnswer;
export const person = (page: string) => call(PersonSchema, `/api/people/${page}`);

export const ratings = (game: string) => call(RatingsSchema, `/api/ratings/${game}`);
