import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { WAITING_MAX } from '../../core/pages/account-menu.ts';
import type { Executor } from './open-database.ts';

/** Counts rows up to `WAITING_MAX`: a queue of a million costs as much as one of a hundred. */
export const countWaiting = (db: Executor, table: PgTable, where: SQL | undefined): Promise<number> =>
  db.$count(
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where)
      .limit(WAITING_MAX)
      .as('waiting'),
  );
