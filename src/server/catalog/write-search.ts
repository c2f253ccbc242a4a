import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { foldPartNumber, foldText, searchTerms } from '../../core/persian.ts';
import { insertRows, orUpdate, uuidArray } from '../db/insert-rows.ts';
import type { Tx } from '../db/open-database.ts';
import { searchEntries } from '../search/search.table.ts';
import { categories } from './category.table.ts';
import { baseProducts, supplierProducts } from './product.table.ts';

/** Longer runs of letters are codes, not words. */
const TERM_LENGTH_MAX = 100;
/** Bytes of a B-tree entry are limited. */
const FOLDED_LENGTH_MAX = 200;
const PRODUCTS_PER_REFRESH = 500;

type Text = string | null | undefined;

/** The text form of a tsvector without positions. Words are folded here, so both engines hold the same ones. */
function toWords(texts: readonly Text[], codes: readonly Text[] = [], recurring: readonly Text[] = []): string {
  const terms = new Set<string>();
  for (const text of new Set(texts)) if (text) for (const term of searchTerms(text)) terms.add(term);
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
  const terms = searchTerms(text);
  if (knownTerms.size >= KNOWN_TERMS_MAX) knownTerms.clear();
  knownTerms.set(text, terms);
  return terms;
}

interface EntryFields {
  objectId: string;
  type: 'category' | 'product' | 'supplier';
  text: string;
  slug: string;
  weight: number;
  texts: readonly Text[];
  /** Names that many objects have. */
  recurring?: readonly Text[];
  partNumbers?: readonly string[];
}

function entryRow({ texts, recurring, partNumbers = [], ...fields }: EntryFields) {
  const part = foldPartNumber(partNumbers[0] ?? '');
  return {
    ...fields,
    textFolded: foldText(fields.text).slice(0, FOLDED_LENGTH_MAX).toWellFormed(),
    words: toWords([fields.text, ...texts], partNumbers, recurring),
    partFolded: part === '' ? null : part.slice(0, FOLDED_LENGTH_MAX).toWellFormed(),
  };
}

const orRewrite = orUpdate('objectId', ['text', 'slug', 'textFolded', 'words', 'partFolded']);

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
}

export async function saveSupplierEntries(tx: Tx, rows: readonly NamedSupplier[]): Promise<void> {
  const entries = rows.map((row) =>
    entryRow({ objectId: row.id, type: 'supplier', text: row.name, slug: row.slug, weight: 0, texts: [row.legalName] }),
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

/** Leads to the first of the shown offers; none without one. */
export function productEntry(product: NamedProduct, category: KindNames, shown: readonly NamedOffer[]) {
  const [first] = shown;
  if (!first) return [];
  const kind = [category.name, category.scientificName, ...category.synonyms];
  const offered = shown.flatMap((offer) => [offer.title, offer.sku]);
  const entry = entryRow({
    objectId: first.id,
    type: 'product',
    text: product.title,
    slug: first.slug,
    weight: shown.length,
    texts: [product.scientificName, product.model, ...offered, ...product.partNumbers],
    recurring: [product.brand, ...product.standards, ...kind],
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
  const entries = products.flatMap(({ product, category }) =>
    productEntry(product, category, offersByProduct.get(product.id) ?? []),
  );
  await insertRows(tx, searchEntries, entries);
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
