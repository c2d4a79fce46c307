/** Who is who: by the cookie of a browser or the token of a program. The store knows only hashes of both. */

import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changesOne, rowOf, rowsOf } from '../store/rows.ts';
import { type Queries, queriesFor, type Schema } from '../store/schema.ts';
import { type Sql, statement } from '../store/sql.ts';
import type { Person } from '../store/store.ts';

export const COOKIE = 'quai';
const COOKIE_SECONDS = 400 * 24 * 3600;
const MINUTE = 60_000;
/** The token of a program begins so: whoever finds one knows what it opens. */
const TOKEN = /^quai_[0-9a-f]{64}$/;

export type Known = Person & Readonly<Omit<Schema['person'], 'suspended'>> & Readonly<{ suspended: boolean }>;

export const hashed = (token: string) => createHash('sha256').update(token).digest('hex');
export const newToken = () => randomBytes(32).toString('hex');
export const shortId = () => randomBytes(9).toString('base64url');

export function newPerson(name: string, now: number, owner: string | null = null): Schema['person'] {
  return {
    id: randomBytes(12).toString('base64url'),
    page: shortId(),
    name,
    created: now,
    kind: owner === null ? 'person' : 'bot',
    owner,
    language: 'en',
    email: null,
    suspended: null,
  };
}

export class People {
  readonly sql: Sql;
  readonly query: Queries;
  constructor(sql: Sql) {
    this.sql = sql;
    this.query = queriesFor(sql.dialect);
  }

  /** Who sends this request; null for nobody we know. */
  async of(request: FastifyRequest): Promise<Known | null> {
    const { authorization } = request.headers;
    if (authorization !== undefined) return this.byBearer(authorization);
    return this.byToken(request.cookies[COOKIE]);
  }

  private async byToken(token: string | undefined): Promise<Known | null> {
    if (token === undefined || !/^[0-9a-f]{64}$/.test(token)) return null;
    return this.one(
      this.query
        .selectFrom('session')
        .innerJoin('person', 'person.id', 'session.person_id')
        .selectAll('person')
        .where('session.token_hash', '=', hashed(token)),
    );
  }

  private async byBearer(header: string): Promise<Known | null> {
    const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
    if (token === undefined || !TOKEN.test(token)) return null;
    const hash = hashed(token);
    const found = await this.one(
      this.query
        .selectFrom('api_token')
        .innerJoin('person', 'person.id', 'api_token.person_id')
        .selectAll('person')
        .where('api_token.hash', '=', hash),
    );
    if (found !== null) await this.used(hash, Date.now());
    return found;
  }

  /** When a token was last used is kept to the minute. */
  private async used(hash: string, now: number): Promise<void> {
    const mark = this.query
      .updateTable('api_token')
      .set({ used: now })
      .where('hash', '=', hash)
      .where((at) => at.or([at('used', 'is', null), at('used', '<', now - MINUTE)]));
    await this.sql.run([statement(mark)]);
  }

  byId(id: string): Promise<Known | null> {
    return this.one(this.query.selectFrom('person').selectAll().where('id', '=', id));
  }

  byPage(page: string): Promise<Known | null> {
    return this.one(this.query.selectFrom('person').selectAll().where('page', '=', page));
  }

  /** Everybody who showed this address to be theirs; some at most. */
  async byEmail(email: string): Promise<Known[]> {
    const some = this.query.selectFrom('person').selectAll().where('email', '=', email).orderBy('created').limit(5);
    return (await rowsOf<Schema['person']>(this.sql, some)).map(knownOf);
  }

  async byIds(ids: readonly string[]): Promise<Map<string, Known>> {
    if (ids.length === 0) return new Map();
    const rows = await rowsOf<Schema['person']>(
      this.sql,
      this.query.selectFrom('person').selectAll().where('id', 'in', ids),
    );
    return new Map(rows.map((row) => [row.id, knownOf(row)]));
  }

  private async one(query: Parameters<typeof rowOf>[1]): Promise<Known | null> {
    const row = await rowOf<Schema['person']>(this.sql, query);
    return row === null ? null : knownOf(row);
  }

  async add(name: string, now: number): Promise<Known> {
    const row = newPerson(name, now);
    await this.sql.run([statement(this.query.insertInto('person').values(row), 1)]);
    return knownOf(row);
  }

  async change(id: string, change: Partial<Schema['person']>): Promise<boolean> {
    return changesOne(this.sql, this.query.updateTable('person').set(change).where('id', '=', id));
  }

  /** This browser is this person's from now on. */
  async signIn(request: FastifyRequest, reply: FastifyReply, person: Person, now: number): Promise<void> {
    const token = newToken();
    const row = { token_hash: hashed(token), person_id: person.id, created: now };
    await this.sql.run([statement(this.query.insertInto('session').values(row), 1)]);
    // What the browser was signed in as before is not signed in here any more.
    const old = request.cookies[COOKIE];
    if (old !== undefined) await this.endSession(old);
    const secure = request.protocol === 'https';
    reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: COOKIE_SECONDS, secure });
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[COOKIE];
    if (token !== undefined) await this.endSession(token);
    reply.clearCookie(COOKIE, { path: '/' });
  }

  private async endSession(token: string): Promise<void> {
    await this.sql.run([statement(this.query.deleteFrom('session').where('token_hash', '=', hashed(token)))]);
  }

  /** Every browser but this one is signed out. */
  async endOtherSessions(request: FastifyRequest, person: Person): Promise<void> {
    const others = this.query
      .deleteFrom('session')
      .where('person_id', '=', person.id)
      .where('token_hash', '!=', hashed(request.cookies[COOKIE] ?? ''));
    await this.sql.run([statement(others)]);
  }

  async setting(name: string): Promise<string | null> {
    const query = this.query.selectFrom('setting').select('value').where('name', '=', name);
    return (await rowOf<{ value: string }>(this.sql, query))?.value ?? null;
  }

  /** What a setting is once and for all: the first who says it. */
  async settle(name: string, value: string): Promise<string> {
    const add = this.query
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing());
    await this.sql.run([statement(add)]);
    return (await this.setting(name))!;
  }
}

function knownOf(row: Schema['person']): Known {
  return { ...row, suspended: row.suspended !== null };
}
