import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { statesAtOnce } from '../../../core/catalog/offer-types.ts';
import type { AskedDeal } from '../../../core/question/read-question.ts';
import type { DealUse } from '../../../core/search/deal-use.ts';
import { uuidArray } from '../../db/insert-rows.ts';

/** What a question asks of an offer, as an interpretation uses it. */
export interface DealQuestion {
  use: DealUse;
  deal: AskedDeal;
}

/** Who is asked for what; what is undefined says nothing. */
interface AskedOffers {
  /** The one that the text names. */
  supplierId: string | undefined;
  /** Those of the place that the text names. */
  supplierIds: readonly string[] | undefined;
  dealt: DealQuestion | undefined;
}

/** Condition on offers `cp`; undefined for all. */
export function askedOffers({ supplierId, supplierIds, dealt }: AskedOffers): SQL | undefined {
  const { minRial = null, maxRial = null, isInStock = false } = dealt?.use === 'within' ? dealt.deal : {};
  return and(
    supplierId === undefined ? undefined : sql`cp.supplier_id = ${supplierId}::uuid`,
    supplierIds && sql`cp.supplier_id = any(${uuidArray(supplierIds)})`,
    minRial === null ? undefined : sql`cp.price_rial >= ${minRial}::bigint`,
    maxRial === null ? undefined : sql`cp.price_rial <= ${maxRial}::bigint`,
    isInStock ? inArray(sql`cp.stock_state`, [...statesAtOnce]) : undefined,
  );
}
