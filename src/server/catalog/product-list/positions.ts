import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ProductSort, ProductsPage } from '../../../contract/catalog/product.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { cursorPart, decodeCursor } from '../../platform/cursor.ts';

/** A product's position in a list: its sort value, as text, and its id. */
export interface ListPosition {
  productId: string;
  /** Null if the price is on request. */
  value: string | null;
}

interface Segment {
  where: SQL;
  order: SQL;
  /** The keyset condition of a cursor's position. */
  after: (position: ListPosition) => SQL;
}

interface SortPlan {
  value: SQL;
  valueShape: z.ZodType<string | null>;
  /** Read one after another, each in the order of an index. */
  segments: Segment[];
  segmentOf: (position: ListPosition) => number;
}

const everything = sql`true`;

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
  value: sql`price_rial`,
  valueShape: cursorPart.bigint.nullable(),
  segments: [priced(direction), onRequest(direction)],
  segmentOf: ({ value }) => (value === null ? 1 : 0),
});

const plans: Readonly<Record<ProductSort, SortPlan>> = {
  title: {
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
  const decoded = decodeCursor(cursor, z.tuple([z.literal(sort), plans[sort].valueShape, cursorPart.uuid]));
  return decoded && { value: decoded[1], productId: decoded[2] };
}

export interface ListScope {
  /** Categories of which none lies below another. */
  categoryIds: string[];
  supplierId?: string | undefined;
  /** A condition on `cp.product_id`. @default none */
  where?: SQL | undefined;
  /** Rows in the scope; a few are all read and sorted. @default many */
  itemsCount?: number | undefined;
}

export interface ListPage {
  sort: ProductSort;
  after: ListPosition | undefined;
  limit: number;
}

export interface FoundProducts {
  positions: ListPosition[];
  totalCount: number;
  facets: ProductsPage['facets'];
}

const FEW_ITEMS = 2000;

/** The next products in order: one index range a category, however large the category is. */
export async function listPositions(db: Executor, scope: ListScope, page: ListPage): Promise<ListPosition[]> {
  const plan = plans[page.sort];
  const found: ListPosition[] = [];
  const first = page.after ? plan.segmentOf(page.after) : 0;
  for (const [index, segment] of plan.segments.entries()) {
    const limit = page.limit - found.length;
    if (index < first || limit <= 0) continue;
    const after = page.after && index === first ? segment.after(page.after) : everything;
    const { rows } = await db.execute<{ product_id: string; value: string | null }>(sql`
      select product_id, ${plan.value}::text as value
      from unnest(${uuidArray(scope.categoryIds)}) scope (id)
      cross join lateral (
        select product_id, ${plan.value} from ${rowsOf(scope)} cp
        where ${segment.where} and ${after}
        order by ${segment.order} limit ${limit}
      ) listed
      order by ${segment.order} limit ${limit}`);
    found.push(...rows.map((row) => ({ productId: row.product_id, value: row.value })));
  }
  return found;
}

/** With few rows, `offset 0` stops the planner from scanning a whole category in sort order to find them. */
function rowsOf(scope: ListScope): SQL {
  const fence = (scope.itemsCount ?? Number.POSITIVE_INFINITY) <= FEW_ITEMS ? sql`offset 0` : sql``;
  return sql`(select cp.* from category_products cp where cp.category_id = scope.id and ${whereInScope(scope)} ${fence})`;
}

/** Condition on `category_products cp`, beside its category. */
export function whereInScope({ supplierId, where = everything }: ListScope): SQL {
  return supplierId ? sql`cp.supplier_id = ${supplierId}::uuid and ${where}` : where;
}

/**
 * Counts rows where no stored count exists.
 * @param max stops counting at one more than this @default counts all
 */
export async function countInScope(db: Executor, scope: ListScope, max?: number): Promise<number> {
  const limit = max === undefined ? sql`` : sql`limit ${max + 1}`;
  const { rows } = await db.execute<{ items: number }>(sql`
    select count(*)::int as items from (
      select from category_products cp
      where cp.category_id = any(${uuidArray(scope.categoryIds)}) and ${whereInScope(scope)} ${limit}
    ) counted`);
  return rows[0]?.items ?? 0;
}
