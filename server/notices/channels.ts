/** A person's notification channels, and the tables they have silenced. */

import type { NewChannel } from '@quai/protocol/requests.ts';
import { cleanLabel } from '../people/names.ts';
import { type Known, type People, shortId } from '../people/people.ts';
import { changesOne, rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { statement } from '../store/sql.ts';
import { No } from '../wire/refusal.ts';
import { ADDRESS_PROBLEMS, addressProblem } from './outward.ts';

export type Channel = Readonly<Schema['channel']>;

const MOST = 10;

/** Why a channel may be refused. */
export const CHANNEL_PROBLEMS = [...ADDRESS_PROBLEMS, 'mail-unconfirmed', 'channel-limit'] as const;
type ChannelProblem = (typeof CHANNEL_PROBLEMS)[number];

export class Channels {
  private readonly people: People;
  private readonly local: boolean;
  constructor(people: People, local: boolean) {
    this.people = people;
    this.local = local;
  }

  of(person: string): Promise<readonly Channel[]> {
    const { sql, query } = this.people;
    return rowsOf<Channel>(
      sql,
      query.selectFrom('channel').selectAll().where('person_id', '=', person).orderBy('created'),
    );
  }

  /** Returns why it was refused, if it was. Adding a channel twice adds it once. */
  async add(person: Known, wanted: NewChannel, now: number): Promise<No<ChannelProblem> | null> {
    const { sql, query } = this.people;
    const address = this.addressOf(person, wanted);
    if (address instanceof No) return address;
    const own = await this.of(person.id);
    if (own.some((channel) => channel.kind === wanted.kind && channel.address === address)) return null;
    if (own.length >= MOST) return new No('channel-limit', { max: MOST });
    const name = wanted.kind === 'mail' ? '' : (cleanLabel(wanted.name) ?? '');
    const row = { id: shortId(), person_id: person.id, kind: wanted.kind, address, name, created: now };
    await sql.run([statement(query.insertInto('channel').values(row), 1)]);
    return null;
  }

  private addressOf(person: Known, wanted: NewChannel): string | No<ChannelProblem> {
    // Email goes to the confirmed address, whichever it is when a notice is sent.
    if (wanted.kind === 'mail') return person.email === null ? new No('mail-unconfirmed') : '';
    const url = wanted.kind === 'push' ? wanted.subscription.endpoint : wanted.url;
    const problem = addressProblem(url, this.local);
    if (problem !== null) return new No(problem);
    return wanted.kind === 'push' ? JSON.stringify(wanted.subscription) : url;
  }

  remove(person: string, id: string): Promise<boolean> {
    const { sql, query } = this.people;
    return changesOne(sql, query.deleteFrom('channel').where('person_id', '=', person).where('id', '=', id));
  }

  async quiet(person: string, table: string, on: boolean): Promise<void> {
    const { sql, query } = this.people;
    const row = { person_id: person, table_id: table };
    const change = on
      ? query
          .insertInto('quiet_table')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
      : query.deleteFrom('quiet_table').where('person_id', '=', person).where('table_id', '=', table);
    await sql.run([statement(change)]);
  }

  async quietTables(person: string): Promise<readonly string[]> {
    const { sql, query } = this.people;
    const rows = await rowsOf<{ table_id: string }>(
      sql,
      query.selectFrom('quiet_table').select('table_id').where('person_id', '=', person),
    );
    return rows.map((row) => row.table_id);
  }
}
