import { type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/open-database.ts';

/** More changes than this cost a reader as much as reading everything. */
export const CHANGES_MAX = 5_000;

/**
 * Notes products whose lists or values the transaction writes; call it in every such transaction.
 * @param ids subquery of (id)
 */
export async function recordProductChanges(tx: Tx, ids: SQL): Promise<void> {
  await tx.execute(sql`
    with changed as materialized (select id from ${ids} given limit ${CHANGES_MAX + 1}),
    total as (select count(*) as changes from changed)
    insert into product_changes (product_id)
    select id from changed, total where changes <= ${CHANGES_MAX}
    union all select null from total where changes > ${CHANGES_MAX}
    on conflict do nothing`);
  await prune(tx);
}

/** Replaces old rows by one that stands for all of them. Writers at the same time skip each other's rows. */
async function prune(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with old as materialized (
      select ctid from product_changes
      where transaction_id <= (
        select transaction_id from product_changes order by transaction_id desc offset ${CHANGES_MAX} limit 1)
      for update skip locked
    ),
    gone as (delete from product_changes where ctid in (select ctid from old) returning transaction_id)
    insert into product_changes (transaction_id) select max(transaction_id) from gone having count(*) > 0`);
}

/** What a reader with a later snapshot must read again. */
export interface ProductChanges {
  /** The reader's own snapshot: where its next look begins. */
  snapshot: string;
  /** Undefined if there are too many. */
  ids: string[] | undefined;
}

/**
 * The products that changed for this statement since another one's snapshot, whatever the order of commits was.
 * @param since `pg_current_snapshot()` of the earlier statement, as text
 */
export async function findProductChanges(db: Executor, since: string): Promise<ProductChanges> {
  const { rows } = await db.execute<{ snapshot: string; ids: (string | null)[] }>(sql`
    select pg_current_snapshot()::text as snapshot, array(
      select distinct product_id from product_changes
      where transaction_id >= pg_snapshot_xmin(${since}::pg_snapshot)::text::bigint
        and transaction_id < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
        and (product_id is null or not pg_visible_in_snapshot(transaction_id::text::xid8, ${since}::pg_snapshot))
      limit ${CHANGES_MAX + 1})::text[] as ids`);
  const { snapshot = since, ids = [] } = rows[0] ?? {};
  const known = ids.filter((id) => id !== null);
  return { snapshot, ids: known.length < ids.length || ids.length > CHANGES_MAX ? undefined : known };
}
