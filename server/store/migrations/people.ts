/** The migration that adds accounts, notices, ratings and reports. */

import { type CompiledQuery, sql as raw } from 'kysely';
import type { Queries } from '../schema.ts';

type Step = { compile(): CompiledQuery };

const PERSON = 'id, page, name, created, kind, language';

export function peopleMigration(query: Queries): readonly Step[] {
  const text = (sql: string): Step => ({ compile: () => raw.raw(sql).compile(query) });
  const { schema } = query;
  return [
    // A person had one browser; now a browser is a session. The start of its hash becomes the address of the profile page.
    schema
      .createTable('session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull()),
    schema.createIndex('session_person').on('session').column('person_id'),
    text('insert into session (token_hash, person_id, created) select token_hash, id, created from person'),
    schema
      .createTable('person_003')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('page', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('suspended', 'bigint'),
    text(
      `insert into person_003 (${PERSON}) select id, substr(token_hash, 1, 18), name, created, 'person', 'en' from person`,
    ),
    schema.dropTable('person'),
    schema.alterTable('person_003').renameTo('person'),
    schema.createIndex('person_email').on('person').column('email'),
    schema.createIndex('person_owner').on('person').column('owner'),
    schema
      .createTable('passkey')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint'),
    schema.createIndex('passkey_person').on('passkey').column('person_id'),
    schema
      .createTable('one_time')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull()),
    schema.createIndex('one_time_person').on('one_time').columns(['person_id', 'kind']),
    schema
      .createTable('api_token')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint'),
    schema.createIndex('api_token_person').on('api_token').column('person_id'),
    schema
      .createTable('seat_link')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seat_link_key', ['table_id', 'seat']),
    schema
      .createTable('channel')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull()),
    schema.createIndex('channel_person').on('channel').column('person_id'),
    schema
      .createTable('quiet_table')
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('quiet_table_key', ['person_id', 'table_id']),
    schema
      .createTable('looking')
      .addColumn('node_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .addColumn('left_at', 'bigint')
      .addPrimaryKeyConstraint('looking_key', ['person_id', 'table_id', 'node_id']),
    schema.createIndex('looking_table').on('looking').column('table_id'),
    schema.createIndex('looking_node').on('looking').column('node_id'),
    schema
      .createTable('notice')
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .addColumn('sent', 'bigint')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('notice_key', ['person_id', 'table_id']),
    schema.createIndex('notice_due').on('notice').column('due'),
    schema
      .createTable('rating')
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('played', 'integer', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_key', ['person_id', 'game']),
    schema.createIndex('rating_game').on('rating').columns(['game', 'rating']),
    schema
      .createTable('result')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('bot', 'text')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('total', 'double precision', (column) => column.notNull())
      .addColumn('ended', 'bigint', (column) => column.notNull())
      .addColumn('shown', 'integer', (column) => column.notNull())
      .addColumn('rating', 'double precision')
      .addColumn('deviation', 'double precision')
      .addPrimaryKeyConstraint('result_key', ['table_id', 'seat']),
    schema.createIndex('result_person').on('result').columns(['person_id', 'ended']),
    schema
      .createTable('report')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('by_id', 'text', (column) => column.notNull())
      .addColumn('about_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('line', 'integer')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addColumn('done', 'bigint'),
    schema
      .createTable('setting')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull()),
    schema.alterTable('game_table').addColumn('follow', 'bigint'),
    schema.createIndex('game_table_follow').on('game_table').column('follow'),
    // Tables that ended before results were stored get theirs.
    text(`update game_table set follow = updated where status = 'over'`),
    schema.createIndex('chat_person').on('chat').column('person_id'),
  ];
}
