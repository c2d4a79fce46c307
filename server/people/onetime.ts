/** Codes, links and challenges that expire and work once. Only their hashes are stored. */

import { randomInt } from 'node:crypto';
import { sql as raw } from 'kysely';
import { changesOne, countOf, rowOf } from '../store/rows.ts';
import { queriesFor, type Schema } from '../store/schema.ts';
import { type Sql, statement } from '../store/sql.ts';
import { hashed } from './people.ts';

/**
 * device: signs in another device. mail: confirms an address. recover: signs in by email. challenge: of a passkey. admin: makes the
 * first administrator.
 */
export type OneTimeKind = 'device' | 'mail' | 'recover' | 'challenge' | 'admin';
export type OneTime = Readonly<Schema['one_time']>;

const MINUTE = 60_000;
export const LASTS: Readonly<Record<OneTimeKind, number>> = {
  device: 10 * MINUTE,
  mail: 24 * 60 * MINUTE,
  recover: 30 * MINUTE,
  challenge: 5 * MINUTE,
  admin: 24 * 60 * MINUTE,
};

/** Without letters that are easily confused. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

/** Easy to read out and to type. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Accepts any case, spaces, hyphens and O for 0; null if it cannot be a code. */
export function readCode(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 40) return null;
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

export class OneTimes {
  private readonly sql: Sql;
  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(kind: OneTimeKind, secret: string, person: string | null, body: string, now: number): Promise<void> {
    const query = queriesFor(this.sql.dialect);
    const row = {
      hash: hashed(`${kind} ${secret}`),
      kind,
      person_id: person,
      body,
      made: now,
      expires: now + LASTS[kind],
    };
    await this.sql.run([statement(query.insertInto('one_time').values(row), 1)]);
  }

  /** Uses it up; null if unknown, used or expired. Of two concurrent attempts, one succeeds. */
  async use(kind: OneTimeKind, secret: string, now: number): Promise<OneTime | null> {
    const query = queriesFor(this.sql.dialect);
    const hash = hashed(`${kind} ${secret}`);
    const row = await rowOf<OneTime>(this.sql, query.selectFrom('one_time').selectAll().where('hash', '=', hash));
    if (row === null) return null;
    const mine = await changesOne(this.sql, query.deleteFrom('one_time').where('hash', '=', hash));
    return mine && row.expires > now ? row : null;
  }

  /** Deletes those of one kind, before a new one replaces them. */
  async forget(kind: OneTimeKind, person: string): Promise<void> {
    const query = queriesFor(this.sql.dialect);
    await this.sql.run([
      statement(query.deleteFrom('one_time').where('kind', '=', kind).where('person_id', '=', person)),
    ]);
  }

  /** How many of a kind were made since then and are unused. */
  async madeSince(kind: OneTimeKind, person: string, since: number): Promise<number> {
    const query = queriesFor(this.sql.dialect);
    const count = query
      .selectFrom('one_time')
      .select(raw<number>`count(*)`.as('n'))
      .where('kind', '=', kind)
      .where('person_id', '=', person)
      .where('made', '>', since);
    return countOf(this.sql, count);
  }

  async cleanUp(now: number): Promise<void> {
    await this.sql.run([statement(queriesFor(this.sql.dialect).deleteFrom('one_time').where('expires', '<', now))]);
  }
}
