import { sql } from 'drizzle-orm';
import type { ProductRow } from '../../../contract/catalog/product.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import { joinConfirmed } from '../../suppliers/read.ts';
import type { CardDeps } from '../product/card-rows.ts';
import { netPriceIn } from '../product/net-price.ts';
import { listPartRows } from './list-rows.ts';

export interface NamedPart {
  baseProductId: string;
  row: ProductRow;
}

/** The rows of base products with their cheapest shown offers, in the order of `ids`; without those that nobody offers. */
export async function listNamedParts(deps: CardDeps, ids: readonly string[]): Promise<NamedPart[]> {
  if (ids.length === 0) return [];
  const { rows } = await deps.db.execute<{ base: string; offer: string }>(sql`
    select distinct on (p.base_product_id) p.base_product_id as base, p.id as offer
    from supplier_products p ${joinConfirmed(sql`p.supplier_id`)}
    where p.base_product_id = any(${uuidArray(ids)}) and p.status = 'shown'
    order by p.base_product_id, ${netPriceIn(sql`p`)} asc nulls last, p.lead_time_days, p.id`);
  const offers = new Map(rows.map(({ base, offer }) => [base, offer]));
  const partRows = new Map((await listPartRows(deps, [...offers.values()])).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = partRows.get(offers.get(id) ?? '');
    return row ? [{ baseProductId: id, row }] : [];
  });
}
