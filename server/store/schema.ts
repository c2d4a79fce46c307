/** The tables of the store, for kysely, and a builder of queries for each database. It runs none itself. */

import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { PeopleTables } from './people-tables.ts';
import type { Dialect } from './sql.ts';

export interface Schema extends PeopleTables {
  migration: { name: string };
  game_table: {
    id: string;
    game: string;
    rules_number: number;
    edition_id: string;
    /** Its figures are the row of `edition` with this hash. */
    edition_hash: string;
    options: string;
    host: string;
    seed: string;
    status: string;
    /** Raised by every change; a change is made only to the version it was made from. */
    version: number;
    created: number;
    updated: number;
    /** Who finds it: open (in the list), link, invited. */
    visibility: string;
    /** What its host chose besides the game's options: clock, spectators, rated, start. */
    terms: string;
    /** A question to all seats that is open, as JSON. */
    ask: string | null;
    /** The table at which the same people play again. */
    rematch: string | null;
    /** When a node must look at it: a bot's turn that nobody began, a clock that has run out. */
    due: number | null;
    /** When a node must look what follows from it for people: notices, results, ratings. */
    follow: number | null;
    /** The day whose dice it is played with, if it is a table of the daily board. */
    day: string | null;
  };
  /** The figures tables are played with, whole and once each; `data` is JSON whose canonical form has this hash. */
  edition: { hash: string; data: string };
  daily: { day: string; seed: string };
  daily_play: { day: string; person_id: string; table_id: string };
  seat: {
    table_id: string;
    seat: number;
    person_id: string | null;
    name: string;
    bot: string | null;
    contribution: string;
    /** Opens this seat of an invited table. */
    key: string | null;
    /** The person it is kept for. */
    reserved: string | null;
    /** Time the host gave it, in milliseconds. */
    extra: number;
  };
  entry: { table_id: string; seq: number; body: string };
  chat: { table_id: string; n: number; person_id: string; seat: number; name: string; body: string; at: number };
  mute: { person_id: string; muted_id: string };
  /** The running servers, and when each last said so. */
  node: { id: string; seen: number };
  /** Times when no server ran: no clock did. */
  pause: { from_at: number; to_at: number };
}

export type Queries = Kysely<Schema>;

const builders: Readonly<Record<Dialect, Queries>> = {
  sqlite: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgres: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};

export function queriesFor(dialect: Dialect): Queries {
  return builders[dialect];
}
