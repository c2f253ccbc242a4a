import { and, type SQL, sql } from 'drizzle-orm';
import type { AskedPrice } from '../../../core/question/read-question.ts';
import type { PriceUse } from '../../../core/search/price-use.ts';
import { uuidArray } from '../../db/insert-rows.ts';

/** The price of a question, as an interpretation uses it. */
export interface PricedQuestion {
  use: PriceUse;
  price: AskedPrice;
}

/** What offers `cp` are asked for: those of some suppliers, for some price, or both; undefined for all. */
export function askedOffers(
  supplierIds: readonly string[] | undefined,
  priced: PricedQuestion | undefined,
): SQL | undefined {
  const { minRial, maxRial } = priced?.use === 'within' ? priced.price : { minRial: null, maxRial: null };
  return and(
    supplierIds && sql`cp.supplier_id = any(${uuidArray(supplierIds)})`,
    minRial === null ? undefined : sql`cp.price_rial >= ${minRial}::bigint`,
    maxRial === null ? undefined : sql`cp.price_rial <= ${maxRial}::bigint`,
  );
}
