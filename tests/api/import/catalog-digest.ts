import { sql } from 'drizzle-orm';
import type { Db } from '../../../src/server/db/open-database.ts';

const tables = [
  'base_products',
  'categories',
  'category_products',
  'category_properties',
  'category_suppliers',
  'measurement_quantities',
  'property_options',
  'property_values',
  'search_entries',
  'search_terms',
  'supplier_products',
  'suppliers',
  'type_models',
  'units_of_measurement',
  'website_menus',
] as const;

/** Digest of all catalogue rows, by table. */
export async function catalogDigest(db: Db): Promise<Record<string, string>> {
  const digest: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await db.execute<{ digest: string | null }>(sql`
      select count(*) || ' ' || md5(string_agg(line, ';' order by line collate "C")) as digest
      from (select t::text as line from ${sql.identifier(table)} t) lines`);
    digest[table] = rows[0]?.digest ?? 'empty';
  }
  return digest;
}
