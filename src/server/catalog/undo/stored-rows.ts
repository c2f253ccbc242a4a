import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { StoredRow } from '../../../core/imports/changed-fields.ts';
import type { TouchedKind } from '../../../core/imports/touched-kinds.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { suppliers } from '../../suppliers/supplier.table.ts';
import type { Touched } from '../ingest/touched.ts';
import { baseProducts, supplierProducts } from '../product/product.table.ts';
import { categoryProperties, propertyOptions } from '../property/property.table.ts';

/** The values of an offer among the members of its row. */
export const VALUES = 'values';

const tables: Readonly<Record<TouchedKind, PgTable>> = {
  supplier: suppliers,
  property: categoryProperties,
  option: propertyOptions,
  base: baseProducts,
  offer: supplierProducts,
};

/** Counted or derived, or of the row's own history: an undo leaves them. */
const OWN_MEMBERS = ['version', 'created_at', 'updated_at', 'visit_count', 'items_count', 'price_version'];

export const tableOf = (kind: TouchedKind): SQL => sql.identifier(getTableName(tables[kind])) as unknown as SQL;

/** What an undo sets. */
export const columnsOf = (kind: TouchedKind): string[] =>
  Object.keys(getTableColumns(tables[kind]))
    .map(toSnakeCase)
    .filter((name) => name !== 'id' && !OWN_MEMBERS.includes(name));

export interface Stored {
  kind: TouchedKind;
  id: string;
  /** 0 for what has none. */
  version: number;
  partId: string | null;
  title: string;
  row: StoredRow;
}

/** The rows of these ids, and the offers of the base products among them. */
export async function readStored(tx: Tx, touched: Touched): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>();
  for (const [kind, ids] of Object.entries(touched) as [TouchedKind, readonly string[]][]) {
    const bases = kind === 'offer' ? (touched.base ?? []) : [];
    for (const one of await readKind(tx, kind, ids, bases)) found.set(`${kind} ${one.id}`, one);
  }
  return found;
}

async function readKind(tx: Tx, kind: TouchedKind, ids: readonly string[], bases: readonly string[]) {
  const ofBases = bases.length > 0 ? sql`or t.base_product_id = any(${uuidArray(bases)})` : sql``;
  const values = sql`jsonb_build_object(${VALUES}::text, coalesce(
    (select jsonb_agg(to_jsonb(v) order by v.id) from property_values v where v.product_id = t.id), '[]'))`;
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(t) ${kind === 'offer' ? sql`|| ${values}` : sql``} as row
    from ${tableOf(kind)} t where t.id = any(${uuidArray(ids)}) ${ofBases}`);
  return rows.map(({ row }): Stored => {
    const { id, version, title, name, base_product_id: part } = row;
    return {
      kind,
      id: String(id),
      version: Number(version ?? 0),
      partId: kind === 'base' ? String(id) : kind === 'offer' && part ? String(part) : null,
      title: String(title ?? name ?? ''),
      row: Object.fromEntries(Object.entries(row).filter(([member]) => !OWN_MEMBERS.includes(member))),
    };
  });
}
