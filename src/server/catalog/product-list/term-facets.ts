import { sql } from 'drizzle-orm';
import type { TermFacets } from '../../../contract/catalog/term-facets.ts';
import type { FacetLimits } from '../../../core/filters/engine/count-facets.ts';
import { mostOptions } from '../../../core/filters/engine/most-options.ts';
import { isOptionTerm, type OfferTerm, type OptionTerm, optionTerms } from '../../../core/filters/offer-terms.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { joinConfirmed, type SupplierPlace, type SupplierPlaces } from '../../suppliers/read.ts';
import type { FacetIndex } from '../facet-index/facet-index.ts';
import type { FacetSelection } from '../facet-index/facet-selection.ts';
import type { ListFilter } from '../filter/list-filters.ts';
import { checkedOffers, whereCounts } from './facet-read.ts';
import { type ListScope, whereInScope } from './positions.ts';

const OFFICIAL = 'yes';

/** Rows by option, for each term. */
type TermCounts = Map<OfferTerm, Map<string, number>>;

export interface TermContext {
  supplierPlaces: SupplierPlaces;
  /** Suppliers with an official delegation. */
  officialIds: readonly string[];
  /** The options that the filters choose stay, with or without rows. */
  chosen: ReadonlyMap<string, readonly string[]>;
}

/** The term facets of a selection of an index. */
export async function indexedTermFacets(
  context: TermContext,
  index: FacetIndex,
  selection: FacetSelection,
): Promise<TermFacets> {
  const places = await context.supplierPlaces.find(index.suppliers.keys());
  const official = new Set(context.officialIds);
  const placesInOrder = [...index.suppliers.keys()].map((id) => places.get(id));
  const sellers = (term: OfferTerm, optionOf: (place: SupplierPlace) => string | null) =>
    tallySellers(
      selection,
      term,
      placesInOrder.map((place) => (place && optionOf(place)) ?? undefined),
    );
  const counts: TermCounts = new Map([
    ['stock', tallyOf(selection, 'stock')],
    ['brand', tallyOf(selection, 'brand')],
    ['supplier', sellers('supplier', ({ id }) => id)],
    ['province', sellers('province', ({ province }) => province)],
    ['city', sellers('city', ({ city }) => city)],
    ['official', sellers('official', ({ id }) => (official.has(id) ? OFFICIAL : null))],
  ]);
  const price = toLimits(selection.priceLimits());
  return present(context, { counts, price, lead: toLimits(selection.leadLimits()) });
}

const toLimits = (limits?: FacetLimits): Limits['price'] => ({
  lowest: limits?.lowest ?? null,
  highest: limits?.highest ?? null,
});

function tallyOf(selection: FacetSelection, term: OfferTerm): Map<string, number> {
  const property = selection.termIndex(term);
  const counts = property && selection.countsOf(term, property);
  return new Map(property?.values.map(({ options }, at) => [options[0]?.id ?? '', counts?.[at] ?? 0]));
}

/** @param given the option of each supplier, in the order of the index's suppliers */
function tallySellers(
  selection: FacetSelection,
  term: OfferTerm,
  given: readonly (string | undefined)[],
): Map<string, number> {
  const options = [...new Set(given.filter((option) => option !== undefined))];
  const numbers = new Map(options.map((option, number) => [option, number]));
  const optionOf = given.map((option) => (option === undefined ? undefined : numbers.get(option)));
  const counts = selection.countSellers(term, optionOf, options.length);
  return new Map(options.map((option, number) => [option, counts[number] ?? 0]));
}

interface CountRow extends Record<string, unknown> {
  term: OfferTerm;
  option: string;
  items: number;
}

/** The same from the database, for lists without an index. */
export async function listTermFacets(
  db: Executor,
  context: TermContext,
  scope: ListScope,
  filters: readonly ListFilter[],
): Promise<TermFacets> {
  const { officialIds } = context;
  const { rows } = await db.execute<CountRow>(sql`
    with ${checkedOffers(scope, filters)}
    select t.term, t.option, count(distinct o.unit)::int as items
    from checked o ${joinConfirmed(sql`o.supplier_id`)}
    cross join lateral (values ('stock', o.stock_state), ('brand', o.brand), ('supplier', s.id::text),
      ('province', s.province), ('city', s.city),
      ('official', case when s.id = any(${uuidArray(officialIds)}) then ${OFFICIAL}::text end)) t (term, option)
    where t.option is not null and ${whereCounts(filters, sql`t.term`)}
    group by 1, 2`);
  const counts: TermCounts = new Map();
  for (const { term, option, items } of rows) counts.set(term, (counts.get(term) ?? new Map()).set(option, items));
  return present(context, { counts, ...(await limitsOf(db, scope)) });
}

type Limits = Pick<TermFacets, 'price' | 'lead'>;

async function limitsOf(db: Executor, scope: ListScope): Promise<Limits> {
  const { rows } = await db.execute<Record<'price' | 'toPrice' | 'lead' | 'toLead', number | null>>(sql`
    select min(cp.price_rial)::float8 as price, max(cp.price_rial)::float8 as "toPrice",
      min(cp.lead_time_days)::float8 as lead, max(cp.lead_time_days)::float8 as "toLead"
    from category_products cp
    where cp.category_id = any(${uuidArray(scope.categoryIds)}) and ${whereInScope(scope)}`);
  const { price = null, toPrice = null, lead = null, toLead = null } = rows[0] ?? {};
  return { price: { lowest: price, highest: toPrice }, lead: { lowest: lead, highest: toLead } };
}

async function present(
  { chosen, supplierPlaces }: TermContext,
  { counts, price, lead }: Limits & { counts: TermCounts },
): Promise<TermFacets> {
  const kept = new Map(
    optionTerms.map((term) => [term, mostOptions(counts.get(term) ?? new Map(), chosen.get(term) ?? [])]),
  );
  const places = await supplierPlaces.find((kept.get('supplier') ?? []).map(({ id }) => id));
  const titleOf = (term: OptionTerm, id: string) => (term === 'supplier' && places.get(id)?.name) || id;
  const options = (term: OptionTerm) => (kept.get(term) ?? []).map((one) => ({ ...one, title: titleOf(term, one.id) }));
  return {
    price,
    lead,
    stock: options('stock'),
    brand: options('brand'),
    supplier: options('supplier'),
    province: options('province'),
    city: options('city'),
    official: { yesCount: counts.get('official')?.get(OFFICIAL) ?? 0 },
  };
}

/** The chosen options of each term. */
export const chosenTerms = (filters: readonly { propertyId: string; optionIds?: string[] | undefined }[]) =>
  new Map(
    filters.filter(({ propertyId }) => isOptionTerm(propertyId)).map((one) => [one.propertyId, one.optionIds ?? []]),
  );
