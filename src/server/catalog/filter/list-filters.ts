import { type SQL, sql } from 'drizzle-orm';
import type { PropertyFilter, ResolvedFilter } from '../../../core/filters/filter-types.ts';
import { isOfferTerm, type OfferTerm } from '../../../core/filters/offer-terms.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { findSupplierIdsAt } from '../../suppliers/read.ts';
import type { CategoryPropertyRow } from '../property/property.table.ts';
import { whereMeets } from './offer-filter.ts';
import { resolveOrRefuse } from './resolve-filters.ts';

/** The offers of some suppliers: what filters of a supplier, a place or a delegation come down to. */
interface SellerFilter {
  kind: 'sellers';
  propertyId: OfferTerm;
  supplierIds: readonly string[];
  /** False: the offers of all others. */
  isThem: boolean;
}

/** A filter of a list, as SQL and the facet index read it. */
export type ListFilter = ResolvedFilter | SellerFilter;

/** Suppliers with an official delegation for the categories. */
export type FindOfficial = (categoryIds: readonly string[]) => Promise<string[]>;

export interface FilterContext {
  db: Executor;
  categoryIds: readonly string[];
  /** @default nobody is official */
  findOfficial?: FindOfficial | undefined;
}

/** @throws AppError 422 at the first filter that does not fit the definitions */
export async function readListFilters(
  context: FilterContext,
  filters: readonly PropertyFilter[],
  definitions: readonly CategoryPropertyRow[],
): Promise<ListFilter[]> {
  const resolved = resolveOrRefuse(filters, definitions, 'filters');
  return Promise.all(resolved.map((filter) => toListFilter(context, filter)));
}

async function toListFilter({ db, categoryIds, findOfficial }: FilterContext, filter: ResolvedFilter) {
  const of = (supplierIds: readonly string[], isThem = true): SellerFilter => {
    const propertyId = filter.propertyId as OfferTerm;
    return { kind: 'sellers', propertyId, supplierIds, isThem };
  };
  if (filter.kind === 'boolean' && filter.propertyId === 'official') {
    return of((await findOfficial?.(categoryIds)) ?? [], filter.isTrue);
  }
  if (filter.kind !== 'options') return filter;
  const { optionIds } = filter;
  switch (filter.propertyId) {
    case 'supplier':
      return of(optionIds);
    case 'province':
      return of(await findSupplierIdsAt(db, 'province', optionIds));
    case 'city':
      return of(await findSupplierIdsAt(db, 'city', optionIds));
    default:
      return filter;
  }
}

/**
 * Condition on `category_products cp`, never null.
 * @param within uuid array of the categories whose values count
 */
export function whereListed(filter: ListFilter, within: SQL): SQL {
  if (filter.kind === 'sellers') {
    const isTheirs = sql`cp.supplier_id = any(${uuidArray(filter.supplierIds)})`;
    return filter.isThem ? isTheirs : sql`not ${isTheirs}`;
  }
  return isOfferTerm(filter.propertyId) ? whereTerm(filter.propertyId, filter) : whereMeets(filter, within);
}

function whereTerm(term: OfferTerm, filter: ResolvedFilter): SQL {
  if (filter.kind === 'interval') {
    const column = term === 'price' ? sql`cp.price_rial` : sql`cp.lead_time_days`;
    return sql`coalesce(${column}::float8 between ${filter.lowest}::float8 and ${filter.highest}::float8, false)`;
  }
  if (filter.kind !== 'options') return sql`false`;
  const column = term === 'brand' ? sql`cp.brand` : sql`cp.stock_state`;
  return sql`coalesce(${column} = any(array(select json_array_elements_text(${JSON.stringify(filter.optionIds)}::json))), false)`;
}

export function whereListedAll(filters: readonly ListFilter[], within: SQL): SQL {
  if (filters.length === 0) return sql`true`;
  return sql.join(
    filters.map((filter) => whereListed(filter, within)),
    sql` and `,
  );
}
