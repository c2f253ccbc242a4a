import { sql } from 'drizzle-orm';
import type { TouchedKind } from '../../../core/imports/touched-kinds.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import type { JournalEntry } from './journal-write.ts';
import { columnsOf, type Stored, tableOf, VALUES } from './stored-rows.ts';

const priceVersion = sql`, price_version = t.price_version
  + case when t.prices = r.prices and t.price_type = r.price_type then 0 else 1 end`;
/** Options have no version: they change with their property. */
const versioned = (kind: TouchedKind, now: Date) =>
  kind === 'option' ? sql`` : sql`, version = t.version + 1, updated_at = ${now.toISOString()}::timestamptz`;

/** Sets the members of rows to what they were. */
export async function restoreRows(
  tx: Tx,
  kind: TouchedKind,
  entries: readonly JournalEntry[],
  stored: ReadonlyMap<string, Stored>,
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ objectId, before }) => ({ ...stored.get(`${kind} ${objectId}`)?.row, ...before }));
  const set = columnsOf(kind).map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`);
  await tx.execute(sql`
    update ${tableOf(kind)} t set ${sql.join(set, sql`, `)} ${versioned(kind, now)} ${kind === 'offer' ? priceVersion : sql``}
    from jsonb_populate_recordset(null::${tableOf(kind)}, ${JSON.stringify(rows)}::jsonb) r where r.id = t.id`);
  if (kind === 'offer') await restoreValues(tx, entries);
}

async function restoreValues(tx: Tx, entries: readonly JournalEntry[]): Promise<void> {
  const changed = entries.filter(({ before }) => before !== null && VALUES in before);
  if (changed.length === 0) return;
  const values = changed.flatMap(({ before }) => before?.[VALUES] ?? []);
  await tx.execute(
    sql`delete from property_values where product_id = any(${uuidArray(changed.map(({ objectId }) => objectId))})`,
  );
  await tx.execute(sql`
    insert into property_values select * from jsonb_populate_recordset(null::property_values, ${JSON.stringify(values)}::jsonb)`);
}
