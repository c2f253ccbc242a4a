import type { ProductOffer, ProductRow, ProductsPage } from '../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../contract/catalog/property.ts';
import type { PageCard } from '../../../contract/content/page.ts';
import type { Suggestion } from '../../../contract/search/suggestion.ts';
import type { SupplierCard } from '../../../contract/suppliers/supplier.ts';
import type { CategoryType } from '../../../core/catalog/category-types.ts';
import type { ProductSort } from '../../../core/catalog/list-sorts.ts';
import type { FilterDefinition } from '../../../core/filters/filter-types.ts';
import { comparedRial } from '../../../core/money/order-price.ts';
import { answerQuestion, withinOf } from '../../../core/search/answer-question.ts';
import { arrangeSuggestions, SUGGESTIONS_MAX, suppliersMeant } from '../../../core/search/arrange-suggestions.ts';
import { correctionsIn } from '../../../core/search/correct-entries.ts';
import type { OtherWords } from '../../../core/search/correct-words.ts';
import type { Entry, EntryIndex } from '../../../core/search/entry-index.ts';
import { rankEntries } from '../../../core/search/rank-entries.ts';
import { categoriesOf, toUnderstood } from '../../../core/search/understood.ts';
import { findMatches } from '../../../core/text/highlight.ts';
import { compareFolded } from '../../../core/text/persian.ts';
import { sortKey } from '../../../core/text/sort-key.ts';
import { savedFilters } from './saved-filters.ts';
import type { SavedIndex } from './saved-index.ts';
import type { SavedCategory } from './saved-objects.ts';
import type { SavedPartEntry } from './saved-parts.ts';

/** Rows that an answer shows; nobody reads more on a phone without a network. */
const SHOWN_MAX = 200;

export interface SavedScope {
  q?: string | undefined;
  categoryId?: string | undefined;
  supplierId?: string | undefined;
  categoryType?: CategoryType | undefined;
  /** In URL form. */
  filters?: string | undefined;
  sort?: ProductSort | undefined;
}

/** What the device found, and how far it looked. */
export interface SavedProducts {
  page: ProductsPage;
  foundCount: number;
  /** Parts that were searched. */
  searchedCount: number;
  /** Parts that were left out because the device lacks a value that the filters ask for. */
  unknownCount: number;
  /** Time of the oldest shown row; undefined without one. */
  oldestAt: number | undefined;
}

/** The parts of this device that a list would have. */
export function searchProducts({ parts, objects }: SavedIndex, scope: SavedScope): SavedProducts {
  const { q, categoryId, supplierId, categoryType, filters, sort } = scope;
  const isWithin = withinOf(parts.vocabulary);
  const judge = savedFilters(filters, definitionsOf(objects.properties, parts), parts.findUnit);
  const typeOf = new Map(parts.vocabulary.categories.map((one) => [one.id, one.categoryType]));
  const isInScope = (part: SavedPartEntry) =>
    (categoryId === undefined || isWithin(part.categoryId, [categoryId])) &&
    (categoryType === undefined || typeOf.get(part.categoryId) === categoryType) &&
    (supplierId === undefined || part.supplierIds.includes(supplierId));
  const isMeeting = (part: SavedPartEntry) => isInScope(part) && judge(part) === 'meets';
  const answered = q === undefined ? undefined : answerQuestion(parts, q, isMeeting);
  const all = parts.entries.map(({ entry }) => entry);
  const found = answered?.found ?? all.filter(isMeeting);
  const isByRelevance = answered !== undefined && sort === undefined && filters === undefined;
  const shown = (isByRelevance ? found : sorted(found, sort ?? 'title')).slice(0, SHOWN_MAX);
  const items =
    supplierId === undefined
      ? shown.map((part) => rowOf(part, answered?.question.supplierId))
      : offersOf(shown, supplierId);
  const understood = answered && {
    ...toUnderstood(q ?? '', answered, answered.lacking, parts.vocabulary),
    categories: categoriesOf(items, parts.vocabulary),
  };
  return {
    page: { items, nextCursor: null, ...(understood && { understood }) },
    foundCount: supplierId === undefined ? found.length : countOffers(found, supplierId),
    searchedCount: all.length,
    unknownCount: filters === undefined ? 0 : all.filter((part) => isInScope(part) && judge(part) === 'unknown').length,
    oldestAt: shown.length === 0 ? undefined : Math.min(...shown.map(({ part }) => part.at)),
  };
}

const countOffers = (parts: readonly SavedPartEntry[], supplierId: string): number =>
  parts.flatMap(({ supplierIds }) => supplierIds.filter((id) => id === supplierId)).length;

/** In a list of one supplier each of its offers is a row. */
const offersOf = (parts: readonly SavedPartEntry[], supplierId: string): ProductRow[] =>
  parts
    .flatMap(({ part: { row, offers } }) => offers?.map((offer) => toRow(offer, row)) ?? [{ ...row, part: null }])
    .filter(({ supplier }) => supplier.id === supplierId)
    .slice(0, SHOWN_MAX);

/** A row tells of the offer of the supplier whose name is in the text. */
const rowOf = (entry: SavedPartEntry, named: string | undefined): ProductRow =>
  (named === undefined ? undefined : offersOf([entry], named)[0]) ?? entry.part.row;

const toRow = ({ origin: _, warranty: __, phones: ___, ...card }: ProductOffer, { keyProperties }: ProductRow) => ({
  ...card,
  keyProperties,
  part: null,
});

