/** The database tables, for kysely, and a query builder for each database. It runs no queries itself. */

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
    /** Incremented by every change; a change applies only to the version it was based on. */
    version: number;
    created: number;
    updated: number;
    /** Who finds it: open (in the list), link, invited. */
    visibility: string;
    /** What its host chose besides the game's options, as JSON: clock, spectators, rated, start. */
    terms: string;
    /** A pending request to undo, as JSON. */
    ask: string | null;
    /** The table where the same people play again. */
    rematch: string | null;
    /** When a node must act by itself: a bot's turn that no node is playing, or a clock that has run out. */
    due: number | null;
    /** When a node must send notices or store results and ratings. */
    follow: number | null;
    /** The day whose draws it uses, if it is a table of the daily game. */
    day: string | null;
  };
  /**
   * The figures of each edition in use, stored once; `data` is JSON whose canonical form has this hash. `chosen`: when a table was
   * last created with it.
   */
  edition: { hash: string; data: string; chosen: number };
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
    /** The person it is reserved for. */
    reserved: string | null;
    /** Time the host added, in milliseconds. */
    extra: number;
    /** Moves that are not in the log yet, as JSON. */
    held: string | null;
  };
  entry: { table_id: string; seq: number; body: string };
  chat: { table_id: string; n: number; person_id: string; seat: number; name: string; body: string; at: number };
  mute: { person_id: string; muted_id: string };
  /** The running nodes, and when each was last seen. */
  node: { id: string; seen: number };
  /** Times when no server was running, and so no clock. */
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
