/** Who runs the site: those whom the configuration names, or else whoever entered the code that was printed at a start. */

import { DoneSchema } from '@quai/protocol/answers/account.ts';
import { DeviceCodeSchema } from '@quai/protocol/requests.ts';
import { newCode, OneTimes, readCode } from '../people/onetime.ts';
import type { Known, People } from '../people/people.ts';
import { No } from '../wire/refusal.ts';
import { DONE, type Route, route } from '../wire/route.ts';

/** The setting with the id of the one administrator. */
const ADMIN = 'admin';

export class Admins {
  private readonly people: People;
  private readonly codes: OneTimes;
  /** Pages or confirmed mail addresses. */
  private readonly named: readonly string[];

  constructor(people: People, named: readonly string[]) {
    this.people = people;
    this.codes = new OneTimes(people.sql);
    this.named = named;
  }

  async isAdmin({ id, page, email }: Known): Promise<boolean> {
    if (this.named.length === 0) return (await this.people.setting(ADMIN)) === id;
    return this.named.includes(page) || (email !== null && this.named.includes(email));
  }

  /** A code for the first administrator; null if there is one already. */
  async firstCode(now: number): Promise<string | null> {
    if (this.named.length > 0 || (await this.people.setting(ADMIN)) !== null) return null;
    const code = newCode();
    await this.codes.add('admin', code, null, '', now);
    return code;
  }

  /** False if the code is not valid, or somebody else was first. */
  async claim(person: Known, typed: string, now: number): Promise<boolean> {
    const code = readCode(typed);
    if (code === null || this.named.length > 0 || (await this.codes.use('admin', code, now)) === null) return false;
    return (await this.people.settle(ADMIN, person.id)) === person.id;
  }

  routes(): Route[] {
    return [
      route(
        {
          method: 'post',
          path: '/api/admin/claim',
          summary: 'Become the first administrator, with the code that the server printed at its start',
          who: 'person',
          active: true,
          body: DeviceCodeSchema,
          answer: DoneSchema,
          refusals: ['code-invalid'],
          limit: 10,
        },
        async ({ person, body, now }) => ((await this.claim(person, body.code, now)) ? DONE : new No('code-invalid')),
      ),
    ];
  }
}

/** Makes an account the one administrator, whoever was before. For the command line. */
export async function setAdmin(people: People, person: Known): Promise<void> {
  await people.set(ADMIN, person.id);
}
