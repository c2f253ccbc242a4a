import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListDigest } from '../../contract/list-digest.ts';
import type { Executor } from './open-database.ts';

type VersionedTable = PgTable & { id: PgColumn; version: PgColumn };

/** The number of the rows that `where` selects, and a hash of their ids and versions; as `digestText` of the client. */
export async function readDigest(db: Executor, table: VersionedTable, where: SQL | undefined): Promise<ListDigest> {
  const rows = sql`string_agg(${table.id}::text || ':' || ${table.version}, ',' order by ${table.id})`;
  const [digest] = await db
    .select({
      count: sql<number>`count(*)::int`,
      hash: sql<string>`encode(sha256(convert_to(coalesce(${rows}, ''), 'UTF8')), 'hex')`,
    })
    .from(table as PgTable)
    .where(where);
  if (!digest) throw new Error('an aggregate has no row');
  return digest;
}
