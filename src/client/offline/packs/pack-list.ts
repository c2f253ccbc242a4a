import type { ProductRow, ProductsPage } from '../../../contract/catalog/product.ts';
import type { ProductSort } from '../../../core/catalog/list-sorts.ts';
import { stockStates } from '../../../core/catalog/offer-types.ts';
import { parseFilters } from '../../../core/filters/filters-url.ts';
import { termDefinitions } from '../../../core/filters/offer-terms.ts';
import { resolveFilters } from '../../../core/filters/resolve-filters.ts';
import { PAGE_SIZE_DEFAULT } from '../../../core/pages/page-size.ts';
import { toSlug } from '../../../core/text/slug.ts';
import type { PackData, PackOffer } from './pack-data.ts';
import { termFacetsOf } from './pack-facets.ts';
import { PackListing } from './pack-listing.ts';
import { cardOf } from './pack-objects.ts';

/** What a list is asked for, as in the call's query. */
export interface PackListQuery {
  categoryId?: string | undefined;
  supplierId?: string | undefined;
  categoryType?: string | undefined;
  /** In URL form. */
  filters?: string | undefined;
  sort?: ProductSort | undefined;
  size?: number | undefined;
  /** One that this function has made. */
  cursor?: string | undefined;
  facets?: boolean | undefined;
}

const CURSOR = /^pack\.(\d{1,6})$/;

/**
 * The server's answer to the same query, from a pack that contains the whole list. Undefined if it does not, or for filters
 * or a cursor that only the server can read.
 */
export function listInPack(pack: PackData, query: PackListQuery): ProductsPage | undefined {
  const { categoryId, supplierId, sort = 'title', size = PAGE_SIZE_DEFAULT } = query;
  const start = query.cursor === undefined ? 0 : Number(CURSOR.exec(query.cursor)?.[1]);
  const listing = listingOf(pack, query);
  if (!listing || Number.isNaN(start)) return undefined;
  const { filters, faults } = parseFilters(query.filters ?? '');
  const definitions = (categoryId === undefined ? undefined : pack.categories.get(categoryId)?.properties) ?? [];
  const read = resolveFilters(filters, [...definitions, ...termDefinitions], (unitId, quantityId) => {
    const unit = pack.units.get(unitId);
    return unit?.quantityId === quantityId ? unit : undefined;
  });
  if (faults.length > 0 || read.faults.length > 0) return undefined;
  const isOfSupplier = supplierId !== undefined;
  const { columns } = listing;
  const { rows, totalCount } = listing.rows(read.resolved, { sort, start, size });
  const end = start + rows.length;
  return {
    items: rows.map((offers) => rowOf(pack, offers, isOfSupplier)),
    nextCursor: end < totalCount ? `pack.${end}` : null,
    totalCount,
    ...(query.facets && {
      facets: columns.facets(read.resolved, definitions),
      // As the server: a list of several root types has none.
      ...(categoryId !== undefined && {
        termFacets: termFacetsOf(pack, columns, { filters, resolved: read.resolved }),
      }),
    }),
  };
}

/** Lists of a pack that are held in memory. */
const LISTS_HELD_MAX = 3;

/** The last lists of each open pack. */
const held = new WeakMap<PackData, Map<string, PackListing>>();

/** All offers of a list; undefined unless the pack has every one of them. */
function listingOf(pack: PackData, query: PackListQuery): PackListing | undefined {
  const { categoryId, supplierId, categoryType, facets } = query;
  const { kind, id, categoryIds } = pack.manifest;
  const isWhole =
    kind === 'supplier' ? supplierId === id : categoryId !== undefined && categoryIds.includes(categoryId);
  if (!isWhole || (categoryId !== undefined && !pack.categories.has(categoryId))) return undefined;
  // Of a root type the facets are the root's.
  if (categoryType !== undefined && (categoryId !== undefined || facets)) return undefined;
  const lists = held.get(pack) ?? new Map<string, PackListing>();
  held.set(pack, lists);
  const key = `${categoryId} ${supplierId} ${categoryType}`;
  const listing = lists.get(key) ?? new PackListing(pack, query);
  lists.delete(key);
  lists.set(key, listing);
  const [oldest] = lists.keys();
  if (lists.size > LISTS_HELD_MAX && oldest !== undefined) lists.delete(oldest);
  return listing;
}

/** A part in a list, by its offers, the one that it tells first. */
export const partRowOf = (pack: PackData, offers: readonly PackOffer[]): ProductRow => rowOf(pack, offers, false);

function rowOf(pack: PackData, offers: readonly PackOffer[], isOfSupplier: boolean): ProductRow {
  const lead = offers[0] as PackOffer;
  const card = cardOf(pack, lead);
  const { base } = lead;
  const same = offers.filter(({ packed }) => packed.categoryId === lead.packed.categoryId);
  if (isOfSupplier || !base || same.length < 2) return { ...card, part: null };
  const states = same.map(({ packed }) => stockStates.indexOf(packed.stockState));
  return {
    ...card,
    part: {
      baseProductId: base.id,
      slug: toSlug(base.title),
      title: base.title,
      offersCount: same.length,
      suppliersCount: new Set(same.map(({ supplier }) => supplier.id)).size,
      stockState: stockStates[Math.min(...states)] ?? 'unknown',
    },
  };
}
