import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ObjectType } from '../../../core/object-types.ts';
import { foldPartNumber, foldText, searchTerms } from '../../../core/persian.ts';
import { insertRows, orUpdate, uuidArray } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { searchEntries } from '../../search/search.table.ts';
import { categories } from '../category/table.ts';
import { baseProducts, supplierProducts } from '../product/table.ts';

/** Longer runs of letters are codes, not words. */
const TERM_LENGTH_MAX = 100;
/** Bytes of a B-tree entry are limited. */
const FOLDED_LENGTH_MAX = 200;
const PRODUCTS_PER_REFRESH = 500;

type Text = string | null | undefined;

const PERSIAN_WORD = /^\p{scx=Arabic}{2,}$/u;

/** Neighbours as one word: «شیار عمیق» is typed «شیارعمیق» too. */
function joinedNeighbours(text: string): string[] {
  const words = foldText(text).split(' ');
  return words.flatMap((word, index) => {
    const next = words[index + 1] ?? '';
    return PERSIAN_WORD.test(word) && PERSIAN_WORD.test(next) ? [word + next] : [];
  });
}

/** The text form of a tsvector without positions. Words are folded here, so both engines hold the same ones. */
function toWords(texts: readonly Text[], codes: readonly Text[] = [], recurring: readonly Text[] = []): string {
  const terms = new Set<string>();
  for (const text of texts) {
    if (text) for (const term of [...searchTerms(text), ...joinedNeighbours(text)]) terms.add(term);
  }
  for (const text of recurring) if (text) for (const term of knownTermsOf(text)) terms.add(term);
  for (const code of codes) if (code) terms.add(foldPartNumber(code).toLowerCase());
  return [...terms]
    .filter((term) => term !== '' && term.length <= TERM_LENGTH_MAX)
    .map((term) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`)
    .join(' ');
}

/** Names of categories, makers and standards come with every product again. */
const knownTerms = new Map<string, string[]>();
const KNOWN_TERMS_MAX = 5_000;

function knownTermsOf(text: string): string[] {
  const known = knownTerms.get(text);
  if (known) return known;
  const terms = [...searchTerms(text), ...joinedNeighbours(text)];
  if (knownTerms.size >= KNOWN_TERMS_MAX) knownTerms.clear();
  knownTerms.set(text, terms);
  return terms;
}

interface EntryFields {
  objectId: string;
  type: ObjectType;
  text: string;
  slug: string;
  weight: number;
  /** Other names that are shown as its title. */
  titles?: readonly Text[];
  texts: readonly Text[];
  /** Names that many objects have. */
  recurring?: readonly Text[];
  partNumbers?: readonly string[];
}

function entryRow({ titles = [], texts, recurring, partNumbers = [], ...fields }: EntryFields) {
  const part = foldPartNumber(partNumbers[0] ?? '');
  return {
    ...fields,
    textFolded: foldText(fields.text).slice(0, FOLDED_LENGTH_MAX).toWellFormed(),
    words: toWords([fields.text, ...titles, ...texts], partNumbers, recurring),
    titleWords: toWords([fields.text, ...titles]),
    partFolded: part === '' ? null : part.slice(0, FOLDED_LENGTH_MAX).toWellFormed(),
  };
}

const orRewrite = orUpdate('objectId', ['text', 'slug', 'textFolded', 'words', 'titleWords', 'partFolded']);

interface NamedCategory {
  id: string;
  name: string;
  slug: string;
  scientificName?: string | null;
  synonyms: readonly string[];
}

/** Weights are set with the other counts, at the end of a run. */
export async function saveCategoryEntries(tx: Tx, rows: readonly NamedCategory[]): Promise<void> {
  const entries = rows.map((row) =>
    entryRow({
      objectId: row.id,
      type: 'category',
      text: row.name,
      slug: row.slug,
      weight: 0,
      texts: [row.scientificName, ...row.synonyms],
    }),
  );
  await insertRows(tx, searchEntries, entries, orRewrite);
}

interface NamedSupplier {
  id: string;
  name: string;
  slug: string;
  legalName?: string | null;
  city?: string | null;
  province?: string | null;
}

export async function saveSupplierEntries(tx: Tx, rows: readonly NamedSupplier[]): Promise<void> {
  const entries = rows.map((row) =>
    entryRow({
      objectId: row.id,
      type: 'supplier',
      text: row.name,
      slug: row.slug,
      weight: 0,
      texts: [row.legalName, row.city, row.province],
    }),
  );
  await insertRows(tx, searchEntries, entries, orRewrite);
}

interface NamedProduct {
  title: string;
  scientificName: string | null;
  brand: string | null;
  model: string | null;
  standards: readonly string[];
  partNumbers: readonly string[];
}

interface NamedOffer {
  id: string;
  slug: string;
  title: string;
  sku: string | null;
}

type KindNames = Pick<NamedCategory, 'name' | 'scientificName' | 'synonyms'>;

/**
 * Leads to the first of the shown offers; none without one.
 * @param options titles and synonyms of the options that the product has
 */
export function productEntry(
  product: NamedProduct,
  category: KindNames,
  options: readonly string[],
  shown: readonly NamedOffer[],
) {
  const [first] = shown;
  if (!first) return [];
  const kind = [category.name, category.scientificName, ...category.synonyms];
  const codes = shown.map((offer) => offer.sku);
  const entry = entryRow({
    objectId: first.id,
    type: 'product',
    text: product.title,
    slug: first.slug,
    weight: shown.length,
    titles: shown.map((offer) => offer.title),
    texts: [product.scientificName, product.model, ...codes, ...product.partNumbers],
    recurring: [product.brand, ...product.standards, ...kind, ...options],
    partNumbers: product.partNumbers,
  });
  return [entry];
}

/** A product has one entry however many suppliers offer it, leading to its cheapest offer. */
export async function refreshProductEntries(tx: Tx, baseProductIds: readonly string[]): Promise<void> {
  if (baseProductIds.length === 0) return;
  await tx.execute(sql`
    delete from search_entries
    where object_id in (select id from supplier_products where base_product_id = any(${uuidArray(baseProductIds)}))`);
  const products = await tx
    .select({ product: baseProducts, category: categories })
    .from(baseProducts)
    .innerJoin(categories, eq(categories.id, baseProducts.categoryId))
    .where(inArray(baseProducts.id, [...baseProductIds]));
  const offers = await tx
    .select({
      id: supplierProducts.id,
      baseProductId: supplierProducts.baseProductId,
      slug: supplierProducts.slug,
      title: supplierProducts.title,
      sku: supplierProducts.sku,
    })
    .from(supplierProducts)
    .where(and(inArray(supplierProducts.baseProductId, [...baseProductIds]), eq(supplierProducts.status, 'shown')))
    .orderBy(sql`(${supplierProducts.prices} -> 0 ->> 'amountRial')::bigint asc nulls last`, asc(supplierProducts.id));
  const offersByProduct = Map.groupBy(offers, (offer) => offer.baseProductId);
  const options = await listOptionNames(tx, baseProductIds);
  const entries = products.flatMap(({ product, category }) =>
    productEntry(product, category, options.get(product.id) ?? [], offersByProduct.get(product.id) ?? []),
  );
  await insertRows(tx, searchEntries, entries);
}

async function listOptionNames(tx: Tx, baseProductIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ id: string; title: string; synonyms: string[] }>(sql`
    select distinct p.base_product_id as id, o.title, o.synonyms
    from supplier_products p
    join property_values v on v.product_id = p.id
    join property_options o on o.id = v.option_id
    where p.base_product_id = any(${uuidArray(baseProductIds)})`);
  const names = new Map<string, string[]>();
  for (const row of rows) names.set(row.id, [...(names.get(row.id) ?? []), row.title, ...row.synonyms]);
  return names;
}

/** Products are found by the names of their properties' options too, wherever above them these are defined. */
export async function refreshProductEntriesBelow(tx: Tx, categoryIds: readonly string[]): Promise<void> {
  if (categoryIds.length === 0) return;
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(sql`id = any(${uuidArray(categoryIds)}) or path && ${uuidArray(categoryIds)}`);
  await refreshProductEntriesOfCategories(
    tx,
    rows.map((row) => row.id),
  );
}

/** Products are found by the names of their category too. */
export async function refreshProductEntriesOfCategories(tx: Tx, categoryIds: readonly string[]): Promise<void> {
  if (categoryIds.length === 0) return;
  const rows = await tx
    .select({ id: baseProducts.id })
    .from(baseProducts)
    .where(inArray(baseProducts.categoryId, [...categoryIds]));
  const ids = rows.map((row) => row.id);
  for (let start = 0; start < ids.length; start += PRODUCTS_PER_REFRESH) {
    await refreshProductEntries(tx, ids.slice(start, start + PRODUCTS_PER_REFRESH));
  }
}
