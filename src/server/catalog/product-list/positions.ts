import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { ProductSort, ProductsPage } from '../../../contract/catalog/product.ts';
import { PAGE_SIZE_DEFAULT } from '../../../contract/page.ts';
import { uuidArray, uuidList } from '../../db/insert-rows.ts';
import { oncePer } from '../../db/once-per.ts';
import type { Executor } from '../../db/open-database.ts';
import type { PartsOffers } from './list-rows.ts';
import { type ListPosition, leadByPrice, type Segment, type SortPlan, sortPlans } from './sort-plans.ts';

const everything = sql`true`;

export interface ListScope {
  /** Categories of which none lies below another. */
  categoryIds: string[];
  /** Lists each of the supplier's offers. @default the parts of all suppliers, each by one offer */
  supplierId?: string | undefined;
  /** A condition on the offers, `category_products cp`. @default none */
  where?: SQL | undefined;
  /** A condition on `cp` that all offers of a part meet, or none. @default none */
  wherePart?: SQL | undefined;
  /** `wherePart` looks up each row. @default false */
  isCheckedByRow?: boolean | undefined;
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
  /** Condition on `category_products cp`: the offers that a part's row tells of. @default all */
  offers?: SQL | undefined;
  /** These offers, counted. @default counted by `offers` */
  partsOffers?: PartsOffers | undefined;
  facets: ProductsPage['facets'];
  termFacets?: ProductsPage['termFacets'];
  understood?: ProductsPage['understood'];
}

const FEW_ITEMS = 2000;

/** The next products in order: one index range a category, however large the category is. */
export async function listPositions(db: Executor, scope: ListScope, page: ListPage): Promise<ListPosition[]> {
  const plan = sortPlans[page.sort];
  const found: ListPosition[] = [];
  const first = page.after ? plan.segmentOf(page.after) : 0;
  for (const [index, segment] of plan.segments.entries()) {
    const limit = page.limit - found.length;
    if (index < first || limit <= 0) continue;
    const after = page.after && index === first ? page.after : undefined;
    const read = isWalked(scope) ? walkSegment : readSegment;
    found.push(...(await read(db, scope, { plan, segment, after, limit })));
  }
  return found;
}

interface SegmentPage {
  plan: SortPlan;
  segment: Segment;
  after: ListPosition | undefined;
  limit: number;
}

async function readSegment(db: Executor, scope: ListScope, page: SegmentPage): Promise<ListPosition[]> {
  const { segment, after, limit } = page;
  const prepared = isPlain(scope) && limit === PAGE_SIZE_DEFAULT + 1 && plainPages(db).get(segment);
  if (!prepared) return readRows(db, scope, rowsOf(scope, page.plan.lead), page);
  const ids = uuidList(scope.categoryIds);
  return after ? prepared.next.execute({ ids, ...after }) : prepared.first.execute({ ids });
}

async function readRows(db: Executor, { categoryIds }: ListScope, from: SQL, page: SegmentPage) {
  const { segment, after } = page;
  const where = after ? segment.after(after) : everything;
  return selectPositions(db, { ...page, ids: uuidList(categoryIds), from, where });
}

interface PositionsQuery extends Pick<SegmentPage, 'plan' | 'segment'> {
  /** Categories, as `uuidList` writes them. */
  ids: string | Placeholder;
  from: SQL;
  where: SQL;
  limit: number;
}

function selectPositions(db: Executor, { plan, segment, ids, from, where, limit }: PositionsQuery) {
  return (
    db
      // Without a name of its own the text would take the column's, and the list would be sorted by it.
      .select({ productId: sql<string>`product_id`, value: sql<string | null>`${plan.value}::text`.as('value') })
      .from(sql`unnest(${ids}::uuid[]) scope (id)
      cross join lateral (
        select product_id, ${plan.value} from ${from} cp
        where ${segment.where} and ${where} order by ${segment.order} limit ${sql.raw(String(limit))}
      ) listed`)
      .orderBy(segment.order)
      .limit(limit)
  );
}

/** The lists that most people open are planned once for each connection: planning takes as long as running. */
const plainPages = oncePer((db) => {
  const after = { productId: sql.placeholder('productId'), value: sql.placeholder('value') };
  const query = { ids: sql.placeholder('ids'), limit: PAGE_SIZE_DEFAULT + 1 };
  return new Map(
    Object.entries(sortPlans).flatMap(([sort, plan]) =>
      plan.segments.map((segment, index) => {
        const prepare = (where: SQL, name: string) =>
          selectPositions(db, { ...query, from: rowsOf({ categoryIds: [] }, plan.lead), plan, segment, where }).prepare(
            `list_${sort}_${index}_${name}`,
          );
        return [segment, { first: prepare(everything, 'first'), next: prepare(segment.after(after), 'next') }] as const;
      }),
    ),
  );
});

