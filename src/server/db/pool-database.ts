import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import * as schema from './schema.ts';
import { isDatabaseUnavailable } from './sql-state.ts';

export type Db = NodePgDatabase<typeof schema>;

const options = { schema, casing: 'snake_case' } as const;

/**
 * drizzle over a pool with its own `transaction`: drizzle's leaks the connection when BEGIN fails, so that each restart
 * of the database would cost the pool a connection, and PGlite's pool has only one.
 */
export function databaseOver(pool: Pool): Db {
  const db: Db = drizzle(pool, options);
  const databases = new WeakMap<PoolClient, Db>();
  const transaction: Db['transaction'] = async (run, config) => {
    const client = await pool.connect();
    let over = databases.get(client);
    if (!over) {
      over = drizzle(client, options);
      databases.set(client, over);
    }
    let failure: Error | undefined;
    try {
      return await over.transaction(run, config);
    } catch (error) {
      if (isDatabaseUnavailable(error)) failure = error as Error;
      throw error;
    } finally {
      client.release(failure);
    }
  };
  return Object.assign(db, { transaction });
}
