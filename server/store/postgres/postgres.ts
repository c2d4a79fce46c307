/** The port to PostgreSQL: a batch is a transaction on a pooled connection, with its statements pipelined. */

import pg from 'pg';
import { guarded, type Row, type Sql, type Statement, StoreFault, StoreGone, StoreUnwritable } from '../sql.ts';

/** Parses bigints as numbers: counts and times are below 2^53. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
} as pg.CustomTypesConfig;

const CONNECTIONS = 10;
const CONNECT_WITHIN = 3000;
const ANSWER_WITHIN = 10_000;
/** Statements with lists vary in length, so preparing each of them is not worth it. */
const MOST_NAMED = 100;

const settings = (url: string): pg.PoolConfig & { pipeline: boolean } => ({
  connectionString: url,
  max: CONNECTIONS,
  connectionTimeoutMillis: CONNECT_WITHIN,
  query_timeout: ANSWER_WITHIN,
  keepAlive: true,
  types,
  pipeline: true,
});

export async function openPostgres(url: string): Promise<Sql> {
  const pool = new pg.Pool(settings(url));
  // An idle connection was lost; the pool opens another.
  pool.on('error', () => {});
  const sql = guarded({
    dialect: 'postgres',
    run: (batch) => withClient(pool, (client) => transaction(client, batch)),
    close: () => pool.end(),
  });
  try {
    await sql.run([{ sql: 'select 1', parameters: [] }]);
  } catch (error) {
    await sql.close();
    throw error;
  }
  return sql;
}

/** A read-only snapshot of the database, for copies made while others write. */
export async function openSnapshot(url: string): Promise<Sql> {
  const client = new pg.Client(settings(url));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
  } catch (error) {
    throw explained(error);
  }
  return {
    dialect: 'postgres',
    run: (batch) => Promise.all(batch.map((one) => rowsOf(client, one))),
    close: () => client.end(),
  };
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw explained(error);
  }
  const ignore = () => {};
  client.on('error', ignore);
  let lost = false;
  try {
    return await work(client);
  } catch (error) {
    lost = error instanceof StoreGone;
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(lost);
  }
}

async function transaction(client: pg.PoolClient, batch: readonly Statement[]): Promise<Row[][] | null> {
  const reads = batch.every(({ sql }) => isRead(sql));
  const [first] = batch;
  if (reads && batch.length === 1 && first !== undefined) return [await rowsOf(client, first)];
  const begun = command(client, reads ? 'begin isolation level repeatable read read only' : 'begin');
  const results = await Promise.allSettled([begun, ...batch.map((one) => rowsOf(client, one))]);
  // After the first error, the others only say that the transaction is aborted.
  const failed = results.find((result) => result.status === 'rejected');
  if (failed === undefined) {
    await command(client, 'commit');
    return results.slice(1).map((result) => (result as PromiseFulfilledResult<Row[]>).value);
  }
  if (failed.reason instanceof StoreGone) throw failed.reason;
  await command(client, 'rollback');
  if (failed.reason instanceof Unexpected) return null;
  throw failed.reason;
}

/** A statement did not change as many rows as expected. */
class Unexpected extends Error {}

const isRead = (sql: string) => /^\s*(select|with|explain)\b/i.test(sql);

async function command(client: pg.ClientBase, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw explained(error);
  }
}

const names = new Map<string, string>();

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MOST_NAMED) return known;
  const name = `quai${names.size}`;
  names.set(sql, name);
  return name;
}

async function rowsOf(client: pg.ClientBase, { sql, parameters, expect }: Statement): Promise<Row[]> {
  const name = /^\s*(select|insert|update|delete)\b/i.test(sql) ? nameOf(sql) : undefined;
  let result: pg.QueryResult<Row>;
  try {
    result = await client.query<Row>({
      text: sql,
      values: [...parameters],
      ...(name === undefined ? {} : { name }),
    });
  } catch (error) {
    throw explained(error);
  }
  if (expect !== undefined && result.rowCount !== expect) throw new Unexpected();
  return isRead(sql) ? result.rows : [];
}

/** Connection errors, and a server that is stopping, starting or out of connections. */
const GONE = /^(08|57P|53300)/;
/** The server answers but cannot write: a full disk, no memory, a file system error, a read-only replica. */
const UNWRITABLE = /^(53|58|25006)/;

/** An error without the values that PostgreSQL puts in its details. */
function explained(error: unknown): Error {
  const { code, message, constraint } = error as { code?: unknown; message?: unknown; constraint?: unknown };
  if (typeof code === 'string' && UNWRITABLE.test(code) && !GONE.test(code))
    return new StoreUnwritable(`the database takes no writes: ${code}`);
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !GONE.test(code))
    return new StoreFault(`the database refused a statement: ${code} ${constraint ?? ''}`.trim());
  const why = typeof code === 'string' ? code : String(message ?? '').slice(0, 60);
  return new StoreGone(`the database cannot be reached: ${why}`);
}
