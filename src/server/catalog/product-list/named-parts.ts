import { sql } from 'drizzle-orm';
import type { ProductRow } from '../../../contract/catalog/product.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import { joinConfirmed } from '../../suppliers/read.ts';
import type { CardDeps } from '../product/card-rows.ts';
import { stockTierIn } from '../product/lead-order.ts';
import { netPriceIn } from '../product/net-price.ts';
import { listOfferRows, listPartRows } from './list-rows.ts';

export interface NamedPart {
  baseProductId: string;
  row: ProductRow;
}

/**
 * The rows of base products with their first shown offers by stock and price, in the order of `ids`; without those that nobody offers.
 * @param supplierId whose own offers alone are meant. @default null, everybody's
 */
export async function listNamedParts(
  deps: CardDeps,
  ids: readonly string[],
  supplierId: string | null = null,
): Promise<NamedPart[]> {
  if (ids.length === 0) return [];
  const whereSupplier = supplierId === null ? sql`` : sql`and p.supplier_id = ${supplierId}`;
  const { rows } = await deps.db.execute<{ base: string; offer: string }>(sql`
    select distinct on (p.base_product_id) p.base_product_id as base, p.id as offer
    from supplier_products p ${joinConfirmed(sql`p.supplier_id`)}
    where p.base_product_id = any(${uuidArray(ids)}) and p.status = 'shown' ${whereSupplier}
    order by p.base_product_id, ${stockTierIn(sql`p.stock_state`)},
      ${netPriceIn(sql`p`)} asc nulls last, p.id`);
  const offers = new Map(rows.map(({ base, offer }) => [base, offer]));
  const listRows = supplierId === null ? listPartRows : listOfferRows;
  const partRows = new Map((await listRows(deps, [...offers.values()])).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = partRows.get(offers.get(id) ?? '');
    return row ? [{ baseProductId: id, row }] : [];
  });
}