function definitionsOf(
  properties: ReadonlyMap<string, FilterDefinition>,
  { vocabulary, findUnit }: SavedIndex['parts'],
): (propertyId: string) => FilterDefinition | undefined {
  const named = new Map(vocabulary.properties.map((one) => [one.id, one]));
  return (id) => {
    const known = properties.get(id);
    const property = named.get(id);
    if (known || !property) return known;
    const { dataType, quantityId = null, defaultUnit, options = [] } = property;
    const unit = (defaultUnit && findUnit(defaultUnit.id)) || null;
    return { id, dataType, quantityId, defaultUnit: unit, isFilterable: true, options };
  };
}

/** Prices on request come last, as in lists of the server. */
function sorted(parts: readonly SavedPartEntry[], sort: ProductSort): SavedPartEntry[] {
  const rialOf = ({ part }: SavedPartEntry) => comparedRial(part.row, null);
  if (sort === 'newest') return parts.toSorted((a, b) => (a.part.row.updatedAt < b.part.row.updatedAt ? 1 : -1));
  if (sort === 'title') {
    const keys = new Map(parts.map((part) => [part, sortKey(part.title)]));
    return parts.toSorted((a, b) => compareFolded(keys.get(a) ?? '', keys.get(b) ?? ''));
  }
  const sign = sort === 'priceAsc' ? 1 : -1;
  return parts.toSorted((a, b) => {
    const [one, other] = [rialOf(a), rialOf(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * (one - other);
  });
}

/** Suggestions from this device, in the server's order. */
export function suggestSaved(index: SavedIndex, q: string): Suggestion[] {
  const found = bestOf(index, q);
  if (found.length > 0) return found.map((one) => withMarks(one, q));
  const indexes = [index.parts, index.categories, index.suppliers, index.contents];
  const corrections = correctionsIn(q, indexes);
  const others = [...corrections.values()].flat();
  const corrected = bestOf(index, q, corrections);
  if (corrected.length > 0) return corrected.map((one) => withMarks(one, [q, ...others].join(' ')));
  const answered = answerQuestion(index.parts, q);
  return answered.found
    .slice(0, SUGGESTIONS_MAX)
    .map((entry) => withMarks(productSuggestion(entry), answered.corrected?.text ?? q));
}

type Unmarked = Omit<Suggestion, 'highlight'>;

const withMarks = (suggestion: Unmarked, q: string): Suggestion => ({
  ...suggestion,
  highlight: findMatches(suggestion.text, q),
});

function bestOf({ parts, categories, suppliers, contents }: SavedIndex, text: string, others?: OtherWords): Unmarked[] {
  const products = rankEntries(parts, { text, others }).slice(0, SUGGESTIONS_MAX);
  const named = {
    product: products.filter(({ isByPart }) => !isByPart).map(({ entry }) => productSuggestion(entry)),
    category: firstOf(categories, text, others).map(({ category }) => ofObject('category', category)),
    supplier: firstOf(suppliers, text, others).map(({ supplier }) => ofObject('supplier', supplier)),
    page: firstOf(contents, text, others).map(({ content: { card } }) => contentSuggestion(card)),
  };
  const byPart = products.filter(({ isByPart }) => isByPart).map(({ entry }) => productSuggestion(entry));
  const all = new Map([...byPart, ...Object.values(named).flat()].map((one) => [one.objectId, one]));
  const idsOf = (list: readonly Unmarked[]) => list.map(({ objectId }) => objectId);
  const best = {
    parts: idsOf(byPart),
    named: {
      product: idsOf(named.product),
      category: idsOf(named.category),
      supplier: idsOf(named.supplier),
      page: idsOf(named.page),
    },
  };
  const meant = suppliersMeant(best.named.supplier, (id) => all.get(id)?.text ?? '', text);
  return arrangeSuggestions({ ...best, meant }, SUGGESTIONS_MAX).flatMap((id) => all.get(id) ?? []);
}

const firstOf = <One extends Entry>(index: EntryIndex<One>, text: string, others?: OtherWords): One[] =>
  rankEntries(index, { text, others })
    .slice(0, SUGGESTIONS_MAX)
    .map(({ entry }) => entry);

const productSuggestion = ({ part: { row }, title }: SavedPartEntry): Unmarked => ({
  type: 'product',
  objectId: row.id,
  text: title,
  slug: row.slug,
  count: row.part?.offersCount ?? 1,
});

const contentSuggestion = ({ id, title, slug }: PageCard): Unmarked => ({
  type: 'page',
  objectId: id,
  text: title,
  slug,
  count: 0,
});

type Named = { id: string; name: string; slug: string; itemsCount: number };

const ofObject = (type: 'category' | 'supplier', { id, name, slug, itemsCount }: Named): Unmarked => ({
  type,
  objectId: id,
  text: name,
  slug,
  count: itemsCount,
});

/** Categories of this device that a text names. */
export const searchCategories = ({ categories }: SavedIndex, q: string): SavedCategory[] =>
  rankEntries(categories, { text: q })
    .slice(0, SHOWN_MAX)
    .map(({ entry }) => entry.category);

/** Suppliers of this device that a text names. */
export const searchSuppliers = ({ suppliers }: SavedIndex, q: string): SupplierCard[] =>
  rankEntries(suppliers, { text: q })
    .slice(0, SHOWN_MAX)
    .map(({ entry }) => entry.supplier);

/** What the device knows of a part whose page it does not have. */
export interface SavedRow {
  row: ProductRow;
  /** Time of the row's read. */
  at: number;
  /** Of the row's supplier. */
  phones: readonly string[];
  properties: readonly PropertyValue[];
}

/** A part by its id or that of its base product. */
export function findSavedRow({ parts, objects }: SavedIndex, id: string): SavedRow | null {
  const found = parts.entries.find(({ entry }) => entry.id === id || entry.part.row.part?.baseProductId === id);
  if (!found) return null;
  const { row, at, details } = found.entry.part;
  const phones = objects.phones.get(row.supplier.id) ?? [];
  return { row, at, phones, properties: details?.properties ?? row.keyProperties };
}
