import { type SQL, sql } from 'drizzle-orm';
import { inBasis, VAT_PERCENT } from '../../../core/money/vat.ts';
import type { SupplierProductRow } from './product.table.ts';

const [NET, GROSS] = [100, 100 + VAT_PERCENT];

/** What lists order and filter by: the price of the first tier in whole rial without tax; null if on request. */
export function netPriceOf({ prices: [first], vatIncluded }: Pick<SupplierProductRow, 'prices' | 'vatIncluded'>) {
  return first ? inBasis(first.amountRial, vatIncluded, 'net') : null;
}

/**
 * The same of stored offers, as SQL; a test compares them.
 * @param offer name or alias of `supplier_products`
 */
export function netPriceIn(offer: SQL): SQL {
  const written = sql`(${offer}.prices -> 0 ->> 'amountRial')::bigint`;
  const halfUp = sql.raw(`* ${2 * NET} + ${GROSS}) / ${2 * GROSS}`);
  return sql`case when ${offer}.vat_included then (${written} ${halfUp} else ${written} end`;
}
