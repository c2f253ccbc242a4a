import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ProductSort } from '../../../contract/catalog/product.ts';
import { cursorPart, decodeCursor } from '../../platform/cursor.ts';
import { stockTierIn } from '../product/lead-order.ts';

/** A product's position in a list: its sort value, as text, and its id. */
export interface ListPosition {
  productId: string;
  /** Null if the price is on request. */
  value: string | null;
}

export interface Segment {
  where: SQL;
  order: SQL;
  /** The keyset condition of a cursor's position, or of placeholders for one. */
  after: (position: { [Part in keyof ListPosition]: ListPosition[Part] | Placeholder }) => SQL;
}

export interface SortPlan {
  /** Orders the offers `cp` of a part: the first stands for it. */
  lead: SQL;
  value: SQL;
  valueShape: z.ZodType<string | null>;
  /** Read one after another, each in the order of an index. */
  segments: Segment[];
  segmentOf: (position: ListPosition) => number;
}

const everything = sql`true`;

/** In the order of an index. */
export const leadByPrice = sql`cp.price_rial`;
const leadByStock = sql`${stockTierIn(sql`cp.stock_state`)}, cp.price_rial`;

const onRequest = (direction: '>' | '<'): Segment => ({
  where: sql`price_rial is null`,
  order: direction === '>' ? sql`price_rial, product_id` : sql`price_rial desc, product_id desc`,
  after: ({ productId }) => sql`product_id ${sql.raw(direction)} ${productId}::uuid`,
});

const priced = (direction: '>' | '<'): Segment => ({
  where: sql`price_rial is not null`,
  order: direction === '>' ? sql`price_rial, product_id` : sql`price_rial desc, product_id desc`,
  after: ({ productId, value }) =>
    sql`(price_rial, product_id) ${sql.raw(direction)} (${value}::bigint, ${productId}::uuid)`,
});

/** Offers without a price come last in both directions. */
const byPrice = (direction: '>' | '<'): SortPlan => ({
  lead: leadByPrice,
  value: sql`price_rial`,
  valueShape: cursorPart.bigint.nullable(),
  segments: [priced(direction), onRequest(direction)],
  segmentOf: ({ value }) => (value === null ? 1 : 0),
});

export const sortPlans: Readonly<Record<ProductSort, SortPlan>> = {
  title: {
    lead: leadByStock,
    value: sql`title_sort`,
    valueShape: cursorPart.text,
    segments: [
      {
        where: everything,
        order: sql`title_sort, product_id`,
        after: ({ productId, value }) => sql`(title_sort, product_id) > (${value}, ${productId}::uuid)`,
      },
    ],
    segmentOf: () => 0,
  },
  priceAsc: byPrice('>'),
  priceDesc: byPrice('<'),
  newest: {
    lead: leadByStock,
    value: sql`updated_at`,
    valueShape: cursorPart.bigint,
    segments: [
      {
        where: everything,
        order: sql`updated_at desc, product_id desc`,
        after: ({ productId, value }) => sql`(updated_at, product_id) < (${value}::bigint, ${productId}::uuid)`,
      },
    ],
    segmentOf: () => 0,
  },
};

/**
 * A cursor names its sort: used with another sort it would skip products.
 * @throws AppError 400 for a cursor of another sort or shape
 */
export function decodePosition(cursor: string | undefined, sort: ProductSort): ListPosition | undefined {
  const decoded = decodeCursor(cursor, z.tuple([z.literal(sort), sortPlans[sort].valueShape, cursorPart.uuid]));
  return decoded && { value: decoded[1], productId: decoded[2] };
}
