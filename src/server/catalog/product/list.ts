import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ProductSort, ProductsPage } from '../../../contract/catalog/product.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { cursorPart, decodeCursor } from '../../platform/cursor.ts';

/** Where in a list a product stands: its sort value, as text, and its id. */
export interface ListPosition {
  productId: string;
  /** Null for a price on request. */
  value: string | null;
}

interface Segment {
  where: SQL;
  order: SQL;
  /** Of a cursor's position. */
  after: (position: ListPosition) => SQL;
}

interface SortPlan {
  value: SQL;
  valueShape: z.ZodType<string | null>;
  /** Read one after the other, each in the order of an index; a position says which one it lies in. */
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

/** What has no price comes last in both directions. */
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

/** A cursor names its order too: followed in another one it would skip products. */
export function decodePosition(cursor: string | undefined, sort: ProductSort): ListPosition | undefined {
  const decoded = decodeCursor(cursor, z.tuple([z.literal(sort), plans[sort].valueShape, cursorPart.uuid]));
  return decoded && { value: decoded[1], productId: decoded[2] };
}

export interface ListScope {
  /** Categories of which none lies below another. */
  categoryIds: string[];
  supplierId?: string | undefined;
  /** A condition on `cp.product_id`. @default none */
  meets?: SQL | undefined;
  /** How many rows the scope has; where they are few they are all read and sorted. @default many */
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

/** The next products in order, from as many index ranges as there are categories, whatever their size. */
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

/** `offset 0` keeps the planner from walking a whole category in order after a few rows that it takes for many. */
function rowsOf(scope: ListScope): SQL {
  const fence = (scope.itemsCount ?? Number.POSITIVE_INFINITY) <= FEW_ITEMS ? sql`offset 0` : sql``;
  return sql`(select cp.* from category_products cp where cp.category_id = scope.id and ${isInScope(scope)} ${fence})`;
}

/** That the row `cp` of one of the scope's categories is in the scope. */
export function isInScope({ supplierId, meets = everything }: ListScope): SQL {
  return supplierId ? sql`cp.supplier_id = ${supplierId}::uuid and ${meets}` : meets;
}

/**
 * By counting, where no stored count says it.
 * @param max counted so far and one more @default all
 */
export async function countInScope(db: Executor, scope: ListScope, max?: number): Promise<number> {
  const limit = max === undefined ? sql`` : sql`limit ${max + 1}`;
  const { rows } = await db.execute<{ items: number }>(sql`
    select count(*)::int as items from (
      select from category_products cp
      where cp.category_id = any(${uuidArray(scope.categoryIds)}) and ${isInScope(scope)} ${limit}
    ) counted`);
  return rows[0]?.items ?? 0;
}
