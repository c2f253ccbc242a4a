import { type SQL, sql } from 'drizzle-orm';
import { uuidArray } from '../db/insert-rows.ts';
import { searchSuppliers } from './search.table.ts';

/** Condition on `search_entries e`: the supplier offers its product. */
export const whereOffered = (supplierId: string): SQL => sql`exists (select from ${searchSuppliers} s
  where s.object_id = e.object_id and s.supplier_id = ${supplierId}::uuid)`;

/** Query of (product_id), which an index has in hash order: the entries of the products that the supplier offers. */
export const productsOffered = (supplierId: string): SQL =>
  sql`select s.object_id as product_id from ${searchSuppliers} s where s.supplier_id = ${supplierId}::uuid`;

/** The same for one of some suppliers. */
export const whereOfferedByAny = (supplierIds: readonly string[]): SQL => sql`exists (select from ${searchSuppliers} s
  where s.object_id = e.object_id and s.supplier_id = any(${uuidArray(supplierIds)}))`;
