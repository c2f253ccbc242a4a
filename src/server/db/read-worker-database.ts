import type { MessagePort } from 'node:worker_threads';
import type { Pool } from 'pg';
import { SessionPool } from './pglite/session-pool.ts';
import { sessionAt } from './pglite/session-port.ts';
import { type Db, databaseOver } from './pool-database.ts';
import { listenForErrors, postgresPool } from './postgres-pool.ts';

/** How another thread reaches a database that is open. */
export type DatabaseAccess =
  | { engine: 'postgres'; databaseUrl: string }
  /** Of a session that the owner of the engine serves. */
  | { engine: 'pglite'; port: MessagePort };

/** Opens in this thread what another thread has opened and migrated; `inTurn` may delay the pool's queries. */
export function openForReads(
  access: DatabaseAccess,
  onConnectionError?: (error: Error) => void,
  inTurn: (pool: Pool) => Pool = (pool) => pool,
): { db: Db; close: () => Promise<void> } {
  const pool =
    access.engine === 'postgres' ? postgresPool(access.databaseUrl) : new SessionPool(sessionAt(access.port));
  listenForErrors(pool, onConnectionError);
  return { db: databaseOver(inTurn(pool)), close: () => pool.end() };
}
