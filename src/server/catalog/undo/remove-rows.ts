import { type SQL, sql } from 'drizzle-orm';
import type { TouchedKind } from '../../../core/imports/touched-kinds.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { sqlStateOf } from '../../db/sql-state.ts';
import { deleteEntries } from '../../search/write-entries.ts';
import { recordProductChanges } from '../product/change-log.ts';
import type { JournalEntry, UndoneEntry } from './journal-write.ts';
import { tableOf } from './stored-rows.ts';

/** Offers among these ids that others refer to: they are not removed. */
export type FindUsed = (tx: Tx, offerIds: readonly string[]) => Promise<ReadonlySet<string>>;

const REQUESTED = 'در یک درخواست خرید آمده است.';
const OFFERED = 'پیشنهاد دیگری از همین کالا هست.';
const USED = 'در جای دیگری به کار رفته است.';
const FOREIGN_KEY_VIOLATION = '23503';

/** Removes rows that an import made. Returns those that stay, with the reason. */
export async function removeRows(
  tx: Tx,
  kind: TouchedKind,
  entries: readonly JournalEntry[],
  findUsed: FindUsed,
): Promise<UndoneEntry[]> {
  if (entries.length === 0) return [];
  switch (kind) {
    case 'offer':
      return removeOffers(tx, entries, findUsed);
    case 'base':
      return removeFree(tx, kind, entries, sql`select base_product_id from supplier_products`, OFFERED);
    case 'option':
      return removeFree(tx, kind, entries, sql`select option_id from property_values`, USED);
    case 'property':
      await tx.execute(sql`
        delete from property_options o where property_id = any(${idsOf(entries)})
          and not exists (select from property_values v where v.property_id = o.property_id)`);
      return removeFree(tx, kind, entries, sql`select property_id from property_values`, USED);
    case 'supplier':
      return removeSuppliers(tx, entries);
  }
}

const idsOf = (entries: readonly JournalEntry[]): SQL => uuidArray(entries.map(({ objectId }) => objectId));

const keep = (entries: readonly JournalEntry[], keptFor: string): UndoneEntry[] =>
  entries.map((entry) => ({ ...entry, keptFor }));

async function removeOffers(tx: Tx, entries: readonly JournalEntry[], findUsed: FindUsed): Promise<UndoneEntry[]> {
  const used = await findUsed(
    tx,
    entries.map(({ objectId }) => objectId),
  );
  const free = entries.filter(({ objectId }) => !used.has(objectId));
  const ids = idsOf(free);
  await recordProductChanges(tx, sql`(select unnest(${ids}) as id)`);
  await deleteEntries(tx, sql`(select unnest(${ids}) as id)`);
  await tx.execute(sql`delete from category_products where product_id = any(${ids})`);
  await tx.execute(sql`delete from property_values where product_id = any(${ids})`);
  await tx.execute(sql`delete from supplier_products where id = any(${ids})`);
  return keep(
    entries.filter(({ objectId }) => used.has(objectId)),
    REQUESTED,
  );
}

/** @param users subquery of the ids that stored rows refer to */
async function removeFree(
  tx: Tx,
  kind: TouchedKind,
  entries: readonly JournalEntry[],
  users: SQL,
  reason: string,
): Promise<UndoneEntry[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from ${tableOf(kind)} t where t.id = any(${idsOf(entries)})
      and not exists (select from (${users}) as u(id) where u.id = t.id)
    returning t.id`);
  const gone = new Set(rows.map(({ id }) => id));
  return keep(
    entries.filter(({ objectId }) => !gone.has(objectId)),
    reason,
  );
}

/** Many areas refer to suppliers: their keys decide. */
async function removeSuppliers(tx: Tx, entries: readonly JournalEntry[]): Promise<UndoneEntry[]> {
  const kept: UndoneEntry[] = [];
  for (const entry of entries) {
    const id = idsOf([entry]);
    try {
      await tx.transaction(async (inner) => {
        await inner.execute(sql`
          delete from category_suppliers cs where supplier_id = any(${id})
            and not exists (select from supplier_products p where p.supplier_id = cs.supplier_id)`);
        await deleteEntries(inner, sql`(select unnest(${id}) as id)`);
        await inner.execute(sql`delete from suppliers where id = any(${id})`);
      });
    } catch (error) {
      if (sqlStateOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
      kept.push(...keep([entry], USED));
    }
  }
  return kept;
}
