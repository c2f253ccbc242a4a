import { sql } from 'drizzle-orm';
import { bigint, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * Which products were written lately, so that a facet index reads them alone. A row without a product stands for any
 * number of them, in its own transaction and earlier ones.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    transactionId: bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    productId: uuid(),
  },
  (t) => [uniqueIndex('product_changes_transaction').on(t.transactionId, t.productId)],
);
