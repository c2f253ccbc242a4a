import type { ProductRow, ProductsPage } from '../../../contract/catalog/product.ts';
import { FilterColumns } from '../../../core/filters/filter-columns.ts';
import { termDefinitions, termValue } from '../../../core/filters/offer-terms.ts';
import { resolveFilters } from '../../../core/filters/resolve-filters.ts';
import { parseFilters } from '../../../core/filters-url.ts';
import type { ProductSort } from '../../../core/list-sorts.ts';
import { stockStates } from '../../../core/offer-types.ts';
import { PAGE_SIZE_DEFAULT } from '../../../core/page-size.ts';
import { compareFolded } from '../../../core/persian.ts';
import { toSlug } from '../../../core/slug.ts';
import type { PackData, PackOffer } from './pack-data.ts';
import { type ListColumns, termFacetsOf } from './pack-facets.ts';
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
  const columns = columnsOf(pack, query);
  if (!columns || Number.isNaN(start)) return undefined;
  const { filters, faults } = parseFilters(query.filters ?? '');
  const definitions = (categoryId === undefined ? undefined : pack.categories.get(categoryId)?.properties) ?? [];
  const read = resolveFilters(filters, [...definitions, ...termDefinitions], (unitId, quantityId) => {
    const unit = pack.units.get(unitId);
    return unit?.quantityId === quantityId ? unit : undefined;
  });
  if (faults.length > 0 || read.faults.length > 0) return undefined;
  const found = columns.match(read.resolved);
  const isOfSupplier = supplierId !== undefined;
  const rows = isOfSupplier ? found.map((offer) => [offer]) : partsOf(found);
  const shown = rows.sort((a, b) => orders[sort](leadOf(a), leadOf(b))).slice(start, start + size);
  const end = start + shown.length;
  return {
    items: shown.map((offers) => rowOf(pack, offers, isOfSupplier)),
    nextCursor: end < rows.length ? `pack.${end}` : null,
    totalCount: rows.length,
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

/** The columns of the last lists of each open pack. */
const held = new WeakMap<PackData, Map<string, ListColumns>>();

/** All offers of a list; undefined unless the pack has every one of them. */
function columnsOf(pack: PackData, query: PackListQuery): ListColumns | undefined {
  const { categoryId, supplierId, categoryType, facets } = query;
  const { kind, id, categoryIds } = pack.manifest;
  const isWhole =
    kind === 'supplier' ? supplierId === id : categoryId !== undefined && categoryIds.includes(categoryId);
  if (!isWhole || (categoryId !== undefined && !pack.categories.has(categoryId))) return undefined;
  // Of a root type the facets are the root's.
  if (categoryType !== undefined && (categoryId !== undefined || facets)) return undefined;
  const lists = held.get(pack) ?? new Map<string, ListColumns>();
  held.set(pack, lists);
  const key = `${categoryId} ${supplierId} ${categoryType}`;
  const columns = lists.get(key) ?? readColumns(pack, query);
  lists.delete(key);
  lists.set(key, columns);
  const [oldest] = lists.keys();
  if (lists.size > LISTS_HELD_MAX && oldest !== undefined) lists.delete(oldest);
  return columns;
}

function readColumns(pack: PackData, { categoryId, supplierId, categoryType }: PackListQuery): ListColumns {
  const typeOf = ({ packed }: PackOffer) => pack.categories.get(packed.categoryId)?.category.categoryType;
  const officialIds = new Set(categoryId === undefined ? [] : pack.categories.get(categoryId)?.officialIds);
  const [isOfficial, isNot] = [termValue('official', true), termValue('official', false)];
  const offers = pack.offers
    .filter((offer) => categoryId === undefined || pack.pathOf(offer).includes(categoryId))
    .filter((offer) => categoryType === undefined || typeOf(offer) === categoryType)
    .filter(({ supplier }) => supplierId === undefined || supplier.id === supplierId);
  return new FilterColumns(offers, {
    valuesOf: ({ properties, supplier }) => [...properties, officialIds.has(supplier.id) ? isOfficial : isNot],
    partOf: supplierId === undefined ? ({ partId }) => partId : undefined,
  });
}

/** The offers of each part, cheapest first. */
function partsOf(offers: readonly PackOffer[]): PackOffer[][] {
  return [...Map.groupBy(offers, ({ partId }) => partId).values()].map((own) => own.sort(orders.priceAsc));
}

const leadOf = ([lead]: readonly PackOffer[]): PackOffer => lead as PackOffer;

const byId = (a: PackOffer, b: PackOffer): number => (a.packed.id < b.packed.id ? -1 : 1);
const atOf = ({ packed }: PackOffer): number => Date.parse(packed.updatedAt);

/** Prices on request last, whatever the direction. */
function byPrice(a: PackOffer, b: PackOffer, sign: 1 | -1): number {
  if (a.rial === undefined || b.rial === undefined) {
    return Number(a.rial === undefined) - Number(b.rial === undefined) || sign * byId(a, b);
  }
  return sign * (a.rial - b.rial || byId(a, b));
}

/** The orders of the server's lists. */
export const orders: Readonly<Record<ProductSort, (a: PackOffer, b: PackOffer) => number>> = {
  title: (a, b) => compareFolded(a.packed.titleSort, b.packed.titleSort) || byId(a, b),
  priceAsc: (a, b) => byPrice(a, b, 1),
  priceDesc: (a, b) => byPrice(a, b, -1),
  newest: (a, b) => atOf(b) - atOf(a) || byId(b, a),
};

/** A part in a list, by its offers, cheapest first. */
export const partRowOf = (pack: PackData, offers: readonly PackOffer[]): ProductRow => rowOf(pack, offers, false);

function rowOf(pack: PackData, offers: readonly PackOffer[], isOfSupplier: boolean): ProductRow {
  const lead = leadOf(offers);
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
