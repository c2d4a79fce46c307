/** Accounts, found by the cookie of a browser or the token of a program. Only hashes of both are stored. */

import { createHash, randomBytes } from 'node:crypto';
import { SettingsSchema } from '@quai/protocol/settings.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { changesOne, rowOf, rowsOf } from '../store/rows.ts';
import { type Queries, queriesFor, type Schema } from '../store/schema.ts';
import { type Sql, statement } from '../store/sql.ts';
import type { Person } from '../store/store.ts';

export const COOKIE = 'quai';
export const COOKIE_SECONDS = 400 * 24 * 3600;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The prefix tells anyone who finds a token what it is for. */
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
    settings: null,
  };
}

export class People {
  readonly sql: Sql;
  readonly query: Queries;
  /** Who was recorded as here today. */
  private readonly marked = new Set<string>();
  private day = 0;
  constructor(sql: Sql) {
    this.sql = sql;
    this.query = queriesFor(sql.dialect);
  }

  /** Whose request this is; null for a visitor. */
  async of(request: FastifyRequest): Promise<Known | null> {
    const { authorization } = request.headers;
    if (authorization !== undefined) return this.byBearer(authorization);
    const person = await this.byToken(request.cookies[COOKIE]);
    if (person !== null) await this.here(person.id, Date.now());
    return person;
  }

  /** Records that somebody is here, once a day. */
  private async here(person: string, now: number): Promise<void> {
    const day = Math.floor(now / DAY);
    if (this.day !== day) this.marked.clear();
    this.day = day;
    if (this.marked.has(person)) return;
    this.marked.add(person);
    const mark = this.query
      .insertInto('seen')
      .values({ person_id: person, at: now })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ at: now }));
    await this.sql.run([statement(mark)]);
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

  /** Records when a token was last used, to the minute. */
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

  /** People with exactly this name, oldest first, at most twenty. */
  async byName(name: string): Promise<Known[]> {
    const some = this.query.selectFrom('person').selectAll().where('name', '=', name).where('kind', '=', 'person');
    return (await rowsOf<Schema['person']>(this.sql, some.orderBy('created').limit(20))).map(knownOf);
  }

  /** Accounts that have confirmed this address, at most five. */
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

  /** Starts a session in this browser. */
  async signIn(request: FastifyRequest, reply: FastifyReply, person: Person, now: number): Promise<void> {
    const token = newToken();
    const row = { token_hash: hashed(token), person_id: person.id, created: now };
    await this.sql.run([statement(this.query.insertInto('session').values(row), 1)]);
    // Ends the browser's previous session.
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

  /** Signs out every other browser. */
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

  async set(name: string, value: string): Promise<void> {
    const put = this.query
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }));
    await this.sql.run([statement(put)]);
  }

  /** Sets a setting unless it is set; returns its value. The first to set it wins. */
  async settle(name: string, value: string): Promise<string> {
    const add = this.query
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing());
    await this.sql.run([statement(add)]);
    return (await this.setting(name)) ?? value;
  }
}

function knownOf(row: Schema['person']): Known {
  return { ...row, suspended: row.suspended !== null };
}

/** The person's settings, and what they have reached. What a newer version of the site stored may not be known here. */
export function settingsOf({ settings }: Pick<Known, 'settings'>): v.InferOutput<typeof SettingsSchema> {
  const kept = v.safeParse(SettingsSchema, JSON.parse(settings ?? '{}'));
  return kept.success ? kept.output : {};
}