const isPlain = ({ supplierId, where, wherePart }: ListScope): boolean => !(supplierId ?? where ?? wherePart);

const isFew = ({ itemsCount = Number.POSITIVE_INFINITY, supplierId, where, wherePart }: ListScope): boolean =>
  itemsCount <= FEW_ITEMS && (supplierId ?? where ?? wherePart) !== undefined;

/** Whether one statement would look up many rows that the page does not show. */
const isWalked = (scope: ListScope): boolean =>
  !scope.supplierId && !isFew(scope) && (scope.categoryIds.length > 1 || scope.isCheckedByRow === true);

/** Offers of the first step for each row of the page. */
const FIRST_STEP = 2;
const STEP_MAX = 1000;
const CHECKED_AT_ONCE = 60;

/** The same in steps: offers in order, then those of them that the list shows. No statement takes long. */
async function walkSegment(db: Executor, scope: ListScope, page: SegmentPage): Promise<ListPosition[]> {
  const found: ListPosition[] = [];
  let { after } = page;
  for (let limit = page.limit * FIRST_STEP; found.length < page.limit; limit = Math.min(limit * 2, STEP_MAX)) {
    const step = await readRows(db, scope, offersOf({ ...scope, wherePart: undefined }), { ...page, after, limit });
    for (let at = 0; at < step.length && found.length < page.limit; at += CHECKED_AT_ONCE)
      found.push(...(await listShown(db, scope, page.plan.lead, step.slice(at, at + CHECKED_AT_ONCE))));
    after = step.at(-1);
    if (step.length < limit) break;
  }
  return found.slice(0, page.limit);
}

/** Those of the scope's offers that stand for their part, if `wherePart` holds for it. */
async function listShown(db: Executor, scope: ListScope, lead: SQL, offers: ListPosition[]): Promise<ListPosition[]> {
  const ids = uuidArray(offers.map(({ productId }) => productId));
  const { rows } = await db.execute<{ product_id: string }>(sql`
    select led.product_id from (
      select cp.category_id, cp.part_id, cp.product_id from unnest(${ids}) given (id)
      join category_products cp on cp.product_id = given.id and cp.category_id = any(${uuidArray(scope.categoryIds)})
      where ${scope.wherePart ?? everything}
    ) led where ${whereLeads(scope, lead)}`);
  const shown = new Set(rows.map((row) => row.product_id));
  return offers.filter(({ productId }) => shown.has(productId));
}

/** With few rows, `offset 0` stops the planner from scanning a whole category in sort order to find them. */
function rowsOf(scope: ListScope, lead: SQL): SQL {
  const offers = offersOf(scope);
  return scope.supplierId ? offers : sql`(select led.* from ${offers} led where ${whereLeads(scope, lead)})`;
}

const offersOf = (scope: ListScope): SQL => sql`(select cp.* from category_products cp
  where cp.category_id = scope.id and ${whereInScope(scope)} ${isFew(scope) ? sql`offset 0` : sql``})`;

/**
 * Condition on `led`: the first of its part's offers in the scope, by `lead`. A scalar subquery is one look into an index for
 * each row that a page reads; the planner could turn `not exists` into a join of the whole category. It takes a plain
 * comparison for rare, and would read a whole category at once; of `coalesce` it expects every second row.
 */
const whereLeads = (scope: ListScope, lead: SQL): SQL => sql`coalesce(led.product_id = (
  select cp.product_id from category_products cp
  where cp.category_id = led.category_id and cp.part_id = led.part_id and ${whereOffered(scope)}
  order by ${lead}, cp.product_id limit 1), false)`;

/** What a list counts. */
export const listedUnit = ({ supplierId }: ListScope): SQL => (supplierId ? sql`cp.product_id` : sql`cp.part_id`);

/** Condition on `category_products cp`, beside its category. */
export const whereInScope = (scope: ListScope): SQL => sql`${whereOffered(scope)} and ${scope.wherePart ?? everything}`;

function whereOffered({ supplierId, where = everything }: ListScope): SQL {
  return supplierId ? sql`cp.supplier_id = ${supplierId}::uuid and ${where}` : where;
}

/**
 * Counts rows where no stored count exists.
 * @param max stops counting at one more than this @default counts all
 */
export async function countInScope(db: Executor, scope: ListScope, max?: number): Promise<number> {
  const counted =
    max === undefined
      ? sql`select count(distinct ${listedUnit(scope)})::int as items from category_products cp
          where cp.category_id = any(${uuidArray(scope.categoryIds)}) and ${whereInScope(scope)}`
      : sql`select count(*)::int as items from (
          select from unnest(${uuidArray(scope.categoryIds)}) scope (id)
          cross join lateral ${rowsOf(scope, leadByPrice)} listed limit ${max + 1}
        ) counted`;
  const { rows } = await db.execute<{ items: number }>(counted);
  return rows[0]?.items ?? 0;
}
