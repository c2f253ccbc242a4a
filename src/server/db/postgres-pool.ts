import pg from 'pg';

export const QUERY_TIMEOUT_MS = 30_000;
const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 5_000;
/** A server that hangs enforces no limit: the client gives up this much later than the server should have. */
export const CLIENT_LIMIT_MARGIN_MS = 2_000;

export interface PostgresPoolOptions {
  /** 0 = none. @default 30 000 */
  queryTimeoutMs?: number | undefined;
  /** How long a query may wait for a connection. @default 5 000 */
  waitLimitMs?: number | undefined;
}

/** Connections to PostgreSQL, with a limit on each query that also holds if the server hangs. */
export function postgresPool(
  connectionString: string,
  { queryTimeoutMs = QUERY_TIMEOUT_MS, waitLimitMs = CONNECT_LIMIT_MS }: PostgresPoolOptions = {},
): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: waitLimitMs,
    statement_timeout: queryTimeoutMs,
    query_timeout: queryTimeoutMs === 0 ? undefined : queryTimeoutMs + CLIENT_LIMIT_MARGIN_MS,
    keepAlive: true,
    // JIT compilation takes longer than our reads.
    options: '-c timezone=UTC -c jit=off',
  });
}

/** Errors of idle connections go to `onError`; one inside a transaction rejects its query. */
export function listenForErrors(pool: pg.Pool, onError: (error: Error) => void = () => {}): void {
  pool.on('error', onError);
  // A connection that breaks inside a transaction has no other error listener: without one the process would exit.
  pool.on('connect', (client) => client.on('error', () => {}));
}
