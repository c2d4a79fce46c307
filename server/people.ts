/** Guests: a name and a cookie. The store knows only a hash of the cookie's token. */

import { createHash, randomBytes } from 'node:crypto';
import type { Person, Store } from './store.ts';
import { cleanText } from './text.ts';

export const COOKIE = 'quai';
export const COOKIE_SECONDS = 400 * 24 * 3600;

const NAME_LENGTH = 24;

/** A name as it may stand in a list: no control characters, single spaces, not empty; else null. */
export function cleanName(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const name = cleanText(raw);
  return name === null || [...name].length > NAME_LENGTH ? null : name;
}

export class People {
  private readonly store: Store;
  constructor(store: Store) {
    this.store = store;
  }

  async byToken(token: string | undefined): Promise<Person | null> {
    if (token === undefined || !/^[0-9a-f]{64}$/.test(token)) return null;
    return this.store.personByToken(hashed(token));
  }

  async add(name: string, now: number): Promise<{ person: Person; token: string }> {
    const token = randomBytes(32).toString('hex');
    const person = { id: randomBytes(12).toString('base64url'), name };
    await this.store.addPerson({ ...person, token_hash: hashed(token), created: now });
    return { person, token };
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.store.rename(person.id, name);
    return { ...person, name };
  }
}

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');
